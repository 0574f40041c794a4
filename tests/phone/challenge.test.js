// A challenge of Flood is worked out while the board can be played, and comes by itself.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** A page on a game of Flood. @param {string} id */
async function onTable(id) {
  const phone = await open();
  const player = new Player(phone, "pointer");
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

test("while the challenge is being worked out there is a “…”, and the board can be played", async () => {
  const { phone, player } = await onTable("flood:6x6c4:121212/212121/121212/343434/434343/343434");
  await phone.shown('[data-figure="moves"]');
  if ((await known(phone)).board.limit === null) assert.equal(await phone.text('[data-figure="moves"]'), "0 / …moves");
  await moved(player, () => player.use('[data-play="2"]'));
  assert.match(await phone.text('[data-figure="moves"]'), /^1 \/ (…|\d+)moves$/);
  await phone.close();
});

test("the challenge comes by itself: the limit is shown and said, and a game that was over before is counted", async () => {
  const { phone, player } = await onTable("flood:6x6c4#5");
  await phone.until("the limit", () => /^0 \/ \d/.test(document.querySelector('[data-figure="moves"]')?.textContent ?? ""));
  const { limit, minimum } = (await known(phone)).board;
  assert.ok(minimum.proved && limit === minimum.high + 5);
  await phone.until("the news", (moves) => (document.querySelector("#live-polite")?.textContent ?? "").includes(`The challenge: ${moves} moves.`), limit);
  assert.match(await phone.text(".top .sub"), new RegExp(`minimum ${minimum.high}`));
  // Played by anybody's plan: one colour after the other, until the board is one.
  for (let turn = 0; !(await player.isOver()); turn += 1) {
    const colour = (turn % 4) + 1;
    if (await phone.run((wanted) => document.querySelector(`[data-play="${wanted}"]`)?.getAttribute("aria-disabled") !== "true", colour)) {
      await moved(player, () => player.use(`[data-play="${colour}"]`));
    }
  }
  await phone.shown("[data-end]");
  const records = await phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("records", { game: "flood" })));
  assert.equal(records.rules[0].statistics.finished, 1);
  await phone.close();
});

test("the same deal once more has its challenge at once", async () => {
  const { phone, player } = await onTable("flood:6x6c4#6");
  await phone.until("the limit", () => /^0 \/ \d/.test(document.querySelector('[data-figure="moves"]')?.textContent ?? ""));
  const { limit } = (await known(phone)).board;
  await moved(player, async () => {
    await player.use('[data-action="more"]');
    await phone.shown('[data-sheet="more"]');
    await player.use('[data-sheet="more"] [data-action="restart"]');
  });
  assert.equal((await known(phone)).board.limit, limit);
  assert.match(await phone.text('[data-figure="moves"]'), new RegExp(`^0 / ${limit}`));
  await phone.close();
});
