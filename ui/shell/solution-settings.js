// Settings, the part about solved games: what is there, how large it is, where it lies, and what can be done about it.

import { gameName, playable } from "../app.js";
import { el, freshId } from "../dom.js";
import { copy } from "./clipboard.js";
import { createSolutionPanel } from "./solution-panel.js";
import { size } from "./solution-words.js";
import { tellIn } from "./announcer.js";

/** @import { SolutionState } from "../types/generated.js" */
/** @import { App } from "../app.js" */

/** The sections of all games that have a solution; none where none has. @param {App} app */
export function solutionSections(app) {
  const root = el("div", {});
  /** @type {Map<string, ReturnType<typeof section>>} */
  const made = new Map();
  const ends = playable(app).map(({ info: { key } }) => app.solutions.of(key).follow((state) => {
    if (!state || made.has(key)) return;
    made.set(key, section(app, key));
    root.replaceChildren(...playable(app).flatMap(({ info }) => made.get(info.key)?.root ?? []));
  }));
  return {
    root,
    translated() {
      for (const { translated } of made.values()) translated();
    },
    left() {
      for (const end of ends) end();
      for (const { destroy } of made.values()) destroy();
    },
  };
}

/** @param {App} app @param {string} game */
function section(app, game) {
  const { t } = app;
  const heading = freshId("solution");
  const title = el("h2", { id: heading });
  const status = el("p", { class: "page-status", role: "status", "data-status": "solution-file" });
  const pathId = freshId("path");
  const pathName = el("label", { for: pathId });
  const path = el("input", { id: pathId, type: "text", class: "text", readonly: true, "data-field": "solution-path", onfocus: () => path.select() });
  const copier = el("button", { type: "button", class: "button", "data-action": "copy-path", onclick: () => void copyPath() });
  const place = el("div", { class: "field", hidden: true }, pathName, el("div", { class: "joined" }, path, copier));
  const large = el("p", { class: "small", "data-solution-size": "" });

  /** Asked before it is done: to build it again takes its time. */
  let sure = false;
  const asked = freshId("question");
  const question = el("p", { id: asked });
  /** @param {string} name @param {() => void} act @param {string} [about] what describes it */
  const button = (name, act, about) => el("button", { type: "button", class: "button", "data-action": `solution-${name}`, "aria-describedby": about, onclick: act });
  const remove = button("remove", () => ask(true));
  const really = button("really", () => {
    ask(false);
    void solution.remove();
    title.focus();
  });
  const keep = button("keep", () => ask(false), asked);
  const removal = el("div", { class: "solution-removal" }, question, el("div", { class: "buttons start" }, remove, really, keep));

  const panel = createSolutionPanel(app, game);
  const { solution } = panel;
  const root = el("section", { class: "transfer", "aria-labelledby": heading, "data-solution-of": game }, title, panel.root, large, place, removal, status);
  title.tabIndex = -1;
  const stop = solution.follow((state) => void drawn(state));

  async function copyPath() {
    tellIn(status, t((await copy(path.value, document.body)) ? "share.copied" : "share.by-hand"));
  }

  /** @param {boolean} on */
  function ask(on) {
    const held = removal.contains(document.activeElement);
    sure = on;
    drawn(solution.state());
    if (held) (on ? keep : remove).focus();
  }

  /** @param {SolutionState | null} state */
  function drawn(state) {
    if (!state) return;
    const there = state.state === "ready" || state.state === "damaged";
    large.hidden = state.state !== "ready";
    large.textContent = t("solution.size", { size: size(state.cost.disk) });
    place.hidden = !there || state.path === null;
    path.value = state.path ?? "";
    removal.hidden = !there;
    if (!there) sure = false;
    question.hidden = really.hidden = keep.hidden = !sure;
    remove.hidden = sure;
  }

  function translated() {
    status.textContent = "";
    title.textContent = t("solution.title", { game: gameName(app, game) });
    pathName.textContent = t("solution.path");
    copier.textContent = t("share.copy");
    copier.setAttribute("aria-label", t("solution.copy-path"));
    question.textContent = t("solution.remove-question");
    remove.textContent = t("solution.remove");
    really.textContent = t("solution.really");
    keep.textContent = t("solution.keep");
    panel.translated();
    drawn(solution.state());
  }

  translated();
  return {
    root,
    translated,
    destroy() {
      stop();
      panel.destroy();
    },
  };
}
