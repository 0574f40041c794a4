// Lines' sentences, and its exercises: they are worked out by hand, so they are checked here.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { cellIndex } from "../../ui/board/cells.js";
import { lessons } from "../../ui/games/lines/lessons.js";
import { moveText, rules, sentence, summary, targets } from "../../ui/games/lines/say.js";
import { ceiling } from "../../ui/shell/plot.js";
import { translator } from "../../ui/i18n/index.js";

/** @import { LinesBoard, LinesEvent as Event } from "../../ui/types/generated.js" */
/** @typedef {import("../../ui/types/view.js").TableOf<LinesBoard>} Table */

const t = translator(JSON.parse(readFileSync(new URL("../../ui/i18n/en.json", import.meta.url), "utf8")), "en");
const base = lessons[0].table;

/** @param {Partial<Table>} change @returns {Table} */
const table = (change) => ({ ...base, ...change });

/** @type {Event} */
const MOVED = { type: "moved", path: ["A1", "B1", "C1"] };
/** @type {Event} */
const FIVE = { type: "cleared", lines: [["A1", "B1", "C1", "D1", "E1"]], cells: ["C1", "B1", "D1", "A1", "E1"], colour: 1, points: 5 };

test("a turn is one merged sentence", () => {
  assert.equal(sentence([MOVED, FIVE], base, t), "Moved to C1. 5 red removed, 5 points.");
  assert.equal(
    sentence([MOVED, { type: "dropped", cell: "A1", colour: 1 }, { type: "dropped", cell: "E5", colour: 6 }, { type: "previewed", balls: [{ colour: 2, cell: null }, { colour: 9, cell: "B2" }] }], base, t),
    "Moved to C1. New: red A1, blue E5. Next: orange, brown B2.",
  );
});

test("a line that a dropped ball completes is told after the balls before it", () => {
  const events = /** @type {Event[]} */ ([MOVED, { type: "dropped", cell: "C1", colour: 1 }, { ...FIVE, points: 1 }, { type: "dropped", cell: "D4", colour: 2 }]);
  assert.equal(sentence(events, base, t), "Moved to C1. New: red C1. 5 red removed, 1 point. New: orange D4.");
});

test("the end is told last, and nothing comes next", () => {
  const over = table({ status: { state: "over", outcome: "ended", reason: { key: "lines.over.full", args: { score: 1 } } } });
  assert.equal(sentence([MOVED, { type: "previewed", balls: [{ colour: 1, cell: null }] }, { type: "over" }], over, t), "Moved to C1. The board is full. The game ends with 1 point.");
});

test("score, moves and time in one sentence", () => {
  assert.equal(summary(table({ numbers: { score: 64 }, moves: 1, elapsed: 61_000 }), t), "64 points, 1 move, 1:01.");
  assert.equal(summary(table({ numbers: { score: 64 }, moves: 31, elapsed: 61_000, best: 418 }), t), "64 points, 31 moves, 1:01. Best: 418.");
});

test("rules in a few words", () => {
  assert.equal(rules({ width: 9, height: 9, colours: 7, length: 5 }, t), "7 colours, lines of 5");
});

test("targets are listed by what is shorter", () => {
  assert.equal(targets(base, 0, t), "The red dot at A1 can reach every free cell but A5.");
  assert.match(targets(base, cellIndex("A4", 5), t), /^The yellow star at A4 can reach every free cell\.$/);
  const shut = { ...base, board: { ...base.board, reach: {} } };
  assert.equal(targets(shut, 0, t), "The red dot at A1 is shut in.");
  const only = { ...base, board: { ...base.board, reach: { 0: [2] } } };
  assert.equal(targets(only, 0, t), "The red dot at A1 can reach 1 free cell: A5.");
});

test("the exercises' events lead exactly from one picture to the other", () => {
  for (const { key, table: before, answer, events, after } of lessons) {
    const cells = before.board.cells.slice();
    const at = (/** @type {string} */ name) => cellIndex(name, before.width);
    for (const event of events) {
      if (event.type === "moved" && "path" in event) {
        const path = event.path.map(at);
        assert.equal(`${event.path[0]}-${event.path[event.path.length - 1]}`, answer, key);
        for (const [step, cell] of path.entries()) {
          if (step === 0) continue;
          assert.equal(cells[cell], 0, `${key}: ${event.path[step]} is free`);
          const far = Math.abs((cell % 5) - (path[step - 1] % 5)) + Math.abs(Math.floor(cell / 5) - Math.floor(path[step - 1] / 5));
          assert.equal(far, 1, `${key}: one step to ${event.path[step]}`);
        }
        cells[path[path.length - 1]] = cells[path[0]];
        cells[path[0]] = 0;
      } else if (event.type === "cleared") {
        for (const cell of event.cells.map(at)) {
          assert.equal(cells[cell], event.colour, key);
          cells[cell] = 0;
        }
      } else if (event.type === "dropped") {
        assert.equal(cells[at(event.cell)], 0, key);
        cells[at(event.cell)] = event.colour;
      } else if (event.type === "previewed") {
        assert.deepEqual(event.balls, after.board.preview, key);
      }
    }
    assert.deepEqual(cells, after.board.cells, key);
    for (const name of ["path", "five", "drop"]) assert.notEqual(t(`lines.help.task.${name}`), `lines.help.task.${name}`);
  }
  const drops = lessons[2].events.flatMap((event) => (event.type === "dropped" ? [event.colour] : []));
  assert.deepEqual(drops, lessons[2].table.board.preview.map(({ colour }) => colour), "what was announced is what drops");
});

test("the exercises' regions are the true ones", () => {
  for (const { key, table: one, after: two } of lessons) {
    for (const { board, width } of [one, two]) {
      for (const [cell, region] of board.regions.entries()) {
        assert.equal(region === 0, board.cells[cell] !== 0, key);
        for (const beside of [cell + 1, cell + width]) {
          if (beside >= board.cells.length || (beside === cell + 1 && beside % width === 0)) continue;
          const [a, b] = [cell, beside];
          if (board.regions[a] && board.regions[b]) assert.equal(board.regions[a], board.regions[b], key);
          const pairs = [[a, b], [b, a]].filter(([ball, free]) => board.cells[ball] && board.regions[free]);
          for (const [ball, free] of pairs) assert.ok(board.reach[String(ball)].includes(board.regions[free]), `${key}: ${ball} reaches ${free}`);
        }
      }
    }
  }
});

test("a plot's scale ends on a round number", () => {
  const tops = (/** @type {number[]} */ values, /** @type {"score" | "time" | "above"} */ measure) => values.map((value) => ceiling(value, measure));
  assert.deepEqual(tops([0, 1, 3, 88, 418, 500, 501], "score"), [1, 1, 3, 100, 500, 500, 600]);
  assert.deepEqual(tops([-1, 0, 2, 7], "above"), [1, 1, 2, 8]);
  assert.deepEqual(tops([9_000, 61_000, 3_600_000, 3_600_001], "time"), [10_000, 120_000, 3_600_000, 7_200_000]);
});

test("moves in the list read as moves, and the end as a word", () => {
  assert.deepEqual(["A1-C3", "end"].map((text) => moveText(text, t)), ["A1–C3", "ended"]);
});
