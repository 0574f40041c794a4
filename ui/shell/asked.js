// A game that was asked for from outside: on the command line, or by a second start of the program.

import * as ipc from "../ipc.js";
import { complaint } from "../app.js";

/** @import { App } from "../app.js" */
/** @import { Place } from "../router.js" */

/**
 * Opens what was asked for. The game that was on its table steps aside, as for a pasted ID.
 * @param {App} app
 * @returns {Promise<Place | null>} where to see the game, or what is wrong with it; null if nothing was asked for
 */
export async function openAsked(app) {
  const text = await ipc.asked();
  if (text === null) return null;
  try {
    const { table } = await ipc.openId(text);
    return { screen: "table", game: table.game };
  } catch (error) {
    const problems = complaint(app, error) ?? app.t("error.again");
    app.notices.push({ key: "error.asked", args: { problems } });
    return { screen: "home" };
  }
}
