// What a phone does to the page while it is played on: it turns, folds, splits and enlarges its text, lays its bars
// over the edges, and has a Back of its own. One page goes through all of it with all games.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { PHONE, stage } from "./phone.js";

const { open } = stage();

/** @typedef {import("./phone.js").Phone} Phone */

const games = Object.keys(completions);

/** Back to the home page and to the middle of another game. @param {Player} player @param {string} game */
async function toMiddle(player, game) {
  if (await player.page.run(() => document.querySelector('[data-screen="home"]') === null)) await player.use('[data-action="back"]');
  await player.openGame(game);
  await player.startFrom(completions[game].middle);
}

test("turned, folded, split or with larger text, the phone keeps every game and half of no choice (T03)", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  for (const game of games) {
    await toMiddle(player, game);
    await completions[game].select(phone, player);
    const position = await player.position(game);
    for (const { name, width, height, text } of [
      { name: "turned", width: 640, height: 360 },
      { name: "turned back", ...PHONE },
      { name: "unfolded", width: 720, height: 840 },
      { name: "folded", width: 344, height: 820 },
      { name: "split", width: 360, height: 330 },
      { name: "with larger text", ...PHONE, text: "26px" },
      { name: "as before", ...PHONE },
    ]) {
      await phone.run((size) => void (document.documentElement.style.fontSize = size), text ?? "");
      await phone.tab.setViewportSize({ width, height });
      await phone.still();
      const marks = await phone.run(() => ({
        selected: document.querySelectorAll("[data-board] [data-selected]").length,
        pressed: document.querySelectorAll('[data-board] [aria-pressed="true"]').length,
        stops: document.querySelectorAll('[data-board] [data-cell][tabindex="0"]').length,
        strays: document.querySelectorAll(".plane .afloat").length,
      }));
      assert.ok(marks.selected === marks.pressed && marks.selected <= 1, `${game}, ${name}: ${JSON.stringify(marks)}`);
      assert.deepEqual([marks.stops, marks.strays], [1, 0], `${game}, ${name}: one cursor, and nothing left over`);
      assert.equal(await player.position(game), position, `${game}, ${name}`);
    }
    await player.move(game);
  }
  await phone.close();
});

test("the bars of the system cover no button of any game, as the browser tells of them and as the app does (T54)", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  const protocol = await phone.context.newCDPSession(phone.tab);
  const bars = { top: 32, right: 12, bottom: 48, left: 12 };
  const covered = (/** @type {typeof bars} */ edges) => phone.run(({ top, right, bottom, left }) => [...document.querySelectorAll("button")].filter((each) => {
    if (!each.checkVisibility() || each.closest("[data-pans]")) return false;
    const box = each.getBoundingClientRect();
    return box.left < left || box.top < top || box.right > innerWidth - right || box.bottom > innerHeight - bottom;
  }).map((each) => each.outerHTML.slice(0, 90)), edges);
  for (const way of ["env", "property"]) {
    await protocol.send("Emulation.setSafeAreaInsetsOverride", { insets: way === "env" ? bars : {} });
    await phone.run((edges) => {
      for (const [side, size] of Object.entries(edges)) document.documentElement.style.setProperty(`--edge-${side}`, `${size}px`);
    }, way === "env" ? {} : bars);
    for (const game of games) {
      for (const viewport of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
        await phone.tab.setViewportSize(viewport);
        await toMiddle(player, game);
        await phone.still();
        assert.deepEqual(await covered(bars), [], `${game} at ${viewport.width}, by ${way}`);
      }
    }
  }
  await phone.close();
});

test("the system's Back closes the sheet, leads home, and then leaves; the game is there afterwards (T49)", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  const outside = await phone.run(() => history.length);
  for (const game of games) {
    await toMiddle(player, game);
    await player.move(game);
    const position = await player.position(game);
    await player.use('[data-action="more"]');
    await phone.shown('[data-sheet="more"]');
    await phone.run(() => history.back());
    await phone.until("no sheet", () => document.querySelector("dialog[open]") === null);
    await phone.shown(`[data-screen="table"][data-game="${game}"]`);
    await phone.run(() => history.back());
    await phone.shown('[data-screen="home"]');
    await phone.settled();
    assert.equal(await player.position(game), position);
    await player.openGame(game);
    assert.equal(await player.position(game), position);
    await phone.run(() => history.back());
    await phone.shown('[data-screen="home"]');
  }
  // On the home page the next Back is the system's: whatever was opened, home lies right above where the page began.
  assert.equal(await phone.run(() => /** @type {{ depth: number }} */ (history.state).depth), 0);
  assert.ok(await phone.run(() => history.length) <= outside + 2, "no step was left behind");
  await phone.close();
});

test("every board leaves room for the back swipe, and keeps fingers from scrolling or zooming it (T49, T51)", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  for (const game of games) {
    await toMiddle(player, game);
    await phone.still();
    const { left, right, touch } = await phone.run(() => {
      const boxes = [...document.querySelectorAll("[data-board] [data-cell]")].map((each) => each.getBoundingClientRect());
      return {
        left: Math.min(...boxes.map((box) => box.left)),
        right: innerWidth - Math.max(...boxes.map((box) => box.right)),
        // What an element in it allows, it allows only as far as the board does.
        touch: getComputedStyle(/** @type {Element} */ (document.querySelector("[data-board]"))).touchAction,
      };
    });
    assert.ok(left >= 16 && right >= 16, `${game}: ${left} px on the left, ${right} px on the right`);
    assert.equal(touch, "none", game);
    const position = await player.position(game);
    for (const x of [3, PHONE.width - 3]) await phone.tab.touchscreen.tap(x, 320);
    await phone.settled();
    assert.equal(await player.position(game), position, "the margin is inert");
  }
  await phone.close();
});
