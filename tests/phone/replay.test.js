// Looking back at the moves of a game works for every game, step by step, by touch and by keys, and changes nothing.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();
const SHEET = '[data-sheet="replay"]';

/** Names of the cells as a person without sight hears them, in the order of the board. @param {import("./phone.js").Phone} phone @param {string} within */
const heard = (phone, within) => phone.run((root) => [...(document.querySelector(root)?.querySelectorAll("[data-cell]") ?? [])].map((cell) => cell.getAttribute("aria-label")), within);

/** @param {import("./phone.js").Phone} phone @param {number} at */
const stands = (phone, at) => phone.shown(`${SHEET} [data-replay][data-at="${at}"]`);

/** @param {import("./phone.js").Phone} phone @param {string} button */
const disabled = (phone, button) => phone.run((name) => document.querySelector(`[data-action="replay-${name}"]`)?.getAttribute("aria-disabled"), button);

for (const game of Object.keys(completions)) {
  test(`${game}: every move is looked at again by touch and by keys, and nothing changes`, async () => {
    const phone = await open();
    const player = new Player(phone, "pointer");
    await player.openGame(game);
    await player.startFrom(completions[game].middle);
    const boards = [await heard(phone, ".place")];
    for (let move = 0; move < 2; move += 1) await player.move(game);
    const before = await player.position(game);
    await player.use('[data-action="more"]');
    await player.use('[data-sheet="more"] [data-action="replay"]');
    await phone.shown(`${SHEET} [aria-current="step"]`);
    const last = await phone.run((sheet) => document.querySelectorAll(`${sheet} .replay-move`).length, SHEET);
    await stands(phone, last);
    assert.equal(await disabled(phone, "next"), "true");
    await player.use('[data-action="replay-first"]');
    await stands(phone, 0);
    await phone.settled();
    assert.deepEqual(await heard(phone, SHEET), boards[0]);
    assert.equal(await disabled(phone, "previous"), "true");
    await player.use('[data-action="replay-next"]');
    await stands(phone, 1);
    await phone.settled();
    const first = await heard(phone, SHEET);
    assert.notDeepEqual(first, boards[0]);
    assert.notEqual(await phone.text("[data-replay-said]"), "");
    await phone.press("End");
    await stands(phone, last);
    await phone.press("Home");
    await stands(phone, 0);
    await phone.press("ArrowRight");
    await stands(phone, 1);
    await phone.settled();
    assert.deepEqual(await heard(phone, SHEET), first);
    await player.use(`${SHEET} [data-at="${last}"].replay-move`);
    await stands(phone, last);
    await player.use(`${SHEET} [data-action="close"]`);
    await phone.until("no sheet", () => document.querySelector("dialog[open]") === null);
    assert.equal(await player.position(game), before);
    await phone.close();
  });
}

test("the board of the past takes no move", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.startFrom(completions.lines.middle);
  await player.move("lines");
  const before = await player.position("lines");
  await player.use('[data-action="more"]');
  await player.use('[data-sheet="more"] [data-action="replay"]');
  await stands(phone, 1);
  await phone.settled();
  await player.use(`${SHEET} [data-cell="C3"]`);
  assert.equal(await phone.run((sheet) => document.querySelector(`${sheet} [data-selected]`), SHEET), null);
  assert.equal(await player.position("lines"), before);
  await phone.close();
});

test("a finished game offers its replay", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("wuzifei");
  await player.startFrom(completions.wuzifei.nearlyOver);
  await player.move("wuzifei");
  await player.use('[data-end] [data-action="replay"]');
  await stands(phone, 1);
  assert.match(await phone.text("[data-replay-said]"), /You have won!$/);
  await phone.close();
});

test("a game runs by itself, at the speed that is chosen, until somebody looks for a move", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("flood");
  await player.startFrom(completions.flood.middle);
  for (let move = 0; move < 3; move += 1) await player.move("flood");
  await player.use('[data-action="more"]');
  await player.use('[data-sheet="more"] [data-action="replay"]');
  await phone.shown(`${SHEET} [aria-current="step"]`);
  const last = await phone.run((sheet) => document.querySelectorAll(`${sheet} .replay-move`).length, SHEET);
  await phone.tab.selectOption('[data-field="replay-speed"]', "fast");
  const run = '[data-action="replay-run"]';
  const idle = await phone.text(run);
  // From the last move it begins anew.
  await player.use(run);
  await phone.until("the beginning", (sheet) => document.querySelector(`${sheet} [data-replay]`)?.getAttribute("data-at") === "1", SHEET);
  assert.notEqual(await phone.text(run), idle);
  await stands(phone, last);
  await phone.until("its end", (button, text) => document.querySelector(button)?.textContent?.trim() === text, run, idle);
  // A wish of one's own stops it.
  await phone.tab.selectOption('[data-field="replay-speed"]', "slow");
  await player.use(run);
  await phone.until("that it runs", (button, text) => document.querySelector(button)?.textContent?.trim() !== text, run, idle);
  await player.use('[data-action="replay-last"]');
  await stands(phone, last);
  assert.equal(await phone.text(run), idle);
  await phone.picture("phone-replay-running");
  await phone.close();
});
