// Link's sentences and figures, the place of its line, and its exercises: they are worked out by hand, so they are
// checked here.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { largest } from "../../ui/board/fit.js";
import { cellIndex } from "../../ui/board/cells.js";
import link from "../../ui/games/link/index.js";
import { faces } from "../../ui/games/link/faces.js";
import { lessons } from "../../ui/games/link/lessons.js";
import { along } from "../../ui/games/link/line.js";
import { equals, figures, moveText, rules, sentence, stateLine, summary } from "../../ui/games/link/say.js";
import { translator } from "../../ui/i18n/index.js";
import { bestLine } from "./bends.js";

/** @import { LinkBoard, LinkEvent } from "../../ui/types/generated.js" */
/** @typedef {import("../../ui/types/view.js").TableOf<LinkBoard>} Table */

const t = translator(JSON.parse(readFileSync(new URL("../../ui/i18n/en.json", import.meta.url), "utf8")), "en");
const base = { ...lessons[0].table, values: { clock: "up" } };

/** @param {Partial<Table>} change @returns {Table} */
const table = (change) => ({ ...base, ...change });

/** @param {number[][]} corners @returns {LinkEvent} */
const linked = (corners) => ({ type: "linked", a: "A1", b: "C1", kind: 1, corners: corners.map(([column, row]) => ({ column, row })) });

test("a turn is one merged sentence", () => {
  const bent = linked([[0, 0], [0, -1], [2, -1], [2, 0]]);
  assert.equal(sentence([bent], table({ numbers: { left: 3 } }), t), "A1 and C1 linked with 2 bends: key. 3 pairs left.");
  assert.equal(
    sentence([linked([[0, 0], [2, 0]]), { type: "fell", moves: [{ from: "A2", to: "A1" }] }], table({ numbers: { left: 1 } }), t),
    "A1 and C1 linked in a straight line: key. 1 tile slid into place. 1 pair left.",
  );
});

test("the end is told in place of what is left", () => {
  const won = table({ numbers: { left: 0 }, status: { state: "over", outcome: "won", reason: { key: "link.over.won", args: {} } } });
  assert.equal(sentence([linked([[0, 0], [1, 0]]), { type: "won" }], won, t), "A1 and C1 linked in a straight line: key. All tiles are gone. Well linked!");
  const late = table({ numbers: { left: 4 }, status: { state: "over", outcome: "lost", reason: { key: "link.over.time", args: { left: 4 } } } });
  assert.equal(sentence([{ type: "timeup" }], late, t), "The time is up, with 4 pairs left.");
});

test("pairs and time in one sentence, whatever the clock", () => {
  const played = { numbers: { left: 30 }, elapsed: 61_400, board: { ...base.board, open: 7 } };
  assert.equal(summary(table(played), t), "30 pairs left, 60 tiles. 7 pairs can go now. Time: 1:01.");
  assert.equal(summary(table({ ...played, best: 59_000 }), t), "30 pairs left, 60 tiles. 7 pairs can go now. Time: 1:01. Best: 0:59.");
  assert.equal(summary(table({ ...played, countdown: 300_000 }), t), "30 pairs left, 60 tiles. 7 pairs can go now. Time left: 3:59.");
  assert.equal(summary(table({ ...played, values: { clock: "none" } }), t), "30 pairs left, 60 tiles. 7 pairs can go now.");
  assert.equal(summary(table({ ...played, board: { ...base.board, open: 0 } }), t), "30 pairs left, 60 tiles. Time: 1:01.");
});

test("the figures are pairs and a clock; at the end what the game is ranked by", () => {
  const keys = (/** @type {Partial<Table>} */ change) => figures(table(change), t).map(({ key, clock }) => [key, clock].filter(Boolean).join(" "));
  assert.deepEqual(keys({}), ["left", "time up"]);
  assert.deepEqual(keys({ countdown: 1000 }), ["left", "time down"]);
  assert.deepEqual(keys({ values: { clock: "none" } }), ["left"]);
  assert.deepEqual(keys({ status: { state: "over", outcome: "won", reason: null } }), ["time"]);
  assert.deepEqual(keys({ status: { state: "over", outcome: "lost", reason: null } }), ["left"]);
});

test("rules and state in a few words", () => {
  const values = { width: 8, height: 10, kinds: 40, copies: "4", gravity: "none", ring: "on", difficulty: "normal", clock: "up", seconds: 300 };
  assert.equal(rules(values, t), "80 tiles, 20 kinds");
  assert.equal(rules({ ...values, copies: "2", gravity: "down", ring: "off", difficulty: "hard", clock: "down" }, t), "80 tiles, 40 kinds · tiles fall down · no lines round the board · Hard · 5:00 to play");
  assert.equal(stateLine(null, t), "Two of a kind, one line");
  assert.equal(stateLine(table({ numbers: { left: 1 }, elapsed: 130_000 }), t), "1 pair left · 2:10");
  assert.equal(stateLine(table({ elapsed: 130_000, status: { state: "over", outcome: "won", reason: null } }), t), "Cleared · 2:10");
});

test("equal tiles are found without telling which of them can be joined", () => {
  assert.equal(equals(base, cellIndex("B2", 5), t), "Like the teapot at B2: one more, D4.");
});

test("no pair left and cannot be cleared are offered in different words", () => {
  const offer = (/** @type {Partial<LinkBoard>} */ board) => link.offer?.(table({ board: { ...base.board, ...board } }), t);
  assert.equal(offer({}), null);
  const stuck = offer({ stuck: true, notice: { key: "link.notice.stuck", args: { tiles: 8 } } });
  const hopeless = offer({ hopeless: true, notice: { key: "link.notice.hopeless", args: { tiles: 8 } } });
  assert.deepEqual([stuck?.title, stuck?.open, stuck?.deeds[0].move], ["No pair is left", false, "S"]);
  assert.deepEqual([hopeless?.title, hopeless?.open], ["It can’t be cleared", true]);
  assert.notEqual(stuck?.text, hopeless?.text);
  assert.match(stuck?.text ?? "", /^8 tiles are left/);
});

test("the line runs through the middle of cells, and of the lane outside", () => {
  assert.deepEqual([-1, 0, 3, 4].map((place) => along(place, 4)), [-0.25, 0.5, 3.5, 4.25]);
});

test("cells are as large as they fit with a lane, which may lie on the margin but not on coordinates", () => {
  const bare = { head: 0, before: 16, after: 16 };
  assert.equal(largest(360, 8, 0, bare), 41);
  assert.equal(largest(360, 8, 0.5, bare), 40);
  assert.equal(largest(360, 8, 0.5, { head: 18, before: 0, after: 18 }), 38);
  for (const edges of [bare, { head: 18, before: 0, after: 18 }, { head: 24, before: 0, after: 24 }]) {
    for (let room = 200; room < 900; room += 7) {
      const size = largest(room, 9, 0.5, edges);
      const needs = (/** @type {number} */ cell) => edges.head + Math.max(edges.before, cell / 2) + cell * 9 + Math.max(edges.after, cell / 2);
      assert.ok(needs(size) <= room && needs(size + 1) > room, `${room}: ${size}`);
    }
  }
});

test("every face has a name, and the kinds of the rules have faces", () => {
  assert.ok(faces.length >= 40);
  for (const { key } of faces) assert.notEqual(t(`link.face.${key}`), `link.face.${key}`);
});

test("an exercise has one pair, joined by exactly the line that it shows", () => {
  for (const { key, table: before, answer, events, after } of lessons) {
    const { cells } = before.board;
    const pairs = [];
    for (const [a, kind] of cells.entries()) {
      for (let b = a + 1; b < cells.length; b += 1) {
        const line = kind && cells[b] === kind ? bestLine(cells, before.width, a, b) : null;
        if (line) pairs.push({ a, b, line });
      }
    }
    const [a, b] = answer.split("-").map((name) => cellIndex(name, before.width));
    assert.deepEqual(pairs.map((pair) => [pair.a, pair.b]), [[a, b]], key);
    const [event] = events;
    assert.ok(event.type === "linked");
    assert.deepEqual(event.corners.map(({ column, row }) => [column, row]), pairs[0].line, key);
    assert.equal(event.kind, cells[a]);
    assert.deepEqual(after.board.cells, cells.map((kind, index) => (index === a || index === b ? 0 : kind)), key);
    for (const what of ["task", "done"]) assert.notEqual(t(`link.help.${what}.${key}`), `link.help.${what}.${key}`);
  }
});

test("the last exercise's pair frees the two moons that its text names", () => {
  const { table: before, after } = lessons[2];
  const moons = ["C2", "C4"].map((name) => cellIndex(name, before.width));
  const [one, two] = moons;
  assert.deepEqual(moons.map((index) => faces[before.board.cells[index] - 1].key), ["moon", "moon"]);
  assert.equal(bestLine(before.board.cells, before.width, one, two), null);
  assert.notEqual(bestLine(after.board.cells, before.width, one, two), null);
});

test("help names the game's other names, and what it is not (R8)", () => {
  const words = t("link.help.rule.names");
  for (const name of ["连连看", "Shisen-Sho", "四川省", "Mahjong Solitaire"]) assert.ok(words.includes(name), name);
});

test("moves in the list read as moves, and what is no pair as words", () => {
  assert.deepEqual(["A1-C3", "S", "time"].map((text) => moveText(text, t)), ["A1–C3", "shuffled", "time is up"]);
});

test("how long a countdown runs is asked only where one does", () => {
  const asked = (/** @type {string} */ clock) => ["width", "clock", "seconds"].filter((key) => link.asks?.(key, { clock }));
  assert.deepEqual(["up", "none", "down"].map(asked), [["width", "clock"], ["width", "clock"], ["width", "clock", "seconds"]]);
});
