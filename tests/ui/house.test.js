// The front end's promises that can be read off its files.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { posix } from "node:path";
import test from "node:test";

import { read, uiSources } from "./sources.js";

const GAMES = ["lines", "link", "wuzifei", "flood"];

test("nothing outside a game's folder knows the game, but the one line of the list", () => {
  for (const game of GAMES) {
    // The word in an import or a literal; in prose, and as the name of an HTML element, it may stand.
    const known = new RegExp(`["'\`/.]${game}["'\`/.]`);
    for (const file of uiSources(".js")) {
      if (file.startsWith(`ui/games/${game}/`) || file === "ui/games/index.js") continue;
      const lines = read(file).split("\n").filter((line) => known.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line));
      assert.deepEqual(lines.filter((line) => !line.includes('el("link"')), [], file);
    }
  }
  const list = read("ui/games/index.js").split("\n").filter((line) => line && !/^\/[/*]/.test(line));
  assert.deepEqual(list, [...GAMES.map((game) => `import ${game} from "./${game}/index.js";`), `export const games = [${GAMES.join(", ")}];`]);
});

test("the page holds no script, no style and no address of its own", () => {
  const page = read("ui/index.html");
  assert.doesNotMatch(page, /\sstyle=|<style|\son\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  assert.doesNotMatch(page, /<script(?![^>]*\ssrc=)/);
  assert.doesNotMatch(page, /user-scalable|maximum-scale/);
});

test("the page asks for all its modules at once, not one after the other as they name each other", () => {
  const page = "ui/index.html";
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = ["ui/main.js"];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const [, path] of read(file).matchAll(/^(?:import|export)\b[^;]*?from "(\.[^"]+)"/gm)) waiting.push(posix.join(posix.dirname(file), path));
  }
  reached.delete("ui/main.js");
  const wanted = [...reached].sort().map((file) => `<link rel="modulepreload" href="${file.slice(3)}">\n`).join("");
  const list = /(?:<link rel="modulepreload"[^>]*>\n)+/;
  // `UPDATE=1 node --test tests/ui/house.test.js` writes the list anew.
  if (process.env.UPDATE) writeFileSync(page, read(page).replace(list, wanted));
  assert.equal(list.exec(read(page))?.[0], wanted);
});

test("style sheets neither measure the window nor blur", () => {
  for (const file of uiSources(".css")) {
    const style = read(file);
    assert.doesNotMatch(style, /\d(vw|vh|vmin|vmax|dvh|svh)\b/, file);
    assert.doesNotMatch(style, /\bfilter:|blur\(|@import|url\(/, file);
    assert.doesNotMatch(style, /infinite/, file);
  }
});

test("no timer runs in the page, but those that show the next second of a clock and the next day of the calendar", () => {
  const clocks = ["ui/table/clock.js", "ui/shell/today.js"];
  for (const file of uiSources(".js")) {
    const timers = read(file).match(/\bset(Timeout|Interval)\(/g) ?? [];
    assert.deepEqual(timers, clocks.includes(file) ? ["setTimeout("] : [], file);
  }
});

test("every icon that a module asks for is drawn", () => {
  const page = read("ui/index.html");
  /** @type {Set<string>} */
  const asked = new Set();
  for (const file of uiSources(".js")) {
    for (const [, name] of read(file).matchAll(/icon\("([\w-]+)"\)/g)) asked.add(name);
  }
  for (const name of ["share", "restart", "end-game", "records", "help", "keys", "settings", "undo", "redo", "hint", "more", "new"]) asked.add(name);
  for (const name of asked) assert.ok(page.includes(`id="icon-${name}"`), name);
});

test("files stay short", () => {
  for (const file of [...uiSources(".js"), ...uiSources(".css")]) assert.ok(read(file).split("\n").length <= 301, file);
});

test("every custom property that a style reads is set somewhere, and every one that is set is read", () => {
  /** @type {Set<string>} */
  const set = new Set();
  /** @type {Set<string>} */
  const asked = new Set();
  for (const file of uiSources(".css")) {
    for (const [, name] of read(file).matchAll(/(--[\w-]+):/g)) set.add(name);
    for (const [, name] of read(file).matchAll(/var\((--[\w-]+)/g)) asked.add(name);
  }
  for (const file of uiSources(".js")) {
    for (const [, name] of read(file).matchAll(/(?<!getPropertyValue\()"(--[\w-]+)"/g)) set.add(name);
    for (const [, name] of read(file).matchAll(/getPropertyValue\("(--[\w-]+)"/g)) asked.add(name);
    // Drawings may read one; what they read has a value of its own where it is not set.
    for (const [, name, rest] of read(file).matchAll(/var\((--[\w-]+)([,)])/g)) {
      asked.add(name);
      if (rest === ",") set.add(name);
    }
  }
  assert.deepEqual([...asked].filter((name) => !set.has(name)), [], "never set");
  assert.deepEqual([...set].filter((name) => !asked.has(name)), [], "never read");
});

test("every part of a board that crosses over is drawn or said by its game", () => {
  const boards = [...read("ui/types/generated.d.ts").matchAll(/export type (\w+)Board = \{([^}]*)\}/g)];
  assert.notEqual(boards.length, 0);
  for (const [, game, body] of boards) {
    const folder = `ui/games/${game.toLowerCase()}/`;
    const sources = uiSources(".js").filter((file) => file.startsWith(folder) && !file.endsWith("/lessons.js")).map(read).join("\n");
    for (const [, field] of body.matchAll(/^ {2}(\w+):/gm)) {
      assert.match(sources, new RegExp(`board\\.${field}\\b|\\{[^}]*\\b${field}\\b[^}]*\\} = [\\w.]*board\\b|\\bboard: \\{[^}]*\\b${field}\\b`), `${game}: ${field}`);
    }
  }
});
