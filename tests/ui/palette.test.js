// The palettes can be told apart by everybody: CIEDE2000 under normal and colour-blind vision, and contrast.
//
// Greyscale cannot do what the others do. From black to white are 74.6 of CIEDE2000, so nine greys come no further
// apart than 9.3. What is asked of it instead: eight greys 10 apart, ten of them more than half as far, the shape on every
// piece whatever the settings say, and words that name the shapes.

import assert from "node:assert/strict";
import test from "node:test";

import { COLOURS, SHAPES, shapeOf } from "../../ui/board/pieces.js";
import { BY_SHAPE, translator } from "../../ui/i18n/index.js";
import { read } from "./sources.js";

/** Least difference of two pieces, of a sign from its piece, and of a piece with its edge from the board. */
const LEAST = { apart: 10, sign: 4, board: 3 };
/** As many greys can be that far apart, and how far the ten are. */
const GREYS = { most: 8, all: 5 };

const tokens = read("ui/styles/tokens.css");
const others = read("ui/styles/palettes.css");
const [, listed = ""] = /Palette \{([^]*?)\n {4}\}/.exec(read("src-tauri/src/settings.rs")) ?? [];
/** The values of the setting; the first one is the default. */
const names = [...listed.matchAll(/^ {8}([A-Z]\w+),$/gm)].map(([, name]) => name.toLowerCase());

/** @typedef {{ name: string, piece: string, sign: string }} Look */

/** @type {Record<string, Look[]>} */
const palettes = Object.fromEntries(names.map((palette, order) => [palette, COLOURS.map((name, index) => {
  const head = order === 0 ? "\\n" : `\\[data-palette="${palette}"\\] `;
  const rule = new RegExp(`${head}\\[data-colour="${index + 1}"\\] \\{ --piece: (#\\w{6}); --sign: (#\\w{6});`).exec(order === 0 ? tokens : others);
  assert.ok(rule, `the style sheets hold ${palette}'s ${name}`);
  return { name, piece: rule[1], sign: rule[2] };
})]));
const coloured = Object.entries(palettes).filter(([palette]) => palette !== "greyscale");

/** @param {string} hex @returns {number[]} linear light */
function light(hex) {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** @param {number[][]} matrix @param {number[]} vector */
const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * vector[at], 0));

// Machado, Oliveira and Fernandes 2009, full severity.
const VISIONS = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** @param {number[]} rgb linear */
function lab(rgb) {
  const clipped = rgb.map((value) => Math.min(1, Math.max(0, value)));
  const [x, y, z] = times([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]], clipped)
    .map((value, at) => value / [0.95047, 1, 1.08883][at])
    .map((value) => (value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 * value + 16) / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000. @param {number[]} one @param {number[]} two L, a and b */
function difference([l1, a1, b1], [l2, a2, b2]) {
  const rad = Math.PI / 180;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (/** @type {number} */ a, /** @type {number} */ b) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  let turn = c1 * c2 === 0 ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const dl = l2 - l1;
  const dc = c2 - c1;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = h1 + h2;
  if (c1 * c2 !== 0) h = Math.abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  const t = 1 - 0.17 * Math.cos((h - 30) * rad) + 0.24 * Math.cos(2 * h * rad) + 0.32 * Math.cos((3 * h + 6) * rad) - 0.2 * Math.cos((4 * h - 63) * rad);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * rad) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

/** @param {number[]} one linear @param {number[]} two linear */
function contrast(one, two) {
  const luminance = (/** @type {number[]} */ rgb) => 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
  const [a, b] = [luminance(one), luminance(two)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The two colours that are hardest to tell apart, with whose eyes, and how far apart they are. @param {Look[]} looks */
function closest(looks) {
  let least = { apart: Infinity, who: "" };
  for (const [sight, matrix] of Object.entries(VISIONS)) {
    const seen = looks.map(({ piece }) => lab(times(matrix, light(piece))));
    for (let one = 0; one < seen.length; one += 1) {
      for (let two = one + 1; two < seen.length; two += 1) {
        const apart = difference(seen[one], seen[two]);
        if (apart < least.apart) least = { apart, who: `${looks[one].name} and ${looks[two].name}, ${sight}` };
      }
    }
  }
  return least;
}

test("the difference formula gives the published values", () => {
  assert.equal(difference([50, 2.6772, -79.7751], [50, 0, -82.7485]).toFixed(4), "2.0425");
  assert.equal(difference([50, 2.5, 0], [73, 25, -18]).toFixed(4), "27.1492");
  assert.equal(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514]).toFixed(4), "0.9082");
});

test("the four palettes of the settings are measured", () => {
  assert.deepEqual(names, ["classic", "okabe", "high", "greyscale"]);
});

for (const [palette, looks] of coloured) {
  test(`any two colours differ for every kind of sight, ${palette} (T38)`, () => {
    const { apart, who } = closest(looks);
    console.log(`measured: smallest difference in ${palette}: ${apart.toFixed(1)} (${who})`);
    assert.ok(apart >= LEAST.apart, `${who}: ${apart.toFixed(1)}`);
  });
}

test("High separation separates more than any other", () => {
  const least = Object.fromEntries(coloured.map(([palette, looks]) => [palette, closest(looks).apart]));
  for (const [palette, apart] of Object.entries(least)) {
    assert.ok(palette === "high" || apart < least.high - 2, `${palette}: ${apart.toFixed(1)}, high: ${least.high.toFixed(1)}`);
  }
});

/** How many greys have at least this difference, from black on as close as that allows. @param {number} apart */
function greys(apart) {
  let [last, count] = [lab(light("#000000")), 1];
  for (let level = 1; level <= 255; level += 1) {
    const next = lab(light(`#${level.toString(16).padStart(2, "0").repeat(3)}`));
    if (difference(last, next) >= apart) [last, count] = [next, count + 1];
  }
  return count;
}

test("Greyscale is grey, and its first eight are as far apart as the rule asks; more cannot be", () => {
  for (const { piece } of palettes.greyscale) assert.match(piece, /^#(\w\w)\1\1$/);
  assert.equal(greys(LEAST.apart), GREYS.most, "nine greys are never that far apart");
  const first = closest(palettes.greyscale.slice(0, GREYS.most));
  assert.ok(first.apart >= LEAST.apart, `${first.who}: ${first.apart.toFixed(1)}`);
  const all = closest(palettes.greyscale);
  console.log(`measured: smallest difference in greyscale: ${first.apart.toFixed(1)} of eight, ${all.apart.toFixed(1)} of ten (${all.who})`);
  assert.ok(all.apart >= GREYS.all, `${all.who}: ${all.apart.toFixed(1)}`);
});

test("Greyscale calls the pieces by their shapes, in words and in whole sentences", () => {
  const t = translator(JSON.parse(read("ui/i18n/en.json")), "en", () => BY_SHAPE);
  for (const [index, shape] of SHAPES.entries()) {
    assert.equal(t(`colour.${index + 1}`), shape);
    assert.equal(t(`ball.${index + 1}`), shape);
  }
  assert.equal(t("lines.say.cleared", { count: 5, colour: { key: "colour.1" }, points: 5 }), "5 balls removed: dot. 5 points.");
  assert.match(t("flood.refused.same-colour", { colour: 4 }), /shows square already/);
});

test("every colour has a shape of its own", () => {
  assert.equal(new Set(SHAPES.map((_, index) => shapeOf(index + 1))).size, COLOURS.length);
  assert.equal(new Set(SHAPES).size, COLOURS.length);
});

for (const [palette, looks] of Object.entries(palettes)) {
  test(`every sign stands out from its piece, ${palette}`, () => {
    for (const { name, piece, sign } of looks) {
      const ratio = contrast(light(piece), light(sign));
      assert.ok(ratio >= LEAST.sign, `${name}: ${ratio.toFixed(1)}`);
    }
  });

  test(`every piece, its edge counted, stands out from the board in both themes, ${palette}`, () => {
    const value = (/** @type {string} */ block, /** @type {string} */ token) => {
      const found = new RegExp(`--${token}: (#\\w+);`).exec(block);
      assert.ok(found, token);
      return found[1];
    };
    const [paper, slate] = tokens.split(':root[data-theme="dark"] {');
    for (const theme of [paper, slate]) {
      const board = light(value(theme, "card"));
      const edge = value(theme, "edge");
      const share = parseInt(edge.slice(7, 9), 16) / 255;
      // The edge is translucent ink over the board.
      const over = [1, 3, 5].map((at) => Math.round(share * parseInt(edge.slice(at, at + 2), 16) + (1 - share) * parseInt(value(theme, "card").slice(at, at + 2), 16)));
      const line = light(`#${over.map((part) => part.toString(16).padStart(2, "0")).join("")}`);
      for (const { name, piece } of looks) {
        const ratio = Math.max(contrast(light(piece), board), contrast(line, board));
        assert.ok(ratio >= LEAST.board, `${name}: ${ratio.toFixed(2)}`);
      }
    }
  });
}
