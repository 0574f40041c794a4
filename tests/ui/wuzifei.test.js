// Wuzifei's sentences, names and lessons: they are worked out by hand, so they are checked here.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { cellIndex, cellName } from "../../ui/board/cells.js";
import { lessons } from "../../ui/games/wuzifei/lessons.js";
import { deeds, figures, moveText, offer, rules, sentence, stateLine, summary, targetsText, title, verdict } from "../../ui/games/wuzifei/say.js";
import { translator } from "../../ui/i18n/index.js";
import { captures, flights } from "./flights.js";

/** @import { WuzifeiBoard, WuzifeiEvent } from "../../ui/types/generated.js" */
/** @typedef {import("../../ui/types/view.js").TableOf<WuzifeiBoard>} Table */

const english = JSON.parse(readFileSync(new URL("../../ui/i18n/en.json", import.meta.url), "utf8"));
const t = translator(english, "en");
const base = lessons[0].table;

/** @param {Partial<WuzifeiBoard>} board @param {Partial<Table>} [change] @returns {Table} */
const table = (board, change = {}) => ({ ...base, ...change, board: { ...base.board, ...board } });
const alone = { person: /** @type {const} */ ("black"), level: 2 };

/** @type {WuzifeiEvent} */
const moved = { type: "moved", from: "A1", to: "A3", side: "black" };
/** @param {("clip" | "carry")[]} ways @param {string[]} cells @returns {WuzifeiEvent} */
const captured = (ways, cells) => ({ type: "captured", waves: [ways.map((way) => ({ way, cells }))], cells, side: "black", turned: true });

/** @param {string} key @param {Record<string, string>} [args] @param {"won" | "lost" | "drawn" | "ended"} [outcome] @returns {Partial<Table>} */
const over = (key, args = {}, outcome = "ended") => ({ status: { state: "over", outcome, reason: { key, args } } });

test("between two people a turn speaks of colours", () => {
  assert.equal(sentence([moved], table({ turn: "white" }), t), "Black moved from A1 to A3. White to move.");
});

test("against the computer a turn speaks of you, and the house tells that it thinks", () => {
  const waiting = table({ ...alone, turn: "white", computer: true }, { pending: "opponent" });
  assert.equal(sentence([moved], waiting, t), "You moved from A1 to A3.");
  const answer = table({ ...alone, turn: "black" });
  assert.equal(sentence([{ ...moved, side: "white" }], answer, t), "The computer moved from A1 to A3. Your turn.");
});

test("captures say how many, how, and where", () => {
  const said = (/** @type {WuzifeiEvent} */ event) => sentence([moved, event], table({ turn: "white" }), t).split(". ")[1];
  assert.equal(said(captured(["clip"], ["A4"])), "1 piece turned, clipped: A4");
  assert.equal(said(captured(["carry"], ["B3", "D3"])), "2 pieces turned, carried: B3, D3");
  assert.equal(said(captured(["clip", "carry"], ["B3", "D3", "C4"])), "3 pieces turned, clipped and carried: B3, D3, C4");
  assert.equal(said({ type: "captured", side: "black", turned: true, cells: ["B3", "C4"], waves: [[{ way: "clip", cells: ["B3"] }], [{ way: "clip", cells: ["C4"] }]] }), "2 pieces turned, in a chain: B3, C4");
  assert.equal(said({ type: "captured", side: "black", turned: false, cells: ["B3"], waves: [[{ way: "clip", cells: ["B3"] }]] }), "1 piece taken, clipped: B3");
});

test("the end says who has won, by colours or by you and the computer", () => {
  const args = { winner: "black", loser: "white" };
  const people = table({}, over("wuzifei.over.ended.no-pieces", args));
  assert.equal(verdict(people, t), "Black has won");
  assert.equal(sentence([moved], people, t), "Black moved from A1 to A3. White has no piece left. Black has won!");
  assert.equal(verdict(table(alone, over("wuzifei.over.won.no-move", args, "won")), t), "You have won");
  assert.equal(verdict(table({ ...alone, person: "white" }, over("wuzifei.over.lost.no-move", args, "lost")), t), "The computer has won");
  assert.equal(verdict(table({}), t), null);
});

test("a draw is explained", () => {
  for (const [by, words] of Object.entries({ repetition: /third time/, quiet: /50 moves of each side/, agreed: /agreement/, stalemate: /no move/ })) {
    const drawn = table({}, over(`wuzifei.over.drawn.${by}`, {}, "drawn"));
    assert.equal(verdict(drawn, t), "A draw");
    assert.match(sentence([{ type: "drawn", by }], drawn, t), words);
  }
});

test("turn, pieces, moves and time in one sentence, and how near a draw is", () => {
  assert.equal(summary(table({ pieces: [6, 4] }, { moves: 12, elapsed: 61_000 }), t), "Black to move. Black has 6, White has 4. 12 moves, 1:01.");
  assert.match(summary(table({ quiet: 97, quietLimit: 100 }), t), /A draw after 2 more moves of each side without a capture\./);
  assert.match(summary(table({ occurrences: 2 }), t), /for time number 2/);
  assert.doesNotMatch(summary(table({ quiet: 9 }), t), /draw/);
});

test("rules and state in a few words", () => {
  const values = { width: 5, height: 5, opponent: "computer", level: 3, person: "white", first: "black", line: "strict", chain: "off", captured: "turn", reach: "fly", repetition: "draw", stuck: "loss" };
  assert.equal(title(values, t), "Level 3, as White");
  assert.equal(rules(values, t), "Level 3, as White");
  assert.equal(title({ ...values, opponent: "people", reach: "one" }, t), "Two people · other rules");
  assert.equal(rules({ ...values, opponent: "people", reach: "one" }, t), "On one device, in turn · How far pieces go: One step");
  assert.equal(stateLine(null, t), "Five flying pieces a side");
  assert.equal(stateLine(table(alone, { moves: 4 }), t), "Your turn · 4 moves");
  assert.equal(stateLine(table({}, over("wuzifei.over.ended.resigned", { winner: "white", loser: "black" })), t), "White has won");
  assert.deepEqual(figures(table({ pieces: [7, 3] }), t).map(({ key, value }) => [key, value]), [["black", 7], ["white", 3]]);
});

test("a draw is offered between two people only, and answered on a card", () => {
  assert.deepEqual(deeds(table({}), t).map(({ move }) => move), ["offer"]);
  assert.deepEqual(deeds(table(alone), t), []);
  assert.deepEqual(deeds(table({}, over("wuzifei.over.drawn.agreed", {}, "drawn")), t), []);
  assert.equal(offer(table({}), t), null);
  const card = offer(table({ offer: "black" }), t);
  assert.deepEqual([card?.title, card?.open, card?.deeds.map(({ move }) => move)], ["Black offers a draw", true, ["decline", "accept"]]);
  assert.deepEqual(deeds(table({ offer: "black" }), t), []);
});

test("moves in the list read as moves, and words as words", () => {
  assert.equal(moveText("A1-A3", t), "A1–A3");
  for (const word of ["resign", "offer", "accept", "decline"]) assert.doesNotMatch(moveText(word, t), /wuzifei/);
});

test("where a piece can go, and what it captures there", () => {
  const { table: before } = lessons[2];
  const from = cellIndex("C1", 5);
  const text = targetsText(before, from, before.board.targets[String(from)], t);
  assert.match(text, /^The black piece at C1 can go to 12 points: A1, B1, D1/);
  assert.match(text, /On C3 it captures 2: B3, D3\.$/);
});

test("every move of an exercise, and every capture, is what the rules make of its position", () => {
  for (const { key, table: { board }, answer, events, after } of lessons) {
    for (const [from, side] of board.points.entries()) {
      const given = (board.targets[String(from)] ?? []).map(({ to, captures: taken }) => ({ to, captures: taken }));
      const expected = side === "black" ? flights(board.points, from).map((to) => ({ to, captures: captures(board.points, from, to) })) : [];
      assert.deepEqual(given.sort((a, b) => a.to - b.to), expected, `${key} ${cellName(from, 5)}`);
    }
    const [from, to] = answer.split("-").map((name) => cellIndex(name, 5));
    const taken = captures(board.points, from, to);
    const points = board.points.slice();
    [points[from], points[to]] = [null, "black"];
    for (const point of taken) points[point] = "black";
    assert.deepEqual(after.board.points, points, key);
    assert.deepEqual(after.board.last, { from, to, captures: taken }, key);
    const told = events.flatMap((event) => (event.type === "captured" ? event.cells : []));
    assert.deepEqual(told, taken.map((point) => cellName(point, 5)), key);
    // Only the marked move does what the exercise is about.
    const capturing = Object.entries(board.targets).flatMap(([piece, ways]) => ways.filter((way) => way.captures.length).map((way) => `${piece}-${way.to}`));
    assert.deepEqual(capturing, taken.length ? [`${from}-${to}`] : [], key);
    for (const what of ["task", "done"]) assert.ok(Object.hasOwn(english, `wuzifei.help.${what}.${key}`), key);
  }
});

test("the help says that the rules of a draw are this product's own", () => {
  assert.match(t("wuzifei.help.rule.ours"), /are ours/);
});
