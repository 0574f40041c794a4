// What comes without a tap: the time is up, or the work is done that the table waited for.

import * as ipc from "../ipc.js";

/** @import { Reply, Table } from "../types/generated.js" */

/**
 * @param {string} game
 * @param {object} screen
 * @param {() => Table} screen.table
 * @param {(job: () => Promise<void>) => void} screen.add runs a job when nothing else is under way
 * @param {(reply: Reply) => void} screen.ended the game has ended because its time is up
 * @param {(reply: Reply) => void} screen.settled the table is another one now; no tap asked for it
 * @param {(reply: Reply) => void} screen.worked what the table waited for is there
 * @param {(table: Table) => void} screen.wound the clock that counts shows something else
 * @param {(error: unknown) => void} screen.failed
 */
export function createLate(game, screen) {
  /** The game whose work was asked for. @type {string | null} */
  let asked = null;
  let gone = false;

  /** @param {() => Promise<void>} job */
  const later = (job) => screen.add(async () => {
    if (!gone) await job();
  });

  async function work() {
    try {
      await ipc.work(game);
      later(async () => {
        // Moves may have been played since that answer: what counts is how it stands now.
        screen.worked(await ipc.resume(game));
      });
    } catch (error) {
      later(async () => screen.failed(error));
    }
  }

  return {
    /** Sees to it that what the table waits for is worked out. @param {Table} table */
    consider(table) {
      if (table.pending === null) asked = null;
      else if (asked !== table.id) {
        asked = table.id;
        void work();
      }
    },
    /** The time is up, as far as this side can tell. */
    timeUp: () => later(async () => {
      const { timeout, status, revision } = screen.table();
      if (timeout === null || status.state === "over") return;
      try {
        screen.ended(await ipc.play(game, revision, timeout));
      } catch {
        // A moment is left by the clock that counts.
        const now = await ipc.resume(game);
        if (now.table.revision === revision) screen.wound(now.table);
        else screen.settled(now);
      }
    }),
    left() {
      gone = true;
    },
  };
}
