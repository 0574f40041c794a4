// Asks for a hint. The other side looks for it while play goes on; an answer to a table that is gone is dropped.

import * as ipc from "../ipc.js";

/** @import { HintReply, Table } from "../types/generated.js" */

/**
 * @param {string} game
 * @param {object} screen
 * @param {() => Table} screen.table
 * @param {<T>(call: () => Promise<T>, then: (reply: T) => void) => Promise<unknown>} screen.ask
 * @param {(job: () => void) => void} screen.add runs a job when nothing else is under way
 * @param {(on: boolean) => void} screen.think
 * @param {(reply: HintReply) => void} screen.show
 */
export function createHint(game, { table, ask, add, think, show }) {
  let thinking = false;
  return async () => {
    if (thinking) return;
    thinking = true;
    think(true);
    // A move that is under way comes first: a hint for the table before it would be dropped.
    await new Promise((free) => add(() => free(undefined)));
    const { revision, pending } = table();
    const found = pending === "opponent" ? Promise.resolve(null) : ipc.hint(game, revision).catch((error) => {
      // Play went on, and will show how the table stands.
      if (ipc.failure(error).kind === "stale") return null;
      throw error;
    });
    try {
      await ask(() => found, (reply) => add(() => {
        if (reply && table().revision === revision) show(reply);
      }));
    } finally {
      thinking = false;
      think(false);
    }
  };
}
