// Texts to hand on: the details of a fault, and why a game has no seed.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

test("the details are copied from the help of the game (T75), and a game from a given board says why it has no seed (T68)", async () => {
  const phone = await open({ permissions: ["clipboard-read", "clipboard-write"] });
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  const more = async (/** @type {string} */ name) => {
    await player.use('[data-action="more"]');
    await player.use(`[data-sheet="more"] [data-action="${name}"]`);
  };
  await more("share");
  await phone.shown('[data-share="exact"]');
  assert.equal(await phone.run(() => document.querySelector("[data-no-seed]")), null, "a deal has its seed");
  await phone.press("Escape");
  await phone.until("the table", () => document.querySelector("dialog[open]") === null);

  await player.startFrom(completions.lines.middle);
  await more("share");
  await phone.shown("[data-no-seed]");
  assert.match(await phone.text("[data-no-seed]"), /seed/);
  await phone.press("Escape");
  await phone.until("the table", () => document.querySelector("dialog[open]") === null);

  const { start, exact } = await player.ids("lines");
  await more("help");
  await player.use('[data-action="copy-details"]');
  await phone.shown('[data-field="details"]');
  const text = await phone.run(() => /** @type {HTMLTextAreaElement} */ (document.querySelector('[data-field="details"]')).value);
  const { version } = await phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("catalogue")));
  const settings = await phone.run(async () => Object.entries(/** @type {any} */ (await window.__TAURI__.core.invoke("settings"))).map(([name, value]) => `${name}=${value}`).join(" "));
  assert.deepEqual(text.split("\n"), [`Quadrille ${version}`, await phone.run(() => navigator.userAgent), start, exact, settings]);
  assert.equal(await phone.run(() => navigator.clipboard.readText()), text);
  assert.equal(await phone.text('[data-status="details"]'), "Copied.");
  await phone.close();
});
