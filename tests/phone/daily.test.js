// A day's challenge: played to its end by keys, found in the calendar, shared; and what midnight does to it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { bestColour } from "../support/games/flood.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

/** @typedef {import("./phone.js").Phone} Phone */

const { open } = stage();

/** Opens the app as on another day. @param {string} time the local one @param {import("playwright-core").BrowserContextOptions} [options] */
async function openOn(time, options) {
  const phone = await open({ permissions: ["clipboard-read", "clipboard-write"], ...options });
  await phone.tab.clock.setFixedTime(new Date(time));
  await phone.load();
  return phone;
}

/** Sets the clock, as it goes on or as somebody sets it, and tells the page what a page is told when it is looked at. @param {Phone} phone @param {string} time */
async function setClock(phone, time) {
  await phone.tab.clock.setFixedTime(new Date(time));
  await phone.run(() => window.dispatchEvent(new Event("focus")));
}

/** @param {Phone} phone @param {string} date */
const homeOf = (phone, date) => phone.shown(`[data-screen="home"] [data-daily="lines"][data-date="${date}"]`);

/** @param {Phone} phone @param {string} date */
const markOf = (phone, date) => phone.run((day) => document.querySelector(`[data-calendar] [data-date="${day}"]`)?.getAttribute("data-mark") ?? null, date);

/** Opens what is behind a button, and waits for it. @param {Player} player @param {string} button @param {string} result */
async function through(player, button, result) {
  await player.use(button);
  await player.page.shown(result);
  await player.page.settled();
}

/** @param {Player} player */
async function endGame(player) {
  await through(player, '[data-action="more"]', '[data-sheet="more"]');
  await through(player, '[data-sheet="more"] [data-action="end-game"]', "[data-end]");
  await player.use('[data-action="look"]');
}

test("today's challenge is played by keys to its end, stands in the calendar, and its result is copied, all without any network (T66)", async () => {
  const phone = await openOn("2026-11-30T12:00:00");
  const player = new Player(phone, "keys");
  await through(player, '[data-daily="flood"] [data-action="daily"]', '[data-screen="table"][data-game="flood"]');
  // The challenge is worked out first: a game that is over before counts only then.
  await phone.until("the challenge", () => /Challenge of November 30.*minimum|needed/.test(document.querySelector("[data-rules]")?.textContent ?? ""));
  let moves = 0;
  while (!(await player.isOver())) {
    const before = await player.revision();
    const { text } = await bestColour(phone);
    await phone.press(text);
    await phone.until("the reply", (old) => document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, before);
    await phone.settled();
    moves += 1;
    assert.ok(moves < 100, "the end comes");
  }
  await phone.until("the day's sentence", () => document.querySelector("[data-record]")?.textContent?.includes("That was the challenge of November 30."));
  console.log(`measured: the challenge of Flood by keys: ${moves} moves`);

  // Shared from the end, together with the IDs.
  await through(player, '[data-end] [data-action="share"]', '[data-share="result"]');
  const fromTheEnd = await phone.run(() => /** @type {HTMLTextAreaElement} */ (document.querySelector('[data-share="result"]')).value);
  await phone.press("Escape");
  await phone.until("no sheet", () => document.querySelector("dialog[open]") === null);
  await phone.press("Escape");
  await phone.press("Escape");
  await phone.shown('[data-daily="flood"]:is([data-mark="good"], [data-mark="played"])');

  await through(player, '[data-daily="flood"] [data-action="daily"]', '[data-screen="calendar"] [data-day="2026-11-30"]');
  assert.notEqual(await markOf(phone, "2026-11-30"), "open");
  assert.equal(await markOf(phone, "2026-11-29"), "open");
  assert.match(await phone.text("[data-day] [data-result]"), /^(Won in \d+ moves|Played, not won)$/);
  assert.equal(await phone.text('[data-fact="days"] dd'), "1");
  await through(player, '[data-action="share-result"]', '[data-sheet="result"]');
  await player.use('[data-action="copy-result"]');
  await phone.until("the copy", () => document.querySelector('[data-sheet="result"] [role="status"]')?.textContent === "Copied.");
  const copied = await phone.run(() => navigator.clipboard.readText());
  assert.equal(copied, fromTheEnd);
  assert.match(copied, /^Quadrille · Flood · Monday,? .*2026\n.+\nThe last seven days: □□□□□□■$/);
  const { start } = await player.ids("flood");
  const seed = start.split("#")[1];
  assert.ok(seed && !copied.includes(seed) && !copied.includes("14x14"), "nothing of the deal");
  await phone.close();
});

test("the calendar is gone through by keys, day by day and month by month", async () => {
  const phone = await openOn("2028-03-01T08:00:00");
  const player = new Player(phone, "keys");
  await through(player, '[data-action="calendar"]', '[data-screen="calendar"] [data-day="2028-03-01"]');
  await phone.tabTo("[data-calendar] [data-date]");
  /** @param {string} key @param {string} date */
  const press = async (key, date) => {
    await phone.press(key);
    await phone.until(`${key} to ${date}`, (day) => document.activeElement?.getAttribute("data-date") === day && document.querySelector("[data-day]")?.getAttribute("data-day") === day, date);
  };
  // Nothing lies beyond today.
  await press("ArrowRight", "2028-03-01");
  await press("PageDown", "2028-03-01");
  await press("PageUp", "2028-02-29");
  await press("ArrowUp", "2028-02-22");
  await press("Home", "2028-02-20");
  await press("End", "2028-02-26");
  await press("ArrowLeft", "2028-02-25");
  await press("PageUp", "2028-01-31");
  assert.equal(await phone.run(() => document.querySelectorAll('[data-calendar] [tabindex="0"]').length), 1, "one stop for Tab");
  // A past day is played, and is marked as played later.
  await through(player, '[data-action="play-day"]', '[data-screen="table"]');
  await endGame(player);
  // The calendar is as it was left; from the home page it is today's.
  await through(player, '[data-action="back"]', '[data-screen="calendar"] [data-day="2028-01-31"]');
  assert.equal(await phone.text("[data-day] [data-result]"), "0 points · played later");
  await through(player, '[data-action="back"]', '[data-screen="home"]');
  await through(player, '[data-action="calendar"]', '[data-day="2028-03-01"]');
  await phone.close();
});

test("a challenge pushes the running game aside, and undo brings it back", async () => {
  const phone = await openOn("2026-11-30T12:00:00");
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.move("lines");
  const before = await player.position("lines");
  await through(player, '[data-action="back"]', '[data-screen="home"]');
  await through(player, '[data-daily="lines"] [data-action="daily"]', '[data-screen="table"]');
  assert.match(await phone.text("[data-note]"), /Undo brings the game before it back/);
  assert.match(await phone.text("#live-polite"), /Undo brings the game before it back/);
  await player.use('[data-action="undo"]');
  await phone.until("the game before", () => !document.querySelector("[data-rules]")?.textContent?.includes("Challenge"));
  assert.equal(await player.position("lines"), before);
  await phone.close();
});

test("midnight while the app is open: another day's challenge, and the one that was begun is its own day's", async () => {
  const phone = await openOn("2026-11-30T23:59:59");
  const player = new Player(phone, "pointer");
  await through(player, '[data-daily="lines"] [data-action="daily"]', '[data-screen="table"]');
  await player.move("lines");
  await through(player, '[data-action="back"]', '[data-daily="lines"][data-mark="begun"]');
  await homeOf(phone, "2026-11-30");
  // Nobody touches the page: it looks at its calendar by itself.
  await phone.tab.clock.setFixedTime(new Date("2026-12-01T00:00:00"));
  await homeOf(phone, "2026-12-01");
  await phone.shown('[data-daily="lines"][data-mark="open"]');

  await through(player, '[data-action="calendar"]', '[data-day="2026-12-01"]');
  await player.use('[data-action="previous-month"]');
  await phone.shown('[data-day="2026-11-30"]');
  assert.equal(await markOf(phone, "2026-11-30"), "begun");
  await through(player, '[data-action="play-day"]', '[data-screen="table"]');
  await endGame(player);
  await through(player, '[data-action="back"]', '[data-screen="calendar"] [data-day="2026-11-30"]');
  assert.equal(await phone.text("[data-day] [data-result]"), "0 points", "not played later");

  // The clock is set back, and to where no calendar of ours goes.
  await setClock(phone, "2026-11-29T12:00:00");
  await phone.shown('[data-calendar] [data-date="2026-11-29"][aria-current="date"]');
  assert.equal(await markOf(phone, "2026-11-30"), "good", "no result is lost");
  await through(player, '[data-action="back"]', '[data-screen="home"]');
  await setClock(phone, "1969-07-20T12:00:00");
  await phone.until("no challenges", () => document.querySelector(".dailies")?.checkVisibility() === false);
  await setClock(phone, "2026-12-01T12:00:00");
  await homeOf(phone, "2026-12-01");
  await phone.close();
});

test("midnight leaves the focus where it is in the calendar", async () => {
  const phone = await openOn("2026-11-30T23:59:59");
  const player = new Player(phone, "keys");
  await through(player, '[data-action="calendar"]', '[data-day="2026-11-30"]');
  /** @param {string} time @param {string} date */
  const wait = async (time, date) => {
    await setClock(phone, time);
    await phone.shown(`[data-calendar] [data-date="${date}"][aria-current="date"]`);
  };
  await phone.tabTo("[data-calendar] [data-date]");
  await wait("2026-11-29T12:00:00", "2026-11-29");
  await wait("2026-11-30T12:00:00", "2026-11-30");
  assert.equal(await phone.run(() => document.activeElement?.getAttribute("data-date")), "2026-11-29");
  await phone.tabTo('[data-action="play-day"]');
  await wait("2026-11-29T12:00:00", "2026-11-29");
  assert.equal(await phone.run(() => document.activeElement?.getAttribute("data-action")), "play-day");
  await phone.close();
});

test("a challenge that cannot be opened says so where it was asked for", async () => {
  const phone = await openOn("2026-11-30T12:00:00");
  const player = new Player(phone, "keys");
  await phone.run(() => {
    const { core } = window.__TAURI__;
    const call = core.invoke;
    core.invoke = (command, args) => command === "open_daily" ? Promise.reject({ kind: "stale" }) : call(command, args);
  });
  await through(player, '[data-daily="lines"] [data-action="daily"]', '[data-status="daily"]:not(:empty)');
  assert.equal(await phone.run(() => document.querySelector('[data-status="daily"]')?.checkVisibility()), true);
  await phone.close();
});

test("in another time zone it is the day that it is there", async () => {
  for (const [timezoneId, date] of [["Pacific/Kiritimati", "2026-12-01"], ["America/Los_Angeles", "2026-11-30"]]) {
    const phone = await openOn("2026-11-30T20:00:00Z", { timezoneId });
    await homeOf(phone, date);
    await phone.close();
  }
});

test("a record gets a name, and the next one has it too", async () => {
  const phone = await open();
  const player = new Player(phone, "keys");
  await player.openGame("lines");
  /** Four balls of a colour, and the end. */
  const score = async () => {
    await player.startFrom("lines:5x5c3n1l4s4#3");
    for (const move of ["C3-E4", "A3-E3", "A2-B2", "E4-E1", "A2-B1", "B1-E4"]) {
      const before = await player.revision();
      for (const cell of move.split("-")) await player.choose(cell);
      await phone.until(`the reply to ${move}`, (old) => document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, before);
      await phone.settled();
    }
    await through(player, '[data-action="more"]', '[data-sheet="more"]');
    await through(player, '[data-sheet="more"] [data-action="end-game"]', '[data-end] [data-action="name"]');
  };
  await score();
  await through(player, '[data-end] [data-action="name"]', '[data-sheet="name"]');
  await player.write('[data-field="name"]', "A name that is longer than that");
  await through(player, '[data-action="keep-name"]', '[data-sheet="name"] [data-problems] p');
  assert.match(await phone.text('[data-sheet="name"] [data-problems]'), /at most 24 letters/);
  await phone.run(() => { /** @type {HTMLInputElement} */ (document.querySelector('[data-field="name"]')).value = ""; });
  await player.write('[data-field="name"]', "Ann");
  await player.use('[data-action="keep-name"]');
  await phone.shown('[data-end] [data-name="Ann"]');
  assert.equal(await phone.run(() => document.activeElement?.getAttribute("data-name")), "Ann", "the focus is where it was");
  await phone.press("Escape");
  await score();
  await phone.shown('[data-end] [data-name="Ann"]');
  await phone.press("Escape");
  await through(player, '[data-action="back"]', '[data-screen="home"]');
  await through(player, '[data-action="records"]', '[data-place="2"] [data-name="Ann"]');
  // Left empty there.
  await through(player, '[data-place="2"] [data-action="name"]', '[data-sheet="name"]');
  await phone.run(() => { /** @type {HTMLInputElement} */ (document.querySelector('[data-field="name"]')).value = ""; });
  await player.use('[data-action="keep-name"]');
  await phone.shown('[data-place="2"] [data-name=""]');
  await phone.shown('[data-place="1"] [data-name="Ann"]');
  // The sign that stands there alone is as large under a finger as any control.
  const reach = 23;
  const { x, y } = await phone.middle('[data-place="2"] [data-action="name"]');
  for (const [right, down] of [[-reach, 0], [reach, 0], [0, -reach], [0, reach]]) {
    assert.equal(await phone.run((at, over) => document.elementFromPoint(at, over)?.closest("[data-place]")?.getAttribute("data-place") === "2" && document.elementFromPoint(at, over)?.closest('[data-action="name"]') !== null, x + right, y + down), true, `${right}, ${down}`);
  }
  await phone.close();
});
