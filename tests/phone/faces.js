// How alike two tile faces look: the page draws them, and this measures them. No colour is looked at, only
// light and dark, because colour is the second sign.

import { readFile } from "node:fs/promises";

/** Room round a face, in which it may be shifted. */
export const MARGIN = 4;
const ADDRESS = "http://faces.invalid/";
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:";

export const PAPER = { light: "#fffdf7", dark: "#ece5d3" };

/** @typedef {{ size: number, data: Uint8ClampedArray }} Picture a square of RGBA */
/** @typedef {{ size: number, values: Float64Array }} Field a square of numbers from 0 to 1 */

/**
 * A page that has the front end's files and nothing else, under the content policy of the app.
 * @param {import("playwright-core").Browser} browser
 */
export async function openPage(browser) {
  const tab = await browser.newPage({ deviceScaleFactor: 1 });
  /** @type {string[]} */
  const complaints = [];
  tab.on("console", (message) => complaints.push(message.text()));
  tab.on("pageerror", (error) => complaints.push(String(error)));
  await tab.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") {
      const links = ["tokens", "palettes", "base"].map((name) => `<link rel="stylesheet" href="/styles/${name}.css">`).join("");
      const body = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,">${links}</head><body></body></html>`;
      await route.fulfill({ contentType: "text/html", headers: { "content-security-policy": POLICY }, body });
    } else {
      const contentType = pathname.endsWith(".css") ? "text/css" : "text/javascript";
      await route.fulfill({ contentType, body: await readFile(new URL(`../../ui${pathname}`, import.meta.url)) });
    }
  });
  await tab.goto(ADDRESS);
  return { tab, complaints };
}

/**
 * Draws every face on a tile, and reads the pixels back.
 * @param {import("playwright-core").Page} tab
 * @param {{ size: number, tile: string, plain?: boolean, palette?: string }} how plain: every face filled with the same grey
 * @returns {Promise<{ key: string, picture: Picture }[]>}
 */
export async function photograph(tab, { size, tile, plain = false, palette = "classic" }) {
  const side = size + 2 * MARGIN;
  const keys = await tab.evaluate(async (wanted) => {
    const { faces } = await import(/** @type {string} */ ("/games/link/faces.js"));
    const column = document.createElement("main");
    document.body.replaceChildren(column);
    document.documentElement.dataset.palette = wanted.palette;
    Object.assign(column.style, { width: `${wanted.side}px`, background: wanted.tile });
    for (const { draw } of faces) {
      const face = draw();
      Object.assign(face.style, { display: "block", width: `${wanted.size}px`, height: `${wanted.size}px`, padding: `${wanted.margin}px`, boxSizing: "content-box" });
      if (wanted.plain) {
        delete face.dataset.colour;
        face.style.setProperty("--piece", "#8c8c8c");
        face.style.setProperty("--sign", "#1d2940");
      }
      column.append(face);
    }
    return faces.map((/** @type {{ key: string }} */ { key }) => key);
  }, { size, side, margin: MARGIN, tile, plain, palette });
  const shot = await tab.locator("main").screenshot();
  const read = await tab.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let text = "";
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return btoa(text);
  }, `data:image/png;base64,${shot.toString("base64")}`);
  const data = new Uint8ClampedArray(Buffer.from(read, "base64"));
  const bytes = side * side * 4;
  return keys.map((/** @type {string} */ key, /** @type {number} */ index) => (
    { key, picture: { size: side, data: data.slice(index * bytes, (index + 1) * bytes) } }
  ));
}

/** @param {Picture} picture @returns {number[][]} red, green and blue of each pixel */
export function coloursOf({ data }) {
  return Array.from({ length: data.length / 4 }, (_, index) => [...data.slice(index * 4, index * 4 + 3)]);
}

/** Relative luminance as WCAG defines it. @param {number[]} rgb */
function luminance(rgb) {
  const [r, g, b] = rgb.map((value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {number[]} one @param {number[]} other */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {string} hex @returns {number[]} */
export function rgbOf(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** How dark each pixel is: 0 as the tile, 1 black. @param {Picture} picture @param {string} tile @returns {Field} */
export function darkness(picture, tile) {
  const grey = (/** @type {number[]} */ [r, g, b]) => 0.299 * r + 0.587 * g + 0.114 * b;
  const paper = grey(rgbOf(tile));
  const values = Float64Array.from(coloursOf(picture), (rgb) => Math.max(0, 1 - grey(rgb) / paper));
  return { size: picture.size, values };
}

/**
 * What cannot be reached from the edge without crossing a pixel that stands out from the tile.
 * @param {Picture} picture @param {string} tile
 * @returns {Field} 1 inside, 0 outside
 */
export function silhouette(picture, tile) {
  const { size } = picture;
  const paper = rgbOf(tile);
  const stands = coloursOf(picture).map((rgb) => contrast(rgb, paper) >= 3);
  const values = new Float64Array(size * size).fill(1);
  const waiting = [0];
  values[0] = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [x, y] = [at % size, Math.floor(at / size)];
    for (const [i, j] of [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]]) {
      const next = j * size + i;
      if (i < 0 || j < 0 || i >= size || j >= size || stands[next] || values[next] === 0) continue;
      values[next] = 0;
      waiting.push(next);
    }
  }
  return { size, values };
}

/** Softens a field as an eye does that does not look closely. @param {Field} field @param {number} sigma @returns {Field} */
export function blur({ size, values }, sigma) {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const along = (/** @type {Float64Array} */ from, /** @type {number} */ step) => (
    from.map((_, at) => {
      const place = Math.floor(at / step) % size;
      let sum = 0;
      for (let i = -reach; i <= reach; i += 1) {
        if (place + i >= 0 && place + i < size) sum += weights[i + reach] * from[at + i * step];
      }
      return sum / whole;
    })
  );
  return { size, values: along(along(values, 1), size) };
}

/**
 * Compares two fields at every shift of up to one pixel.
 * @param {Field} one @param {Field} other
 * @param {(a: (at: number) => number, b: (at: number) => number, places: number[]) => number} measure
 * @returns {number[]} what was measured at each of the nine shifts
 */
function atShifts(one, other, measure) {
  const { size } = one;
  const inner = Array.from({ length: size - 2 }, (_, index) => index + 1);
  const places = inner.flatMap((y) => inner.map((x) => y * size + x));
  const shifts = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => dy * size + dx));
  return shifts.map((shift) => measure((at) => one.values[at], (at) => other.values[at + shift], places));
}

/** 0 for equal pictures, 1 for pictures that share no dark place. @param {Field} one @param {Field} other */
export function difference(one, other) {
  return Math.min(...atShifts(one, other, (a, b, places) => {
    let [apart, whole] = [0, 0];
    for (const at of places) {
      apart += (a(at) - b(at)) ** 2;
      whole += a(at) ** 2 + b(at) ** 2;
    }
    return Math.sqrt(apart / whole);
  }));
}

/** 1 for equal silhouettes, 0 for silhouettes that share nothing. @param {Field} one @param {Field} other */
export function overlap(one, other) {
  return Math.max(...atShifts(one, other, (a, b, places) => {
    let [both, either] = [0, 0];
    for (const at of places) {
      both += Math.min(a(at), b(at));
      either += Math.max(a(at), b(at));
    }
    return both / either;
  }));
}
