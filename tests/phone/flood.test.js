// Flood under real fingers and keys: three ways to play a colour, what the page says of it, the limit and what comes
// past it, and the two lines after the end. What is drawn is always what the rules' side knows.

import assert from "node:assert/strict";
import { test } from "node:test";

import { bestColour } from "../support/games/flood.js";
import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { drawn, pictured, shapes } from "./patches.js";
import { stage } from "./phone.js";

const { open } = stage();
const { middle, nearlyOver } = completions.flood;

/** A page on a game of Flood. @param {string} id @param {import("playwright-core").BrowserContextOptions} [options] @param {"pointer" | "keys"} [by] */
async function onTable(id, options, by = "pointer") {
  const phone = await open(options);
  const player = new Player(phone, by);
  await player.openGame("flood");
  await player.startFrom(id);
  return { phone, player };
}

/** The table as the app knows it. @param {import("./phone.js").Phone} phone */
const known = (phone) => phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "flood" })).table);

/** @param {Player} player @param {() => Promise<unknown>} act */
async function moved(player, act) {
  const before = await player.revision();
  await act();
  await player.page.until("the answer", (old) => document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, before);
  await player.page.settled();
}

/** What the note below the board says. @param {import("./phone.js").Phone} phone */
const note = (phone) => phone.text("[data-note]");

test("a colour is played by its button, by a cell of the board, by a digit, and by Enter on a cell", async () => {
  const { phone, player } = await onTable(middle);
  const start = await known(phone);
  assert.deepEqual(await drawn(phone), start.board.cells);
  /** @type {((colour: number) => Promise<unknown>)[]} */
  const ways = [
    (colour) => player.use(`[data-play="${colour}"]`),
    async (colour) => player.choose(await cellOf(phone, colour)),
    (colour) => phone.press(String(colour)),
    async (colour) => {
      await phone.run((cell) => /** @type {HTMLElement} */ (document.querySelector(`[data-cell="${cell}"]`)).focus(), await cellOf(phone, colour));
      await phone.press("Enter");
    },
  ];
  for (const way of ways) {
    const colour = parseInt((await bestColour(phone)).text, 16);
    const { board } = await known(phone);
    await moved(player, () => way(colour));
    const after = (await known(phone)).board;
    assert.equal(after.colour, colour);
    assert.equal(after.flooded, board.flooded + board.adds[colour - 1], "what the button promised");
    assert.deepEqual(await drawn(phone), after.cells);
    assert.match(await note(phone), new RegExp(`${after.flooded} of 64 flooded. Move ${after.moves} of 19\\.$`));
  }
  await phone.close();
});

/** A cell outside the region. @param {import("./phone.js").Phone} phone @param {number} colour */
const cellOf = (phone, colour) => phone.run((wanted) =>
  document.querySelector(`[data-board] [data-cell][data-colour="${wanted}"]:not([data-flooded])`)?.getAttribute("data-cell") ?? "", colour);

test("the region's own colour is no move, and the page says so, wherever it is asked for (S1)", async () => {
  const { phone, player } = await onTable(middle);
  const revision = await player.revision();
  const own = (await known(phone)).board.colour;
  assert.equal(await phone.run((colour) => document.querySelector(`[data-play="${colour}"]`)?.getAttribute("aria-disabled"), own), "true");
  for (const act of [() => player.use(`[data-play="${own}"]`), () => player.choose("A1"), () => phone.press(String(own))]) {
    await phone.press("s");
    await phone.until("another sentence", () => !/already/.test(document.querySelector("[data-note]")?.textContent ?? ""));
    await act();
    await phone.until("the refusal", () => /already/.test(document.querySelector("[data-note]")?.textContent ?? ""));
    assert.equal(await player.revision(), revision);
  }
  await phone.press("9");
  await phone.until("another refusal", () => /no colour 9/.test(document.querySelector("[data-note]")?.textContent ?? ""));
  assert.equal(await player.revision(), revision);
  await phone.close();
});

test("start cell and region are marked, and the limit is shown before the first move (T18, T19)", async () => {
  const { phone, player } = await onTable("flood:6x6c4pcentre:112233/112233/331122/331122/223311/223311,9");
  const { board } = await known(phone);
  assert.equal(await phone.text('[data-figure="moves"]'), "0 / 9moves");
  const seen = await phone.run(() => {
    const box = (/** @type {string} */ what) => /** @type {Element} */ (document.querySelector(what)).getBoundingClientRect();
    const [ring, start] = [box(".flood-start"), box('[data-cell="D4"]')];
    return {
      inside: ring.left >= start.left - 1 && ring.right <= start.right + 1 && ring.top >= start.top - 1 && ring.bottom <= start.bottom + 1,
      outline: document.querySelector(".flood-stroke")?.getAttribute("d"),
      flooded: document.querySelectorAll("[data-board] [data-flooded]").length,
      name: document.querySelector('[data-cell="D4"]')?.getAttribute("aria-label"),
      cursor: document.querySelector('[data-board] [tabindex="0"]')?.getAttribute("data-cell"),
    };
  });
  assert.deepEqual(seen, { inside: true, outline: "M2 2h2M2 4h2M2 2v2M4 2v2", flooded: board.flooded, name: "D4, red dot, flooded, start", cursor: "D4" });
  await player.use('[data-play="4"]');
  await phone.until("the sentence", () => /0 cells join/.test(document.querySelector("[data-note]")?.textContent ?? ""));
  await phone.close();
});

test("past the limit play goes on, and the end does not say completed (T4)", async () => {
  const { phone, player } = await onTable("flood:3x3c3:122/233/333,1,,2:23");
  assert.equal(await phone.text(".top .sub"), "Custom 3×3\u00a0· minimum 2\u00a0· unranked");
  await moved(player, () => player.use('[data-play="2"]'));
  assert.match(await note(phone), /Move 1 of 1\. The challenge’s moves are used up\. You can play on\.$/);
  await moved(player, () => player.use('[data-play="1"]'));
  assert.match(await note(phone), /Move 2; the limit was 1\.$/);
  await moved(player, () => player.use('[data-play="3"]'));
  await phone.shown("[data-end]");
  assert.match(await phone.text("#live-assertive"), /outside the limit of 1\. The challenge is not completed\./);
  assert.equal(await phone.text('[data-end] [data-figure="moves"]'), "3 / 1moves");
  assert.equal(await phone.text('[data-end] [data-figure="fewest"]'), "2minimum");
  assert.deepEqual(new Set(await drawn(phone)), new Set([3]), "the board stays in view (T21)");
  await phone.close();
});

test("strict: the game is lost when the limit is reached, and nothing more can be played", async () => {
  const { phone, player } = await onTable("flood:3x3c3estrict:122/233/333,1,,2:23");
  await moved(player, () => player.use('[data-play="2"]'));
  await phone.shown("[data-end]");
  assert.match(await phone.text("#live-assertive"), /limit of 1 move is reached/);
  await player.use('[data-action="look"]');
  const revision = await player.revision();
  await player.use('[data-play="3"]');
  await phone.until("the reason", () => /is reached/.test(document.querySelector("[data-note]")?.textContent ?? ""));
  assert.equal(await player.revision(), revision);
  await phone.close();
});

test("a colour that is tapped while the flood spreads is judged on the board that is real", async () => {
  const { phone } = await onTable(middle);
  const points = [];
  for (const colour of [1, 3, 1, 3, 2]) points.push(await phone.middle(`[data-play="${colour}"]`));
  for (const { x, y } of points) await phone.tab.touchscreen.tap(x, y);
  await phone.shown('[data-figure="moves"][data-value="10"]');
  await phone.settled();
  assert.deepEqual(await drawn(phone), (await known(phone)).board.cells);
  assert.equal(await phone.run(() => document.querySelectorAll(".plane > *").length), 1, "only the outline lies on the board");
  assert.equal(await phone.run(() => document.querySelector("[data-board]")?.getAnimations({ subtree: true }).length), 0);
  await phone.close();
});

test("undo takes the move back whole, outline and promises too (T12)", async () => {
  const { phone, player } = await onTable(middle);
  const look = () => phone.run(() => ({
    outline: document.querySelector(".flood-stroke")?.getAttribute("d"),
    buttons: [...document.querySelectorAll("[data-play]")].map((button) => `${button.getAttribute("aria-label")} ${button.textContent}`),
    names: [...document.querySelectorAll("[data-cell]")].map((cell) => cell.getAttribute("aria-label")),
    figures: document.querySelector(".figures")?.textContent,
  }));
  const before = await look();
  await player.move("flood");
  const after = await look();
  assert.notDeepEqual(after, before);
  await moved(player, () => player.use('[data-action="undo"]'));
  assert.deepEqual(await look(), before);
  await moved(player, () => player.use('[data-action="redo"]'));
  assert.deepEqual(await look(), after);
  await phone.close();
});

test("without motion nothing moves and the board is right at once (T47)", async () => {
  const { phone, player } = await onTable(middle, { reducedMotion: "reduce" });
  await phone.run(() => {
    const moving = /** @type {string[]} */ ([]);
    Object.assign(window, { moving });
    const look = () => {
      for (const animation of document.querySelector(".table")?.getAnimations({ subtree: true }) ?? []) moving.push(String(/** @type {any} */ (animation.effect).target?.className));
      requestAnimationFrame(look);
    };
    look();
  });
  await player.move("flood");
  assert.deepEqual(await phone.run(() => /** @type {any} */ (window).moving), []);
  assert.deepEqual(await drawn(phone), (await known(phone)).board.cells);
  await phone.close();
});

test("a hint marks the button and the cells that would join and plays nothing, and the query keys tell the rest (T36)", async () => {
  const { phone, player } = await onTable(middle);
  const position = (await player.ids("flood")).exact;
  await player.use('[data-action="hint"]');
  await phone.shown("[data-play][data-hint]");
  const { board } = await known(phone);
  const [colour, cells] = await phone.run(() => [
    Number(document.querySelector("[data-play][data-hint]")?.getAttribute("data-play")), document.querySelectorAll("[data-cell][data-hint]").length,
  ]);
  assert.equal(cells, board.adds[colour - 1]);
  assert.equal(await phone.run(() => document.querySelectorAll("[data-play][data-hint]").length), 1, "one colour");
  assert.equal((await player.ids("flood")).exact, position);
  assert.equal((await known(phone)).assisted, true);
  assert.match(await note(phone), /^Play \w+: 9 moves left from here, and none fewer is possible\.$/);
  for (const [key, answer] of /** @type {[string, RegExp][]} */ ([
    ["t", /^Cells that would join: \w+ \d+(, \w+ \d+){4}\.$/],
    ["r", /^The flooded region is \w+\. \d+ of 64 flooded\. The minimum for this board is 14\.$/],
    ["s", /^Move 5 of 19\. 14 left\. \d+ of 64 flooded\. Time: \d+:\d\d\.$/],
    ["l", /^No move has been made yet\.$/],
  ])) {
    await phone.press(key);
    await phone.until(`the answer to ${key}`, (source) => new RegExp(source).test((document.querySelector("[data-note]")?.textContent ?? "").trim()), answer.source);
  }
  await phone.close();
});

test("ten colours fit two rows of buttons; 0 plays the tenth (S3, S4, T8)", async () => {
  const { phone, player } = await onTable("flood:4x4c10:123a/4567/89a1/aaaa,9", { viewport: { width: 320, height: 568 } });
  const buttons = await phone.run(() => [...document.querySelectorAll("[data-play]")].map((button) => {
    const { width, height, left, right } = button.getBoundingClientRect();
    return width >= 44 && height >= 44 && left >= 0 && right <= innerWidth;
  }));
  assert.equal(buttons.length, 10);
  assert.ok(buttons.every(Boolean));
  const { board } = await known(phone);
  const shown = await shapes(phone);
  assert.equal(new Set(Object.values(shown.buttons)).size, 10);
  assert.deepEqual(shown.cells, board.cells.map((/** @type {number} */ colour) => ({ [colour]: shown.buttons[colour] })), "the same mark on cell and button, and no other");
  await moved(player, () => phone.press("0"));
  assert.equal((await known(phone)).board.colour, 10);
  await phone.close();
});

test("24×24 can be played on a small phone with signs that can be read, and 40×40 can be panned (T39)", async () => {
  const { phone, player } = await onTable("flood:24x24c6mgreedy#5");
  const { size, sign, pans, seen } = await phone.run(() => {
    const boxes = [...document.querySelectorAll("[data-cell]")].map((cell) => cell.getBoundingClientRect());
    const ground = /** @type {Element} */ (document.querySelector("[data-board] .patches")).getBoundingClientRect();
    return { size: boxes[0].width, sign: Math.min(ground.width, ground.height) / 24 * 100 / 109, pans: document.querySelector("[data-pans]") !== null, seen: boxes.every((box) => box.left >= 0 && box.right <= innerWidth) };
  });
  console.log(`measured: 24×24 at 360×640: cells of ${size} px`);
  assert.ok(seen && !pans);
  assert.ok(sign >= 10, `a sign is ${sign} px`);
  await player.move("flood");
  assert.deepEqual(await drawn(phone), (await known(phone)).board.cells);
  await player.startFrom("flood:40x40c10mgreedy#5");
  assert.equal(await phone.run(() => document.querySelector("[data-pans]") !== null), true);
  await moved(player, () => player.choose("AN40"));
  assert.deepEqual(await drawn(phone), (await known(phone)).board.cells);
  await phone.close();
});

test("after the end own line and a minimal one are played again side by side, by keys", async () => {
  const { phone, player } = await onTable("flood:4x4c3:2231/2333/3311/1313,8,,3:313", {}, "keys");
  // A detour first, so that the lines differ.
  for (const colour of ["1", "3", "1", "3"]) await moved(player, () => phone.press(colour));
  await phone.shown("[data-end]");
  await player.use('[data-action="after"]');
  await phone.shown('[data-sheet="after"]');
  const { replay } = (await known(phone)).board;
  const look = async () => ({ boards: await pictured(phone, ".flood-replay"), ...(await phone.run(() => ({
    move: Number(document.querySelector(".flood-replay")?.getAttribute("data-move")),
    captions: [...document.querySelectorAll(".flood-replay figcaption")].map((caption) => caption.textContent),
  }))) });
  const first = await look();
  assert.deepEqual(first.boards, [replay.start, replay.start]);
  for (let move = 1; move <= 4; move += 1) await player.use('[data-replay="later"]');
  const last = await look();
  assert.deepEqual(last.boards.map((cells) => new Set(cells).size), [1, 1]);
  assert.match(last.captions[0] ?? "", /4 of 4/);
  assert.match(last.captions[1] ?? "", /minimal.*3 of 3 · done/);
  await player.use('[data-replay="earlier"]');
  assert.equal((await look()).move, 3);
  await player.page.tabTo('[data-replay="move"]');
  await phone.press("Home");
  assert.deepEqual((await look()).boards, first.boards);
  await player.use('[data-replay="play"]');
  await phone.until("the end of the replay", () => document.querySelector('.flood-replay[data-move="4"]:not([data-playing])') !== null);
  assert.deepEqual((await look()).boards, last.boards);
  await phone.close();
});

test("the sheet for a new game takes any start cell, and says what is wrong with one", async () => {
  const { phone, player } = await onTable(nearlyOver);
  await player.use('[data-action="new"]');
  await player.use('label:has([data-preset="custom"])');
  await phone.tab.selectOption('[data-field="pivot"]', "");
  await player.write('[data-cell-of="pivot"]', "z9");
  await player.use('[data-action="start"]');
  await phone.until("the problem", () => /Z9 is not on the board/.test(document.querySelector("[data-problems]")?.textContent ?? ""));
  await phone.tab.fill('[data-cell-of="pivot"]', "b3");
  await moved(player, () => player.use('[data-action="start"]'));
  const { board, values, params } = await known(phone);
  assert.deepEqual([values.pivot, board.pivot, params], ["B3", 9, "4x4c3pB3"]);
  await player.use('[data-action="new"]');
  await phone.shown('[data-cell-of="pivot"]');
  assert.equal(await phone.run(() => /** @type {HTMLInputElement} */ (document.querySelector('[data-cell-of="pivot"]')).value), "B3");
  await phone.close();
});
