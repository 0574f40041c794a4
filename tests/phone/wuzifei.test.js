// Wuzifei under real fingers and keys: whole games against the computer, its answer in its time, and what is shown.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();
/** Longer games are a draw at the latest some moves later; nobody should wait for them in a test. */
const LONGEST = 150;
const { middle, picture } = completions.wuzifei;

/** @param {string} id @param {import("playwright-core").BrowserContextOptions} [options] @param {"pointer" | "keys"} [by] */
async function onTable(id, options, by = "pointer") {
  const phone = await open(options);
  const player = new Player(phone, by);
  await player.openGame("wuzifei");
  await player.startFrom(id);
  return { phone, player };
}

/** The table as the app knows it. @param {import("./phone.js").Phone} phone */
const known = (phone) => phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "wuzifei" })).table);

/** Who stands where on the page. @param {import("./phone.js").Phone} phone @param {string} [within] */
const drawn = (phone, within = "[data-board]") => phone.run((root) => [...(document.querySelector(root)?.querySelectorAll("[data-cell]") ?? [])].map(
  (cell) => cell.querySelector(".stone:not(.ghost)")?.getAttribute("data-side") ?? null), within);

/** @param {import("./phone.js").Phone} phone @param {string} attribute */
const marked = (phone, attribute) => phone.run((name) => [...document.querySelectorAll(`[data-board] [${name}]`)].map((cell) => cell.getAttribute("data-cell")), attribute);

/** Makes a move without waiting for the answer. @param {Player} player @param {string} from @param {string} to */
async function start(player, from, to) {
  await player.choose(from);
  await player.page.shown(`[data-cell="${from}"][data-selected]`);
  await player.choose(to);
  await player.page.shown("[data-waiting]");
}

for (const by of /** @type {const} */ (["pointer", "keys"])) {
  test(`a whole game against level 1 is completed by ${by === "keys" ? "keys" : "touch"}`, async () => {
    const { phone, player } = await onTable("wuzifei:5x5l1#5", {}, by);
    let moves = 0;
    for (; moves < LONGEST && !(await player.isOver()); moves += 1) await player.move("wuzifei");
    assert.ok(await player.isOver(), `over within ${LONGEST} moves`);
    const { status, board } = await known(phone);
    console.log(`measured: Wuzifei by ${by}: ${status.outcome} after ${moves} moves`);
    assert.deepEqual(await drawn(phone), board.points);
    assert.notEqual(await phone.text("#live-assertive"), "", "the end is announced");
    await phone.shown("[data-end]");
    await phone.close();
  });
}

test("the answer comes no sooner than 300 ms after one's own move was seen, and is told", async () => {
  const { phone, player } = await onTable(middle);
  await phone.run(() => {
    const board = /** @type {Element} */ (document.querySelector("[data-board]"));
    const times = /** @type {number[]} */ ([]);
    Object.assign(window, { times });
    new MutationObserver(() => times.push(performance.now())).observe(board, { attributes: true, attributeFilter: ["data-busy"] });
  });
  await start(player, "D1", "D2");
  assert.match(await phone.text("[data-note]"), /^You moved from D1 to D2\..*The computer is thinking\.$/);
  assert.equal(await phone.text(".turn-words"), "Thinking");
  await phone.until("both moves", () => /** @type {any} */ (window).times.length >= 4);
  await phone.settled();
  const times = /** @type {number[]} */ (await phone.run(() => /** @type {any} */ (window).times));
  // A page's clock is coarse: what lasts 300 ms can measure a little less.
  assert.ok(Math.round(times[2] - times[1]) >= 300, `${times[2] - times[1]} ms`);
  assert.match(await phone.text("[data-note]"), /^The computer moved from .* Your turn\.$/);
  const { board } = await known(phone);
  assert.deepEqual(await drawn(phone), board.points);
  assert.equal((await marked(phone, "data-last")).length, 1);
  assert.equal(await phone.run(() => document.querySelectorAll(".plane > *").length), 0, "nothing is left behind");
  await phone.close();
});

test("without motion the answer is there at once, with the last move marked (T18, T47)", async () => {
  const { phone, player } = await onTable(middle, { reducedMotion: "reduce" });
  await player.choose("D1");
  await player.choose("D2");
  await phone.until("the answer", () => /The computer moved/.test(document.querySelector("[data-note]")?.textContent ?? ""));
  assert.equal(await phone.run(() => document.getAnimations().length), 0);
  const { board } = await known(phone);
  assert.deepEqual(await drawn(phone), board.points);
  assert.equal(await phone.run(() => document.querySelector(".net-trace")?.getAttribute("visibility")), "visible");
  await phone.close();
});

test("while the computer thinks a tap is answered in words, and undo takes one's own move back", async () => {
  const { phone, player } = await onTable("wuzifei:5x5l5#1");
  const before = await drawn(phone);
  await start(player, "C1", "C3");
  await player.choose("A1");
  await phone.until("a refusal", () => /the computer|thinking/i.test(document.querySelector("[data-note]")?.textContent ?? ""));
  await player.use('[data-action="undo"]');
  await phone.until("the player's turn", () => document.querySelector("[data-waiting]") === null);
  await phone.settled();
  assert.deepEqual(await drawn(phone), before);
  // Whatever the search was about to find: there is nothing more to wait for, and nothing comes.
  const after = await phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("work", { game: "wuzifei" })));
  assert.deepEqual([after.table.moves, after.table.pending, after.events], [0, null, []]);
  assert.deepEqual(await drawn(phone), before);
  await phone.close();
});

test("undo after the answer takes back both moves", async () => {
  const { phone, player } = await onTable("wuzifei:5x5l1#1");
  const before = await drawn(phone);
  await player.move("wuzifei");
  await player.use('[data-action="undo"]');
  await phone.until("the start", () => /^Undone/.test(document.querySelector("[data-note]")?.textContent ?? ""));
  assert.deepEqual(await drawn(phone), before);
  await phone.close();
});

for (const how of ["killed", "left"]) {
  test(`the app is ${how} while the computer thinks: on return it moves`, async () => {
    const { phone, player } = await onTable("wuzifei:5x5l5#1");
    await start(player, "C1", "C3");
    if (how === "killed") {
      // The page that is loaded anew comes back to the same table.
      await phone.restart();
    } else {
      await player.use('[data-action="back"]');
      await phone.shown('[data-screen="home"]');
      await player.openGame("wuzifei");
    }
    await phone.settled();
    const { moves, pending, board } = await known(phone);
    assert.deepEqual([moves, pending], [2, null]);
    assert.deepEqual(await drawn(phone), board.points);
    await phone.close();
  });
}

test("who leaves while the computer thinks and comes back sees its move being made", async () => {
  const { phone, player } = await onTable("wuzifei:5x5l5#1");
  // There and back sooner than it has thought: it takes a second.
  const press = async (/** @type {string} */ selector) => {
    await phone.shown(selector);
    await phone.run((wanted) => /** @type {HTMLElement | null} */ (document.querySelector(wanted))?.click(), selector);
  };
  await start(player, "C1", "C3");
  await press('[data-action="back"]');
  await press('[data-screen="home"] [data-game="wuzifei"] [data-action="open"]');
  await phone.shown("[data-waiting]");
  await phone.shown("[data-board][data-busy]");
  await phone.settled();
  assert.match(await phone.text("[data-note]"), /^The computer moved from .* Your turn\.$/);
  const { board } = await known(phone);
  assert.deepEqual(await drawn(phone), board.points);
  await phone.close();
});

test("a tap in the moment before the answer is shown does not drown out what the computer did", async () => {
  const { phone, player } = await onTable(middle);
  // The tap comes as soon as the page has the answer, which waits until one's own move has been seen.
  await phone.run(() => {
    const { core } = /** @type {any} */ (window).__TAURI__;
    const { invoke } = core;
    core.invoke = async (/** @type {string} */ command, /** @type {any} */ args) => {
      const reply = await invoke(command, args);
      if (command === "work") setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector('[data-board] [data-cell="C3"]'))?.click());
      return reply;
    };
  });
  await start(player, "D1", "D2");
  await phone.until("the answer", () => /The computer moved/.test(document.querySelector("#live-polite")?.textContent ?? ""));
  const heard = await phone.text("#live-polite");
  const note = await phone.text("[data-note]");
  assert.match(heard, /^The computer moved from /);
  assert.ok(heard.endsWith(note), `${heard} / ${note}`);
  assert.doesNotMatch(note, /The computer moved/, "the tap released it");
  await phone.settled();
  await phone.close();
});

test("who plays White sees the computer begin", async () => {
  const { phone } = await onTable("wuzifei:5x5l1cwhite#3");
  const { moves, board } = await known(phone);
  assert.deepEqual([moves, board.turn], [1, "white"]);
  assert.deepEqual(await drawn(phone), board.points);
  await phone.close();
});

test("a chosen piece shows where it can go, and a target what it would capture", async () => {
  const { phone, player } = await onTable(picture);
  await player.choose("B4");
  await phone.shown('[data-cell="B4"][data-selected]');
  const { board } = await known(phone);
  const names = (/** @type {number[]} */ points) => points.map((point) => `${"ABCDE"[point % 5]}${Math.floor(point / 5) + 1}`);
  const ways = /** @type {{ to: number, captures: number[] }[]} */ (board.targets["16"]);
  const shown = await phone.run(() => [...document.querySelectorAll("[data-board] .target")].map((mark) => `${mark.closest("[data-cell]")?.getAttribute("data-cell")} ${mark.textContent}`));
  assert.deepEqual(shown.sort(), ways.map(({ to, captures }) => `${names([to])[0]} ${captures.length || ""}`).sort());
  await phone.run(() => /** @type {HTMLElement} */ (document.querySelector('[data-cell="E4"]')).focus());
  assert.deepEqual(await marked(phone, "data-doomed"), ["E3", "E5"]);
  assert.equal(await phone.run(() => document.querySelectorAll(".ghost").length), 1);
  await phone.run(() => /** @type {HTMLElement} */ (document.querySelector('[data-cell="A4"]')).focus());
  assert.deepEqual(await marked(phone, "data-doomed"), []);
  assert.match(await phone.run(() => document.querySelector('[data-cell="E4"]')?.getAttribute("aria-label") ?? ""), /^E4, free, can be reached and captures 2$/);
  await phone.close();
});

test("pieces in danger are marked and named, unless the setting is off", async () => {
  const { phone, player } = await onTable(picture);
  assert.deepEqual(await marked(phone, "data-threatened"), ["D2", "B4"]);
  const label = () => phone.run(() => document.querySelector('[data-cell="D2"]')?.getAttribute("aria-label") ?? "");
  assert.equal(await label(), "D2, black piece, can be captured");
  await player.use('[data-action="more"]');
  await player.use('[data-sheet="more"] [data-action="settings"]');
  await player.use('[data-setting="threats"] input');
  await player.use('[data-action="back"]');
  await phone.shown('[data-screen="table"]');
  await phone.settled();
  assert.deepEqual(await marked(phone, "data-threatened"), []);
  assert.equal(await label(), "D2, black piece");
  await phone.close();
});

test("two people offer, decline and agree on a draw, and it is explained", async () => {
  const { phone, player } = await onTable("wuzifei:5x5opeople#1");
  const offer = async () => {
    await player.use('[data-action="more"]');
    await player.use('[data-sheet="more"] [data-action="draw"]');
    await phone.shown('[data-offer="draw-black"]');
  };
  await offer();
  await player.use('[data-action="offer-decline"]');
  await phone.until("no offer", () => document.querySelector("[data-offer]")?.getAttribute("data-offer") === "");
  assert.match(await phone.text("[data-note]"), /White declines the draw\. Black to move\./);
  await offer();
  await player.use('[data-action="offer-accept"]');
  await phone.shown("[data-end]");
  assert.equal(await phone.text("#end-title"), "A draw");
  assert.match(await phone.text("[data-record]"), /agreement/);
  await phone.close();
});

test("giving up is called so, and the other side has won", async () => {
  const { phone, player } = await onTable("wuzifei:5x5opeople#1");
  await player.use('[data-action="more"]');
  assert.equal(await phone.text('[data-sheet="more"] [data-action="end-game"]'), "Resign");
  await player.use('[data-sheet="more"] [data-action="end-game"]');
  await phone.shown("[data-end]");
  assert.equal(await phone.text("#end-title"), "White has won");
  await phone.close();
});

test("strength and colour stand right with the preset, and are kept for the next time", async () => {
  const { phone, player } = await onTable("wuzifei:5x5l2#1");
  await player.use('[data-action="new"]');
  await phone.shown('.front [data-field="level"]');
  await player.use('.front .round:last-child');
  await player.use('.front .round:last-child');
  await phone.tab.locator('.front:not([hidden]) [data-field="person"]').selectOption("white");
  await player.use('[data-sheet="new-game"] [data-action="start"]');
  await phone.until("the new game", () => document.querySelector("dialog[open]") === null && /Level 4/.test(document.querySelector("[data-rules]")?.textContent ?? ""));
  await phone.settled();
  const { values } = await known(phone);
  assert.deepEqual([values.level, values.person, values.line], [4, "white", "strict"]);
  await player.use('[data-action="new"]');
  await phone.shown('.front [data-field="level"]');
  assert.equal(await phone.run(() => /** @type {HTMLInputElement} */ (document.querySelector('.front [data-field="level"]')).value), "4");
  assert.equal(await phone.run(() => /** @type {HTMLInputElement} */ (document.querySelector('[data-preset="computer"]')).checked), true);
  await phone.close();
});

test("the three exercises are played", async () => {
  const { phone, player } = await onTable(middle);
  await player.use('[data-action="more"]');
  await player.use('[data-sheet="more"] [data-action="help"]');
  for (const [lesson, from, to] of [["fly", "A1", "E5"], ["clip", "B1", "B3"], ["carry", "C1", "C3"]]) {
    await phone.shown(`[data-exercise][data-lesson="${lesson}"]`);
    if (lesson === "fly") {
      await player.choose("A1");
      await player.choose("A5");
      await phone.until("a refusal", () => /no free line/.test(document.querySelector(".exercise-note")?.textContent ?? ""));
      await player.choose("A1");
    }
    await player.choose(from);
    await player.choose(to);
    await phone.shown(`[data-solved="${lesson}"]`);
    await phone.settled();
    await player.use('[data-action="exercise-next"]');
  }
  await phone.close();
});
