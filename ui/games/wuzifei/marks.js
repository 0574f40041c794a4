// What is marked on the points: the chosen piece, where it may go and what it would capture there, pieces in danger,
// the last move. A target that is pointed at, or has the focus, shows beforehand what would happen.

import { el } from "../../dom.js";
import { stone } from "./stones.js";

/** @import { WuzifeiSide, WuzifeiTarget } from "../../types/generated.js" */
/** @import { Grid } from "../../board/grid.js" */
/**
 * @typedef {object} Marks
 * @property {number} selected -1 for none
 * @property {WuzifeiSide | null} side whose piece is chosen
 * @property {WuzifeiTarget[]} targets of the chosen piece
 * @property {number[]} threats
 * @property {number} last where the last move ended, or -1
 */

/** @param {Grid} grid */
export function createMarks({ root, cells }) {
  /** @type {Marks} */
  let now = { selected: -1, side: null, targets: [], threats: [], last: -1 };
  let aimed = -1;

  /** @param {...string} attributes */
  function clear(...attributes) {
    for (const cell of cells) for (const attribute of attributes) cell.removeAttribute(attribute);
  }

  /** @param {EventTarget | null} element */
  const indexOf = (element) => (element instanceof Element ? cells.indexOf(/** @type {HTMLElement} */ (element.closest(".cell"))) : -1);

  /** Shows what a move to this point would do. @param {number} index -1 for no point */
  function aim(index) {
    const target = now.targets.find(({ to }) => to === index);
    const next = target ? index : -1;
    if (next === aimed) return;
    aimed = next;
    clear("data-aimed", "data-doomed");
    for (const ghost of root.querySelectorAll(".ghost")) ghost.remove();
    if (!target || !now.side) return;
    cells[index].setAttribute("data-aimed", "");
    cells[index].append(stone(now.side, "ghost"));
    for (const point of target.captures) cells[point].setAttribute("data-doomed", "");
  }

  root.addEventListener("pointerover", (event) => aim(indexOf(event.target)));
  root.addEventListener("pointerleave", () => aim(-1));
  root.addEventListener("focusin", (event) => aim(indexOf(event.target)));

  return {
    clear,
    /** @param {Marks} marks */
    draw(marks) {
      aim(-1);
      now = marks;
      const takes = new Set(marks.targets.flatMap(({ captures }) => captures));
      for (const mark of root.querySelectorAll(".target")) mark.remove();
      for (const [index, cell] of cells.entries()) {
        const target = marks.targets.find(({ to }) => to === index);
        cell.toggleAttribute("data-selected", index === marks.selected);
        cell.toggleAttribute("data-last", index === marks.last);
        cell.toggleAttribute("data-threatened", marks.threats.includes(index));
        cell.toggleAttribute("data-taken", takes.has(index));
        if (target) {
          const count = target.captures.length;
          cell.append(el("span", { class: "target", "data-takes": count || null, "aria-hidden": "true" }, count ? String(count) : null));
        }
      }
    },
  };
}
