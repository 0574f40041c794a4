// Kills the real app at random instants while all games are being played, and looks for anything that was
// acknowledged and is gone: `cargo xtask endure`, or `node tests/window/kills.js [KILLS] [SEED]`.
//
// The games are the golden ones. Each is played once without a kill to learn what it shows after every step; from
// then on a started app must show what was last acknowledged, or that and the one step that was under way.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";

import { randomness } from "../support/random.js";
import { App, newFolder, removeFolder } from "./app.js";

const GOLDEN = "tests/golden";
/** What research tells, whenever it is ready. */
const BESIDE = new Set(["minimum", "replay", "above"]);
const THEMES = ["light", "dark", "system"];
/** A kill comes at most this many milliseconds after the first step. */
const LONGEST = 400;

/**
 * A game to be played over and over.
 * @typedef {object} Script
 * @property {string} game
 * @property {string[]} steps the ID to begin with, then moves and the words undo and redo
 * @property {string[]} seen what the table shows after each step
 */

/** The first golden game of each kind. @returns {Promise<Script[]>} */
async function goldenGames() {
  const games = (await readdir(GOLDEN)).sort();
  return Promise.all(games.map(async (game) => {
    const [name] = (await readdir(`${GOLDEN}/${game}`)).sort();
    const [id, moves] = (await readFile(`${GOLDEN}/${game}/${name}`, "utf8")).split("\n");
    return { game, steps: [id, ...moves.trim().split(" ")], seen: [] };
  }));
}

/**
 * What of a table must be there again after a kill. The clock goes on, another undo leads to the game before, and the
 * shortest line is found beside the moves.
 */
const shown = (/** @type {any} */ { id, board, moves, numbers, status, lastMove }) =>
  JSON.stringify({ id, board, moves, numbers, status, lastMove }, (key, value) => (BESIDE.has(key) ? undefined : value));

/** Takes one step; the answer is its acknowledgement. @param {App} app @param {Script} script @param {number} at */
async function step(app, { game, steps }, at) {
  const reply = await app.page.run(async (key, text, first) => {
    const ask = window.__TAURI__.core.invoke;
    if (first) return ask("open_id", { text });
    const { table } = /** @type {any} */ (await ask("resume", { game: key }));
    const { revision } = table;
    const taken = text === "undo" || text === "redo"
      ? ask(text, { game: key, revision, cross: false })
      : ask("play", { game: key, revision, text });
    // The golden games hold moves too that are refused, or are none; those change nothing.
    return taken.catch((error) => (["refused", "invalid"].includes(error.kind) ? ask("resume", { game: key }) : Promise.reject(error)));
  }, game, steps[at], at === 0);
  assert.ok(/** @type {any} */ (reply).saved, "a move was acknowledged that is not on the disk");
  return shown(/** @type {any} */ (reply).table);
}

/** What a game's table shows. @param {App} app @param {string} game */
async function now(app, game) {
  return shown(await app.page.run(async (key) =>
    /** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: key })).table, game));
}

/**
 * Plays one app until it is killed.
 * @param {App} app @param {Script[]} scripts @param {number[]} reached the last acknowledged step of each
 * @param {{ theme: string }} kept @param {() => number} random
 * @returns {Promise<{ underway: number, theme: string | null }>} what was asked for and not acknowledged
 */
async function playUntilKilled(app, scripts, reached, kept, random) {
  const pid = await app.pid();
  let dead = false;
  /** @type {Promise<never>} */
  const death = new Promise((_, ended) => {
    setTimeout(() => {
      dead = true;
      process.kill(pid, "SIGKILL");
      ended(new Error("killed"));
    }, random() * LONGEST);
  });
  death.catch(() => {});
  for (;;) {
    const which = Math.floor(random() * (scripts.length + 0.2));
    const theme = which < scripts.length ? null : THEMES[Math.floor(random() * THEMES.length)];
    try {
      if (theme !== null) {
        await Promise.race([death, app.page.run((value) => window.__TAURI__.core.invoke("change_settings", { patch: { theme: value } }), theme)]);
        kept.theme = theme;
        continue;
      }
      const next = (reached[which] + 1) % scripts[which].steps.length;
      const seen = await Promise.race([death, step(app, scripts[which], next)]);
      assert.equal(seen, scripts[which].seen[next], `${scripts[which].game}, step ${next}`);
      reached[which] = next;
    } catch (error) {
      if (!dead) throw error;
      return { underway: which, theme };
    }
  }
}

/** @param {number} kills @param {number} seed */
export async function endure(kills, seed) {
  const random = randomness(seed);
  const scripts = await goldenGames();
  const folder = await newFolder();
  /** @type {App | null} */
  let app = null;
  let steps = 0;
  let ahead = 0;
  let torn = 0;
  try {
    app = await App.start(folder);
    for (const each of scripts) {
      for (let at = 0; at < each.steps.length; at += 1) each.seen.push(await step(app, each, at));
    }
    const reached = scripts.map((each) => each.steps.length - 1);
    const kept = { theme: /** @type {string} */ (/** @type {any} */ (await app.page.run(() => window.__TAURI__.core.invoke("settings"))).theme) };
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = [...reached];
      const { underway, theme } = await playUntilKilled(app, scripts, reached, kept, random);
      await app.ended();
      await app.stop();
      app = await App.start(folder);
      const notices = await app.page.run(() => document.querySelector("[data-notices]")?.textContent ?? null);
      // The plugin writes in place: a kill can tear its file, whose copy was whole before the move was acknowledged.
      if (notices !== null) assert.match(notices, /last good copy/, `kill ${kill}`);
      torn += notices === null ? 0 : 1;
      for (const [which, each] of scripts.entries()) {
        const seen = await now(app, each.game);
        steps += (reached[which] - before[which] + each.steps.length) % each.steps.length;
        if (seen === each.seen[reached[which]]) continue;
        const next = (reached[which] + 1) % each.steps.length;
        assert.ok(which === underway && seen === each.seen[next],
          `kill ${kill}: ${each.game} came back without step ${reached[which]}:\n${seen}\nshould be\n${each.seen[reached[which]]}`);
        reached[which] = next;
        ahead += 1;
      }
      const settings = /** @type {any} */ (await app.page.run(() => window.__TAURI__.core.invoke("settings")));
      assert.ok(settings.theme === kept.theme || settings.theme === theme, `kill ${kill}: the theme ${kept.theme} is gone`);
      kept.theme = settings.theme;
      if (kill % 50 === 0) console.log(`${kill} kills, ${steps} acknowledged steps, none lost`);
    }
    console.log(`measured: ${kills} kills, ${steps} acknowledged steps, none lost; the step under way was kept ${ahead} times, `
      + `a torn file was replaced by its copy ${torn} times`);
  } finally {
    await app?.stop();
    await removeFolder(folder);
  }
}

if (import.meta.filename === process.argv[1]) {
  await endure(Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 1));
}
