// What moves, and what does not: nodes are reused, motion can be done without, colours can be the system's.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { someMove } from "../support/games/lines.js";
import { colours, contrast } from "../support/picture.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** A page on the middle of a game. @param {import("playwright-core").BrowserContextOptions} [options] */
async function onTable(options) {
  const phone = await open(options);
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.startFrom(completions.lines.middle);
  return { phone, player };
}

/** Whether each cell shows what the app knows. @param {import("./phone.js").Phone} phone */
const drawn = (phone) => phone.run(async () => {
  const reply = /** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "lines" }));
  const shown = [...document.querySelectorAll("[data-board] [data-cell]")].map(
    (cell) => Number(cell.querySelector(".ball:not(.announced)")?.getAttribute("data-colour") ?? 0));
  return shown.join() === reply.table.board.cells.join();
});

test("a move makes new nodes for what is new only, and keeps every cell", async () => {
  const { phone, player } = await onTable();
  await phone.run(() => {
    const made = { elements: 0 };
    Object.assign(window, { made, first: [...document.querySelectorAll("[data-cell]")] });
    new MutationObserver((records) => {
      for (const record of records) for (const node of record.addedNodes) if (node instanceof Element) made.elements += 1;
    }).observe(/** @type {Element} */ (document.querySelector("[data-board]")), { childList: true, subtree: true });
  });
  const moves = 4;
  for (let move = 0; move < moves; move += 1) await player.move("lines");
  const { elements, kept } = await phone.run(() => {
    const { made, first } = /** @type {any} */ (window);
    const now = [...document.querySelectorAll("[data-cell]")];
    return { elements: made.elements, kept: now.every((cell, index) => cell === first[index]) };
  });
  console.log(`measured: ${(elements / moves).toFixed(1)} elements put into the board of 49 cells in a move`);
  assert.ok(kept, "the cells are the same nodes");
  assert.ok(elements / moves < 49, `${elements} elements in ${moves} moves`);
  assert.ok(await drawn(phone), "what is drawn is what is true (B17)");
  await phone.close();
});

test("no picture and no animation is left behind by a move, and the last move stays marked", async () => {
  const { phone, player } = await onTable();
  await player.move("lines");
  await phone.still();
  const left = await phone.run(() => document.querySelectorAll(".plane > *").length);
  assert.equal(left, 0);
  assert.deepEqual(await phone.run(() => document.getAnimations().map((animation) => {
    const { target } = /** @type {KeyframeEffect} */ (animation.effect);
    return `${animation.playState} on ${target?.className}`;
  })), []);
  assert.notEqual(await phone.run(() => document.querySelector("[data-last]")), null);
  await phone.close();
});

for (const way of ["by the system's wish", "by the setting"]) {
  test(`without motion nothing moves and nothing is lost, ${way} (T47, 2.3.3)`, async () => {
    const { phone, player } = await onTable(way === "by the setting" ? {} : { reducedMotion: "reduce" });
    if (way === "by the setting") {
      await phone.run(() => window.__TAURI__.core.invoke("change_settings", { patch: { animation: "off" } }));
      await phone.load();
      if (await phone.run(() => document.querySelector('[data-screen="home"]') !== null)) await player.openGame("lines");
    }
    await phone.run(() => {
      const moved = /** @type {string[]} */ ([]);
      Object.assign(window, { moved });
      const look = () => {
        for (const animation of document.querySelector("[data-board]")?.getAnimations({ subtree: true }) ?? []) {
          const time = animation.effect?.getComputedTiming().endTime;
          if (Number(time) > 0) moved.push(String(/** @type {any} */ (animation.effect).target?.className));
        }
        requestAnimationFrame(look);
      };
      look();
      for (const name of ["transitionrun", "animationstart"]) {
        document.querySelector("[data-board]")?.addEventListener(name, (event) => moved.push(`${name} ${/** @type {Element} */ (event.target).className}`));
      }
    });
    await player.move("lines");
    assert.deepEqual(await phone.run(() => /** @type {any} */ (window).moved), []);
    assert.match(await phone.text("#live-polite"), /Moved to .*New: /, "what motion would have shown is said");
    assert.notEqual(await phone.run(() => document.querySelectorAll("[data-new]").length), 0, "and marked");
    assert.ok(await drawn(phone));
    await phone.close();
  });
}

test("with forced colours the game can be seen and played", async () => {
  const { phone, player } = await onTable({ forcedColors: "active", colorScheme: "dark" });
  assert.equal(await phone.run(() => matchMedia("(forced-colors: active)").matches), true);
  const shapes = await phone.run(() => [...document.querySelectorAll("[data-board] .ball")].filter((ball) => {
    const box = ball.getBoundingClientRect();
    return box.width > 10 && ball.querySelector("svg, .glyph") !== null && ball.checkVisibility();
  }).length);
  assert.equal(shapes, await phone.run(() => document.querySelectorAll("[data-board] .ball").length), "every ball shows its shape (A7)");
  await player.choose("C3");
  await phone.shown('[data-cell="C3"][data-selected]');
  await phone.still();
  const look = (/** @type {string} */ name) => phone.tab.locator(`[data-board] [data-cell="${name}"]`).screenshot();
  const [chosen, other] = [await look("C3"), await look("A2")];
  assert.ok(!chosen.equals(other), "the chosen ball is told apart from its equal");
  assert.ok(colours(chosen) > 1, "and its shape is still seen");
  await phone.picture("phone-forced-colours");
  await player.move("lines");
  await phone.close();
});

// By themselves the lines between cells are a quiet squared paper, below 3:1 on purpose: nothing is told by them alone.
// A piece has its edge, a chosen cell its ground and its ring, the focus its outline, a cell its coordinates and its
// name. Who asks for more contrast, or for colours of the system, gets lines that can be seen by themselves.
for (const wish of /** @type {const} */ ([{ contrast: "more" }, { forcedColors: "active" }])) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`the lines between the cells are seen where that was asked for, ${Object.values(wish)[0]}, ${colorScheme} (B16)`, async () => {
      const { phone } = await onTable({ ...wish, colorScheme });
      const lines = await phone.run(() => [...document.querySelectorAll('[data-board] td[role="gridcell"]')].slice(0, 8).map((cell) => {
        const style = getComputedStyle(cell);
        return { line: style.borderRightColor, width: parseFloat(style.borderRightWidth), ground: style.backgroundColor };
      }));
      for (const { line, width, ground } of lines.slice(0, 6)) {
        const ratio = contrast(line, ground);
        assert.ok(width >= 1 && ratio >= 3, `${line} on ${ground}: ${ratio.toFixed(2)}`);
      }
      await phone.close();
    });
  }
}

test("the theme can change in mid-game and changes nothing else (A26)", async () => {
  const { phone, player } = await onTable();
  const ground = () => phone.run(() => getComputedStyle(document.documentElement).getPropertyValue("--ground"));
  const [position, light] = [await player.position("lines"), await ground()];
  await player.choose("C3");
  await phone.tab.emulateMedia({ colorScheme: "dark" });
  await phone.until("the dark theme", (before) => getComputedStyle(document.documentElement).getPropertyValue("--ground") !== before, light);
  assert.equal(await player.position("lines"), position);
  assert.ok(await drawn(phone));
  await phone.shown('[data-cell="C3"][data-selected]');
  await phone.close();
});

test("a window that shrinks and grows in mid-move stays right (A8)", async () => {
  const { phone, player } = await onTable();
  const { from, to } = await someMove(phone);
  await player.choose(from);
  await phone.shown(`[data-cell="${from}"][data-selected]`);
  const point = await phone.middle(`[data-board] [data-cell="${to}"]`);
  await phone.tab.touchscreen.tap(point.x, point.y);
  for (const viewport of [{ width: 200, height: 120 }, { width: 1600, height: 1000 }, { width: 360, height: 640 }]) {
    await phone.tab.setViewportSize(viewport);
  }
  await phone.until("the move", (ball) => !/free/.test(document.querySelector(`[data-cell="${ball}"]`)?.getAttribute("aria-label") ?? "free"), to);
  await phone.settled();
  assert.ok(await drawn(phone));
  await player.move("lines");
  await phone.close();
});
