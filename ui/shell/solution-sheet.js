// The table of a solved game on a sheet of its own, for who finds at the board that it is not there.

import { gameName } from "../app.js";
import { openSheet } from "./sheet.js";
import { createSolutionPanel } from "./solution-panel.js";

/** @import { App } from "../app.js" */

/** @param {App} app @param {string} game @param {() => void} closed what is to be done then */
export function openSolution(app, game, closed) {
  const panel = createSolutionPanel(app, game);
  openSheet(app, {
    name: "solution",
    title: app.t("solution.title", { game: gameName(app, game) }),
    content: () => [panel.root],
    closed() {
      panel.destroy();
      closed();
    },
  });
}
