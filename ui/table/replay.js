// Looking back: a game's moves one by one, on a board of its own that takes no input.
//
// The other side says how the game stood at each move, so this needs to know no rule. It works for every game.

import * as ipc from "../ipc.js";
import { complaint, houseOf } from "../app.js";
import { el, freshId, icon } from "../dom.js";
import { openSheet } from "../shell/sheet.js";
import { together } from "../i18n/format.js";
import { createAnalysis } from "./analysis.js";
import { createReel } from "./reel.js";

/** @import { Played, Table } from "../types/generated.js" */
/** @import { GameModule, GameView } from "../types/view.js" */
/** @import { App } from "../app.js" */
/** @import { Sheet } from "../shell/sheet.js" */

/**
 * @param {App} app @param {GameModule} module @param {Table} table the game as it stands
 * @param {{ analyse: boolean, assisted: () => void }} given whether to begin with its analysis; what to do when that has marked the game
 */
export function openReplay(app, module, table, given) {
  /** @type {ReturnType<typeof createReplay> | null} */
  let replay = null;
  openSheet(app, {
    name: "replay",
    title: app.t("replay.title"),
    closed: () => replay?.destroy(),
    content(sheet) {
      replay = createReplay(app, module, table, sheet, given);
      return [replay.root];
    },
  });
}

/** @param {App} app @param {GameModule} module @param {Table} table @param {Sheet} sheet @param {{ analyse: boolean, assisted: () => void }} given */
function createReplay(app, module, table, sheet, { analyse, assisted }) {
  const { t } = app;
  const { game } = table;
  /** @type {Played} */
  let played = { revision: table.revision, moves: [] };
  /** @type {HTMLElement[]} */
  let items = [];
  let shown = -1;
  let wanted = -1;
  let what = "";
  let gone = false;

  /** @type {GameView} */
  const view = module.createView({
    ...houseOf(app),
    // A tap does nothing here, so there is nothing to confirm.
    settings: () => ({ ...app.settings, confirm: false }),
    say: (text) => app.announcer.say(text),
    input: () => undefined,
    send: async () => undefined,
    feel: () => undefined,
  }, table);

  /** @param {string} name @param {() => number} where */
  const button = (name, where) =>
    el("button", { type: "button", class: "round", "data-action": `replay-${name}`, "aria-label": t(`replay.${name}`), onclick: () => wish(where()) }, icon(name));
  const first = button("first", () => 0);
  const previous = button("previous", () => wanted - 1);
  const next = button("next", () => wanted + 1);
  const last = button("last", () => played.moves.length);
  const sliderId = freshId("replay");
  const slider = el("input", { id: sliderId, type: "range", class: "replay-slider", min: 0, max: 0, step: 1, value: 0, "data-field": "replay", oninput: () => wish(Number(slider.value)) });
  const said = el("p", { class: "replay-said", role: "status", "data-replay-said": "" });
  const list = el("ol", { class: "replay-moves" });
  const reel = createReel(t, {
    async step() {
      await go(wanted === played.moves.length ? 0 : wanted + 1);
      await view.shown?.();
      return !gone && wanted < played.moves.length;
    },
    // What runs by itself would talk without end.
    running: (on) => said.setAttribute("aria-live", on ? "off" : "polite"),
  });
  // Only a game of two sides can be solved in this sense, and a puzzle has its answer in itself.
  const analysis = module.sides && !table.item ? createAnalysis(app, module, game, { played: () => played, wish, assisted, stale: () => load(wanted), changed }) : null;
  if (analysis) reel.root.append(analysis.button);
  const place = el("div", { class: "replay-board" }, view.board);
  const root = el(
    "div", { class: "replay", "data-replay": "", onkeydown: key },
    place,
    el(
      "div", { class: "replay-side" },
      analysis?.root,
      said,
      el("label", { class: "unseen", for: sliderId }, t("replay.slider")),
      el("div", { class: "replay-controls" }, first, previous, slider, next, last),
      reel.root,
      list,
    ),
  );

  /** @param {KeyboardEvent} event */
  function key(event) {
    // On the board the arrows move its cursor, on the slider they are its own.
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.target === slider) return;
    const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: played.moves.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    wish(to);
  }

  /** Whoever looks for a move of their own stops what runs. @param {number} at */
  function wish(at) {
    reel.stop();
    void go(at);
  }

  /** Shows the game after so many moves; of several wishes in a row the last one counts. @param {number} at */
  async function go(at) {
    const idle = wanted === shown;
    wanted = Math.min(Math.max(at, 0), played.moves.length);
    mark();
    if (!idle) return;
    try {
      while (shown !== wanted && !gone) await show(wanted);
    } catch (error) {
      const to = wanted;
      wanted = shown;
      if (ipc.failure(error).kind === "stale") void load(to);
      else sheet.say(complaint(app, error) ?? "");
    }
  }

  /** @param {number} at */
  async function show(at) {
    const { table: then, events } = await ipc.replay(game, played.revision, at);
    if (gone) return;
    if (at === shown + 1) view.play(events, then);
    else view.draw(then);
    shown = at;
    root.setAttribute("data-at", String(at));
    what = at === 0 ? t("replay.start") : module.sentence(events, then, t) || module.summary(then, t);
    tell();
  }

  /** Says what is shown, and draws what is known of it. */
  function tell() {
    analysis?.show(shown);
    const words = analysis?.words() ?? "";
    const all = together(t, [what, words]);
    if (said.textContent !== all) said.replaceChildren(el("span", {}, what), words && t("join.sentences"), words && el("span", { class: "analysis-words" }, words));
    slider.setAttribute("aria-valuetext", t("replay.at", { at: shown, of: played.moves.length, what: all }));
    const at = shown;
    // Once the move has been seen.
    void Promise.resolve(view.shown?.()).then(() => !gone && at === shown && analysis?.draw(view));
  }

  /** The analysis has changed. What ran by itself may have lost its button. */
  function changed() {
    reel.stop();
    dress();
  }

  /** The list, and what is said, with what the analysis knows. */
  function dress() {
    root.setAttribute("data-analysing", analysis?.asks() ? "asking" : analysis?.on() ? "on" : "off");
    for (const [index, item] of items.entries()) {
      item.querySelector(".move-mark")?.remove();
      const verdict = analysis?.mark(index);
      if (verdict) item.append(" ", verdict);
    }
    if (shown >= 0) tell();
    mark();
  }

  /** Marks the place in the list and on the slider. */
  function mark() {
    const end = played.moves.length;
    slider.value = String(wanted);
    for (const [control, dead] of /** @type {const} */ ([[first, wanted === 0], [previous, wanted === 0], [next, wanted === end], [last, wanted === end]])) {
      if (dead) control.setAttribute("aria-disabled", "true");
      else control.removeAttribute("aria-disabled");
    }
    for (const [at, item] of items.entries()) {
      if (at + 1 === wanted) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
    const item = items[wanted - 1];
    // Not scrollIntoView: the sheet itself must not jump.
    if (item) list.scrollTop = item.offsetTop - list.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
    else list.scrollTop = 0;
  }

  /** @param {number} [to] after how many moves to show it; the last one, if nothing is said */
  async function load(to = Infinity) {
    try {
      played = await ipc.played(game);
    } catch (error) {
      sheet.say(complaint(app, error) ?? "");
      return;
    }
    if (gone) return;
    items = played.moves.map((text, index) =>
      el("button", { type: "button", class: "replay-move", "data-at": index + 1, onclick: () => wish(index + 1) },
        el("span", { class: "replay-number" }, String(index + 1)), module.moveText(text, t)));
    list.replaceChildren(...items.map((item) => el("li", {}, item)));
    slider.max = String(played.moves.length);
    analysis?.follow();
    dress();
    await go(Math.min(to, played.moves.length));
  }

  void load().then(() => analyse && !gone && analysis?.start());
  return {
    root,
    destroy() {
      gone = true;
      reel.stop();
      analysis?.destroy();
      view.finish();
      view.destroy();
    },
  };
}
