// What players reported of other games, played here on the real commands: nothing lost, nothing unsaid.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { cellsOf, someMove } from "../support/games/lines.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();
const { middle, nearlyOver } = completions.lines;

/** A page on the middle of a game. @param {"keys" | "pointer"} by @param {import("playwright-core").BrowserContextOptions} [options] */
async function onTable(by, options) {
  const phone = await open(options);
  const player = new Player(phone, by);
  await player.openGame("lines");
  await player.startFrom(middle);
  return { phone, player };
}

/** What the polite region says. @param {import("./phone.js").Phone} phone */
const heard = (phone) => phone.run(() => document.querySelector("#live-polite")?.textContent ?? "");

/** @param {Player} player @param {string} key */
async function pressed(player, key) {
  const before = await player.revision();
  await player.page.press(key);
  await player.page.until(`what ${key} does`, (old) => document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, before);
  await player.page.settled();
}

test("New game by accident is taken back whole, with its own undo (T04)", async () => {
  const { phone, player } = await onTable("pointer");
  await player.move("lines");
  await player.move("lines");
  const position = await player.position("lines");
  await player.use('[data-action="new"]');
  await player.use('[data-action="start"]');
  await phone.until("the new game", () => document.querySelector("dialog[open]") === null);
  await phone.settled();
  assert.notEqual(await player.position("lines"), position);
  await player.use('[data-action="undo"]');
  await phone.settled();
  await phone.until("the old game", () => document.querySelectorAll("[data-board] .ball").length > 0);
  assert.equal(await player.position("lines"), position);
  await pressed(player, "Control+z");
  await pressed(player, "Control+z");
  await pressed(player, "Control+y");
  await pressed(player, "Control+Shift+z");
  assert.equal(await player.position("lines"), position);
  await phone.close();
});

test("a deal can be played again from its start, ranked as before, and undo brings the game back (T13, T64, R30)", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  const dealt = await player.ids("lines");
  await player.move("lines");
  await player.move("lines");
  const position = await player.position("lines");
  await player.use('[data-action="more"]');
  await phone.shown('[data-sheet="more"]');
  await player.use('[data-sheet="more"] [data-action="restart"]');
  await phone.until("the deal", async (exact) =>
    /** @type {any} */ (await window.__TAURI__.core.invoke("share", { game: "lines" })).exact === exact, dealt.exact);
  await phone.settled();
  const table = await phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "lines" })).table);
  assert.deepEqual([table.id, table.moves, table.assisted, table.redo], [dealt.start, 0, false, "none"]);
  assert.ok(table.elapsed < 1000, `${table.elapsed} ms on the clock`);
  await player.use('[data-action="undo"]');
  await phone.until("the game before", async (exact) =>
    /** @type {any} */ (await window.__TAURI__.core.invoke("share", { game: "lines" })).exact === exact, position);
  await phone.close();
});

test("two quick taps on Start deal once: undo still reaches the old game", async () => {
  const { phone, player } = await onTable("pointer");
  await player.move("lines");
  const position = await player.position("lines");
  await player.use('[data-action="new"]');
  await phone.run(() => {
    const start = /** @type {HTMLButtonElement} */ (document.querySelector('[data-action="start"]'));
    start.click();
    start.click();
  });
  await phone.until("the new game", () => document.querySelector("dialog[open]") === null);
  await phone.settled();
  assert.equal(await phone.run(() => document.querySelector("[data-screen]")?.getAttribute("data-screen")), "table");
  const dealt = await player.revision();
  await player.use('[data-action="undo"]');
  await phone.until("the undone deal", (old) => document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, dealt);
  assert.equal(await player.position("lines"), position);
  await phone.close();
});

test("a held undo key stops where the game began; a fresh press crosses (T06)", async () => {
  const { phone, player } = await onTable("keys");
  const start = await player.position("lines");
  for (let moves = 0; moves < 3; moves += 1) await player.move("lines");
  await phone.tab.keyboard.down("Control");
  for (let repeat = 0; repeat < 20; repeat += 1) await phone.tab.keyboard.down("z");
  await phone.tab.keyboard.up("z");
  await phone.tab.keyboard.up("Control");
  await phone.settled();
  // The first press and the repeats together take back at most the three moves.
  for (let left = 3; left > 0 && (await player.position("lines")) !== start; left -= 1) await pressed(player, "Control+z");
  assert.equal(await player.position("lines"), start);
  await pressed(player, "Control+z");
  assert.notEqual(await player.position("lines"), start, "the game before");
  await phone.close();
});

test("a smaller board leaves no selection, no second cursor and no old preview behind (A13, B4, T13, T57)", async () => {
  const phone = await open({ viewport: { width: 1280, height: 800 } });
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.startFrom("lines:20x15c7n7l5s7#7");
  const far = (await cellsOf(phone)).filter(({ name }) => !/free/.test(name)).pop()?.cell ?? "";
  await player.choose(far);
  await phone.shown(`[data-cell="${far}"][data-selected]`);
  const large = await player.position("lines");
  await player.startFrom(middle);
  const marks = await phone.run(() => ({
    cells: document.querySelectorAll("[data-board] [data-cell]").length,
    selected: document.querySelectorAll("[data-board] [data-selected]").length,
    cursors: document.querySelectorAll('[data-board] [data-cell][tabindex="0"]').length,
    next: document.querySelectorAll("[data-preview] .ball").length,
  }));
  assert.deepEqual(marks, { cells: 49, selected: 0, cursors: 1, next: 3 });
  const position = await player.position("lines");
  await player.choose("G7");
  await phone.settled();
  assert.equal(await player.position("lines"), position);
  await player.use('[data-action="undo"]');
  await phone.until("the large board", () => document.querySelectorAll("[data-board] [data-cell]").length === 300);
  assert.equal(await player.position("lines"), large);
  await phone.close();
});

test("each turn is one sentence, and the same sentence twice is heard twice (3.2)", async () => {
  const { phone, player } = await onTable("pointer");
  const { to } = await someMove(phone);
  await player.move("lines");
  assert.match(await heard(phone), new RegExp(`${to}.*Next: `));
  await phone.run(() => {
    const said = /** @type {string[]} */ ([]);
    Object.assign(window, { said });
    const region = /** @type {HTMLElement} */ (document.querySelector("#live-polite"));
    new MutationObserver(() => said.push(region.textContent ?? "")).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await phone.press("s");
  await phone.press("s");
  const said = await phone.until("two sentences", () => {
    const all = /** @type {any} */ (window).said;
    return all.length >= 2 ? all : null;
  });
  assert.equal(said[0].trim().replace(/\d+:\d+/, ""), said[1].trim().replace(/\d+:\d+/, ""));
  await phone.close();
});

test("the keys that the list names do what it says, and can be switched off (A12, T60, 2.1.4)", async () => {
  const { phone, player } = await onTable("keys");
  await phone.press("?");
  await phone.shown('[data-sheet="keys"]');
  const listed = await phone.run(() => [...document.querySelectorAll('[data-sheet="keys"] kbd')].map((key) => key.textContent ?? ""));
  await phone.press("Escape");
  await phone.until("no sheet", () => document.querySelector("dialog[open]") === null);
  await player.choose("C3");
  await phone.shown('[data-cell="C3"][data-selected]');
  /** @type {Record<string, RegExp>} */
  const answers = { l: /Last move|No move/, s: /points?, \d+ moves?/, p: /Next: \w+, \w+, \w+/, t: /C3 can reach/ };
  for (const [key, answer] of Object.entries(answers)) {
    assert.ok(listed.includes(key.toUpperCase()), `${key} is listed: ${listed}`);
    await phone.press(key);
    await phone.until(`the answer to ${key}`, (source) => new RegExp(source).test(document.querySelector("#live-polite")?.textContent ?? ""), answer.source);
  }
  await phone.run(() => window.__TAURI__.core.invoke("change_settings", { patch: { queryKeys: false } }));
  await phone.load();
  if (await phone.run(() => document.querySelector('[data-screen="home"]') !== null)) await player.openGame("lines");
  const before = await heard(phone);
  await player.choose("C3");
  await phone.until("the choice", () => document.querySelector('[data-cell="C3"][data-selected]') !== null);
  const chosen = await heard(phone);
  assert.notEqual(chosen, before);
  for (const key of [...Object.keys(answers), "?"]) await phone.press(key);
  assert.equal(await heard(phone), chosen);
  assert.equal(await phone.run(() => document.querySelector("dialog[open]")), null);
  await phone.close();
});

test("what comes next is shown and named in both themes (A10, A11, T48)", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const { phone } = await onTable("pointer", { colorScheme });
    const preview = await phone.run(() => {
      const root = document.querySelector("[data-preview]");
      return { balls: root?.querySelectorAll(".ball").length, name: root?.getAttribute("aria-label") ?? root?.textContent };
    });
    assert.equal(preview.balls, 3);
    assert.match(preview.name ?? "", /\w/);
    await phone.close();
  }
});

test("End game banks the score once and freezes the board (A9), and the board stays in view (T74)", async () => {
  const { phone, player } = await onTable("pointer");
  await player.move("lines");
  await player.use('[data-action="more"]');
  await player.use('[data-sheet="more"] [data-action="end-game"]');
  await phone.shown("[data-end]");
  assert.match(await phone.text("#live-assertive"), /ended/);
  const [end, board] = await phone.run(() => ["[data-end]", "[data-board]"].map((each) => document.querySelector(each)?.getBoundingClientRect().toJSON()));
  assert.ok(board.bottom <= end.top + 1 || board.right <= end.left + 1, "the message covers nothing of the board");
  const finished = () => phone.run(async () => {
    const reply = /** @type {any} */ (await window.__TAURI__.core.invoke("records", { game: "lines" }));
    // A game that began in the middle is counted apart from the ranked ones.
    return reply.rules.map((/** @type {any} */ { statistics }) => statistics.finished + statistics.assisted).join();
  });
  assert.equal(await finished(), "1");
  await player.use('[data-action="look"]');
  const position = await player.position("lines");
  await player.choose("A1");
  await player.choose("A7");
  await phone.settled();
  assert.equal(await player.position("lines"), position);
  await phone.restart();
  assert.equal(await finished(), "1");
  await phone.close();
});

test("a shared ID is the same game on another device (T67), and both sides keep their own", async () => {
  const { phone, player } = await onTable("pointer");
  await player.move("lines");
  await player.use('[data-action="more"]');
  await player.use('[data-sheet="more"] [data-action="share"]');
  await phone.shown('[data-share="exact"]');
  const id = await phone.run(() => /** @type {HTMLInputElement} */ (document.querySelector('[data-share="exact"]')).value);
  const names = await cellsOf(phone);
  const other = await open();
  const friend = new Player(other, "keys");
  await friend.openGame("lines");
  await friend.startFrom(id);
  assert.deepEqual(await cellsOf(other), names);
  await friend.startFrom(nearlyOver);
  assert.equal(await player.position("lines"), id);
  await other.close();
  await phone.close();
});

test("two windows on one game: the later move is not lost and the earlier one is shown (T16)", async () => {
  const { phone, player } = await onTable("pointer");
  const other = await open({}, phone.data);
  const friend = new Player(other, "pointer");
  await friend.openGame("lines");
  await player.move("lines");
  const position = await player.position("lines");
  const { from, to } = await someMove(other);
  await friend.choose(from);
  await friend.choose(to);
  await other.until("the true table", (revision) => document.querySelector("[data-revision]")?.getAttribute("data-revision") === revision, await player.revision());
  await other.settled();
  assert.equal(await friend.position("lines"), position);
  assert.deepEqual(await cellsOf(other), (await cellsOf(phone)).map((cell) => ({ ...cell, name: cell.name.replace(", selected", "") })));
  await other.close();
  await phone.close();
});
