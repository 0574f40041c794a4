// Puzzles: from their page to the board and on to the next one, by touch and by keys; what is told of a mistake, what a
// hint does, and what is kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Player } from "../support/player.js";
import { findings } from "./findings.js";
import { stage } from "./phone.js";

/** @typedef {import("./phone.js").Phone} Phone */

const { open } = stage();

const FILE = new URL("../../src-tauri/games/src/wuzifei/puzzle/puzzles.txt", import.meta.url);

/** The puzzles as they are shipped: what is to be found in each turn. */
const solutions = readFileSync(FILE, "utf8").trim().split("\n").map((line) => line.split(" ").slice(4).map((turn) => turn.split(":")[0]));
/** The first one that takes so many turns, from 1. @param {number} turns */
const numberOf = (turns) => solutions.findIndex((solution) => solution.length === turns) + 1;

/** @param {Player} player @param {string} button @param {string} result */
async function through(player, button, result) {
  await player.use(button);
  await player.page.shown(result);
  await player.page.settled();
}

/** Moves a piece and waits until it is the player's turn again, or the end. @param {Player} player @param {string} text */
async function move(player, text) {
  const [from, to] = text.split("-");
  const before = await player.revision();
  await player.choose(from);
  await player.page.shown(`[data-cell="${from}"][data-selected]`);
  await player.choose(to);
  await player.page.until("the answer", (old) => {
    const table = document.querySelector("[data-revision]");
    return table?.getAttribute("data-revision") !== old && !table?.hasAttribute("data-waiting");
  }, before);
  await player.page.settled();
}

/** A move that is legal and not the one to be found. @param {Phone} phone @param {string} right */
const wrongMove = (phone, right) => phone.run(async (not) => {
  const { board } = /** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "wuzifei" })).table;
  const name = (/** @type {number} */ point) => `${"ABCDE"[point % 5]}${Math.floor(point / 5) + 1}`;
  const moves = Object.entries(board.targets).flatMap(([from, targets]) => /** @type {{ to: number }[]} */ (targets).map(({ to }) => `${name(Number(from))}-${name(to)}`));
  return moves.find((each) => each !== not) ?? "";
}, right);

/** @param {Phone} phone @param {number} number */
const stateOf = (phone, number) => phone.run((wanted) => document.querySelector(`[data-puzzle="${wanted}"]`)?.getAttribute("data-state") ?? null, number);

/** @param {Player} player */
const toPuzzles = (player) => through(player, '[data-screen="home"] [data-action="puzzles"]', '[data-screen="puzzles"] [data-puzzle]');

/** Back from the table to the page of puzzles. @param {Player} player */
const back = (player) => through(player, '[data-action="back"]', '[data-screen="puzzles"] [data-puzzle]');

for (const by of /** @type {const} */ (["pointer", "keys"])) {
  test(`a puzzle is opened, erred in, solved and followed by the next one, by ${by === "keys" ? "keys" : "touch"}`, async () => {
    const phone = await open();
    const player = new Player(phone, by);
    await toPuzzles(player);
    assert.equal(await phone.text("[data-solved]"), `Solved: 0 of ${solutions.length}`);
    await through(player, '[data-action="next-puzzle"]', '[data-screen="table"]');
    assert.match(await phone.text("[data-rules]"), /^Puzzle 1/);
    assert.match(await phone.text(".turn-words"), /^(Black|White) to win in 1 move$/);
    const [right] = solutions[0];
    const wrong = await wrongMove(phone, right);
    await move(player, wrong);
    assert.match(await phone.text("[data-note]"), new RegExp(`^${wrong.replace("-", "–")} is not it: .*\\.$`));
    assert.equal(await phone.text('[data-figure="mistakes"] strong'), "1");
    await move(player, right);
    await phone.shown("[data-end]");
    assert.equal(await phone.text("#end-title"), "Solved");
    assert.match(await phone.text("#live-assertive"), /Solved: the win is on the board\./);
    await player.use('[data-end] [data-action="next-puzzle"]');
    await phone.until("the next one", () => document.querySelector("[data-rules]")?.textContent?.startsWith("Puzzle 2") ?? false);
    await phone.settled();
    await move(player, solutions[1][0]);
    await phone.shown("[data-end]");
    await player.use('[data-end] [data-action="look"]');
    await back(player);
    assert.deepEqual([await stateOf(phone, 1), await stateOf(phone, 2), await stateOf(phone, 3)], ["mistakes", "clean", "open"]);
    assert.equal(await phone.text("[data-solved]"), `Solved: 2 of ${solutions.length}`);
    await phone.close();
  });
}

test("a line of several moves is answered at once; undo takes a turn back, a hint shows the move, and both are help; all of it is there after a crash", async () => {
  const number = numberOf(3);
  const phone = await open();
  const player = new Player(phone, "pointer");
  await toPuzzles(player);
  await through(player, `[data-puzzle="${number}"]`, '[data-screen="table"]');
  const solution = solutions[number - 1];
  await move(player, solution[0]);
  assert.match(await phone.text(".turn-words"), /in 2 moves$/);
  await phone.restart();
  await phone.shown('[data-screen="table"][data-game="wuzifei"]');
  assert.match(await phone.text(".turn-words"), /in 2 moves$/);
  await player.use('[data-action="undo"]');
  await phone.until("a turn back", () => document.querySelector(".turn-words")?.textContent?.endsWith("in 3 moves") ?? false);
  await through(player, '[data-action="hint"]', `[data-cell="${solution[0].split("-")[0]}"][data-hint="from"]`);
  for (const each of solution) await move(player, each);
  await phone.shown("[data-end]");
  await player.use('[data-end] [data-action="look"]');
  await back(player);
  assert.equal(await stateOf(phone, number), "assisted");
  await phone.close();
});

test("a puzzle that is given up stays open, and the game before it is one undo away", async () => {
  const phone = await open();
  const player = new Player(phone, "keys");
  await player.openGame("wuzifei");
  await through(player, '[data-action="more"]', '[data-sheet="more"]');
  await through(player, '[data-sheet="more"] [data-action="puzzles"]', '[data-screen="puzzles"] [data-puzzle]');
  // One stop of the Tab key for each grade, the arrows go on from there.
  await phone.tabTo('[data-puzzle="1"]');
  await phone.press("ArrowRight");
  assert.equal(await phone.run(() => document.activeElement?.getAttribute("data-puzzle")), "2");
  await phone.press("End");
  await phone.press("Home");
  await phone.press("ArrowRight");
  await phone.press("Enter");
  await phone.shown('[data-screen="table"]');
  await phone.settled();
  assert.match(await phone.text("[data-rules]"), /^Puzzle 2/);
  await through(player, '[data-action="more"]', '[data-sheet="more"]');
  await through(player, '[data-sheet="more"] [data-action="end-game"]', "[data-end]");
  assert.equal(await phone.text("#end-title"), "Not solved");
  await player.use('[data-end] [data-action="look"]');
  for (const rest of ["Puzzle 2", "Level 2"]) {
    await player.use('[data-action="undo"]');
    await phone.until(rest, (start) => document.querySelector("[data-rules]")?.textContent?.startsWith(start) ?? false, rest);
    await phone.settled();
  }
  await phone.close();
});

test("the page of puzzles is accessible and has room on the narrowest screen, in the dark, and with everything solved differently", async () => {
  const result = (/** @type {object} */ each) => ({ tries: 2, ...each });
  const items = { 1: result({ solved: "clean" }), 2: result({ solved: "mistakes" }), 3: result({ solved: "assisted" }), 4: result({}) };
  const text = JSON.stringify({ format: "quadrille", schema: 1, records: { games: {}, counted: {}, items: { wuzifei: items } } });
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const phone = await open({ colorScheme, viewport: { width: 320, height: 568 } });
    const player = new Player(phone, "pointer");
    await phone.run((all) => window.__TAURI__.core.invoke("import_all", { text: all }), text);
    await toPuzzles(player);
    assert.deepEqual([await stateOf(phone, 1), await stateOf(phone, 2), await stateOf(phone, 3), await stateOf(phone, 4)], ["clean", "mistakes", "assisted", "tried"]);
    assert.equal(await phone.run(() => document.querySelector('[data-puzzle="2"]')?.getAttribute("aria-label")), "Puzzle 2: solved with mistakes");
    assert.deepEqual(await findings(phone), []);
    assert.ok(await phone.run(() => document.documentElement.scrollWidth <= innerWidth && (document.querySelector(".page")?.scrollWidth ?? 0) <= innerWidth), "nothing is wider than the screen");
    await phone.close();
  }
});

test("the puzzle of the day stands among the challenges, is solved, and is shared without its moves", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await through(player, '[data-daily="puzzle"] [data-action="daily"]', '[data-screen="table"][data-game="wuzifei"]');
  assert.match(await phone.text("[data-rules]"), /^Challenge of .*Puzzles.*Number \d+/);
  const number = Number(/Number (\d+)/.exec(await phone.text("[data-rules]"))?.[1]);
  for (const each of solutions[number - 1]) await move(player, each);
  await phone.shown("[data-end]");
  await player.use('[data-end] [data-action="look"]');
  await through(player, '[data-action="back"]', '[data-daily="puzzle"][data-mark="good"]');
  await through(player, '[data-daily="puzzle"] [data-action="share-result"]', '[data-share="result"]');
  const shared = await phone.run(() => /** @type {HTMLTextAreaElement} */ (document.querySelector('[data-share="result"]')).value);
  assert.match(shared, /^Quadrille · Wuzifei puzzle · .*\nSolved without a mistake\n/);
  for (const each of solutions[number - 1]) assert.ok(!shared.includes(each.split("-")[0]));
  await player.use('dialog[open] [data-action="close"]');
  await through(player, '[data-daily="puzzle"] [data-action="daily"]', '[data-screen="calendar"] [data-day]');
  assert.match(await phone.text("[data-day] [data-result]"), /^Solved without a mistake$/);
  await phone.close();
});

test("what puzzles don't ask about doesn't keep one from beginning, and their moves are not analysed", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("wuzifei");
  await player.startFrom("wuzifei:5x5opeoplerloose#1");
  await player.use('[data-action="new"]');
  await phone.shown('[data-sheet="new-game"]');
  await phone.shown('[data-field="line"]');
  await phone.tab.selectOption('.custom [data-field="opponent"]', "puzzle");
  await phone.until("no field of the line rule", () => !document.querySelector('[data-field="line"]')?.checkVisibility());
  await player.use('[data-action="start"]');
  await phone.until("a puzzle", () => document.querySelector("dialog") === null && /^Puzzle/.test(document.querySelector("[data-rules]")?.textContent ?? ""));
  await phone.settled();
  await player.use('[data-action="hint"]');
  await phone.shown("[data-board] [data-hint]");
  const cells = await phone.run(() => ["from", "to"].map((end) => document.querySelector(`[data-hint="${end}"]`)?.getAttribute("data-cell")));
  await move(player, cells.join("-"));
  await player.use('[data-action="more"]');
  await phone.shown('[data-sheet="more"] [data-action="replay"]');
  assert.equal(await phone.run(() => document.querySelector('[data-action="analysis"]')), null);
  await phone.close();
});
