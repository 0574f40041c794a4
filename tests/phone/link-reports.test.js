// What players reported of other programs for this game (R.., lianliankan), played here on the real commands.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** @param {string} id @param {"keys" | "pointer"} [by] */
async function onTable(id, by = "pointer") {
  const phone = await open();
  const player = new Player(phone, by);
  await player.openGame("link");
  await player.startFrom(id);
  return { phone, player };
}

/** @param {import("./phone.js").Phone} phone */
const known = (phone) => phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "link" })).table);

/** @param {import("./phone.js").Phone} phone */
const selected = (phone) => phone.run(() => document.querySelector("[data-board] [data-selected]") !== null);

for (const [name, id, a, b] of [
  ["beside each other", "link:4x4:0011/2233/..../....", "A1", "B1"],
  ["round the board", "link:4x4:0120/1332/..../....", "A1", "D1"],
  ["on a long row", "link:18x8:0................0/................../................../................../................../................../................../..................", "A1", "R1"],
  ["on a column", "link:2x12:0./../../../../../../../../../../0.", "A1", "A12"],
  ["on a large board", `link:20x20:0${".".repeat(19)}/${`${".".repeat(20)}/`.repeat(18)}${".".repeat(19)}0`, "A1", "T20"],
]) {
  test(`the line ${name} can be seen, and ends on the tiles (R7)`, async () => {
    const { phone, player } = await onTable(id);
    await player.use('[data-action="hint"]');
    await phone.shown("[data-line]");
    const seen = await phone.run(([first, last]) => {
      const line = /** @type {SVGSVGElement} */ (document.querySelector("[data-line]"));
      const stroke = /** @type {SVGPolylineElement} */ (line.querySelector(".link-stroke"));
      const scale = stroke.getScreenCTM()?.a ?? 0;
      const points = [...stroke.points].map((point) => point.matrixTransform(/** @type {DOMMatrix} */ (stroke.getScreenCTM())));
      const off = (/** @type {string} */ cell, /** @type {DOMPoint} */ point) => {
        const box = /** @type {Element} */ (document.querySelector(`[data-board] [data-cell="${cell}"]`)).getBoundingClientRect();
        return Math.hypot(box.left + box.width / 2 - point.x, box.top + box.height / 2 - point.y);
      };
      return {
        width: scale * Number.parseFloat(getComputedStyle(stroke).strokeWidth),
        off: Math.max(off(first, points[0]), off(last, points[points.length - 1])),
      };
    }, [a, b]);
    assert.ok(seen.width >= 2, `${seen.width} px wide`);
    assert.ok(seen.off <= 1, `${seen.off} px beside the middle of the tiles`);
    await phone.close();
  });
}

test("an empty cell and the chosen tile itself drop the choice (R14)", async () => {
  const { phone, player } = await onTable("link:4x4:0011/2233/..../....");
  for (const where of ["B4", "A2"]) {
    await player.choose("A2");
    await phone.shown('[data-cell="A2"][data-selected]');
    await player.choose(where);
    await phone.until("no choice", () => document.querySelector("[data-selected]") === null);
  }
  assert.equal((await known(phone)).moves, 0);
  await phone.close();
});

test("what was chosen is dropped with undo, another tile takes the choice over, and why two do not go is shown and said (T27, T28, T30)", async () => {
  const { phone, player } = await onTable("link:4x4:0011/2332/4554/6677");
  const chosen = () => phone.run(() => [...document.querySelectorAll("[data-board] [data-selected]")].map((cell) => cell.getAttribute("data-cell")));
  await player.choose("A1");
  await player.choose("B1");
  await phone.settled();
  await player.choose("C1");
  await phone.shown('[data-cell="C1"][data-selected]');
  await player.use('[data-action="undo"]');
  await phone.until("the tiles", () => /glasses|[a-z]+/.test(document.querySelector('[data-cell="A1"]')?.getAttribute("aria-label")?.replace("A1, empty", "") ?? ""));
  await phone.settled();
  assert.deepEqual(await chosen(), [], "undo drops the choice (T27)");
  await player.choose("D1");
  await player.choose("B2");
  await phone.shown('[data-cell="B2"][data-selected]');
  assert.deepEqual(await chosen(), ["B2"], "a tile that does not match is the chosen one (T28)");
  await player.choose("B2");
  await phone.until("no choice", () => document.querySelector("[data-selected]") === null);
  await player.choose("A2");
  await player.choose("D2");
  await phone.shown('[data-cell="D2"][data-selected]');
  await phone.close();
  const walled = await onTable("link:4x4roff:0123/1450/6745/7623");
  await walled.player.choose("A1");
  await walled.player.choose("D2");
  await walled.phone.shown("[data-refused]");
  for (const place of ["[data-note]", "#live-polite"]) {
    assert.match(await walled.phone.text(place), /are alike, but no line with two bends joins them/, `${place} says why (T30)`);
  }
  await walled.phone.close();
});

test("no tile looks different before it was tried, and each is a button (T61)", async () => {
  const phone = await open({ isMobile: false });
  const player = new Player(phone, "pointer");
  await player.openGame("link");
  // Few of these can go, and which is for the player to find: neither names nor the pointer tell.
  await player.startFrom("link:6x8dhard#3");
  const looks = new Set();
  for (const cell of ["A1", "C4", "F8", "D2", "B6"]) {
    await phone.tab.locator(`[data-board] [data-cell="${cell}"]`).hover();
    await phone.still();
    looks.add(await phone.run((name) => {
      const button = /** @type {HTMLButtonElement} */ (document.querySelector(`[data-board] [data-cell="${name}"]`));
      const { cursor, boxShadow, outlineStyle, backgroundColor, opacity, transform } = getComputedStyle(button);
      return JSON.stringify({ cursor, boxShadow, outlineStyle, backgroundColor, opacity, transform, off: button.disabled, attributes: button.getAttributeNames() });
    }, cell));
    assert.match(await phone.run((name) => document.querySelector(`[data-board] [data-cell="${name}"]`)?.getAttribute("aria-label") ?? "", cell), new RegExp(`^${cell}, [a-z ]+$`));
  }
  assert.equal(looks.size, 1, [...looks].join("\n"));
  await phone.close();
});

test("two tiles that can be joined go at two taps of a finger (R15)", async () => {
  const { phone, player } = await onTable("link:4x4:0011/2233/..../....");
  await player.choose("A1");
  await player.choose("B1");
  await phone.settled();
  assert.equal((await known(phone)).board.tiles, 6);
  assert.equal(await selected(phone), false);
  await phone.close();
});

test("the result stays until the player acts, and says why a helped game is unranked (R34, R35)", async () => {
  const { phone, player } = await onTable("link:4x4:00../..../..../....");
  await player.choose("A1");
  await player.choose("B1");
  await phone.shown("[data-end]");
  await phone.settled();
  assert.match(await phone.text("[data-record]"), /Unranked/);
  const { revision, status } = await known(phone);
  assert.equal(status.outcome, "won");
  // Whatever was under way has ended, and the game is still the same one.
  await phone.still();
  assert.equal((await known(phone)).revision, revision);
  assert.equal(await phone.run(() => document.querySelector("[data-end]")?.checkVisibility()), true);
  const records = await phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("records", { game: "link" })));
  assert.deepEqual(records.rules.flatMap((/** @type {any} */ rules) => rules.table), []);
  await phone.close();
});

test("another level deals anew, and undo brings the game that ran (R36, T64)", async () => {
  const { phone, player } = await onTable("link:6x8#4");
  const before = await player.ids("link");
  await player.use('[data-action="new"]');
  await phone.shown('[data-sheet="new-game"]');
  await player.use('[data-preset="custom"]');
  await phone.run(() => {
    const level = /** @type {HTMLSelectElement} */ (document.querySelector('[data-field="difficulty"]'));
    level.value = "hard";
    level.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await player.use('[data-action="start"]');
  await phone.until("the new game", () => document.querySelector("dialog[open]") === null);
  await phone.settled();
  const dealt = await known(phone);
  assert.equal(dealt.values.difficulty, "hard");
  assert.equal(dealt.moves, 0);
  await player.use('[data-action="undo"]');
  await phone.until("the game before", async (id) =>
    /** @type {any} */ (await window.__TAURI__.core.invoke("share", { game: "link" })).start === id, before.start);
  await phone.close();
});

test("without a limit no time loses (R41)", async () => {
  for (const id of ["link:4x4tnone:0011/2233/..../....", "link:4x4:0011/2233/..../...."]) {
    const { phone } = await onTable(id);
    const { countdown, timeout, revision } = await known(phone);
    assert.equal(countdown, null);
    const said = await phone.run(async ([at, move]) => {
      try {
        await window.__TAURI__.core.invoke("play", { game: "link", revision: at, text: move ?? "time" });
        return "played";
      } catch (error) {
        return /** @type {any} */ (error).kind;
      }
    }, [revision, timeout]);
    assert.equal(said, "refused");
    await phone.close();
  }
});
