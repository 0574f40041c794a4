// What rules need before a game by them can begin: the table of a solved game, offered right below their name.

import { el } from "../dom.js";
import { createSolutionPanel } from "../shell/solution-panel.js";

/** @import { SolutionState } from "../types/generated.js" */
/** @import { App } from "../app.js" */

/** @param {App} app @param {string} game @param {string[]} presets those that play from a table */
export function createNeed(app, game, presets) {
  let chosen = "";
  /** A table that was there all the time is not spoken of. */
  let offered = false;
  /** @type {() => void} */
  let changed = () => undefined;
  const root = el("div", { class: "need", hidden: true });
  const panel = presets.length ? createSolutionPanel(app, game, { drawn: draw }) : null;
  if (panel) root.append(panel.root);

  /** @param {SolutionState} [state] */
  function draw(state) {
    if (state && state.state !== "ready") offered = true;
    root.hidden = !offered || !presets.includes(chosen);
    changed();
  }

  return {
    /** Where it stands: below the last preset that needs it. @param {string} preset */
    below: (preset) => (preset === presets.at(-1) ? root : null),
    /** @param {string} preset */
    choose(preset) {
      chosen = preset;
      draw();
    },
    /** Must what is chosen wait? Of a game that has no table nothing can be waited for. */
    waits: () => presets.includes(chosen) && panel !== null && panel.solution.state() !== null && panel.solution.state()?.state !== "ready",
    /** @param {() => void} then called when that may be another answer */
    ready(then) {
      changed = then;
    },
    destroy: () => panel?.destroy(),
  };
}
