// Where the focus goes, and what is heard on the way: it is never lost, and nothing is said where nobody can hear it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** @typedef {import("./phone.js").Phone} Phone */

/** What has the focus, as a selector of ours. @param {Phone} phone */
const focused = (phone) => phone.run(() => {
  const focus = document.activeElement;
  if (focus?.closest("[data-board] [data-cell]")) return "cell";
  return focus?.getAttribute("data-action") ?? focus?.tagName ?? "";
});

/** Notes all that is said from now on, and whether a dialog covered it. @param {Phone} phone */
const listen = (phone) => phone.run(() => {
  const said = /** @type {{ text: string, covered: boolean }[]} */ ([]);
  Object.assign(window, { said });
  for (const id of ["live-polite", "live-assertive"]) {
    const region = /** @type {HTMLElement} */ (document.getElementById(id));
    new MutationObserver(() => {
      if (region.textContent) said.push({ text: region.textContent, covered: document.querySelector("dialog[open]") !== null });
    }).observe(region, { childList: true, characterData: true, subtree: true });
  }
});

/** @param {Phone} phone @returns {Promise<{ text: string, covered: boolean }[]>} */
const heard = (phone) => phone.run(() => /** @type {any} */ (window).said);

test("undoing the end puts the focus on the board; doing it again is the end again", async () => {
  const phone = await open();
  const player = new Player(phone, "keys");
  await player.openGame("lines");
  await player.complete("lines");
  const first = await phone.text("#live-assertive");
  assert.equal(await focused(phone), "look");
  await phone.press("Control+z");
  await phone.until("the last move undone", () => document.querySelector('[data-state="playing"]') !== null);
  assert.equal(await focused(phone), "cell");
  assert.equal(await phone.run(() => document.querySelector("[data-end]")?.checkVisibility()), false);
  await phone.press("Control+y");
  await phone.shown("[data-end]");
  assert.equal(await focused(phone), "look");
  const again = await phone.text("#live-assertive");
  assert.ok(again.endsWith(first.split(". ").slice(-1)[0]), `“${again}” tells the end like “${first}”`);
  await phone.close();
});

test("Escape from the table leads home, onto the card of the game, and says so", async () => {
  const phone = await open();
  const player = new Player(phone, "keys");
  await player.openGame("lines");
  await listen(phone);
  await phone.press("Escape");
  await phone.shown('[data-screen="home"]');
  assert.equal(await phone.run(() => document.activeElement?.closest("[data-game]")?.getAttribute("data-game")), "lines");
  assert.equal(await focused(phone), "open");
  assert.equal((await heard(phone)).length, 1);
  // From the other pages the focus comes back to the way that led there.
  await player.use('[data-action="settings"]');
  await phone.shown('[data-screen="settings"]');
  await phone.press("Escape");
  await phone.shown('[data-screen="home"]');
  assert.equal(await focused(phone), "settings");
  // Nobody is led anywhere at the start.
  await phone.restart();
  assert.equal(await phone.run(() => document.querySelector('[data-screen="home"]') === null || document.activeElement === document.body), true);
  await phone.close();
});

test("a hint that comes after the player has left is not heard on another page", async () => {
  const phone = await open();
  const player = new Player(phone, "keys");
  await player.openGame("lines");
  await phone.run(() => {
    const { core } = window.__TAURI__;
    const call = core.invoke;
    core.invoke = async (command, args) => {
      const answer = await call(command, args);
      if (command === "hint") await new Promise((resolve) => Object.assign(window, { arrive: resolve }));
      return answer;
    };
  });
  await phone.press("h");
  await phone.until("the hint on its way", () => "arrive" in window);
  await phone.press("Escape");
  await phone.shown('[data-screen="home"]');
  await listen(phone);
  await phone.run(async () => {
    /** @type {any} */ (window).arrive();
    // Whatever follows from it has followed when the other side has answered once more.
    await window.__TAURI__.core.invoke("settings", {});
  });
  assert.deepEqual(await heard(phone), []);
  await phone.close();
});

test("a new game is announced when its sheet has closed", async () => {
  const phone = await open();
  const player = new Player(phone, "keys");
  await player.openGame("lines");
  await listen(phone);
  await player.startFrom(completions.lines.middle);
  const said = await phone.until("the announcement", () => {
    const all = /** @type {any} */ (window).said;
    return all.length > 0 ? all : null;
  });
  assert.equal(said.length, 1);
  assert.match(said[0].text, /^New game: /);
  assert.equal(said[0].covered, false);
  assert.equal(await focused(phone), "cell");
  await phone.close();
});

test("another game after the end puts the focus on its board", async () => {
  const phone = await open();
  const player = new Player(phone, "keys");
  await player.openGame("lines");
  await player.complete("lines");
  await player.use('[data-end] [data-action="again"]');
  await phone.until("the new game", () => document.querySelector('[data-state="playing"]') !== null);
  await phone.settled();
  assert.equal(await focused(phone), "cell");
  await phone.close();
});
