// How the tests play Wuzifei: with what the page itself tells, as a person without sight would.

import { cellsOf } from "./lines.js";

/** @typedef {import("../page.js").Page} Page */

/** Points that a chosen piece can reach, those where it captures most first. @param {Page} page */
async function targets(page) {
  const cells = await cellsOf(page);
  const gain = (/** @type {string} */ name) => Number(/captures (\d+)/.exec(name)?.[1] ?? 0);
  return cells.filter(({ name }) => name.includes("can be reached")).sort((a, b) => gain(b.name) - gain(a.name));
}

/** The colour that is to move, from the words beside the board. @param {Page} page */
const turn = (page) => page.run(() => document.querySelector("[data-turn]")?.getAttribute("data-turn") ?? "");

/** Chooses a piece, unless it is chosen already: a second tap would drop it. @param {Page} page @param {import("./index.js").Hand} hand @param {string} cell */
async function choose(page, hand, cell) {
  if (await page.run((wanted) => document.querySelector(`[data-cell="${wanted}"]`)?.hasAttribute("data-selected"), cell)) return;
  await hand.choose(cell);
  await page.shown(`[data-cell="${cell}"][data-selected]`);
}

/** @type {import("./index.js").Completion} */
export const wuzifei = {
  // White has one piece left, on C3, which Black can clip.
  nearlyOver: "wuzifei:5x5l1:.B.../B..../..WB./B..../BBBBB b",
  middle: "wuzifei:5x5l1:B.BB./.B.../.WB../...W./WW..W b",

  picture: "wuzifei:5x5l2:B.BB./...B./.W..W/.B.../.WW.W b",
  chosen: "B4",

  async move(page, hand) {
    const side = await turn(page);
    const own = (await cellsOf(page)).filter(({ name }) => name.includes(`${side} piece`)).map(({ cell }) => cell);
    // Every piece is looked at: a capture goes before any other move.
    /** @type {{ from: string, to: string } | null} */
    let best = null;
    for (const from of own) {
      await choose(page, hand, from);
      const [to] = await targets(page);
      if (to && (best === null || to.name.includes("captures"))) best = { from, to: to.cell };
      if (to?.name.includes("captures")) break;
    }
    if (!best) throw new Error("no piece can move");
    await choose(page, hand, best.from);
    await hand.choose(best.to);
    return `${best.from}-${best.to}`;
  },

  async select(page, hand) {
    await hand.choose("B2");
    await page.shown('[data-cell="B2"][data-selected]');
  },

  async refused(page, hand) {
    await hand.choose("A1");
    await page.shown('[data-cell="A1"][data-selected]');
    await hand.choose("E4");
    await page.shown("[data-refused]");
  },
};
