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
  /** What was asked for last: work for a game, or an answer to a move. Another wish calls it off. @type {{ wish: string, held: Reply | null } | null} */
  let asked = null;
  let gone = false;

  /** @typedef {NonNullable<typeof asked>} Asked */

  /** Runs a job unless it was called off by then. @param {Asked} mine @param {() => Promise<void>} job */
  const later = (mine, job) => screen.add(async () => {
    if (!gone && asked === mine) await job();
  });

  /** @param {Asked} mine */
  async function work(mine) {
    try {
      await ipc.work(game);
      // Moves may have been played since that answer: what counts is how it stands now.
      later(mine, async () => screen.worked(await ipc.resume(game)));
    } catch (error) {
      later(mine, async () => screen.failed(error));
    }
  }

  /** @param {Asked} mine */
  async function answer(mine) {
    const rested = screen.rested();
    try {
      mine.held = await ipc.work(game);
      await rested;
      later(mine, async () => void release());
    } catch (error) {
      later(mine, async () => screen.failed(error));
    }
  }

  /**
   * Shows the computer's move, if it is there. It is not for a table that has gone on meanwhile.
   * @returns {boolean} whether it was shown now
   */
  function release() {
    const reply = asked?.held;
    if (!asked || !reply) return false;
    // The player's own moment of looking at it may still be under way.
    asked.held = null;
    if (gone || reply.table.revision <= screen.table().revision) return false;
    screen.moved(reply);
    return true;
  }

  return {
    /** Sees to it that what the table waits for is done. @param {Table} table */
    consider({ pending, id, revision }) {
      const wish = pending && (pending === "opponent" ? `${id} ${revision}` : id);
      if (wish === (asked?.wish ?? null)) return;
      asked = wish ? { wish, held: null } : null;
      if (asked) void (pending === "opponent" ? answer(asked) : work(asked));
    },
    release,
    /** The time is up, as far as this side can tell. */
    timeUp: () => screen.add(async () => {
      if (gone) return;
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
