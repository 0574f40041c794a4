// Has the real app build the whole table of Wuzifei while Lines is played, plays against Perfect with it, and has that game
// analysed; for docs/wuzifei-solved.md:
//
//     QUADRILLE_BINARY=target/release/quadrille xvfb-run -a dbus-run-session -- node tests/window/building.js
//
// It takes minutes and a gibibyte and a half of memory. Not a test: what it measures is the machine's.

import assert from "node:assert/strict";
import { readdir, readFile, stat } from "node:fs/promises";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { App, newFolder, removeFolder } from "./app.js";

const GAME = "wuzifei";
const PERFECT = "5x5operfect";
/** Moves against Perfect. */
const TURNS = 4;
/** Lines is played so often while the table is built. */
const MOVES = 40;

/** @param {App} app @returns {Promise<any>} */
const state = (app) => app.page.run((game) => window.__TAURI__.core.invoke("solution", { game, seen: 0 }), GAME);

/** The same once it has changed; where that takes longer than a script may, as it is. @param {App} app @param {number} seen @returns {Promise<any>} */
const changed = (app, seen) => app.page.run(({ game, last }) => {
  const ask = window.__TAURI__.core.invoke;
  return Promise.race([ask("solution", { game, seen: last }), new Promise((done) => { setTimeout(() => done(ask("solution", { game, seen: 0 })), 5000); })]);
}, { game: GAME, last: seen });

/** The most memory that a process has held so far, in MiB. @param {number} pid */
async function most(pid) {
  const [, kibibytes] = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kibibytes) / 1024);
}

/** The time that the other side takes for a move of Lines, in milliseconds. @param {App} app */
const move = (app) => app.page.run(async () => {
  const ask = window.__TAURI__.core.invoke;
  /** @type {any} */
  const { table } = await ask("resume", { game: "lines" });
  const { cells, regions, reach } = table.board;
  const [from] = Object.keys(reach).map(Number).filter((index) => reach[index].length > 0);
  const to = cells.findIndex((/** @type {number} */ colour, /** @type {number} */ index) => colour === 0 && reach[from].includes(regions[index]));
  const name = (/** @type {number} */ index) => String.fromCharCode(65 + index % table.width) + (Math.floor(index / table.width) + 1);
  const began = performance.now();
  const reply = /** @type {any} */ (await ask("play", { game: "lines", revision: table.revision, text: `${name(from)}-${name(to)}` }));
  const took = performance.now() - began;
  // The board fills up: from the start again.
  const { table: next } = reply;
  await ask("undo", { game: "lines", revision: next.revision, cross: false });
  return took;
});

const folder = await newFolder();
const app = await App.start(folder);
try {
  const player = new Player(app.page, "pointer");
  await player.openGame("lines");
  await player.startFrom(completions.lines.middle);
  const quiet = [];
  for (let count = 0; count < MOVES; count += 1) quiet.push(await move(app));
  await app.page.run((game) => window.__TAURI__.core.invoke("build_solution", { game }), GAME);
  const began = performance.now();
  const busy = [];
  let now = await state(app);
  while (now.state === "building") {
    if (busy.length < MOVES || now.part > busy.length / MOVES) busy.push(await move(app));
    now = await changed(app, now.change);
  }
  assert.equal(now.state, "ready", JSON.stringify(now));
  const seconds = Math.round((performance.now() - began) / 1000);
  const files = await readdir(folder, { recursive: true });
  const size = (await stat(now.path)).size;
  const middle = (/** @type {number[]} */ times) => times.toSorted((a, b) => a - b)[times.length >> 1].toFixed(1);
  const longest = (/** @type {number[]} */ times) => Math.max(...times).toFixed(1);
  console.log(`measured: built in ${seconds} s, ${size} bytes, at most ${await most(await app.pid())} MiB; `
    + `${busy.length} moves of Lines meanwhile, there and back in the middle ${middle(busy)} ms, at most ${longest(busy)} (before: ${middle(quiet)}, ${longest(quiet)})`);
  assert.ok(!files.some((file) => file.endsWith(".tmp")), "nothing half done is left");

  await app.home();
  await player.openGame(GAME);
  await player.startFrom(`${GAME}:${PERFECT}#1`);
  for (let count = 0; count < TURNS; count += 1) await player.move(GAME);
  const asked = performance.now();
  /** @type {any} */
  const analysis = await app.page.run(async (game) => {
    const ask = window.__TAURI__.core.invoke;
    const { table } = /** @type {any} */ (await ask("resume", { game }));
    return ask("analyse", { game, revision: table.revision, assist: true });
  }, GAME);
  const took = Math.round(performance.now() - asked);
  assert.ok(analysis.values.length > TURNS && analysis.values.every((/** @type {number | null} */ value) => value !== null));
  console.log(`measured: analysis of ${analysis.values.length} positions in ${took} ms: ${JSON.stringify(analysis.values)}`);
} finally {
  await app.stop();
  await removeFolder(folder);
}
