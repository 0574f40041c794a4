// Records and statistics, per game and per rules; games with help are counted apart.

import * as ipc from "../ipc.js";
import { complaint, gameName, gameOf, playable, rulesName } from "../app.js";
import { el } from "../dom.js";
import { day, duration, measured } from "../i18n/format.js";
import { tellIn } from "./announcer.js";
import { nameButton } from "./name.js";
import { page, segments } from "./page.js";
import { plot } from "./plot.js";
import { ratePlot, rates } from "./rates.js";

/** @import { Entry, Records, RulesRecords, Statistics } from "../types/generated.js" */
/** @import { Measure } from "../types/view.js" */
/** @import { App, Screen } from "../app.js" */

/** @param {App} app @param {string | undefined} wanted @returns {Promise<Screen>} */
export async function recordsScreen(app, wanted) {
  const { t } = app;
  const games = playable(app).map(({ info }) => info.key);
  let game = wanted && games.includes(wanted) ? wanted : games[0];
  const status = el("p", { class: "page-status", role: "status", "data-status": "" });
  const list = el("div", { class: "records" });
  const clear = el("button", { type: "button", class: "button", "data-action": "clear-records", onclick: () => void change(ipc.clearRecords, "records.cleared", true) }, t("records.clear"));
  const restore = el("button", { type: "button", class: "button", "data-action": "restore-records", hidden: app.offers.cleared !== game, onclick: () => void change(ipc.restoreRecords, "records.restored", false) }, t("records.restore"));

  /** @param {Records} records those of another game come too late: one was chosen after it */
  function draw(records) {
    if (records.game !== game) return;
    const rules = records.rules.filter(({ table, statistics }) => table.length || statistics.finished || statistics.assisted);
    list.replaceChildren(
      comparison(app, game, rules) ?? "",
      ...(rules.length ? rules.map((each) => section(app, game, each, draw)) : [el("p", { class: "empty", "data-empty": "" }, t("records.empty", { game: gameName(app, game) }))]),
    );
    clear.hidden = !records.clearable;
  }

  /** @param {(game: string) => Promise<Records>} call @param {string} done @param {boolean} undoable */
  async function change(call, done, undoable) {
    try {
      draw(await call(game));
      app.offers.cleared = undoable ? game : null;
      restore.hidden = !undoable;
      (undoable ? restore : clear).focus();
      tellIn(status, t(done));
    } catch (error) {
      tellIn(status, complaint(app, error) ?? t("error.again"));
    }
  }

  const choice = games.length > 1
    ? segments("game", t("records.game"), games.map((value) => ({ value, text: gameName(app, value) })), game, (value) => {
        game = value;
        restore.hidden = app.offers.cleared !== game;
        void ipc.records(game).then(draw);
      })
    : null;
  const view = page(app, "records", t("records.title"), choice, list, el("div", { class: "buttons start" }, clear, restore), status);
  draw(await ipc.records(game));
  return { root: view.root, shown: view.shown };
}

/** @param {App} app @param {string} game @param {RulesRecords} rules @param {(records: Records) => void} renamed */
function section(app, game, { params, preset, values, table, statistics }, renamed) {
  const { t } = app;
  const measure = gameOf(app, game)?.module.measure ?? "score";
  const name = t("records.rules", { game: gameName(app, game), rules: rulesName(app, { game, preset, values }) });
  return el(
    "section", { class: "rules-records", "data-rules": params, "aria-label": name },
    el("h2", {}, name, preset ? null : el("code", { class: "small" }, params)),
    measure === "results" ? null : table.length ? entryTable(app, measure, table, (place, entry) => nameButton(app, { game, params, place, entry }, (records) => {
      renamed(records);
      /** @type {HTMLElement | null} */ (document.querySelector(`[data-rules="${params}"] [data-place="${place}"] [data-action="name"]`))?.focus();
    })) : el("p", {}, t("records.no-record")),
    measure === "results" ? null : plot(statistics.recent, measure, t),
    measure === "results" ? resultBar(app, statistics) : null,
    facts(app, measure, statistics),
  );
}

/**
 * Won games by what the game compares, such as the computer's strength; from the first two values on.
 * @param {App} app @param {string} game @param {RulesRecords[]} rules
 */
function comparison(app, game, rules) {
  const { info, module } = gameOf(app, game) ?? {};
  const kind = info?.fields.find(({ key }) => key === module?.compare)?.kind;
  if (!info || !module || kind?.type !== "number") return null;
  const found = rates(rules, info.presets[0].values, module);
  if (!found.length) return null;
  const field = app.t(`field.${module.compare}`);
  return el("section", { class: "rules-records", "data-comparison": module.compare, "aria-labelledby": "comparison-title" }, el("h2", { id: "comparison-title" }, app.t("records.comparison")), ratePlot(found, kind, field, app.t));
}

/** @param {App} app @param {Measure} measure @param {Entry[]} entries @param {(place: number, entry: Entry) => HTMLElement} named */
function entryTable(app, measure, entries, named) {
  const { t } = app;
  /** @param {string} key */
  const head = (key) => el("th", { scope: "col" }, t(`records.${key}`));
  // Where the time itself is the score, it stands in one column only.
  const timed = measure !== "time";
  return el(
    "table", { class: "ranking", "data-measure": measure },
    el("thead", {}, el("tr", {}, head("place"), head(measure), head("moves"), timed && head("time"), head("player"))),
    el(
      "tbody", {},
      ...entries.map((entry, index) => {
        const { score, moves, elapsed, when } = entry;
        return el(
          "tr", { "data-place": index + 1 },
          el("th", { scope: "row" }, String(index + 1)),
          el("td", { class: "score" }, measured(measure, score)),
          el("td", {}, moves.toLocaleString(document.documentElement.lang)),
          timed && el("td", {}, duration(elapsed)),
          el("td", { class: "player" }, named(index + 1, entry), el("span", { class: "small" }, day(when))),
        );
      }),
    ),
  );
}

/** Won, drawn and lost games as parts of one bar. @param {App} app @param {Statistics} statistics */
function resultBar(app, { won, drawn, lost }) {
  const parts = Object.entries({ won, drawn, lost }).filter(([, count]) => count > 0);
  if (!parts.length) return null;
  return el(
    "div", { class: "results", role: "img", "aria-label": app.t("records.results", { won, drawn, lost }) },
    ...parts.map(([name, count]) => {
      const part = el("span", { "data-result": name }, String(count));
      part.style.flexGrow = String(count);
      return part;
    }),
  );
}

/** @param {App} app @param {Measure} measure @param {Statistics} statistics */
function facts(app, measure, { finished, assisted, won, lost, drawn, streak, longest, sum, best, moves, elapsed }) {
  const { t } = app;
  const show = (/** @type {number} */ value) => Math.round(value).toLocaleString(document.documentElement.lang);
  // A game that was lost has neither a time nor a distance from the best play.
  const ranked = measure === "score" ? finished : won;
  /** @type {[string, string][]} */
  const results = [["won", show(won)], ["drawn", show(drawn)], ["lost", show(lost)], ["streak", show(streak)], ["longest", show(longest)]];
  /** @type {[string, string][]} */
  const rows = [
    ["finished", show(finished)],
    ...(measure === "results" ? results.slice(won + drawn + lost ? 0 : results.length) : won + lost ? results.slice(0, 1) : []),
    ...(measure === "results" ? [] : /** @type {[string, string][]} */ ([
      [`mean.${measure}`, best !== null && ranked ? measured(measure, Math.round(sum / ranked)) : "–"],
      [`best.${measure}`, best === null ? "–" : measured(measure, best)],
    ])),
    ["played-moves", show(moves)],
    ["played-time", duration(elapsed)],
    ["assisted", show(assisted)],
  ];
  return el("dl", { class: "facts" }, ...rows.map(([key, value]) => el("div", {}, el("dt", {}, t(`records.${key}`)), el("dd", {}, value))));
}
