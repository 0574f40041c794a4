// The faces of Link: nobody may take one for another, with or without colours, and each has a name.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { chromium } from "playwright-core";

import {
  MARGIN, PAPER, blur, coloursOf, contrast, darkness, difference, openPage, overlap, photograph, rgbOf, silhouette,
} from "./faces.js";

const CHROMIUM = process.env.QUADRILLE_CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];

/** The size at which faces are compared: that of a tile on a small phone. */
const SMALL = 24;
/** Where contours are looked at: four pixels for each unit of the drawing. */
const LARGE = 96;
/** How much of a picture stays when one looks away from it a little, in pixels. */
const GLANCE = 0.8;

// The floors were chosen by eye. Pairs that had to be redrawn because they could be confused measured: an open book
// and an envelope 0.16, a pear and a drop 0.17, a carrot and a pencil that lay the same way 0.19, a tree and a bell
// 0.20, a cloud and a car 0.24. The closest that remain, from 0.27 on, nobody would confuse.
const FLOORS = { difference: 0.25, overlap: 0.87 };
/** Games with few kinds use these only, and have the better choice. */
const FIRST = { count: 20, difference: 0.38, overlap: 0.76 };

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof openPage>>} */
let page;

before(async () => {
  browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  page = await openPage(browser);
});
after(() => browser.close());

/** @typedef {{ keys: [string, string], first: boolean, value: number }} Pair */

/**
 * Every pair of faces with what is measured between them.
 * @template T
 * @param {{ key: string, seen: T }[]} faces @param {(one: T, other: T) => number} measure
 * @returns {Pair[]}
 */
function pairs(faces, measure) {
  return faces.flatMap((one, index) => faces.slice(0, index).map((other) => (
    { keys: [other.key, one.key], first: index < FIRST.count, value: measure(other.seen, one.seen) }
  )));
}

/** @param {string} what @param {Pair[]} sorted */
function report(what, sorted) {
  const worst = sorted.slice(0, 6).map(({ keys, value }) => `${keys.join("/")} ${value.toFixed(3)}`);
  console.log(`measured: ${what}: ${worst.join(", ")}`);
}

/** @param {Pair[]} sorted @param {(value: number, first: boolean) => boolean} close */
function refuse(sorted, close) {
  const bad = sorted.filter(({ value, first }) => close(value, first));
  assert.deepEqual(bad.map(({ keys, value }) => `${keys.join("/")} ${value.toFixed(3)}`), [], "pairs that are too close");
}

const PALETTES = ["classic", "okabe", "high", "greyscale"];

for (const { name, tile, plain, palette } of [
  { name: "filled with the same grey", tile: PAPER.light, plain: true, palette: "classic" },
  ...PALETTES.flatMap((colours) => [
    { name: `by lightness alone on light paper, ${colours}`, tile: PAPER.light, plain: false, palette: colours },
    { name: `by lightness alone on dark paper, ${colours}`, tile: PAPER.dark, plain: false, palette: colours },
  ]),
]) {
  test(`no two faces look alike ${name}`, async () => {
    const shots = await photograph(page.tab, { size: SMALL, tile, plain, palette });
    const faces = shots.map(({ key, picture }) => ({ key, seen: blur(darkness(picture, tile), GLANCE) }));
    const sorted = pairs(faces, difference).sort((a, b) => a.value - b.value);
    report(`smallest difference ${name}`, sorted);
    refuse(sorted, (value, first) => value < (first ? FIRST.difference : FLOORS.difference));
  });
}

test("no two faces have the same silhouette", async () => {
  const shots = await photograph(page.tab, { size: SMALL, tile: PAPER.light });
  const faces = shots.map(({ key, picture }) => ({ key, seen: blur(silhouette(picture, PAPER.light), GLANCE) }));
  const sorted = pairs(faces, overlap).sort((a, b) => b.value - a.value);
  report("largest overlap of silhouettes", sorted);
  refuse(sorted, (value, first) => value > (first ? FIRST.overlap : FLOORS.overlap));
});

for (const [theme, tile, palette] of Object.entries(PAPER).flatMap(([name, paper]) => PALETTES.map((colours) => [name, paper, colours]))) {
  test(`every face is bounded by lines of contrast 3:1 on ${theme} paper, and lies whole in the middle, ${palette}`, async () => {
    const paper = rgbOf(tile);
    for (const { key, picture } of await photograph(page.tab, { size: LARGE, tile, palette })) {
      const { size } = picture;
      const inside = silhouette(picture, tile).values;
      const coloured = coloursOf(picture).map((rgb) => contrast(rgb, paper) > 1.04);
      const near = (/** @type {number} */ at) => [-2, -1, 0, 1, 2].some((dy) => (
        [-2, -1, 0, 1, 2].some((dx) => inside[at + dy * size + dx] === 1)
      ));
      const loose = coloured.filter((yes, at) => yes && !near(at)).length;
      assert.equal(loose, 0, `${key}: pixels beside the drawing that hardly stand out`);

      const units = (/** @type {number} */ pixel) => (pixel - MARGIN) * 24 / LARGE;
      const places = [...coloured.keys()].filter((at) => coloured[at]);
      for (const [axis, along] of Object.entries({
        x: places.map((at) => units(at % size)), y: places.map((at) => units(Math.floor(at / size))),
      })) {
        const [low, high] = [Math.min(...along), Math.max(...along) + 24 / LARGE];
        assert.ok(low > 0.5 && high < 23.5, `${key} touches its edge: ${axis} from ${low} to ${high}`);
        assert.ok(Math.abs(low + high - 24) < 1.6, `${key} is off the middle: ${axis} from ${low} to ${high}`);
      }
    }
  });
}

test("there are enough faces, each has a key of its own and a name", async () => {
  const keys = (await photograph(page.tab, { size: SMALL, tile: PAPER.light })).map(({ key }) => key);
  assert.ok(keys.length >= 44, `${keys.length} faces`);
  assert.equal(new Set(keys).size, keys.length, "keys are unique");
  /** @type {Record<string, string>} */
  const names = JSON.parse(await readFile(new URL("../../ui/i18n/en.json", import.meta.url), "utf8"));
  assert.deepEqual(keys.filter((key) => !names[`link.face.${key}`]), [], "faces without a name");
  const given = keys.map((key) => names[`link.face.${key}`]);
  assert.equal(new Set(given).size, given.length, "no two faces have the same name");
});

test("a large board shares its drawings, and the content policy has nothing to object to", async () => {
  const found = await page.tab.evaluate(async () => {
    const { faces, drawFace } = await import(/** @type {string} */ ("/games/link/faces.js"));
    document.body.replaceChildren();
    for (let tile = 0; tile < 144; tile += 1) document.body.append(drawFace(tile % 36));
    let refusal = "";
    try {
      drawFace(faces.length);
    } catch (error) {
      refusal = String(error);
    }
    const tiles = [...document.querySelectorAll(".face")];
    return {
      faces: faces.length,
      symbols: document.querySelectorAll("symbol").length,
      nodes: tiles.map((tile) => tile.querySelectorAll("*").length),
      resolved: tiles.every((tile) => document.querySelector(tile.querySelector("use")?.getAttribute("href") ?? "none")),
      hidden: tiles.every((tile) => tile.getAttribute("aria-hidden") === "true"),
      styled: document.querySelectorAll("[style]").length,
      refusal,
    };
  });
  assert.equal(found.symbols, found.faces, "each face is drawn once");
  assert.deepEqual(new Set(found.nodes), new Set([1]), "a tile only refers to it");
  assert.ok(found.resolved && found.hidden);
  assert.equal(found.styled, 0);
  assert.match(found.refusal, /RangeError/);
  assert.deepEqual(page.complaints, []);
});
