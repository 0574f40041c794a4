// The table: the one screen on which every game is played.

import * as ipc from "../ipc.js";
import { complaint, gameName, gameOf, pace, rulesName } from "../app.js";
import { el, icon } from "../dom.js";
import { createAsk } from "./ask.js";
import { createBar } from "./bar.js";
import { createClock } from "./clock.js";
import { createEnd } from "./end.js";
import { createInfo } from "./info.js";
import { createQueue, shared } from "./queue.js";
import { handleKey } from "./keys.js";
import { openMore, openShare } from "./more.js";
import { openNewGame } from "./new-game.js";

/** @import { Choice, Reply } from "../types/generated.js" */
/** @import { GameView, ViewHost } from "../types/view.js" */
/** @import { App, Screen } from "../app.js" */

/**
 * @param {App} app @param {string} game
 * @returns {Promise<Screen>}
 */
export async function tableScreen(app, game) {
  const found = gameOf(app, game);
  if (!found) throw new Error(app.t("error.unknown-game", { game }));
  const { info, module } = found;
  const { t } = app;

  const first = await ipc.resume(game);
  let table = first.table;
  /** @type {GameView} */
  let view;
  let thinking = false;
  /** What is said of a new game once its sheet is closed. */
  let told = "";
  const queue = createQueue();
  const clock = createClock(game);

  const title = el("h1", { tabindex: -1 }, gameName(app, game));
  const subtitle = el("p", { class: "sub", "data-rules": "" });
  const warning = el("p", { class: "warning", role: "alert", "data-warning": "", hidden: true });
  const note = el("p", { class: "note", "data-note": "" });
  const place = el("div", { class: "place" });
  const figures = createInfo(module, t);
  const bar = createBar(app, { undo, redo, hint, more, renew });
  const end = createEnd(app, { again: () => start({}), share, look });
  const root = el(
    "main", { class: "screen table", "data-screen": "table", "data-game": game },
    el(
      "header", { class: "top" },
      el("button", { type: "button", class: "round", "data-action": "back", "aria-label": t("back"), onclick: () => app.router.back() }, icon("back")),
      el("div", {}, title, subtitle),
    ),
    figures.root, place, warning, el("div", { class: "note-area" }, note), end.root, bar.root,
  );

  const ask = createAsk(app, {
    stale: async () => void settle(await ipc.resume(game), false),
    refused(text) {
      view.refuse();
      say(text);
    },
    failed: alert,
  });

  /** @param {string} text */
  function say(text) {
    note.textContent = text;
    // An answer that comes after the player has left is not news on another screen.
    if (root.isConnected) app.announcer.say(text);
  }

  /** @param {string} text */
  function alert(text) {
    note.textContent = text;
    if (root.isConnected) app.announcer.alert(text);
  }

  /** @type {ViewHost} */
  const host = {
    t,
    say,
    pace: () => pace(app.settings),
    settings: () => app.settings,
    input: (act) => queue.add(async () => {
      view.finish();
      await act();
    }),
    send: async (text) => {
      const over = table.status.state === "over";
      await ask(() => ipc.play(game, table.revision, text), (reply) => {
        settle(reply, true);
        tell(module.sentence(reply.events, table, t), !over && table.status.state === "over");
      });
    },
  };

  /** Says a sentence; the end of the game comes first of all. @param {string} text @param {boolean} over */
  function tell(text, over) {
    if (!over) {
      say(text);
      return;
    }
    alert(text);
    end.open(table, module.figures(table, t), true);
    figures.draw(table);
    layout();
  }

  function build() {
    const inside = place.contains(document.activeElement);
    view?.destroy();
    view = module.createView(host, table);
    place.replaceChildren(view.board);
    figures.beside(view.aside);
    if (inside) view.focus();
  }

  /** @param {Reply} reply @param {boolean} animated */
  function settle({ table: next, events, saved }, animated) {
    const resized = next.width !== table.width || next.height !== table.height;
    table = next;
    clock.set(table);
    if (resized) build();
    else if (animated) view.play(events, table);
    else view.draw(table);
    if (table.status.state !== "over" && end.close()) view.focus();
    dress(saved);
  }

  /** Everything around the board. @param {boolean} saved */
  function dress(saved) {
    const parts = [rulesName(app, table)];
    if (table.best !== null) parts.push(t("table.best", { best: table.best }));
    if (table.assisted) parts.push(t("table.assisted"));
    subtitle.textContent = parts.join(" · ");
    if (warning.hidden !== saved) {
      warning.hidden = saved;
      warning.textContent = saved ? "" : t("table.not-saved");
    }
    figures.draw(table);
    bar.draw(table);
    root.setAttribute("data-revision", String(table.revision));
    root.setAttribute("data-state", table.status.state);
    layout();
  }

  function layout() {
    root.toggleAttribute("data-ended", end.shown());
  }

  // A second tap must not deal again: undo reaches back over one new game only.
  const start = shared(begin);

  /** @param {boolean} fresh false for a key that repeats by being held */
  function undo(fresh) {
    step("undo", fresh);
  }

  /** @param {boolean} fresh */
  function redo(fresh) {
    step("redo", fresh);
  }

  /** @param {"undo" | "redo"} way @param {boolean} fresh */
  function step(way, fresh) {
    if (!fresh && queue.busy()) return;
    queue.add(async () => {
      view.finish();
      const across = table[way] === "game";
      const over = table.status.state === "over";
      await ask(() => ipc[way](game, table.revision, fresh), (reply) => {
        settle(reply, false);
        const said = t(across ? `table.${way}.game` : `table.${way}.move`, { summary: module.summary(table, t) });
        const { state, reason } = table.status;
        // An end that is reached again is told like the first time.
        tell(reason ? `${said} ${t(reason)}` : said, !over && state === "over");
      });
    });
  }

  async function hint() {
    if (thinking) return;
    thinking = true;
    bar.think(true);
    const asked = table.revision;
    try {
      await ask(() => ipc.hint(game, asked), (reply) => queue.add(() => {
        if (table.revision !== asked) return;
        view.finish();
        settle({ table: reply.table, events: [], saved: true }, false);
        if (reply.hint) view.hint(reply.hint);
        say(t(reply.hint?.message ?? { key: "session.no-hint", args: {} }));
      }));
    } finally {
      thinking = false;
      bar.think(false);
    }
  }

  /**
   * @param {Choice | string} wish rules and seed, or a game ID
   * @returns {Promise<string[]>} what is wrong with the wish
   */
  function begin(wish) {
    return new Promise((resolve) => queue.add(async () => {
      view.finish();
      try {
        const reply = typeof wish === "string" ? await ipc.openId(wish) : await ipc.newGame(game, wish);
        if (reply.table.game !== game) {
          // It takes the sheet's place in the history; the sheet that hears of it is gone then.
          app.router.go({ screen: "table", game: reply.table.game });
          resolve([]);
          return;
        }
        resolve([]);
        table = reply.table;
        clock.set(table);
        end.close();
        build();
        dress(reply.saved);
        // The button that was pressed may be gone.
        if (document.activeElement === document.body) view.focus();
        told = [t("table.new", { rules: rulesName(app, table) }), module.sentence(reply.events, table, t)].join(" ").trim();
        if (!app.router.layered) say(told);
      } catch (error) {
        const failure = ipc.failure(error);
        resolve(failure.kind === "invalid" ? failure.problems.map((problem) => t(problem)) : [complaint(app, error) ?? t("error.again")]);
      }
    }));
  }

  function renew() {
    openNewGame(app, { info, module, table, start, started });
  }

  /** The sheet is gone: while it was open, nothing outside of it could be heard. */
  function started() {
    view.focus();
    say(told);
  }

  function share() {
    openShare(app, game);
  }

  function more() {
    openMore(app, { table, share, finish });
  }

  function finish() {
    queue.add(async () => {
      view.finish();
      await ask(() => ipc.endGame(game, table.revision), (reply) => {
        settle(reply, true);
        tell(module.sentence(reply.events, table, t), table.status.state === "over");
      });
    });
  }

  function look() {
    end.close();
    layout();
    view.focus();
  }

  function escape() {
    if (end.shown()) look();
    else if (view.cancel()) say(t("table.cancelled"));
    else app.router.back();
  }

  build();
  clock.set(table);
  dress(first.saved);
  if (table.status.state === "over") note.textContent = table.status.reason ? t(table.status.reason) : t("table.over");

  const score = () => say(module.summary({ ...table, elapsed: clock.now() }, t));
  return {
    root,
    shown() {
      clock.start();
      view.focus();
    },
    key: (event) => handleKey(event, app.settings.queryKeys, { undo, redo, hint, renew, escape, queries: { ...view.queries, S: score } }),
    left() {
      view.finish();
      view.destroy();
      clock.stop();
    },
  };
}

