// Fingers: a tap acts on release and only where it began, and the board never scrolls away under it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { someMove } from "../support/games/lines.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** A phone on whose table lies the middle of a game of Lines. */
async function middle() {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.startFrom(completions.lines.middle);
  return { phone, player };
}

/** @param {string} name */
const cell = (name) => `[data-board] [data-cell="${name}"]`;

/** Which cells are selected. @param {import("./phone.js").Phone} phone */
const selection = (phone) =>
  phone.run(() => [...document.querySelectorAll("[data-board] [data-selected]")].map((each) => each.getAttribute("data-cell")));

/** @param {import("./phone.js").Phone} phone */
const scrolled = (phone) => phone.run(() => {
  const inside = [...document.querySelectorAll("*")].reduce((sum, element) => sum + element.scrollTop, 0);
  return window.scrollY + inside + (window.visualViewport?.scale ?? 1) - 1;
});

test("a tap acts when the finger is lifted, not before (2.5.2)", async () => {
  const { phone } = await middle();
  const finger = await phone.middle(cell("C3"));
  await phone.fingers("touchStart", [finger]);
  assert.deepEqual(await selection(phone), []);
  await phone.fingers("touchEnd", []);
  await phone.shown(`${cell("C3")}[data-selected]`);
  await phone.close();
});

test("a finger that leaves the cell does nothing", async () => {
  const { phone, player } = await middle();
  const position = await player.position("lines");
  await phone.fingers("touchStart", [await phone.middle(cell("C3"))]);
  await phone.fingers("touchMove", [await phone.middle(cell("D3"))]);
  await phone.fingers("touchMove", [await phone.middle(cell("E3"))]);
  await phone.fingers("touchEnd", []);
  await phone.settled();
  assert.deepEqual(await selection(phone), []);
  assert.equal(await player.position("lines"), position);
  await phone.close();
});

test("a second finger cancels the tap that has begun (T50)", async () => {
  const { phone, player } = await middle();
  await player.choose("C3");
  await phone.shown(`${cell("C3")}[data-selected]`);
  const position = await player.position("lines");
  const [one, two] = [await phone.middle(cell("C4")), await phone.middle(cell("F6"))];
  await phone.fingers("touchStart", [{ ...one, id: 1 }]);
  await phone.fingers("touchStart", [{ ...one, id: 1 }, { ...two, id: 2 }]);
  await phone.fingers("touchEnd", [{ ...two, id: 2 }]);
  await phone.fingers("touchEnd", []);
  await phone.settled();
  assert.equal(await player.position("lines"), position);
  await phone.close();
});

test("a drag on the board scrolls and zooms nothing, and moves nothing (T51)", async () => {
  const { phone, player } = await middle();
  const position = await player.position("lines");
  const before = await scrolled(phone);
  for (const [from, to] of [["D6", "D1"], ["D1", "D6"], ["B4", "F4"]]) {
    const [start, end] = [await phone.middle(cell(from)), await phone.middle(cell(to))];
    await phone.fingers("touchStart", [start]);
    for (let part = 1; part <= 5; part += 1) {
      await phone.fingers("touchMove", [{ x: start.x + ((end.x - start.x) * part) / 5, y: start.y + ((end.y - start.y) * part) / 5 }]);
    }
    await phone.fingers("touchEnd", []);
  }
  await phone.settled();
  assert.equal(await scrolled(phone), before);
  assert.equal(await player.position("lines"), position);
  await phone.close();
});

test("a page that is longer than the screen scrolls under the finger (T51, T45)", async () => {
  const phone = await open({ viewport: { width: 320, height: 480 } });
  await new Player(phone, "pointer").use('[data-action="settings"]');
  await phone.shown('[data-screen="settings"]');
  await phone.fingers("touchStart", [{ x: 20, y: 400 }]);
  for (let y = 380; y >= 100; y -= 40) await phone.fingers("touchMove", [{ x: 20, y }]);
  await phone.fingers("touchEnd", []);
  await phone.until("the page to have scrolled", () =>
    [...document.querySelectorAll("*")].some((element) => element.scrollTop > 0) || window.scrollY > 0);
  await phone.run(() => document.querySelector('[data-screen="settings"] .about')?.scrollIntoView());
  const last = await phone.middle('[data-screen="settings"] .about');
  assert.ok(last.y < 480, "the last line can be reached");
  await phone.close();
});

test("beside the board lies a margin where the system's back swipe may begin (T49)", async () => {
  for (const id of [completions.lines.middle, completions.lines.nearlyOver, "lines:9x9c7n3l5s5#1"]) {
    const phone = await open();
    const player = new Player(phone, "pointer");
    await player.openGame("lines");
    await player.startFrom(id);
    const position = await player.position("lines");
    const [left, right] = await phone.run(() => {
      const boxes = [...document.querySelectorAll("[data-board] [data-cell]")].map((each) => each.getBoundingClientRect());
      return [Math.min(...boxes.map((box) => box.left)), innerWidth - Math.max(...boxes.map((box) => box.right))];
    });
    assert.ok(left >= 16 && right >= 16, `${id}: ${left} px on the left, ${right} px on the right`);
    for (const x of [2, 358]) await phone.tab.touchscreen.tap(x, 320);
    await phone.settled();
    assert.deepEqual(await selection(phone), []);
    assert.equal(await player.position("lines"), position);
    await phone.close();
  }
});

test("taps faster than the animation play on the real state (A3, B18, C1)", async () => {
  const { phone, player } = await middle();
  const { from, to } = await someMove(phone);
  await player.choose(from);
  await phone.shown(`${cell(from)}[data-selected]`);
  // While the ball travels: undo, a tap beside the board, and a tap on what was there before.
  const points = await Promise.all([cell(to), '[data-action="undo"]', "h1", cell(from)].map((selector) => phone.middle(selector)));
  for (const { x, y } of points) await phone.tab.touchscreen.tap(x, y);
  await phone.until("the undone board", (ball) => document.querySelector(`[data-cell="${ball}"]`)?.hasAttribute("data-selected"), from);
  await phone.settled();
  const [shown, known] = await phone.run(async () => {
    const reply = /** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "lines" }));
    const balls = [...document.querySelectorAll("[data-board] [data-cell]")].map(
      (each) => Number(each.querySelector(".ball")?.getAttribute("data-colour") ?? 0));
    return [balls, reply.table.board.cells];
  });
  assert.deepEqual(shown, known, "what is drawn is what is true (B17)");
  await phone.close();
});

test("a hint that is asked for while a move is under way is one for the table after it", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("flood");
  await player.startFrom("flood:4x4c3:2231/2333/3311/1313,8");
  // The answer to the move is held back until the hint has been asked for.
  await phone.run(() => {
    const { core } = window.__TAURI__;
    const invoke = core.invoke;
    const asked = new Promise((done) => document.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest('[data-action="hint"]')) done(undefined);
    }));
    core.invoke = async (/** @type {any[]} */ ...call) => {
      const reply = await invoke.apply(core, /** @type {any} */ (call));
      if (call[0] === "play") await asked;
      return reply;
    };
  });
  await player.use('[data-play="3"]');
  await player.use('[data-action="hint"]');
  await phone.shown("[data-play][data-hint]");
  assert.match(await phone.text('[data-figure="moves"]'), /^1 /);
  await phone.close();
});
