// What only the real window can show: the native calls under the content policy, and the window's own keys.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { completions } from "../support/games/index.js";
import { someMove } from "../support/games/lines.js";
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

test("scripts, handlers, styles, pictures and calls that are not the page's own are refused by the content policy", async () => {
  await app.page.run(() => {
    const seen = /** @type {string[]} */ ([]);
    // "script-src-elem" and "script-src-attr" are kinds of "script-src".
    addEventListener("securitypolicyviolation", (event) => seen.push(/^\w+-src/.exec(event.effectiveDirective)?.[0] ?? event.effectiveDirective));
    Object.assign(window, { seen, ran: /** @type {string[]} */ ([]) });
    try {
      new Function("window.ran.push('eval')")();
    } catch {
      // As it should be.
    }
    const script = document.createElement("script");
    script.textContent = "window.ran.push('script')";
    const style = document.createElement("style");
    style.textContent = ":root { --intruder: 1 }";
    document.head.append(script, style);
    const markup = document.createElement("div");
    markup.innerHTML = "<img src='https://example.org/picture.png' onerror=\"window.ran.push('handler')\"><p style='--intruder: 1'></p>";
    document.body.append(markup);
    fetch("https://example.org/").catch(() => undefined);
  });
  const wanted = ["connect-src", "img-src", "script-src", "style-src"];
  await app.page.until("the refusals", (all) => {
    const { seen } = /** @type {any} */ (window);
    return all.every((directive) => seen.includes(directive));
  }, wanted);
  const { ran, styled } = await app.page.run(() => ({
    ran: /** @type {any} */ (window).ran,
    styled: [document.documentElement, ...document.querySelectorAll("body > div > p")].map((each) => getComputedStyle(each).getPropertyValue("--intruder")),
  }));
  assert.deepEqual(ran, [], "nothing ran");
  assert.deepEqual(new Set(styled), new Set([""]), "nothing was styled");
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
  const { from, to } = await someMove(app.page);
  const { times, moves } = await app.page.run(async (text) => {
    const call = window.__TAURI__.core.invoke;
    let { table } = /** @type {any} */ (await call("resume", { game: "lines" }));
    const start = table.moves;
    const all = [];
    const made = new Set();
    for (let round = 0; round < 20; round += 1) {
      const began = performance.now();
      ({ table } = /** @type {any} */ (await call("play", { game: "lines", revision: table.revision, text })));
      all.push(performance.now() - began);
      made.add(table.moves - start);
      ({ table } = /** @type {any} */ (await call("undo", { game: "lines", revision: table.revision, cross: false })));
    }
    return { times: all.sort((a, b) => a - b), moves: [...made] };
  }, `${from}-${to}`);
  console.log(`measured: a move sent to the app, played, saved and answered: median ${times[10].toFixed(1)} ms, slowest ${times[19].toFixed(1)} ms`);
  assert.deepEqual(moves, [1], "every one of them was played");
});

test("Ctrl+Q ends the app from a dialog too (T72)", async () => {
  const player = new Player(app.page, "keys");
  await player.use('[data-action="more"]');
  await app.page.shown('[data-sheet="more"]');
  await app.page.press("Control+q").catch(() => {});
  await app.ended();
});
