// What a player can do about a solution that is not there yet: have it built, follow that, call it off, bring a file.

import { complaint } from "../app.js";
import { el, freshId } from "../dom.js";
import { tellIn } from "./announcer.js";
import { busy } from "./solution.js";
import { costs, progress } from "./solution-words.js";

/** @import { SolutionState } from "../types/generated.js" */
/** @import { App } from "../app.js" */

/**
 * What stands in the way, in words; null where nothing does.
 * @param {App} app @param {unknown} trouble a message, or what a call was rejected with
 */
export function troubleText(app, trouble) {
  if (trouble === null || trouble === undefined) return null;
  if (typeof trouble === "object" && "key" in trouble && "args" in trouble) return app.t(/** @type {import("../types/generated.js").Message} */ (trouble));
  return complaint(app, trouble) ?? app.t("error.again");
}

/**
 * @param {App} app @param {string} game
 * @param {object} [given]
 * @param {(state: SolutionState) => void} [given.drawn] the panel shows this now
 */
export function createSolutionPanel(app, game, { drawn } = {}) {
  const { t } = app;
  const solution = app.solutions.of(game);
  const what = el("p", { class: "solution-what", tabindex: -1 });
  const cost = el("dl", { class: "facts solution-cost" });
  const barId = freshId("solution");
  const bar = el("progress", { id: barId, max: 1, value: 0 });
  const barName = el("label", { for: barId });
  const far = el("p", { class: "solution-far small" });
  const work = el("div", { class: "solution-work", "data-solution-work": "" }, el("div", { class: "solution-head" }, barName, far), bar);
  const problem = el("p", { class: "solution-problem", role: "status", "data-solution-problem": "" });
  const said = el("p", { class: "unseen", role: "status", "data-status": "solution" });
  const file = el("input", { type: "file", hidden: true, "data-field": "solution-file", onchange: chosen });

  /** @param {string} name @param {() => void} act @param {string} [kind] */
  const button = (name, act, kind = "") => el("button", { type: "button", class: `button ${kind}`.trim(), "data-action": `solution-${name}`, onclick: act });
  const build = button("build", () => void solution.build(), "primary");
  const cancel = button("cancel", () => void solution.cancel());
  const bring = button("import", () => file.click());
  const buttons = el("div", { class: "buttons start" }, build, cancel, bring, file);
  const root = el("section", { class: "solution", "data-solution": "", "data-game": game, hidden: true }, what, cost, work, problem, buttons, said);

  function chosen() {
    const [picked] = file.files ?? [];
    // The same file may be chosen again after it was mended.
    if (picked) void solution.bring(picked).finally(() => (file.value = ""));
  }

  /** @param {SolutionState | null} state @param {import("./solution.js").Outcome | null} end */
  function show(state, end) {
    root.hidden = state === null;
    if (!state) return false;
    const held = [build, cancel, bring].find((each) => each === document.activeElement);
    const working = busy(state);
    const { state: name, buildable } = state;
    const nowhere = state.path === null;
    root.setAttribute("data-solution", name);
    what.textContent = t(name === "ready" ? "solution.ready" : name === "damaged" ? "solution.damaged" : nowhere ? "solution.problem.no-folder" : buildable ? "solution.what" : "solution.what-import");
    cost.hidden = working || name === "ready" || !buildable;
    cost.replaceChildren(...costs(state.cost, t).map(([key, value]) => el("div", {}, el("dt", {}, key), el("dd", {}, value))));
    work.hidden = !working;
    barName.textContent = t(name === "importing" ? "solution.importing" : "solution.building");
    bar.value = state.part;
    far.textContent = progress(state, t);
    const wrong = working ? null : troubleText(app, solution.trouble());
    if (problem.textContent !== (wrong ?? "")) problem.textContent = wrong ?? "";
    build.hidden = working || name === "ready" || !buildable;
    build.textContent = t("solution.build");
    cancel.hidden = !working;
    cancel.textContent = t("solution.cancel");
    bring.hidden = working || nowhere || name === "ready";
    bring.textContent = t("solution.import");
    buttons.hidden = [build, cancel, bring].every(({ hidden }) => hidden);
    drawn?.(state);
    // A button that is gone hands the focus on.
    if (held?.hidden) ([cancel, build, bring].find(({ hidden }) => !hidden) ?? what).focus();
    if (!end || !root.isConnected || !root.checkVisibility()) return false;
    // What went wrong is heard where it stands.
    tellIn(said, end === "ready" ? t("solution.ready") : "");
    return true;
  }

  const ends = solution.follow(show);
  return {
    root,
    solution,
    /** Its words in the language of the moment. */
    translated() {
      said.textContent = "";
      show(solution.state(), null);
    },
    destroy: ends,
  };
}
