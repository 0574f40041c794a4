// The puzzles of a game: a numbered field by grade, with what is solved of them.

import * as ipc from "../ipc.js";
import { complaint, gameName, playable } from "../app.js";
import { el, svg } from "../dom.js";
import { tellIn } from "./announcer.js";
import { page, segments } from "./page.js";

/** @import { Collection, ItemView } from "../types/generated.js" */
/** @import { App, Screen } from "../app.js" */
/** @import { Place } from "../router.js" */

/** How a puzzle stands, as its sign and its words say. @param {ItemView} item */
const stateOf = ({ result }) => (result ? (result.solved ?? "tried") : "open");

/** What each state is drawn with beside the number; the colour says it once more. */
const SIGNS = { open: "", tried: "M6 12h12", clean: "m6 12.5 4 4 8-9", mistakes: "m4 12.5 3.5 3.5 6.5-7.5M19 7v6.5M19 17v.01", assisted: "m4 12.5 3.5 3.5 6.5-7.5M16 9a2.6 2.6 0 1 1 3.4 2.5c-.6.3-.8.7-.8 1.5M18.6 17v.01" };

/** @param {keyof typeof SIGNS} state */
const sign = (state) => svg("svg", { class: "puzzle-sign", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, SIGNS[state] ? svg("path", { d: SIGNS[state] }) : null);

/**
 * Starts a puzzle and shows its table. The running game steps aside, one undo away.
 * @param {App} app @param {string} game @param {string} params
 */
async function begin(app, game, params) {
  await ipc.newGame(game, { params });
  app.router.go({ screen: "table", game });
}

/**
 * @param {App} app @param {string | undefined} wanted a game
 * @param {Place | null} from who comes back from the table finds the puzzle that was opened
 * @returns {Promise<Screen>}
 */
export async function puzzlesScreen(app, wanted, from) {
  const { t } = app;
  const games = playable(app).filter(({ info }) => info.items > 0).map(({ info }) => info.key);
  let game = wanted && games.includes(wanted) ? wanted : games[0];
  const status = el("p", { class: "page-status", role: "status", "data-status": "" });
  const body = el("div", { class: "puzzles" });
  const failed = (/** @type {unknown} */ error) => tellIn(status, complaint(app, error) ?? t("error.again"));
  const open = (/** @type {ItemView} */ item) => {
    app.lastItem = { game, number: item.number };
    void begin(app, game, item.params).catch(failed);
  };

  /** @param {Collection} collection */
  function draw({ items }) {
    const groups = [...new Set(items.map(({ group }) => group))];
    const next = items.find(({ result }) => !result?.solved);
    body.replaceChildren(
      el(
        "div", { class: "puzzles-head" },
        el("p", { "data-solved": solved(items) }, t("puzzle.solved-of", { solved: solved(items), count: items.length })),
        next ? el("button", { type: "button", class: "button primary", "data-action": "next-puzzle", onclick: () => open(next) }, t("puzzle.continue")) : null,
      ),
      el("ul", { class: "puzzles-legend" }, .../** @type {const} */ (["clean", "mistakes", "assisted", "tried"]).map((state) => el("li", { class: "small", "data-state": state }, sign(state), el("span", {}, t(`puzzle.state.${state}`))))),
      ...groups.map((group) => section(group, items.filter((item) => item.group === group))),
    );
  }

  /** @param {number} group @param {ItemView[]} items */
  function section(group, items) {
    const id = `puzzles-${group}`;
    return el(
      "section", { "aria-labelledby": id, "data-group": group },
      el("h2", { id }, t(`puzzle.grade.${group}`), el("span", { class: "small" }, ` ${t("puzzle.solved-of", { solved: solved(items), count: items.length })}`)),
      field(items, id),
    );
  }

  /** One stop for the Tab key; the arrows go from number to number. @param {ItemView[]} items @param {string} labelled */
  function field(items, labelled) {
    const last = app.lastItem?.game === game ? app.lastItem.number : 0;
    const begun = items.findIndex(({ number }) => number === last);
    const start = begun >= 0 ? begun : Math.max(0, items.findIndex(({ result }) => !result?.solved));
    const buttons = items.map((item, index) =>
      el(
        "button",
        { type: "button", class: "puzzle", tabindex: index === start ? 0 : -1, "data-puzzle": item.number, "data-state": stateOf(item), "aria-label": t("puzzle.item", { number: item.number, state: { key: `puzzle.state.${stateOf(item)}` } }), onclick: () => open(item) },
        el("span", {}, String(item.number)), sign(stateOf(item)),
      ));
    const list = el("ul", { class: "puzzle-field", "aria-labelledby": labelled }, ...buttons.map((button) => el("li", {}, button)));
    list.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const at = buttons.findIndex((button) => button === document.activeElement);
      const columns = getComputedStyle(list).gridTemplateColumns.split(" ").length;
      /** @type {Record<string, number>} */
      const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - columns, ArrowDown: at + columns, Home: 0, End: buttons.length - 1 };
      if (at < 0 || !(event.key in steps)) return;
      event.preventDefault();
      const to = buttons[steps[event.key]];
      if (!to) return;
      for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
      to.focus();
    });
    return list;
  }

  const choice = games.length > 1
    ? segments("game", t("records.game"), games.map((value) => ({ value, text: gameName(app, value) })), game, (value) => {
        game = value;
        ipc.collection(game).then(draw, failed);
      })
    : null;
  const view = page(app, "puzzles", games.length > 1 ? t("puzzle.title") : t("puzzle.of", { game: gameName(app, game) }), choice, el("p", {}, t("puzzle.lead")), body, status);
  draw(await ipc.collection(game));
  return {
    root: view.root,
    shown() {
      const last = from?.screen === "table" && app.lastItem?.game === game ? /** @type {HTMLElement | null} */ (body.querySelector(`[data-puzzle="${app.lastItem.number}"]`)) : null;
      if (last) last.focus();
      else view.shown();
    },
  };
}

/** @param {ItemView[]} items */
const solved = (items) => items.filter(({ result }) => result?.solved).length;
