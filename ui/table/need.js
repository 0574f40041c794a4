// What rules need before a game by them can begin: the table of a solved game, offered right below what was chosen.

import { el } from "../dom.js";
import { createSolutionPanel } from "../shell/solution-panel.js";

/** @import { SolutionState } from "../types/generated.js" */
/** @import { App } from "../app.js" */

/** @param {App} app @param {string} game @param {boolean} solved are there rules of the game that play from a table? */
export function createNeed(app, game, solved) {
  let wanted = false;
  /** A table that was there all the time is not spoken of. */
  let offered = false;
  /** @type {() => void} */
  let changed = () => undefined;
  const root = el("div", { class: "need", hidden: true });
  const panel = solved ? createSolutionPanel(app, game, { drawn: draw }) : null;
  if (panel) root.append(panel.root);

  /** @param {SolutionState} [state] */
  function draw(state) {
    if (state && state.state !== "ready") offered = true;
    root.hidden = !offered || !wanted;
    changed();
  }

  return {
    root,
    /** @param {boolean} wants do the rules that are chosen now play from the table? */
    choose(wants) {
      wanted = wants;
      draw();
    },
    /** Must what is chosen wait? Of a game that has no table nothing can be waited for. */
    waits: () => wanted && panel !== null && panel.solution.state() !== null && panel.solution.state()?.state !== "ready",
    /** @param {() => void} then called when that may be another answer */
    ready(then) {
      changed = then;
    },
    destroy: () => panel?.destroy(),
  };
}
