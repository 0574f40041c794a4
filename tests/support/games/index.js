// Every game's way of being played to its end by the tests. A game of the catalogue that is missing here fails
// the build: nothing is offered that cannot be finished by keys and by pointer.

import { flood } from "./flood.js";
import { lines } from "./lines.js";
import { link } from "./link.js";
import { wuzifei } from "./wuzifei.js";

/**
 * @typedef {object} Hand the means of play: keys or a pointer
 * @property {(cell: string) => Promise<void>} choose acts on a cell of the board
 *
 * @typedef {object} Completion
 * @property {string} nearlyOver the exact ID of a small game that is nearly over
 * @property {string} middle the exact ID of a game in full swing
 * @property {string} picture the exact ID of a game that is good to look at
 * @property {string} chosen the cell to act on for the picture
 * @property {{ chosen?: string, refused?: string }} marked in the middle: the cell that `select` chooses, and the one that `refused` ends on after A1
 * @property {(page: import("../page.js").Page) => Promise<Taps>} taps in the picture: cells to confirm taps with
 * @property {boolean} [large] its cells are as large as a finger, unless the screen is very narrow
 * @property {boolean} [after] the end of the game has more to show on a sheet of its own
 * @property {(page: import("../page.js").Page, hand: Hand) => Promise<string>} move makes one move and returns its text
 * @property {(page: import("../page.js").Page, hand: Hand) => Promise<void>} select in the middle: selects something
 * @property {(page: import("../page.js").Page, hand: Hand) => Promise<void>} refused in the middle: tries what is refused
 */

/**
 * What a move is made of where two taps make a cell sure: what is chosen first, where anything is; the cell that moves; and
 * another one that could have moved.
 * @typedef {{ first: string | null, second: string, other: string }} Taps
 */

/** By the game's key in the catalogue. @type {Record<string, Completion>} */
export const completions = { lines, link, wuzifei, flood };
