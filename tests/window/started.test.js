// Starting the program: questions on the command line, a game to open, and a second start while it runs.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { App, newFolder, removeFolder, runProgram } from "./app.js";

const ID = "lines:5x5c3n2l4s4#7";
const OTHER = "lines:6x5c3n2l4s4#8";

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

/** Waits for the table of a game that was dealt from an ID, and for the board of its size. @param {App} running @param {number} width @param {string} id */
async function showsGame(running, width, id) {
  await running.page.shown('[data-screen="table"][data-game="lines"]');
  await running.page.until("its board", (wanted) =>
    document.querySelectorAll('[data-board] [role="columnheader"]').length === wanted, width);
  await running.page.settled();
  assert.equal((await new Player(running.page, "pointer").ids("lines")).start, id);
}

/** A second start. @param {string[]} args */
const startAgain = (...args) => runProgram(args, { QUADRILLE_DATA_DIR: folder });

test("questions about the program are answered without a display", async () => {
  const blind = { DISPLAY: undefined, WAYLAND_DISPLAY: undefined, QUADRILLE_DATA_DIR: folder };
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  assert.deepEqual(await runProgram(["--version"], blind), { code: 0, out: `quadrille ${version}\n`, err: "" });
  const help = await runProgram(["--help"], blind);
  assert.equal(help.code, 0);
  for (const word of ["quadrille ID", "quadrille FILE", "--version", "--help"]) assert.ok(help.out.includes(word), word);
  const wrong = await runProgram(["--loud"], blind);
  assert.equal(wrong.code, 2);
  assert.match(wrong.err, /--loud/);
});

test("an ID behind the program's name opens its game, and Undo brings the one before it back", async () => {
  app = await App.start(folder);
  const player = new Player(app.page, "pointer");
  await player.openGame("lines");
  await player.startFrom(completions.lines.middle);
  await player.move("lines");
  const position = await player.position("lines");
  await app.close();

  app = await App.start(folder, [ID]);
  await showsGame(app, 5, ID);
  const [shown, painted] = await app.page.run(() => ["shown", "first-contentful-paint"].map((name) => Math.round(performance.getEntriesByName(name)[0]?.startTime ?? NaN)));
  console.log(`measured: the first board is in the page ${shown} ms after the page started, and painted after ${painted} ms`);
  const again = new Player(app.page, "pointer");
  const before = await again.revision();
  await again.use('[data-action="undo"]');
  await app.page.until("the game before", (old) =>
    document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, before);
  await app.page.settled();
  assert.equal(await again.position("lines"), position);
  // Home lies under the table.
  await app.home();
});

test("a file with an ID in it opens that game", async () => {
  const path = join(folder, "a game.txt");
  await writeFile(path, `\n${ID}\n`);
  app = await App.start(folder, [path]);
  await showsGame(app, 5, ID);
});

test("what is no game is opened as the first screen, which says everything that is wrong with it", async () => {
  app = await App.start(folder, ["lines:99x1c3#7"]);
  await app.page.shown('[data-screen="home"] [data-notices]');
  const told = await app.page.text("[data-notices]");
  assert.match(told, /Columns/);
  assert.match(told, /Rows/);
  assert.equal(await app.page.text("#live-assertive"), await app.page.text("[data-notices] p"), "and it is announced");
});

test("a second start ends at once, and the window of the first one opens what it was asked to open", async () => {
  app = await App.start(folder);
  const player = new Player(app.page, "pointer");
  await player.openGame("lines");
  assert.equal((await startAgain()).code, 0, "nothing asked: nothing changes");
  await app.page.shown('[data-screen="table"]');

  assert.deepEqual(await startAgain(ID), { code: 0, out: "", err: "" });
  await showsGame(app, 5, ID);
  // The table that is open shows the other game too, and so does a table under a sheet.
  await player.use('[data-action="more"]');
  await app.page.shown('[data-sheet="more"]');
  assert.equal((await startAgain(OTHER)).code, 0);
  await showsGame(app, 6, OTHER);
  assert.equal(await app.page.run(() => document.querySelector("dialog[open]")), null);

  assert.equal((await startAgain("no game at all")).code, 0);
  await app.page.shown('[data-screen="home"] [data-notices]');
  assert.equal((await app.page.run(() => window.__TAURI__.core.invoke("asked"))), null, "told once");
});

test("a second start after the first was killed is a first one", async () => {
  app = await App.start(folder);
  await app.kill();
  app = await App.start(folder, [ID]);
  await showsGame(app, 5, ID);
  assert.equal((await startAgain(OTHER)).code, 0);
  await showsGame(app, 6, OTHER);
});

test("a program that is just ending, and still has its lock, is waited for", async () => {
  const lock = join(folder, "lock");
  await writeFile(lock, "held");
  const ending = spawn("flock", [lock, "cat"], { stdio: ["pipe", "pipe", "inherit"] });
  ending.stdin.write("locked\n");
  await once(ending.stdout, "data");
  const starting = App.start(folder);
  // Whoever tries the lock empties its file.
  while ((await stat(lock)).size > 0) await new Promise((done) => { setTimeout(done, 20); });
  ending.stdin.end();
  app = await starting;
  assert.equal(await app.page.run(() => document.querySelector("[data-notices]")), null);
});

test("programs on two data folders don't know of each other", async () => {
  app = await App.start(folder);
  const elsewhere = await newFolder();
  const second = await App.start(elsewhere, [ID]);
  try {
    await showsGame(second, 5, ID);
    await app.page.shown('[data-screen="home"]');
  } finally {
    await second.stop();
    await removeFolder(elsewhere);
  }
});
