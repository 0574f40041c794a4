// Confirmed taps: where cells are smaller than a finger, and the player wants it, a tap that would be a move only aims.
// A second one on the same cell moves. Keys and assistive technology are exact and need none of it.

import { el } from "../dom.js";

/** @import { ViewHost } from "../types/view.js" */
/**
 * @typedef {object} Confirmation
 * @property {(index: number) => boolean} asked is a tap on this cell to be confirmed?
 * @property {(name: string) => void} aimed a cell is aimed at; this is its name
 */

/** Cells of this side and more are hit by every finger, in CSS pixels (WCAG 2.5.5). */
export const FINGER = 44;

/**
 * @param {Pick<ViewHost, "settings" | "say" | "t" | "feel">} host
 * @param {(index: number) => boolean} moves would acting on this cell be a move?
 * @returns {Confirmation}
 */
export const confirmation = ({ settings, say, t, feel }, moves) => ({
  asked: (index) => settings().confirm && moves(index),
  aimed(name) {
    feel("select");
    say(t("board.aimed", { cell: name }));
  },
});

/**
 * The cross-hair on the cell that is aimed at: larger than the finger that hides the cell.
 * @param {HTMLElement} plane
 */
export function createAim(plane) {
  const mark = el("div", { class: "afloat aim" });
  return {
    /** @param {number} column @param {number} row */
    show(column, row) {
      mark.style.transform = `translate(${column * 100}%, ${row * 100}%)`;
      plane.append(mark);
    },
    hide: () => mark.remove(),
  };
}
