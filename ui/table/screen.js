// The table: the one screen on which every game is played.

import * as ipc from "../ipc.js";
import { complaint, gameOf, pace, rulesName } from "../app.js";
import { duration } from "../i18n/format.js";
import { createAsk } from "./ask.js";
import { createBar } from "./bar.js";
import { createClock } from "./clock.js";
import { createEnd } from "./end.js";
import { firstTable } from "./first.js";
import { createFrame } from "./frame.js";
import { createHints } from "./hints.js";
import { createInfo } from "./info.js";
import { createOffer } from "./offer.js";
import { createPause } from "./pause.js";
import { createQueue, shared } from "./queue.js";
import { handleKey } from "./keys.js";
import { createLate } from "./late.js";
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

  const first = await firstTable(app, info, module);
  let table = first.table;
  /** @type {GameView} */
  let view;
  /** What is said of a new game once its sheet is closed. */
  let told = "";
  const queue = createQueue();
  const clock = createClock(game, { shown: () => figures.timed(), tick: () => figures.tick(), up: () => late.timeUp() });

  const { root, place, fill, note, alert, ...frame } = createFrame(app, game, module);
  const figures = createInfo(module, t, (way) => duration(way === "up" ? clock.now() : Math.ceil(clock.left() / 1000) * 1000));
  const pause = createPause(t, place, { say, changed: paused });
  const bar = createBar(app, { undo: (fresh) => step("undo", fresh), redo: (fresh) => step("redo", fresh), hint: () => hint(), more, renew });
  const offer = createOffer(t, { undo: () => (view.focus(), step("undo", true)), play: deed, renew, look });
  const share = () => openShare(app, game);
  const end = createEnd(app, module, { again: () => start({}), share, look, table: () => table });
  fill(figures.root, offer.root, end.root, bar.root);
  const late = createLate(game, {
    table: () => table,
    add: queue.add,
    ended: (reply) => void (view.finish(), settle(reply, true), tell(module.sentence(reply.events, table, t), true)),
    settled: (reply) => void (view.finish(), settle(reply, false)),
    worked,
    wound: (now) => clock.set(now),
    failed: (error) => say(complaint(app, error) ?? ""),
  });
  const ask = createAsk(app, {
    stale: async () => void settle(await ipc.resume(game), false),
    refused(text) {
      view.refuse();
      say(text);
    },
    failed: alert,
  });
  const hint = createHints(game, {
    table: () => table,
    ask,
    add: queue.add,
    waits: () => pause.waits(),
    think: (on) => bar.think(on),
    show(next, given) {
      view.finish();
      settle({ table: next, events: [], saved: true }, false);
      if (given) view.hint(given);
      say(t(given?.message ?? { key: "session.no-hint", args: {} }));
    },
  });

  /** @param {string} text */
  function say(text) {
    offer.note(text);
    frame.say(text);
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
        const news = settle(reply, true);
        tell([module.sentence(reply.events, table, t), news].join(" ").trim(), !over && table.status.state === "over");
      });
    },
  };

  /** A move that is made with a button. @param {string} move */
  function deed(move) {
    view.focus();
    host.input(() => host.send(move));
  }

  /** What the table waited for is there. @param {Reply} reply */
  function worked(reply) {
    view.finish();
    const news = settle(reply, false);
    say([module.found?.(table, t) ?? "", news].join(" ").trim());
  }

  /** @param {boolean} on */
  function paused(on) {
    view.finish();
    clock.pause(on);
    dress();
    if (!on) view.focus();
  }

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
    frame.seat(view, pause.curtain);
    figures.beside(view.aside, pause.button);
    pause.dress();
    if (inside) view.focus();
  }

  /** @param {Reply} reply @param {boolean} animated @returns {string} what is to be said beside the events */
  function settle({ table: next, events, saved }, animated) {
    const resized = next.width !== table.width || next.height !== table.height;
    table = next;
    clock.set(table);
    if (resized) build();
    else if (animated) view.play(events, table);
    else view.draw(table);
    if (end.follow(table, module.figures(table, t))) view.focus();
    frame.warn(saved);
    return dress();
  }

  /** Everything around the board. @returns {string} news of what is offered now */
  function dress() {
    frame.dress(table);
    late.consider(table);
    figures.draw(table);
    bar.draw(table);
    pause.offer(table.status.state === "playing" && !table.resting && (module.pausable?.(table) ?? false));
    const news = offer.consider(module.offer?.(table, t) ?? null, table.undo !== "none");
    layout();
    return news;
  }

  function layout() {
    root.toggleAttribute("data-ended", end.shown());
    root.toggleAttribute("data-offered", offer.shown());
  }

  // A second tap must not deal again: undo reaches back over one new game only.
  const start = shared(begin);
  const undo = (/** @type {boolean} */ fresh) => step("undo", fresh);
  const redo = (/** @type {boolean} */ fresh) => step("redo", fresh);

  /** @param {"undo" | "redo"} way @param {boolean} fresh */
  function step(way, fresh) {
    if ((!fresh && queue.busy()) || pause.waits()) return;
    queue.add(async () => {
      view.finish();
      const across = table[way] === "game";
      const over = table.status.state === "over";
      await ask(() => ipc[way](game, table.revision, fresh), (reply) => {
        const news = settle(reply, false);
        const said = t(across ? `table.${way}.game` : `table.${way}.move`, { summary: module.summary(table, t) });
        const { state, reason } = table.status;
        // An end that is reached again is told like the first time.
        tell([said, reason ? t(reason) : "", news].join(" ").trim(), !over && state === "over");
      });
    });
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
        pause.set(false);
        build();
        frame.warn(reply.saved);
        const news = dress();
        // The button that was pressed may be gone.
        if (document.activeElement === document.body) view.focus();
        told = [t("table.new", { rules: rulesName(app, table) }), module.sentence(reply.events, table, t), news].join(" ").trim();
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

  function more() {
    openMore(app, { table, share, restart: () => start(table.id), finish, deeds: module.deeds?.(table, t) ?? [], play: deed });
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
    dress();
    view.focus();
  }

  function escape() {
    if (pause.on()) pause.set(false);
    else if (end.shown()) look();
    else if (view.cancel()) say(t("table.cancelled"));
    else app.router.back();
  }

  build();
  clock.set(table);
  frame.warn(first.saved);
  dress();
  if (table.status.state === "over") note(table.status.reason ? t(table.status.reason) : t("table.over"));

  const queries = () => ({ ...(pause.on() ? {} : view.queries), ...(module.pausable ? { P: pause.turn } : {}), S: score });
  const score = () => say(module.summary({ ...table, elapsed: clock.now() }, t));
  return {
    root,
    shown() {
      clock.start();
      view.focus();
    },
    key: (event) => handleKey(event, app.settings.queryKeys, { undo, redo, hint, renew, escape, queries: queries() }),
    left() {
      view.finish();
      view.destroy();
      clock.stop();
      late.left();
    },
  };
}

