// Flood's sentences and figures, its outline, its replay, and its exercises: they are worked out by hand, so they are
// checked here against a flood of the test's own.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { cellName } from "../../ui/board/cells.js";
import { COLOURS, SHAPES, shapeOf } from "../../ui/board/pieces.js";
import flood from "../../ui/games/flood/index.js";
import { lessons } from "../../ui/games/flood/lessons.js";
import { outlinePath } from "../../ui/games/flood/outline.js";
import { colourOf, moveOf } from "../../ui/games/flood/moves.js";
import { facts, fewest, figures, found, gains, moveText, region, rules, sentence, stateLine, summary } from "../../ui/games/flood/say.js";
import { translator } from "../../ui/i18n/index.js";

/** @import { FloodBoard, FloodEvent } from "../../ui/types/generated.js" */
/** @typedef {import("../../ui/types/view.js").TableOf<FloodBoard>} Table */

const t = translator(JSON.parse(readFileSync(new URL("../../ui/i18n/en.json", import.meta.url), "utf8")), "en");
const base = lessons[0].table;

/** @param {Partial<FloodBoard>} board @param {Partial<Table>} [change] @returns {Table} */
const table = (board, change = {}) => ({ ...base, ...change, board: { ...base.board, ...board } });

/** @param {number} added @returns {FloodEvent[]} */
const filled = (added) => [{ type: "filled", cells: [["A1"]], colour: 3, added, flooded: 8 }];

/** @type {(key: string) => Partial<Table>} */
const over = (key) => ({ status: { state: "over", outcome: "won", reason: { key, args: { moves: 9, limit: 9 } } } });

test("a move is one merged sentence: colour, what joined, how much, and the moves of the limit", () => {
  assert.equal(sentence(filled(5), table({ moves: 3, flooded: 8 }), t), "Painted yellow: 5 cells join. 8 of 25 flooded. Move 3 of 9.");
  assert.equal(sentence(filled(1), table({ moves: 3, flooded: 8, limit: null }), t), "Painted yellow: 1 cell joins. 8 of 25 flooded. Move 3.");
  assert.equal(sentence(filled(0), table({ moves: 10, flooded: 8 }), t), "Painted yellow: 0 cells join. 8 of 25 flooded. Move 10; the limit was 9.");
});

test("the limit is told calmly where play goes on, and the end in place of the moves", () => {
  const reached = /** @type {FloodEvent[]} */ ([...filled(2), { type: "limitreached" }]);
  assert.match(sentence(reached, table({ moves: 9 }), t), /Move 9 of 9\. The challenge’s moves are used up\. You can play on\.$/);
  const lost = sentence(reached, table({ moves: 9 }, over("flood.over.limit")), t);
  assert.match(lost, /flooded\. The limit of 9 moves is reached, and the board is not one colour\.$/);
  assert.doesNotMatch(lost, /play on|Move 9/);
  const done = sentence([...filled(2), { type: "completed", within: true }], table({ moves: 9, flooded: 25 }, over("flood.over.completed")), t);
  assert.match(done, /25 of 25 flooded\. One colour in 9 moves of 9: challenge completed\.$/);
});

test("“completed” is said of the challenge only, and “minimum” only of what is proved (T4, T6)", () => {
  const say = (/** @type {string} */ key) => t(key, { moves: 12, limit: 9 });
  assert.match(say("flood.over.late"), /not completed/);
  assert.doesNotMatch(say("flood.over.late"), /challenge completed/);
  for (const key of ["flood.over.limit", "flood.over.solved"]) assert.doesNotMatch(say(key), /completed/);
  const [proved, open] = [{ proved: true, low: 20, high: 20 }, { proved: false, low: 18, high: 21 }];
  assert.deepEqual([fewest(proved), fewest(open), fewest(null)], ["20", "18–21", "…"]);
  assert.deepEqual([proved, open, null].map((minimum) => facts(table({ minimum }), t)), [["minimum 20"], ["18–21 needed"], []]);
  const said = [proved, open, null].map((minimum) => region(table({ minimum, flooded: 3 }), t));
  assert.match(said[0], /The minimum for this board is 20\.$/);
  assert.match(said[1], /between 18 and 21\.$/);
  for (const text of said.slice(1)) assert.doesNotMatch(text, /minimum/);
  const labels = (/** @type {FloodBoard["minimum"]} */ minimum) => figures(table({ minimum }, over("flood.over.completed")), t).map(({ label }) => label);
  assert.deepEqual([labels(proved), labels(open), labels(null)], [["moves", "minimum"], ["moves", "fewest possible"], ["moves", "fewest possible"]]);
});

test("the figures show the limit from the start on, or that it is being worked out (T19)", () => {
  const shown = (/** @type {Partial<FloodBoard>} */ board) => figures(table(board), t).map(({ value, of, text }) => [value, of ?? text].join(" / "));
  assert.deepEqual(shown({}), ["0 / 9", "12 / 12%"]);
  assert.deepEqual(shown({ limit: null, moves: 2 }), ["2 / …", "12 / 12%"]);
  assert.deepEqual(shown({ flooded: 399, cells: Array(400).fill(1) })[1], "99 / 99%");
});

test("state, rules and summary in a few words", () => {
  assert.equal(stateLine(null, t), "One colour for the whole board");
  assert.equal(stateLine(table({ moves: 9, limit: 22 }), t), "Move 9 of 22");
  assert.equal(stateLine(table({ moves: 9, limit: null }), t), "Move 9 of …");
  assert.equal(stateLine(table({ moves: 9 }, over("flood.over.completed")), t), "Completed in 9 of 9 moves");
  const values = { width: 14, height: 14, colours: 6, pivot: "corner", challenge: "plus5", end: "free" };
  assert.equal(rules(values, t), "6 colours · five moves to spare");
  assert.equal(rules({ ...values, pivot: "centre", challenge: "best", end: "strict" }, t), "6 colours · no move to spare · start in the centre · ends at the limit");
  assert.equal(rules({ ...values, pivot: "C4", challenge: "greedy" }, t), "6 colours · easy · start: C4");
  assert.equal(summary(table({ moves: 3, left: 6 }, { elapsed: 61_000 }), t), "Move 3 of 9. 6 left. 3 of 25 flooded. Time: 1:01.");
});

test("what the colours would add is told with the most first, without the region's own", () => {
  assert.equal(gains(table({ adds: [0, 2, 5, 2] }), t), "Cells that would join: yellow 5, orange 2, green 2.");
});

test("messages of the rules name the colour, not its number", () => {
  assert.match(t("flood.refused.same-colour", { colour: 4 }), /^The flooded region is green already/);
  assert.equal(t("flood.hint.proved", { colour: 10, left: 1 }), "Play black: 1 move left from here, and none fewer is possible.");
  assert.equal(t("flood.hint.atmost", { colour: 5, left: 7 }), "Play sky: at most 7 moves left from here.");
});

test("ten colours have ten names, ten shapes and ten moves", () => {
  const numbers = COLOURS.map((_, index) => index + 1);
  assert.equal(numbers.length, 10);
  assert.equal(new Set(numbers.map((colour) => shapeOf(colour))).size, 10);
  for (const colour of numbers) {
    assert.equal(t(`colour.${colour}`), COLOURS[colour - 1]);
    assert.equal(t(`ball.${colour}`), `${COLOURS[colour - 1]} ${SHAPES[colour - 1]}`);
    assert.equal(colourOf(moveOf(colour)), colour);
  }
  assert.equal(moveOf(10), "a");
});

test("the outline joins neighbouring sides to one stroke", () => {
  // An L of three cells in the corner of a board of 3×2.
  const strokes = outlinePath([9, 7, null, 14, null, null], 3).split("M").filter(Boolean);
  assert.deepEqual(strokes.toSorted(), ["0 0h2", "0 0v2", "0 2h1", "1 1h1", "1 1v1", "2 0v1"]);
  assert.equal(outlinePath([null, null], 2), "");
});

test("only a finished game has lines to replay", () => {
  assert.equal(flood.after?.(base, { t, pace: () => 0 }), null);
});

/** The region of the first cell, by distance. @param {number[]} cells @param {number} width */
function spread(cells, width) {
  const steps = new Map([[0, 0]]);
  for (const [at, step] of steps) {
    for (const near of [at - width, at + width, ...(at % width ? [at - 1] : []), ...((at + 1) % width ? [at + 1] : [])]) {
      if (cells[near] === cells[0] && !steps.has(near)) steps.set(near, step + 1);
    }
  }
  return steps;
}

/** @param {number[]} cells @param {number} width @param {number} colour */
function painted(cells, width, colour) {
  const inside = spread(cells, width);
  return cells.map((each, index) => (inside.has(index) ? colour : each));
}

test("an exercise shows a true board, what its colours add, and what its answer does", () => {
  for (const { key, table: before, answer, cells: marked, events, after } of lessons) {
    for (const { board, width } of [before, after]) {
      const inside = spread(board.cells, width);
      const out = (/** @type {number} */ index, /** @type {boolean} */ edge, /** @type {number} */ side) => (edge || !inside.has(index) ? side : 0);
      const sides = board.cells.map((_, index) => (inside.has(index)
        ? out(index - width, index < width, 1) + out(index + 1, (index + 1) % width === 0, 2) + out(index + width, index + width >= board.cells.length, 4) + out(index - 1, index % width === 0, 8)
        : null));
      assert.deepEqual(board.region, sides, key);
      assert.equal(board.flooded, inside.size);
      assert.deepEqual(board.adds, board.adds.map((_, index) => spread(painted(board.cells, width, index + 1), width).size - inside.size), key);
    }
    const { board, width } = before;
    assert.deepEqual(after.board.cells, painted(board.cells, width, colourOf(answer)), key);
    const [event] = events;
    assert.ok(event.type === "filled");
    const inside = spread(board.cells, width);
    /** @type {string[][]} */
    const waves = [];
    for (const [index, step] of inside) (waves[step] ??= []).push(cellName(index, width));
    assert.deepEqual(event.cells.map((wave) => wave.toSorted()), waves.map((wave) => wave.toSorted()), key);
    const joined = [...spread(after.board.cells, width).keys()].filter((index) => !inside.has(index)).map((index) => cellName(index, width));
    if (marked.length) assert.deepEqual(marked.toSorted(), joined.toSorted(), key);
    assert.equal(event.added, joined.length);
    for (const what of ["task", "done"]) assert.notEqual(t(`flood.help.${what}.${key}`), `flood.help.${what}.${key}`);
  }
});

test("when the challenge is worked out it is said, or how a game ended that was over before", () => {
  assert.equal(found(table({ limit: 21 }), t), "The challenge: 21 moves.");
  assert.equal(found(table({ limit: null }), t), "");
  assert.match(found(table({ moves: 9 }, over("flood.over.completed")), t), /challenge completed/);
});

test("in the list of moves a colour is called by its name, or by its shape where only shapes tell them apart", () => {
  assert.deepEqual(["3", "9", "a"].map((text) => moveText(text, t)), ["yellow", "brown", "black"]);
  const shapes = translator(JSON.parse(readFileSync(new URL("../../ui/i18n/en.json", import.meta.url), "utf8")), "en", () => "shapes");
  assert.deepEqual(["3", "a"].map((text) => moveText(text, shapes)), ["star", "moon"]);
});
