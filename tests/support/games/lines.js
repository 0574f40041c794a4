// How the tests play Lines: with what the page itself tells, as a person without sight would.

import { wordsOf } from "../words.js";

const COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * @typedef {import("../page.js").Page} Page
 * @typedef {{ cell: string, name: string }} Named a cell and its accessible name
 */

/** @param {string} cell @param {number} right @param {number} down */
export function neighbour(cell, right, down) {
  const column = COLUMNS.indexOf(cell[0]) + right;
  const row = Number(cell.slice(1)) + down;
  return column < 0 ? "" : `${COLUMNS[column]}${row}`;
}

/** @param {Page} page @returns {Promise<Named[]>} */
export function cellsOf(page) {
  return page.run(() => [...document.querySelectorAll("[data-board] [data-cell]")].map((cell) => ({
    cell: cell.getAttribute("data-cell") ?? "",
    name: cell.getAttribute("aria-label") ?? cell.textContent ?? "",
  })));
}

const FREE = ["lines.cell.free", "lines.cell.blocked", "lines.cell.announced"];

/**
 * A move that is surely legal: a ball onto a free cell beside it.
 * @param {Page} page @returns {Promise<{ from: string, to: string }>}
 */
export async function someMove(page) {
  const [cells, words] = [await cellsOf(page), await wordsOf(page)];
  /** @param {Named} cell */
  const isFree = ({ name }) => FREE.some((key) => words.heard(key, name));
  const free = new Set(cells.filter(isFree).map(({ cell }) => cell));
  for (const { cell } of cells.filter((candidate) => !isFree(candidate))) {
    const beside = [[1, 0], [0, 1], [-1, 0], [0, -1]].map(([right, down]) => neighbour(cell, right, down));
    const to = beside.find((candidate) => free.has(candidate));
    if (to) return { from: cell, to };
  }
  throw new Error(`no ball lies beside a free cell: ${cells.map(({ name }) => name).join("; ")}`);
}

/** @type {import("./index.js").Completion} */
export const lines = {
  // Four free cells and one ball a turn: full after four moves. Whatever drops, no line can come about,
  // since every row, column and long diagonal already holds two colours.
  nearlyOver: "lines:5x5c3n1l5s5:12312/23123/12312/31231/2....",
  // The ball on A1 is walled in; five balls of a colour lie in no line, but four do on row 6.
  middle: "lines:7x7c5n3l5s3:12...../3....../..3..../...4.../....5../1111.../.......",

  // Four yellow balls wait in column C for the one on B2.
  picture: "lines:9x9c7n3l5s5:..3...1../.33..5..2/1.3.7.5../..3....5./4.....2../.44.6..2./..4.6.6../7..4.6..1/5..1...4.,352,87",
  chosen: "B2",

  marked: { chosen: "C3", refused: "G1" },

  async taps(page) {
    const { from, to } = await someMove(page);
    const [cells, words] = [await cellsOf(page), await wordsOf(page)];
    const other = cells.find(({ cell, name }) => cell !== to && words.heard("lines.cell.free", name));
    return { first: from, second: to, other: other?.cell ?? "" };
  },

  async move(page, hand) {
    const { from, to } = await someMove(page);
    if (!(await page.run((cell) => document.querySelector(`[data-cell="${cell}"]`)?.hasAttribute("data-selected"), from))) {
      await hand.choose(from);
    }
    await hand.choose(to);
    return `${from}-${to}`;
  },

  async select(page, hand) {
    await hand.choose("C3");
    await page.shown('[data-cell="C3"][data-selected]');
  },

  async refused(page, hand) {
    await hand.choose("A1");
    await page.shown('[data-cell="A1"][data-selected]');
    await hand.choose("G1");
    await page.shown("[data-refused]");
  },
};
