// How the tests play Wuzifei: with what the page itself tells, as a person without sight would.

import { wordsOf } from "../words.js";
import { cellsOf } from "./lines.js";

/** @typedef {import("../page.js").Page} Page */

/**
 * Points that a chosen piece can reach, those where it captures most first.
 * @param {Page} page @returns {Promise<{ cell: string, takes: number }[]>}
 */
async function targets(page) {
  const [cells, words] = [await cellsOf(page), await wordsOf(page)];
  return cells.flatMap(({ cell, name }) => name.split(words.t("join.list")).flatMap((part) => {
    if (part === words.t("wuzifei.cell.target")) return { cell, takes: 0 };
    const taking = words.heard("wuzifei.cell.takes", part);
    return taking ? { cell, takes: Number(taking.count) } : [];
  })).sort((a, b) => b.takes - a.takes);
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

  marked: { chosen: "B2" },

  // B4 can go to both.
  taps: async () => ({ first: "B4", second: "A4", other: "A3" }),
  large: true,

  async move(page, hand) {
    const side = await turn(page);
    const piece = (await wordsOf(page)).t(`wuzifei.piece.${side}`);
    const own = (await cellsOf(page)).filter(({ name }) => name.includes(piece)).map(({ cell }) => cell);
    // Every piece is looked at: a capture goes before any other move.
    /** @type {{ from: string, to: string } | null} */
    let best = null;
    for (const from of own) {
      await choose(page, hand, from);
      const [to] = await targets(page);
      if (to && (best === null || to.takes)) best = { from, to: to.cell };
      if (to?.takes) break;
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
