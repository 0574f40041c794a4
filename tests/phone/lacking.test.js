// Perfect without its table: the game on the screen follows it, Custom waits for it, and small devices take it from a file.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { Player } from "../support/player.js";
import { stage } from "./phone.js";
import { NEW, PERFECT, built, clean, offered, passing, stands, state } from "./tables.js";

process.env.QUADRILLE_LOOPBACK_PIECES = "4";
const { open } = stage();

async function onTable() {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("wuzifei");
  return { phone, player };
}

test("a game of Perfect that is on the screen follows its table, which comes and goes without a move", async () => {
  const { phone, player } = await onTable();
  await player.startFrom(PERFECT);
  assert.match(await phone.text("[data-rules]"), /table missing/);
  await built(player, phone);
  await phone.until("the table", () => !document.querySelector("[data-rules]")?.textContent?.includes("table missing"));
  await phone.run(async () => void (await window.__TAURI__.core.invoke("remove_solution", { game: "wuzifei" })));
  await phone.until("no table", () => document.querySelector("[data-rules]")?.textContent?.includes("table missing"));
  assert.match(await phone.text("[data-note]"), /Perfect is without its table/);
  await phone.close();
});

test("by touch: Perfect under Custom waits for its table like the preset, and begins by the rules that were chosen", async () => {
  const { phone, player } = await onTable();
  await player.use('[data-action="new"]');
  await phone.shown(NEW);
  await phone.tap('label:has([data-preset="custom"])');
  const waits = () => phone.run(() => document.querySelector('[data-action="start"]')?.hasAttribute("aria-disabled"));
  const opponent = phone.tab.locator(`${NEW} .custom [data-field="opponent"]`);
  await opponent.selectOption("people");
  assert.deepEqual([await waits(), await phone.tab.locator(`${NEW} .need`).isVisible()], [false, false]);
  await opponent.selectOption("perfect");
  await stands(phone, "absent", `${NEW} .custom .need`);
  assert.equal(await waits(), true);
  await clean(phone, "custom");
  const person = phone.tab.locator(`${NEW} .custom [data-field="person"]`);
  await person.selectOption("white");
  await player.use(`${NEW} .custom [data-action="solution-build"]`);
  await stands(phone, "ready", `${NEW} .custom`);
  assert.equal(await waits(), false);
  await phone.tap('label:has([data-preset="perfect"])');
  await phone.until("the table above", () => document.querySelector(".options .need:not([hidden])") !== null);
  await phone.tap('label:has([data-preset="custom"])');
  await player.use(`${NEW} [data-action="start"]`);
  await phone.until("no sheet", () => document.querySelector("dialog[open]") === null);
  await phone.settled();
  const { values, lacks } = await phone.run(async () => (/** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "wuzifei" }))).table);
  assert.deepEqual([values.opponent, values.person, lacks], ["perfect", "white", false]);
  await phone.close();
});

test("by touch: where memory is too small for building, only a file is offered, and it brings the table", async () => {
  const elsewhere = await onTable();
  await built(elsewhere.player, elsewhere.phone);
  const { path } = await state(elsewhere.phone);
  assert.ok(path);
  const buffer = await readFile(path);
  await elsewhere.phone.close();
  const { phone, player } = await onTable();
  await passing(phone, async (value) => value && { ...value, buildable: false });
  await phone.load();
  await offered(player);
  await stands(phone, "absent", NEW);
  assert.match(await phone.text(`${NEW} .solution-what`), /too little memory to build it/);
  for (const hidden of [".solution-cost", '[data-action="solution-build"]']) assert.equal(await phone.tab.locator(`${NEW} ${hidden}`).isVisible(), false, hidden);
  await clean(phone, "import-only");
  const asked = phone.tab.waitForEvent("filechooser");
  await player.use('[data-action="solution-import"]');
  await (await asked).setFiles({ name: "wuzifei.table", mimeType: "application/octet-stream", buffer });
  await stands(phone, "ready", NEW);
  assert.equal((await state(phone)).state, "ready");
  await phone.close();
});
