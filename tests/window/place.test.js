// The window opens where it was, and never where nobody can see it.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

import { App, newFolder, removeFolder } from "./app.js";

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

/** @param {App} running @returns {Promise<{ x: number, y: number, width: number, height: number }>} */
const rect = (running) => running.session.call("GET", "/window/rect");

/** What the file says. */
async function remembered() {
  return JSON.parse(await readFile(join(folder, "window.json"), "utf8")).payload;
}

/** @param {object} payload */
const remember = (payload) => writeFile(join(folder, "window.json"), JSON.stringify({ schema: 1, serial: 1, payload }));

/** @param {App} running @param {number} width */
const isWide = (running, width) =>
  running.page.until(`a page ${width} wide`, (wanted) => document.documentElement.clientWidth === wanted, width);

test("a window that was moved and resized opens again where it was", async () => {
  app = await App.start(folder);
  await app.session.call("POST", "/window/rect", { x: 140, y: 90, width: 700, height: 620 });
  await isWide(app, 700);
  const before = await rect(app);
  await app.close();
  assert.deepEqual(await remembered(), { x: 140, y: 90, width: 700, height: 620, maximized: false });

  app = await App.start(folder);
  await isWide(app, 700);
  assert.deepEqual(await rect(app), before);
  await app.close();
  assert.deepEqual(await remembered(), { x: 140, y: 90, width: 700, height: 620, maximized: false });
});

test("a window that was on a screen that is gone opens on one that is there", async () => {
  await remember({ x: 5000, y: -4000, width: 700, height: 620, maximized: false });
  app = await App.start(folder);
  const { x, y } = await rect(app);
  assert.ok(x >= 0 && x < 1280 && y >= 0 && y < 1024, `at ${x}, ${y}`);
});

test("a window that is larger than the screen, or hangs over its edge, is fitted in", async () => {
  await remember({ x: 1000, y: 900, width: 640, height: 9000, maximized: false });
  app = await App.start(folder);
  await isWide(app, 640);
  const { x, y, height } = await rect(app);
  assert.ok(x + 640 <= 1280 && y >= 0 && y + height <= 1024, `at ${x}, ${y}, ${height} high`);
});

test("a window whose place can't be read opens as at first", async () => {
  await writeFile(join(folder, "window.json"), '{"schema": 1, "serial": 1, "payload": {"x": "left"}}');
  app = await App.start(folder);
  await app.page.shown('[data-screen="home"] [data-notices]');
  await isWide(app, 1100);
});
