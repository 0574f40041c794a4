// What can be taken back is offered for as long as it can be: also after its page was left.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** Leaves a page for home and comes back to it. @param {Player} player @param {string} name */
async function leaveAndReturn(player, name) {
  await player.use('[data-action="back"]');
  await player.page.shown('[data-screen="home"]');
  await player.use(`[data-action="${name}"]`);
  await player.page.shown(`[data-screen="${name}"]`);
}

/** Whether a button is offered. @param {Player} player @param {string} action */
const offered = (player, action) =>
  player.page.run((name) => document.querySelector(`[data-action="${name}"]`)?.checkVisibility() === true, action);

/** The settings, records and games. @param {Player} player @param {string} command @param {Record<string, unknown>} [args] @returns {Promise<any>} */
const ask = (player, command, args = {}) => player.page.run((name, given) => window.__TAURI__.core.invoke(name, given), command, args);

test("the reset of the settings can be undone after the page was left", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.use('[data-action="settings"]');
  assert.equal(await offered(player, "undo-reset"), false);
  await player.use('label:has([name="segment-side"][value="left"])');
  await player.use('[data-action="reset-settings"]');
  await phone.shown('[data-action="undo-reset"]');
  assert.equal((await ask(player, "settings")).side, "right");
  await leaveAndReturn(player, "settings");
  await player.use('[data-action="undo-reset"]');
  await phone.until("nothing more to undo", () => document.querySelector('[data-action="undo-reset"]')?.checkVisibility() === false);
  assert.equal((await ask(player, "settings")).side, "left");
  await leaveAndReturn(player, "settings");
  assert.equal(await offered(player, "undo-reset"), false);
  await phone.close();
});

test("an import can be undone after the page was left", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  const text = await ask(player, "export_all");
  await player.use('[data-action="settings"]');
  await phone.shown('[data-field="import"]');
  await phone.run((value) => {
    /** @type {HTMLTextAreaElement} */ (document.querySelector('[data-field="import"]')).value = value;
  }, text.replace('"side":"right"', '"side":"left"'));
  await player.use('[data-action="import"]');
  await phone.shown('[data-action="undo-import"]');
  assert.equal((await ask(player, "settings")).side, "left");
  await leaveAndReturn(player, "settings");
  await player.use('[data-action="undo-import"]');
  await phone.until("nothing more to undo", () => document.querySelector('[data-action="undo-import"]')?.checkVisibility() === false);
  assert.equal((await ask(player, "settings")).side, "right");
  await phone.close();
});

test("cleared records can be brought back after the page was left", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.complete("lines");
  const before = await ask(player, "records", { game: "lines" });
  await player.use('[data-action="look"]');
  await player.use('[data-action="back"]');
  await player.use('[data-action="records"]');
  await player.use('[data-action="clear-records"]');
  await phone.shown('[data-action="restore-records"]');
  await leaveAndReturn(player, "records");
  await player.use('[data-action="restore-records"]');
  await phone.until("nothing more to undo", () => document.querySelector('[data-action="restore-records"]')?.checkVisibility() === false);
  assert.deepEqual(await ask(player, "records", { game: "lines" }), before);
  await phone.close();
});

test("records that come when another game has been chosen already are not shown", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.complete("lines");
  await player.use('[data-action="look"]');
  await player.use('[data-action="back"]');
  await player.use('[data-action="records"]');
  await phone.shown('[data-rules]');
  await phone.run(() => {
    const { core } = window.__TAURI__;
    const invoke = core.invoke;
    // What was asked for first comes last.
    core.invoke = (/** @type {string} */ command, /** @type {any} */ args) => (command !== "records" || args.game !== "lines" ? invoke(command, args)
      : new Promise((done) => { Object.assign(window, { letGo: () => done(invoke(command, args)) }); }));
  });
  const choose = (/** @type {string} */ game) => player.use(`[data-setting="game"] label:has([value="${game}"])`);
  await choose("wuzifei");
  await phone.shown("[data-empty]");
  await choose("lines");
  await choose("wuzifei");
  await phone.run(() => void /** @type {any} */ (window).letGo());
  await phone.settled();
  assert.equal(await phone.run(() => document.querySelectorAll("[data-rules]").length), 0);
  assert.deepEqual(phone.complaints, []);
  await phone.close();
});
