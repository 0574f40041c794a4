// The table: the one screen on which every game is played.

import * as ipc from "../ipc.js";
import { complaint, gameOf, houseOf, rulesName } from "../app.js";
import { duration, together } from "../i18n/format.js";
import { createAfter } from "./after.js";
import { cuesOf } from "../sense/index.js";
import { createAsk, insist } from "./ask.js";
import { createBar } from "./bar.js";
import { begin } from "./begin.js";
import { createClock } from "./clock.js";
import { createEnd } from "./end.js";
import { firstTable } from "./first.js";
import { createFrame } from "./frame.js";
import { createHint } from "./hint.js";
import { createInfo } from "./info.js";
import { createOffer } from "./offer.js";
import { parked } from "./honours.js";
import { createPause } from "./pause.js";
import { createQueue, shared } from "./queue.js";
import { handleKey } from "./keys.js";
import { createLacking } from "./lacking.js";
import { createLate } from "./late.js";
import { openMore, openShare } from "./more.js";
import { openNewGame } from "./new-game.js";
import { openReplay } from "./replay.js";

/** @import { Choice, HintReply, Reply } from "../types/generated.js" */
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
  const queue = createQueue();
  const clock = createClock(game, { shown: () => figures.timed(), tick: () => figures.tick(), up: () => late.timeUp() });

  const { root, place, fill, note, alert, ...frame } = createFrame(app, game, module, () => end.welcome());
  const figures = createInfo(module, t, (way) => duration(way === "up" ? clock.now() : Math.ceil(clock.left() / 1000) * 1000));
  const pause = createPause(t, place, { say, changed: paused });
  const renew = () => openNewGame(app, { info, module, table, start, started: () => view.focus() });
  const bar = createBar(app, { undo: (fresh) => step("undo", fresh), redo: (fresh) => step("redo", fresh), hint, more, renew });
  const offer = createOffer(t, { undo: () => (view.focus(), step("undo", true)), play: deed, renew, look });
  const refresh = async () => void settle(await ipc.resume(game), false);
  const lookBack = (/** @type {boolean} */ analyse) => () => openReplay(app, module, table, { analyse, assisted: () => queue.add(refresh) });
  const [share, replay] = [() => openShare(app, table), lookBack(false)];
  const after = createAfter(app, module);
  const compare = () => after.open(table);
  const end = createEnd(app, module, { again: (wish) => start(wish), share, look, replay, after: compare });
  fill(figures.root, offer.root, end.root, bar.root);
  const late = createLate(game, {
    table: () => table,
    add: queue.add,
    moved: (reply) => void (view.finish(), moved(reply)),
    settled: (reply) => void (view.finish(), settle(reply, false)),
    worked,
    wound: (now) => clock.set(now),
    rested: async () => (await view.shown?.(), frame.breath()),
    failed: (error) => say(complaint(app, error) ?? ""),
  });
  const lacking = createLacking(app.solutions.of(game), module, { table: () => table, add: queue.add, worked });
  const ask = createAsk(app, {
    stale: refresh,
    refused(text) {
      view.refuse();
      app.senses.feel("refused");
      say(text);
    },
    failed: alert,
  });
  const seek = createHint(game, { table: () => table, ask, add: queue.add, think: bar.think, show: hinted });

  /** @param {string} text @param {"say" | "greet" | "add"} [how] */
  function say(text, how = "say") {
    offer.note(text);
    frame[how](text);
  }

  /** @type {ViewHost} */
  const host = {
    ...houseOf(app),
    say,
    input: (act) => queue.add(async () => {
      catchUp();
      await act();
    }),
    send: async (text) => void (await ask(() => ipc.play(game, table.revision, text), moved)),
  };

  /** Nothing is judged on a stale picture: what is being shown, or held back, is there at once. */
  function catchUp() {
    app.announcer.carry(late.release());
    view.finish();
  }

  /** A move was made, by whomever. @param {Reply} reply */
  function moved(reply) {
    const over = table.status.state === "over";
    const news = settle(reply, true);
    app.senses.feel(...cuesOf(module.cues, reply.events, over ? null : table.status.outcome));
    const said = module.sentence(reply.events, table, t) || module.summary(table, t);
    tell(together(t, [said, news, waiting()]), !over && table.status.state === "over");
  }

  const waiting = () => (table.pending === "opponent" ? t("table.thinking") : "");

  /** A move that is made with a button. @param {string} move */
  function deed(move) {
    if (pause.waits()) return;
    view.focus();
    host.input(() => host.send(move));
  }

  /** What the table waited for is there. @param {Reply} reply */
  function worked(reply) {
    view.finish();
    const news = settle(reply, false);
    const said = together(t, [module.found?.(table, t), news]);
    if (said) say(said, "add");
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
    after.follow(table);
    frame.warn(saved);
    return dress();
  }

  /** Everything around the board. @returns {string} news of what is offered now */
  function dress() {
    const lacks = frame.dress(table);
    late.consider(table);
    lacking.consider();
    figures.draw(table);
    bar.draw(table);
    pause.offer(table.status.state === "playing" && !table.resting && (module.pausable?.(table) ?? false));
    const news = offer.consider(module.offer?.(table, t) ?? null, table.undo !== "none");
    layout();
    return together(t, [lacks, news]);
  }

  function layout() {
    root.toggleAttribute("data-ended", end.shown());
    root.toggleAttribute("data-offered", offer.shown());
  }

  // A second tap must not deal again: undo reaches back over one new game only.
  const start = shared((/** @type {Choice | string} */ wish) => /** @type {Promise<string[]>} */ (new Promise((resolve) => queue.add(async () => {
    catchUp();
    resolve(await begin(app, game, wish, begun));
  }))));
  const [undo, redo] = /** @type {const} */ (["undo", "redo"]).map((way) => (/** @type {boolean} */ fresh) => step(way, fresh));

  /** @param {"undo" | "redo"} way @param {boolean} fresh */
  function step(way, fresh) {
    if ((!fresh && queue.busy()) || pause.waits()) return;
    queue.add(async () => {
      catchUp();
      const across = table[way] === "game";
      const over = table.status.state === "over";
      await insist(table.pending === "opponent", () => ask(() => ipc[way](game, table.revision, fresh), (reply) => {
        const news = settle(reply, false);
        const said = t(across ? `table.${way}.game` : `table.${way}.move`, { summary: module.summary(table, t) });
        const { state, reason } = table.status;
        // An end that is reached again is told like the first time.
        tell(together(t, [said, reason && !said.includes(t(reason)) ? reason : "", news, waiting()]), !over && state === "over");
      }));
    });
  }

  function hint() {
    if (pause.waits()) return;
    if (table.pending === "opponent") say(t("session.opponent-to-move"));
    else void seek();
  }

  /** @param {HintReply} reply */
  function hinted(reply) {
    view.finish();
    settle({ table: reply.table, events: [], saved: true }, false);
    if (reply.hint) view.hint(reply.hint);
    say(t(reply.hint?.message ?? "session.no-hint"));
  }

  /** @param {Reply} reply */
  function begun(reply) {
    table = reply.table;
    clock.set(table);
    const inside = end.close();
    pause.set(false);
    build();
    frame.warn(reply.saved);
    const news = dress();
    // The button that was pressed may be gone, or about to be.
    if (inside || document.activeElement === document.body) view.focus();
    frame.forget(); // The head names the rules: not again beside what Perfect lacks.
    say(together(t, [table.lacks ? "" : t("table.new", { rules: rulesName(app, table) }), module.sentence(reply.events, table, t), news, waiting()]), "greet");
  }

  function more() {
    openMore(app, { table, share, refresh: () => queue.add(refresh), restart: () => start(table.id), finish, compare, replay: pause.on() ? null : replay, analyse: lookBack(true), ends: module.ends, deeds: pause.on() ? [] : module.deeds?.(table, t) ?? [], play: deed });
  }

  function finish() {
    queue.add(async () => {
      catchUp();
      if (table.status.state !== "over") await insist(table.pending === "opponent", () => ask(() => ipc.endGame(game, table.revision), moved));
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
  const told = dress();
  note(table.status.state !== "over" ? together(t, [told, waiting()]) : t(table.status.reason ?? "table.over"));

  const queries = () => ({ ...(pause.on() ? {} : view.queries), ...(module.pausable ? { P: pause.turn } : {}), S: score });
  const score = () => say(module.summary({ ...table, elapsed: clock.now() }, t));
  return {
    root,
    shown() {
      clock.start();
      view.focus();
      const aside = parked(table, t);
      if (aside) frame.greet(aside);
    },
    key: (event) => handleKey(event, app.settings.queryKeys, { undo, redo, hint, renew, escape, queries: queries() }),
    left() {
      view.finish();
      view.destroy();
      clock.stop();
      late.left();
      lacking.left();
    },
  };
}
