// One call to the other side, and what follows when it is refused or fails.

import * as ipc from "../ipc.js";
import { complaint } from "../app.js";

/** @import { App } from "../app.js" */

/**
 * @param {App} app
 * @param {object} calls
 * @param {() => Promise<void>} calls.stale the game is not what this side believed
 * @param {(text: string) => void} calls.refused the rules don't allow it
 * @param {(text: string) => void} calls.failed it could not be done
 */
export function createAsk(app, { stale, refused, failed }) {
  /**
   * @template T
   * @param {() => Promise<T>} call @param {(reply: T) => void} then
   * @returns {Promise<boolean>} whether it was refused as stale
   */
  return async (call, then) => {
    try {
      then(await call());
      return false;
    } catch (error) {
      const { kind } = ipc.failure(error);
      if (kind === "stale") await stale();
      else (kind === "refused" ? refused : failed)(complaint(app, error) ?? "");
      return kind === "stale";
    }
  };
}

/**
 * Tries once more what was stale while the computer was to move: it may have moved in this very instant, and the
 * player's wish stands.
 * @param {boolean} waited was the computer to move? @param {() => Promise<boolean>} attempt
 */
export async function insist(waited, attempt) {
  if ((await attempt()) && waited) await attempt();
}
