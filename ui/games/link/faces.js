// The tile faces of Link: pictograms in one colour and ink. Each stands once in the page as a symbol, and a tile
// only refers to it. Link's stylesheet may say --face-ink and --face-paper; what is not said is ink and white.

import { svg } from "../../dom.js";
import { animals } from "./faces/animals.js";
import { desk } from "./faces/desk.js";
import { symbol } from "./faces/drawing.js";
import { garden } from "./faces/garden.js";
import { house } from "./faces/house.js";
import { roads } from "./faces/roads.js";
import { sky } from "./faces/sky.js";

/** @import { Drawing } from "./faces/drawing.js" */

/** @type {Record<string, Drawing>} */
const drawings = { ...animals, ...desk, ...garden, ...house, ...roads, ...sky };

// A game with few kinds takes the first faces, so those that differ most come first: the twenty that are hardest to
// confuse, then those that with them make up the thirty-six of the classic board, then the rest.
const ORDER = [
  "key", "pencil", "glasses", "umbrella", "tree", "plane", "guitar", "cat", "sun", "heart", "cherry", "bell",
  "whale", "scissors", "star", "kite", "balloon", "car", "candle", "house",
  "lightning", "cup", "flag", "rocket", "hourglass", "drum", "magnet", "bottle", "moon", "book", "snail",
  "rabbit", "carrot", "crab", "crown", "boat",
  "rain", "cactus", "butterfly", "snowflake", "boot", "bird", "tulip", "leaf", "ladder", "lamp", "hat", "fish",
  "train", "flame", "rook", "teapot", "clock", "envelope", "pear", "anchor", "apple", "bicycle", "mushroom",
];

/** @type {SVGElement | undefined} */
let sheet;

function hangSheet() {
  const symbols = ORDER.map((key) => symbol(`face-${key}`, drawings[key]));
  sheet = svg("svg", { class: "symbols", width: 0, height: 0, "aria-hidden": "true", focusable: "false" }, ...symbols);
  document.body.append(sheet);
}

/** @param {string} key */
function draw(key) {
  if (!sheet?.isConnected) hangSheet();
  return svg(
    "svg",
    { class: "face", viewBox: "0 0 24 24", "data-colour": drawings[key].colour, "aria-hidden": "true", focusable: "false" },
    svg("use", { href: `#face-${key}` }),
  );
}

/** @type {{ key: string, draw(): SVGElement }[]} */
export const faces = ORDER.map((key) => ({ key, draw: () => draw(key) }));

/**
 * The face of a kind of tile.
 * @param {number} kind from 0; there are as many kinds as faces
 */
export function drawFace(kind) {
  const face = faces[kind];
  if (!face) throw new RangeError(`there is no face for kind ${kind}`);
  return face.draw();
}
