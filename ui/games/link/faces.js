// The tile faces of Link: pictograms in one colour and ink.

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
const drawings = { ...animals, ...garden, ...sky, ...house, ...desk, ...roads };

/** @type {SVGElement | undefined} */
let sheet;

function printSheet() {
  const symbols = Object.entries(drawings).map(([key, drawing]) => symbol(`face-${key}`, drawing));
  sheet = svg("svg", { class: "symbols", width: 0, height: 0, "aria-hidden": "true", focusable: "false" }, ...symbols);
  document.body.append(sheet);
}

/** @param {string} key */
function draw(key) {
  if (!sheet?.isConnected) printSheet();
  return svg(
    "svg",
    { class: "face", "data-colour": drawings[key].colour, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    svg("use", { href: `#face-${key}` }),
  );
}

/** @type {{ key: string, draw(): SVGElement }[]} */
export const faces = Object.keys(drawings).map((key) => ({ key, draw: () => draw(key) }));

/**
 * The face of a kind of tile.
 * @param {number} kind from 0
 */
export function drawFace(kind) {
  const face = faces[kind];
  if (!face) throw new RangeError(`there is no face for kind ${kind}`);
  return face.draw();
}
