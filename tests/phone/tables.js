// What the tests of a solved game share: its table from the page, with a phone and a player.

import assert from "node:assert/strict";

import { findings } from "./findings.js";

/** @import { Phone } from "./phone.js" */
/** @import { Player } from "../support/player.js" */

export const FEW = "BB.../...../...../...../...WW b";
export const PERFECT = `wuzifei:5x5operfect:${FEW}`;
export const NEW = '[data-sheet="new-game"]';

/** Opens the sheet for a new game, and in it the preset that plays from a table. @param {Player} player */
export async function offered(player) {
  const { page } = player;
  await player.use('[data-action="new"]');
  await page.shown(NEW);
  if (player.by === "pointer") {
    await page.tap('label:has([data-preset="perfect"])');
    return;
  }
  // Radio buttons are one stop, and their arrows choose.
  await page.tabTo(`${NEW} [data-preset]:checked`);
  for (let presses = 0; presses < 6 && !(await page.run(() => document.activeElement?.matches('[data-preset="perfect"]'))); presses += 1) await page.press("ArrowDown");
}

/** @param {Phone} phone @param {string} state @param {string} [within] */
export const stands = (phone, state, within = "") => phone.shown(`${within} [data-solution="${state}"]`);

/** @param {Player} player */
export async function close(player) {
  await player.use('dialog[open] [data-action="close"]');
  await player.page.until("no sheet", () => document.querySelector("dialog[open]") === null);
}

/** Nothing that axe finds. @param {Phone} phone @param {string} name */
export async function clean(phone, name) {
  await phone.still();
  await phone.picture(`phone-solved-${name}`);
  assert.deepEqual(await findings(phone), [], name);
}

/** Builds the table, from the table screen and back to it. @param {Player} player @param {Phone} phone */
export async function built(player, phone) {
  await offered(player);
  await player.use('[data-action="solution-build"]');
  await stands(phone, "ready", NEW);
  await close(player);
}

/** @param {Phone} phone @returns {Promise<import("../../ui/types/generated.js").SolutionState>} */
export const state = (phone) => phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("solution", { game: "wuzifei", seen: 0 })));

/** @typedef {import("../../ui/types/generated.js").SolutionState | null} State */

/** Changes, or holds back, what the page is told of the table. @param {Phone} phone @param {(state: State) => Promise<State>} change */
export const passing = (phone, change) => phone.tab.route(/\/ipc\/(build_)?solution\?/, async (route) => {
  try {
    const response = await route.fetch({ timeout: 0 });
    const { value } = await response.json();
    await route.fulfill({ response, json: { value: await change(value) } });
  } catch {
    // The page is gone, and its question with it.
  }
});
