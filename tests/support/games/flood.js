// How the tests play Flood: with what the page itself tells, as a person without sight would.

import { wordsOf } from "../words.js";
import { cellsOf } from "./lines.js";

/** @typedef {import("../page.js").Page} Page */

/**
 * The colour that adds the most cells, by the names of the colour buttons.
 * @param {Page} page @returns {Promise<{ name: string, text: string }>} its name, and the move's text
 */
export async function bestColour(page) {
  const names = await page.run(() => [...document.querySelectorAll("[data-play]")].map((button) => button.getAttribute("aria-label") ?? ""));
  const words = await wordsOf(page);
  const offers = names.map((label, index) => {
    const said = words.heard("flood.button", label);
    return { name: said?.colour ?? "", count: Number(said?.count ?? 0), text: (index + 1).toString(16) };
  });
  const best = offers.reduce((most, each) => (each.count > most.count ? each : most));
  if (best.count === 0) throw new Error(`no colour adds anything: ${names.join("; ")}`);
  return best;
}

/** @type {import("./index.js").Completion} */
export const flood = {
  // Limit and minimum are known: nothing has to be worked out.
  nearlyOver: "flood:4x4c3:2231/2333/3311/1313,8,,3:313",
  middle: "flood:8x8c6:43623566/66212525/33235612/63652265/56524616/65155161/41236216/24165525,19,63652,14:63652614612563",

  picture: "flood:14x14c6:25633112636343/42344654643352/36245251512512/21212215166113/53613336221332/45122115126151/51463466542364/53621111642625/31236431464633/25536363214444/42513234525536/31222536633666/32665244661151/13353111123662,26,56321231,21:563212316342612534621",
  chosen: "H7",

  after: true,

  marked: {},
  taps: async () => ({ first: null, second: "I1", other: "J1" }),

  async move(page, hand) {
    const { name, text } = await bestColour(page);
    const { t } = await wordsOf(page);
    const cell = (await cellsOf(page)).find((each) => each.name === t("flood.cell.free", { cell: each.cell, colour: name }));
    if (!cell) throw new Error(`no cell is called ${name}`);
    await hand.choose(cell.cell);
    return text;
  },

  // Nothing is ever selected in Flood: a cell that is acted on is a move.
  async select(page) {
    await page.shown('[data-play][data-own]');
  },

  async refused(page, hand) {
    await hand.choose("A1");
    await page.shown("[data-refused]");
  },
};
