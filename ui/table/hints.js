// Asking for a hint: one at a time, and shown only while the board is still the one it was asked for.

import * as ipc from "../ipc.js";

/** @import { Hint, HintReply, Table } from "../types/generated.js" */

/**
 * @param {string} game
 * @param {object} screen
 * @param {() => Table} screen.table
 * @param {<T>(call: () => Promise<T>, then: (reply: T) => void) => Promise<void>} screen.ask
 * @param {(job: () => void) => void} screen.add runs a job when nothing else is under way
 * @param {() => boolean} screen.waits is there nothing to be asked now?
 * @param {(on: boolean) => void} screen.think shows that it is being looked for
 * @param {(table: Table, hint: Hint | null) => void} screen.show
 * @returns {() => Promise<void>}
 */
export function createHints(game, { table, ask, add, waits, think, show }) {
  let thinking = false;
  return async () => {
    if (thinking || waits()) return;
    thinking = true;
    think(true);
    const { revision } = table();
    try {
      await ask(() => ipc.hint(game, revision), (/** @type {HintReply} */ reply) => add(() => {
        if (table().revision === revision) show(reply.table, reply.hint);
      }));
    } finally {
      thinking = false;
      think(false);
    }
  };
}
