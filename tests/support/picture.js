// Reading the pictures that browsers take: just enough PNG for truecolour screenshots.

import { inflateSync } from "node:zlib";

/**
 * A picture's pixels, row by row, as red, green and blue.
 * @param {Buffer} png
 */
function pixels(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const bytes = { 2: 3, 6: 4 }[png[25]];
  if (!bytes || png[24] !== 8 || png[28] !== 0) throw new Error("not a plain truecolour picture");
  const data = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") data.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(data));
  const line = width * bytes;
  let above = Buffer.alloc(line);
  const colours = [];
  for (let row = 0; row < height; row += 1) {
    const start = row * (line + 1);
    const here = raw.subarray(start + 1, start + 1 + line);
    undo(raw[start], here, above, bytes);
    for (let at = 0; at < line; at += bytes) colours.push(here.readUIntBE(at, 3));
    above = here;
  }
  return colours;
}

/**
 * How many different colours a picture has.
 * @param {Buffer} png
 */
export const colours = (png) => new Set(pixels(png)).size;

/**
 * The part of a picture that stands out from another one of the same place by at least such a contrast.
 * @param {Buffer} one @param {Buffer} two @param {number} ratio
 */
export function differing(one, two, ratio) {
  const [a, b] = [pixels(one), pixels(two)];
  if (a.length !== b.length) throw new Error("the pictures are not of the same size");
  const light = (/** @type {number} */ colour) => luminance([colour >> 16, (colour >> 8) & 255, colour & 255]);
  return a.filter((colour, at) => colour !== b[at] && ratioOf(light(colour), light(b[at])) >= ratio).length / a.length;
}

/** Takes back a line's filter, in place. @param {number} filter @param {Buffer} here @param {Buffer} above @param {number} bytes a pixel */
function undo(filter, here, above, bytes) {
  for (let at = 0; at < here.length; at += 1) {
    const left = at >= bytes ? here[at - bytes] : 0;
    const corner = at >= bytes ? above[at - bytes] : 0;
    const guess = [0, left, above[at], (left + above[at]) >> 1, paeth(left, above[at], corner)][filter];
    here[at] = (here[at] + guess) & 255;
  }
}

/** PNG's fourth predictor: whichever neighbour is nearest to left + above - corner. @param {number} left @param {number} above @param {number} corner */
function paeth(left, above, corner) {
  const [a, b, c] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** How light a colour is, as WCAG defines it. @param {number[]} colour red, green and blue up to 255 */
function luminance(colour) {
  const [red, green, blue] = colour.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {number} a @param {number} b */
const ratioOf = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/**
 * The contrast of two computed colours, as WCAG defines it.
 * @param {string} one such as "rgb(1, 2, 3)" @param {string} two
 */
export function contrast(one, two) {
  const [a, b] = [one, two].map((colour) => luminance((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)));
  return ratioOf(a, b);
}
