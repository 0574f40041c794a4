// What only the real window can show: the native calls under the content policy, and the window's own keys.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { App, newFolder, removeFolder } from "./app.js";

/** @type {string} */
let folder;
/** @type {App} */
let app;

before(async () => {
  folder = await newFolder();
  app = await App.start(folder);
});

after(async () => {
  await app?.stop();
  await removeFolder(folder);
});

test("calls go through Tauri's own protocol, and the content policy refuses nothing the page does", async () => {
  const player = new Player(app.page, "pointer");
  // Tauri gives up its protocol for good after the first failure and says so on the console only; so look for a call
  // of the protocol late in the page's life.
  await app.page.run(() => {
    const seen = /** @type {{ calls: string[], refused: string[] }} */ ({ calls: [], refused: [] });
    const ask = window.fetch;
    window.fetch = async (...args) => {
      const response = await ask(...args);
      seen.calls.push(String(args[0]));
      return response;
    };
    for (const level of /** @type {const} */ (["warn", "error"])) {
      console[level] = (...words) => seen.refused.push(words.join(" "));
    }
    addEventListener("securitypolicyviolation", (event) => seen.refused.push(`${event.violatedDirective} ${event.blockedURI}`));
    Object.assign(window, { seen });
  });
  await player.openGame("lines");
  await player.startFrom(completions.lines.middle);
  await player.move("lines");
  const { calls, refused } = await app.page.run(() => /** @type {any} */ (window).seen);
  assert.ok(calls.some((/** @type {string} */ url) => url === "ipc://localhost/play"), `calls: ${calls}`);
  assert.deepEqual(refused, []);
});

test("markup, inline styles and eval from outside are refused", async () => {
  const refused = await app.page.run(() => {
    let ran = false;
    try {
      ran = new Function("return true")();
    } catch {
      ran = false;
    }
    const image = document.createElement("img");
    image.src = "https://example.org/picture.png";
    const loaded = new Promise((resolve) => {
      image.addEventListener("load", () => resolve("loaded"));
      image.addEventListener("error", () => resolve("refused"));
    });
    return loaded.then((answer) => ({ ran, answer }));
  });
  assert.deepEqual(refused, { ran: false, answer: "refused" });
});

test("only the commands of the contract answer, and plugins are shut", async () => {
  const answers = await app.page.run(async () => {
    const attempt = (/** @type {string} */ command, /** @type {Record<string, unknown>} */ args) =>
      window.__TAURI__.core.invoke(command, args).then(() => "answered", (error) => String(error));
    return Promise.all([
      attempt("plugin:store|load", { path: "settings.json", options: {} }),
      attempt("plugin:window|close", { label: "main" }),
      attempt("plugin:path|resolve_directory", { directory: 1 }),
      attempt("no_such_command", {}),
    ]);
  });
  for (const answer of answers) assert.match(answer, /not allowed|not found/i);
});

test("a move in the window: how long it takes", async () => {
  const times = await app.page.run(async () => {
    const all = [];
    for (let round = 0; round < 20; round += 1) {
      const began = performance.now();
      await window.__TAURI__.core.invoke("resume", { game: "lines" });
      all.push(performance.now() - began);
    }
    return all.sort((a, b) => a - b);
  });
  console.log(`measured: the table asked of the app and answered: median ${times[10].toFixed(1)} ms, slowest ${times[19].toFixed(1)} ms`);
  assert.equal(times.length, 20);
});

test("Ctrl+Q ends the app from a dialog too (T72)", async () => {
  const player = new Player(app.page, "keys");
  await player.use('[data-action="more"]');
  await app.page.shown('[data-sheet="more"]');
  await app.page.press("Control+q").catch(() => {});
  await app.ended();
});
