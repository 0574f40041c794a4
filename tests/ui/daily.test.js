// Days as the page knows them: where the player is, on whatever day the clock is changed; and what is shared of one.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { translator } from "../../ui/i18n/index.js";
import { rates } from "../../ui/shell/rates.js";
import { markOf, resultWords, shareText } from "../../ui/shell/result.js";
import { today, untilMidnight } from "../../ui/shell/today.js";

const english = JSON.parse(readFileSync(new URL("../../ui/i18n/en.json", import.meta.url), "utf8"));
const t = translator(english, "en");

/** Runs something as if the machine stood in another place. @param {string} zone @param {() => void} work */
function at(zone, work) {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    work();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

test("the date is that of the player's own calendar", () => {
  const moment = new Date("2026-11-30T23:30:00Z");
  for (const [zone, date] of [["UTC", "2026-11-30"], ["Asia/Shanghai", "2026-12-01"], ["America/Los_Angeles", "2026-11-30"], ["Pacific/Kiritimati", "2026-12-01"]]) {
    at(zone, () => assert.equal(today(moment), date, zone));
  }
  at("Europe/Warsaw", () => assert.equal(today(new Date(2028, 1, 29, 12)), "2028-02-29"));
});

test("the next midnight is where the date changes, also on days of 23 or 25 hours and where a day is left out", () => {
  const places = { "Europe/Berlin": [2026, 2, 28], "America/New_York": [2026, 9, 31], "Africa/Cairo": [2026, 3, 23], "Asia/Beirut": [2027, 2, 27], "Pacific/Apia": [2011, 11, 28], "Australia/Lord_Howe": [2026, 3, 4] };
  for (const [zone, [year, month, day]] of Object.entries(places)) {
    at(zone, () => {
      const start = new Date(year, month, day).getTime();
      for (let half = 0; half < 5 * 48; half += 1) {
        const now = new Date(start + half * 30 * 60 * 1000);
        const left = untilMidnight(now);
        const what = `${zone} ${now.toISOString()}`;
        assert.ok(left > 0 && left <= 25.5 * 60 * 60 * 1000, what);
        assert.equal(today(new Date(now.getTime() + left - 1)), today(now), what);
        assert.notEqual(today(new Date(now.getTime() + left)), today(now), what);
      }
    });
  }
});

const info = (/** @type {string} */ key) => ({ key, presets: [], fields: [], endable: false, items: 0 });
const app = /** @type {any} */ ({ t, catalogue: { games: ["lines", "link", "wuzifei", "flood"].map(info) } });

/** @param {Partial<import("../../ui/types/generated.js").DayResult>} [some] */
const result = (some = {}) => ({ outcome: /** @type {const} */ ("won"), score: 2, moves: 21, elapsed: 245_000, assisted: false, late: false, when: 1, ...some });

test("a day's result is told in the words of its game", () => {
  assert.equal(resultWords(app, "lines", result({ outcome: "ended", score: 128 })), "128 points");
  assert.equal(resultWords(app, "lines", result({ outcome: "ended", score: null })), "0 points");
  assert.equal(resultWords(app, "link", result()), "Won in 4:05");
  assert.equal(resultWords(app, "flood", result()), "Won in 21 moves");
  assert.equal(resultWords(app, "wuzifei", result({ outcome: "drawn", score: null })), "A draw");
  assert.equal(resultWords(app, "flood", result({ outcome: "lost", assisted: true, late: true })), "Played, not won · with help · played later");
});

test("what is shared of a day gives nothing of the game away", () => {
  /** @type {any} */ (globalThis).document = { documentElement: { lang: "en" } };
  const day = { date: "2026-11-30", weekday: 0, week: [true, false, true, true, false, false, true], result: result() };
  const text = shareText(app, { daily: "flood", game: "flood" }, day);
  assert.equal(text, "Quadrille · Flood · Monday, November 30, 2026\nWon in 21 moves\nThe last seven days: ■□■■□□■");
  // A challenge that isn't just the game has a name of its own, and a puzzle's result says its mistakes.
  const puzzle = { ...day, result: result({ mistakes: 2 }) };
  assert.equal(shareText(app, { daily: "puzzle", game: "wuzifei" }, puzzle), "Quadrille · Wuzifei puzzle · Monday, November 30, 2026\nSolved, 2 mistakes\nThe last seven days: ■□■■□□■");
  // No ID, no seed, no cell, no colour, no move.
  assert.doesNotMatch(text, /[#]|\d{5}|14x14|\b[A-N]\d{1,2}\b/);
  delete /** @type {any} */ (globalThis).document;
});

test("a mark says whether a day was played, begun, or is open", () => {
  const day = (/** @type {any} */ some) => ({ date: "2026-11-30", weekday: 0, week: [], result: some });
  assert.equal(markOf(day(null), false), "open");
  assert.equal(markOf(day(null), true), "begun");
  assert.equal(markOf(day(result()), true), "good");
  assert.equal(markOf(day(result({ outcome: "lost" })), false), "played");
});

test("games won are added up by strength, and games by other variants stay out of it", () => {
  const usual = { opponent: "computer", level: 2, person: "black", line: "strict" };
  const rules = (/** @type {any} */ values, /** @type {number} */ won, /** @type {number} */ lost) =>
    /** @type {any} */ ({ values: { ...usual, ...values }, statistics: { won, lost, drawn: 1 } });
  const found = rates([rules({ level: 3 }, 2, 1), rules({}, 5, 0), rules({ person: "white" }, 1, 3), rules({ line: "loose" }, 9, 0)], usual, { compare: "level", front: ["level", "person"] });
  assert.deepEqual(found, [{ value: 2, won: 6, of: 11 }, { value: 3, won: 2, of: 4 }]);
});
