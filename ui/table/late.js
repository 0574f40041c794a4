// What comes without a tap: the time is up, the work is done that the table waited for, or the computer has moved.

import * as ipc from "../ipc.js";

/** @import { Reply, Table } from "../types/generated.js" */

/**
 * @param {string} game
 * @param {object} screen
 * @param {() => Table} screen.table
 * @param {(job: () => Promise<void>) => void} screen.add runs a job when nothing else is under way
 * @param {(reply: Reply) => void} screen.moved a move was made: by the computer, or the one that the time's end makes
 * @param {(reply: Reply) => void} screen.settled the table is another one now; no tap asked for it
 * @param {(reply: Reply) => void} screen.worked what the table waited for is there
 * @param {(table: Table) => void} screen.wound the clock that counts shows something else
 * @param {() => Promise<unknown>} screen.rested the player's own move has been seen, and a moment has passed
 * @param {(error: unknown) => void} screen.failed
 */
export function createLate(game, screen) {
  /** What was asked for last: work for a game, or an answer to a move. @type {string | null} */
  let asked = null;
  let gone = false;
  /** The computer's move, while the player's own is still being looked at. @type {Reply | null} */
  let held = null;

  /** @param {() => Promise<void>} job */
  const later = (job) => screen.add(async () => {
    if (!gone) await job();
  });

  async function work() {
    const { id } = screen.table();
    try {
      await ipc.work(game);
      later(async () => {
        // Called off: another game is on the table.
        if (screen.table().id !== id) return;
        // Moves may have been played since that answer: what counts is how it stands now.
        screen.worked(await ipc.resume(game));
      });
    } catch (error) {
      later(async () => screen.failed(error));
    }
  }

  async function answer() {
    const rested = screen.rested();
    try {
      held = await ipc.work(game);
      await rested;
      later(async () => release());
    } catch (error) {
      later(async () => screen.failed(error));
    }
  }

  /** Shows the computer's move, if it is there. One that is older than the table has been taken back meanwhile. */
  function release() {
    const reply = held;
    held = null;
    if (reply && !gone && reply.table.revision > screen.table().revision) screen.moved(reply);
  }

  return {
    /** Sees to it that what the table waits for is done. @param {Table} table */
    consider({ pending, id, revision }) {
      const wanted = pending && (pending === "opponent" ? `${id} ${revision}` : id);
      if (wanted && wanted !== asked) void (pending === "opponent" ? answer() : work());
      asked = wanted;
    },
    release,
    /** The time is up, as far as this side can tell. */
    timeUp: () => later(async () => {
      const { timeout, status, revision } = screen.table();
      if (timeout === null || status.state === "over") return;
      try {
        screen.moved(await ipc.play(game, revision, timeout));
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
