// What there is of the games' solutions: built, brought in from a file, removed; and whoever looks at that is told.
//
// The other side answers when something has changed, so nothing is asked again and again. While work is under way it is
// followed wherever the player is, and its end is told once.

import * as ipc from "../ipc.js";
import { piecesOf } from "./solution-file.js";

/** @import { SolutionState } from "../types/generated.js" */
/** @typedef {"ready" | "failed"} Outcome */
/**
 * Hears of every change. True for an outcome that it has told the player of.
 * @typedef {(state: SolutionState | null, outcome: Outcome | null) => boolean | void} Listener
 */
/** @typedef {ReturnType<typeof createSolution>} Solution */

/** Is anything under way? @param {SolutionState | null | undefined} state */
export const busy = (state) => state?.state === "building" || state?.state === "importing";

/**
 * How building has ended, between two states; null where it has not, or where it was called off. How a file was taken,
 * its last piece is told.
 * @param {Pick<SolutionState, "state"> | null} before @param {SolutionState | null} after
 * @returns {Outcome | null}
 */
export function outcome(before, after) {
  if (!after || before?.state !== "building" || busy(after)) return null;
  if (after.problem) return "failed";
  return after.state === "ready" ? "ready" : null;
}

/**
 * @param {string} game
 * @param {(game: string, outcome: Outcome, why: unknown) => void} tell tells of an outcome that no listener has told
 */
function createSolution(game, tell) {
  /** @type {SolutionState | null} */
  let state = null;
  let known = false;
  let asking = false;
  /** The change after which building was wished for, until it is seen what came of that. @type {number | null} */
  let wished = null;
  /** The file that is read now. @type {object | null} */
  let reading = null;
  /** Why the last wish was not met, where the state itself does not say it. @type {unknown} */
  let trouble = null;
  /** @type {Set<Listener>} */
  const listeners = new Set();

  /** @param {SolutionState | null} next */
  function take(next) {
    // Two calls may be answered with the same, or in another order than they were asked in.
    if (state && next && next.change <= state.change) return;
    // What fails at once is never seen under way.
    const begun = wished !== null && next !== null && next.change > wished;
    const end = outcome(begun ? { state: "building" } : state, next);
    if (begun) wished = null;
    state = next;
    known = true;
    spread(end);
  }

  /** @param {Outcome | null} end */
  function spread(end) {
    const told = [...listeners].map((listener) => listener(state, end)).includes(true);
    if (end && !told) tell(game, end, trouble ?? state?.problem);
  }

  /** Asks for the state, and again for the next one, as long as anybody wants to know. */
  async function watch() {
    if (asking) return;
    asking = true;
    try {
      do take(await ipc.solution(game, state?.change ?? 0));
      while (state && (busy(state) || listeners.size > 0));
    } catch {
      // Whoever looks next asks again.
    } finally {
      asking = false;
    }
  }

  /** @param {() => Promise<unknown>} call */
  async function wish(call) {
    trouble = null;
    try {
      await call();
    } catch (error) {
      wished = null;
      trouble = error;
      spread("failed");
    }
    void watch();
  }

  return {
    state: () => state,
    known: () => known,
    /** What kept the last wish from being met: a message, or what a call was rejected with. */
    trouble: () => trouble ?? state?.problem,
    watch,
    /** @param {Listener} listener @returns {() => void} ends it */
    follow(listener) {
      listeners.add(listener);
      if (known) listener(state, null);
      void watch();
      return () => void listeners.delete(listener);
    },
    build() {
      wished = state?.change ?? null;
      return wish(async () => {
        const begun = await ipc.buildSolution(game);
        // What is under way is followed below.
        if (!busy(begun)) take(begun);
      });
    },
    remove: () => wish(() => ipc.removeSolution(game)),
    cancel() {
      reading = null;
      return wish(() => ipc.cancelSolution(game));
    },
    /** Brings in a file, which is checked before it takes the place of anything. @param {Blob} file */
    bring(file) {
      const mine = {};
      reading = mine;
      let begun = false;
      return wish(async () => {
        try {
          for await (const { at, total, chunk } of piecesOf(file)) {
            if (reading !== mine) return;
            take(await ipc.importSolution(game, at, total, chunk));
            begun = true;
          }
          if (reading === mine) spread("ready");
        } catch (error) {
          // Called off meanwhile: that is no fault of the file.
          if (reading !== mine) return;
          // Refused at the door: what is under way there is not this.
          if (begun) await ipc.cancelSolution(game).catch(() => undefined);
          throw error;
        } finally {
          if (reading === mine) reading = null;
        }
      });
    },
  };
}

/** @param {(game: string, outcome: Outcome, why: unknown) => void} tell */
export function createSolutions(tell) {
  /** @type {Map<string, Solution>} */
  const all = new Map();
  /** @param {string} game @returns {Solution} */
  const of = (game) => {
    const found = all.get(game) ?? createSolution(game, tell);
    all.set(game, found);
    return found;
  };
  return { of };
}

/** @typedef {ReturnType<typeof createSolutions>} Solutions */
