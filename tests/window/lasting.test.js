// Nothing is lost: not by a killed process, not by a closed window, not by a damaged file.

import assert from "node:assert/strict";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { App, newFolder, removeFolder } from "./app.js";

/** A save that was cut short. */
const DAMAGE = '{"schema": 1, "payload": {"torn": ';

/** @type {string} */
let folder;
/** @type {App | null} */
let app = null;

beforeEach(async () => {
  folder = await newFolder();
});

afterEach(async () => {
  await app?.stop();
  app = null;
  await removeFolder(folder);
});

/** Starts the app and opens a game's table. @param {string} game */
async function open(game) {
  app = await App.start(folder);
  const player = new Player(app.page, "pointer");
  await player.openGame(game);
  return { app, player };
}

/** The files of our own in the data folder (WebKit keeps some beside them), with what they hold. */
async function files() {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes(".json"));
  return new Map(await Promise.all(names.map(
    async (name) => /** @type {const} */ ([name, await readFile(join(folder, name), "utf8")]),
  )));
}

/** Spoils those files of a game that match. @param {string} game @param {RegExp} which */
async function spoil(game, which) {
  const spoiled = [...(await files()).keys()].filter((name) => name.includes(game) && which.test(name));
  assert.notEqual(spoiled.length, 0, "the game has files of its own");
  for (const name of spoiled) await writeFile(join(folder, name), DAMAGE);
}

for (const game of Object.keys(completions)) {
  test(`${game}: a process killed in mid-game comes back with the acknowledged move (T01, T02)`, async () => {
    const first = await open(game);
    await first.player.startFrom(completions[game].middle);
    const start = await first.player.position(game);
    for (let moves = 0; moves < 3; moves += 1) await first.player.move(game);
    const position = await first.player.position(game);
    await first.app.kill();

    const second = await open(game);
    assert.equal(await second.player.position(game), position);
    // The way back is kept too.
    for (let moves = 0; moves < 3; moves += 1) await undo(second.player);
    assert.equal(await second.player.position(game), start);
    await second.app.picture(`window-${game}-after-kill`);
  });

  test(`${game}: a window closed in mid-game opens on the same game`, async () => {
    const first = await open(game);
    await first.player.startFrom(completions[game].middle);
    await first.player.move(game);
    const position = await first.player.position(game);
    await first.app.close();

    app = await App.start(folder);
    const line = await app.page.text(`[data-screen="home"] [data-game="${game}"]`);
    assert.match(line, /Continue/, "the first screen offers to continue");
    const player = new Player(app.page, "keys");
    await player.openGame(game);
    assert.equal(await player.position(game), position);
    await player.move(game);
  });

  test(`${game}: a window closed while a move is shown ends cleanly, with the whole turn saved (A22)`, async () => {
    const first = await open(game);
    await first.player.startFrom(completions[game].middle);
    const before = await first.player.position(game);
    const revision = await first.player.revision();
    await completions[game].move(first.app.page, first.player);
    await first.app.page.until("the first picture of the move", (old) =>
      document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, revision);
    await first.app.close();

    const second = await open(game);
    assert.equal(await second.app.page.run(() => document.querySelector("[data-notices]")), null);
    const after = await second.player.position(game);
    assert.notEqual(after, before);
    await undo(second.player);
    assert.equal(await second.player.position(game), before);
    await second.app.page.press("Control+y");
    await second.app.page.until("the move again", () => document.querySelector('[data-action="redo"]')?.getAttribute("aria-disabled") === "true");
    assert.equal(await second.player.position(game), after);
  });

  test(`${game}: a New game that was not meant is taken back, even after the app was killed (T04, T05)`, async () => {
    const first = await open(game);
    await first.player.startFrom(completions[game].middle);
    await first.player.move(game);
    const position = await first.player.position(game);
    await first.player.startFrom(completions[game].nearlyOver);
    await first.app.kill();

    const second = await open(game);
    assert.notEqual(await second.player.position(game), position);
    await undo(second.player);
    assert.equal(await second.player.position(game), position);
  });

  test(`${game}: a damaged file is set aside and its last good copy brought back (T07)`, async () => {
    const first = await open(game);
    await first.player.startFrom(completions[game].middle);
    await first.player.move(game);
    const position = await first.player.position(game);
    await first.app.close();
    await spoil(game, /\.json$/);

    app = await App.start(folder);
    await app.page.shown("[data-notices]");
    const player = new Player(app.page, "pointer");
    await player.openGame(game);
    assert.equal(await player.position(game), position);
  });

  test(`${game}: files damaged beyond repair are kept, told of once, and not overwritten at exit (T07)`, async () => {
    const first = await open(game);
    await first.player.startFrom(completions[game].middle);
    await first.player.move(game);
    await first.app.close();
    await spoil(game, /./);

    app = await App.start(folder);
    await app.page.shown("[data-notices]");
    await app.picture(`window-${game}-damaged`);
    const player = new Player(app.page, "pointer");
    await player.openGame(game);
    await player.move(game);
    const position = await player.position(game);
    await app.close();
    const kept = [...await files()].filter(([, text]) => text === DAMAGE).map(([name]) => name);
    assert.notEqual(kept.length, 0, `the damaged text is still there: ${[...(await files()).keys()]}`);

    // The next start has nothing to tell, and the new game is there.
    const third = await open(game);
    assert.equal(await third.player.position(game), position);
    assert.equal(await third.app.page.run(() => document.querySelector("[data-notices]")), null);
  });
}

/** Takes one step back. @param {Player} player */
async function undo(player) {
  const before = await player.revision();
  await player.use('[data-action="undo"]');
  await player.page.until("the step back", (old) =>
    document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, before);
  await player.page.settled();
}
