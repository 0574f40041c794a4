// Begins another game: by rules and a seed, or the one that an ID describes.

import * as ipc from "../ipc.js";
import { complaint } from "../app.js";

/** @import { Choice, Reply } from "../types/generated.js" */
/** @import { App } from "../app.js" */

/**
 * @param {App} app @param {string} game
 * @param {Choice | string} wish rules and seed, or a game ID
 * @param {(reply: Reply) => void} begun it is the same kind of game
 * @returns {Promise<string[]>} what is wrong with the wish
 */
export async function begin(app, game, wish, begun) {
  try {
    const reply = typeof wish === "string" ? await ipc.openId(wish) : await ipc.newGame(game, wish);
    if (reply.table.game === game) begun(reply);
    else app.router.go({ screen: "table", game: reply.table.game });
    return [];
  } catch (error) {
    const failure = ipc.failure(error);
    return failure.kind === "invalid" ? failure.problems.map((problem) => app.t(problem)) : [complaint(app, error) ?? app.t("error.again")];
  }
}
