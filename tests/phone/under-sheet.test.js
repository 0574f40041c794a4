// What comes while a sheet lies over the table: it is told when the sheet is gone, and an open comparison follows it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** A page whose answers to one command are held back until `release`. @param {"work" | "play"} command */
async function holding(command) {
  const phone = await open();
  const player = new Player(phone, "pointer");
  /** @type {() => void} */
  let release = () => undefined;
  const released = new Promise((done) => { release = () => done(null); });
  await phone.tab.route(`**/ipc/${command}?*`, async (route) => {
    await released;
    await route.continue();
  });
  return { phone, player, release };
}

/** What a screen reader has been told. @param {import("./phone.js").Phone} phone */
const heard = (phone) => phone.run(() => ["#live-polite", "#live-assertive"].map((region) => document.querySelector(region)?.textContent ?? "").join("|"));

test("a limit that comes under a sheet is said when the sheet is gone", async () => {
  const { phone, player, release } = await holding("work");
  await player.openGame("flood");
  await player.startFrom("flood:6x6c4#5");
  await player.use('[data-action="more"]');
  await phone.shown('[data-sheet="more"]');
  const before = await heard(phone);
  release();
  await phone.until("the limit", () => /^0 \/ \d/.test(document.querySelector('[data-figure="moves"]')?.textContent ?? ""));
  assert.equal(await heard(phone), before, "nobody could hear it");
  await phone.press("Escape");
  await phone.until("the news", () => /The challenge: \d+ moves\./.test(document.querySelector("#live-polite")?.textContent ?? ""));
  await phone.close();
});

test("an end that comes under a sheet is told when the sheet is gone, and the focus is at its buttons", async () => {
  const { phone, player, release } = await holding("play");
  await player.openGame("flood");
  await player.startFrom("flood:4x4c3:2231/2333/3311/1313,8,31,3:313");
  await player.use('[data-play="3"]');
  await player.use('[data-action="more"]');
  await phone.shown('[data-sheet="more"]');
  const before = await heard(phone);
  release();
  await phone.until("the end", () => document.querySelector('[data-state="over"]') !== null);
  assert.equal(await heard(phone), before);
  await phone.press("Escape");
  await phone.until("the news", () => (document.querySelector("#live-assertive")?.textContent ?? "") !== "");
  await phone.until("the focus at the end", () => document.activeElement?.matches('[data-end] [data-action="look"]') ?? false);
  await phone.close();
});

test("an open comparison gets the shortest line when it is known, at the move that it shows", async () => {
  const { phone, player, release } = await holding("work");
  await player.openGame("flood");
  await player.startFrom("flood:4x4c3mgreedy:2231/2333/3311/1313,8,131");
  await player.use('[data-play="3"]');
  await phone.shown("[data-end]");
  await player.use('[data-action="after"]');
  await phone.shown('[data-sheet="after"]');
  for (let move = 1; move <= 2; move += 1) await player.use('[data-replay="later"]');
  const caption = () => phone.text(".flood-replay figure:last-child figcaption");
  assert.doesNotMatch(await caption(), /2 of 3/);
  release();
  await phone.until("the shortest line", () => /2 of 3/.test(document.querySelector(".flood-replay figure:last-child figcaption")?.textContent ?? ""));
  assert.match(await caption(), /minimal/);
  assert.equal(await phone.run(() => document.querySelectorAll(".flood-replay figure").length), 2);
  for (let move = 3; move <= 4; move += 1) await player.use('[data-replay="later"]');
  assert.match(await caption(), /3 of 3 · done/);
  await phone.close();
});
