// How the tests play Link: with what the page itself tells, as a person without sight would.

import { wordsOf } from "../words.js";
import { cellsOf, neighbour } from "./lines.js";

/** @typedef {import("../page.js").Page} Page */

/** What lies on a cell, by the cell's accessible name. @param {import("../words.js").Words} words @param {string} name */
const face = (words, name) =>
  words.heard("link.cell.empty", name) ? "" : (words.heard("link.cell.selected", name) ?? words.heard("link.cell.tile", name))?.face ?? "";

/**
 * A pair that surely can go: two equal tiles side by side.
 * @param {Page} page @returns {Promise<[string, string]>}
 */
export async function somePair(page) {
  const [cells, words] = [await cellsOf(page), await wordsOf(page)];
  const faces = new Map(cells.map(({ cell, name }) => [cell, face(words, name)]));
  for (const [cell, shown] of faces) {
    if (shown === "") continue;
    for (const beside of [neighbour(cell, 1, 0), neighbour(cell, 0, 1)]) {
      if (faces.get(beside) === shown) return [cell, beside];
    }
  }
  throw new Error(`no two equal tiles lie side by side: ${cells.map(({ name }) => name).join("; ")}`);
}

/** @param {Page} page */
const chosen = (page) => page.run(() => document.querySelector("[data-board] [data-selected]")?.getAttribute("data-cell") ?? "");

/** @type {import("./index.js").Completion} */
export const link = {
  // Every pair lies side by side, in whatever order they go.
  nearlyOver: "link:4x4:0011/2233/..../....",
  middle: "link:6x8:.2.84./5652../0a7..8/..6373/..1188/343771/65a0a9/.69a51",

  picture: "link:8x10:....9.35/...7i.../74g30ab9/cb.ce.7./....j.6./..330fj./..4758gc/.8i29cjd/..e0b9dj/b20hhfa6",
  chosen: "C6",

  marked: { chosen: "B1" },

  async taps(page) {
    const [first, second] = await somePair(page);
    const [cells, words] = [await cellsOf(page), await wordsOf(page)];
    const other = cells.find(({ cell, name }) => cell !== first && cell !== second && face(words, name) !== "");
    return { first, second, other: other?.cell ?? "" };
  },

  async move(page, hand) {
    // A refused pair passes the choice on when it has been shown.
    await page.settled();
    const [a, b] = await somePair(page);
    const before = await chosen(page);
    if (before !== "" && before !== a) {
      await hand.choose(before);
      await page.until("no choice", () => document.querySelector("[data-board] [data-selected]") === null);
    }
    if (before !== a) await hand.choose(a);
    await page.shown(`[data-cell="${a}"][data-selected]`);
    await hand.choose(b);
    return `${a}-${b}`;
  },

  async select(page, hand) {
    await hand.choose("B1");
    await page.shown('[data-cell="B1"][data-selected]');
  },

  async refused(page, hand) {
    await hand.choose("A2");
    await page.shown('[data-cell="A2"][data-selected]');
    await hand.choose("B2");
    await page.shown("[data-refused]");
  },
};
