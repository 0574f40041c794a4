// The board all games share: a table that is a grid, with one button per cell.
//
// Its cells are made once and kept; a move only changes what lies in them. One Tab stop,
// arrows without wrapping; a tap acts when it ends on the cell where it began.

import { el } from "../dom.js";
import { cellName, columnName } from "./cells.js";
import { FINGER, createAim } from "./confirm.js";
import { watchTaps } from "./taps.js";
import { SMALLEST, fit } from "./fit.js";

/** @import { Confirmation } from "./confirm.js" */
/**
 * @typedef {object} Grid
 * @property {HTMLElement} root sized by its parent
 * @property {HTMLElement} plane lies exactly over the cells, for what moves
 * @property {HTMLElement[]} cells the buttons, row by row
 * @property {number} width
 * @property {number} height
 * @property {() => number} cursor
 * @property {(index: number, focus: boolean) => void} moveTo
 * @property {() => void} destroy
 */

/**
 * @param {object} options
 * @param {number} options.width
 * @param {number} options.height
 * @param {string} options.label
 * @param {(index: number) => void} options.act
 * @param {Confirmation} [options.confirm] for taps that are moves
 * @param {() => void} [options.resized]
 * @param {number} [options.lane] room kept free round the cells, in cells
 * @param {number} [options.smallest] side of the smallest cell; below the usual one only where all that a cell
 *   does can be done with a larger control as well
 * @returns {Grid}
 */
export function createGrid({ width, height, label, act, confirm, resized, lane = 0, smallest = SMALLEST }) {
  /** @type {HTMLElement[]} */
  const cells = [];
  let current = 0;

  const head = el("tr", { role: "row" }, el("td", { role: "presentation", class: "corner" }));
  for (let column = 0; column < width; column += 1) {
    head.append(el("th", { role: "columnheader", scope: "col" }, el("span", {}, columnName(column))));
  }
  const body = el("tbody", { role: "rowgroup" });
  for (let row = 0; row < height; row += 1) {
    const line = el("tr", { role: "row" }, el("th", { role: "rowheader", scope: "row" }, el("span", {}, String(row + 1))));
    for (let column = 0; column < width; column += 1) {
      const index = row * width + column;
      const button = el("button", { type: "button", class: "cell", tabindex: index === 0 ? 0 : -1, "data-cell": cellName(index, width) });
      cells.push(button);
      line.append(el("td", { role: "gridcell" }, button));
    }
    body.append(line);
  }
  const plane = el("div", { class: "plane", "aria-hidden": "true" });
  const table = el("table", { role: "grid", "aria-label": label }, el("thead", { role: "rowgroup" }, head), body);
  const sheet = el("div", { class: "sheet-of-cells" }, table, plane);
  const root = el("div", { class: "board", "data-board": "" }, sheet);
  root.style.setProperty("--columns", String(width));
  root.style.setProperty("--rows", String(height));
  root.style.setProperty("--lanes", String(lane));
  root.toggleAttribute("data-elsewhere", smallest < SMALLEST);

  /** @param {number} index @param {boolean} focus */
  function moveTo(index, focus) {
    cells[current].tabIndex = -1;
    current = index;
    cells[current].tabIndex = 0;
    if (focus) cells[current].focus();
  }

  /** @param {EventTarget | null} target */
  const indexOf = (target) => (target instanceof Element ? cells.indexOf(/** @type {HTMLElement} */ (target.closest(".cell"))) : -1);

  /** @param {number} index */
  function press(index) {
    moveTo(index, false);
    cells[index].focus({ preventScroll: true });
    act(index);
  }

  root.addEventListener("focusin", (event) => {
    const index = indexOf(event.target);
    if (index >= 0) moveTo(index, false);
  });

  root.addEventListener("keydown", (event) => {
    const index = indexOf(event.target);
    if (index < 0 || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat && !event.ctrlKey) press(index);
      return;
    }
    const next = step(event.key, event.ctrlKey, index, width, height);
    if (next < 0) return;
    event.preventDefault();
    moveTo(next, true);
  });
  // The click that a button makes of a released space bar would be a second press.
  root.addEventListener("keyup", (event) => {
    if (event.key === " " && indexOf(event.target) >= 0) event.preventDefault();
  });

  const mark = createAim(plane);
  const untap = watchTaps(root, (element) => {
    const index = indexOf(element);
    if (index >= 0) press(index);
  }, confirm && {
    asked: (element) => element.clientWidth < FINGER && confirm.asked(indexOf(element)),
    aim(element) {
      const index = indexOf(element);
      mark.hide();
      if (index < 0) return;
      mark.show(index % width, Math.floor(index / width));
      cells[index].focus({ preventScroll: true });
      confirm.aimed(cells[index].getAttribute("aria-label") ?? cellName(index, width));
    },
  });
  const unfit = fit(root, plane, { width, height, lane, smallest }, resized);

  const destroy = () => {
    unfit();
    untap();
  };
  return { root, plane, cells, width, height, cursor: () => current, moveTo, destroy };
}

/**
 * Where a key leads from a cell; -1 for keys that do not move.
 * @param {string} key @param {boolean} corner with Ctrl
 * @param {number} index @param {number} width @param {number} height
 */
export function step(key, corner, index, width, height) {
  const column = index % width;
  const row = (index - column) / width;
  if (corner && key !== "Home" && key !== "End") return -1;
  switch (key) {
    case "ArrowLeft": return column > 0 ? index - 1 : index;
    case "ArrowRight": return column < width - 1 ? index + 1 : index;
    case "ArrowUp": return row > 0 ? index - width : index;
    case "ArrowDown": return row < height - 1 ? index + width : index;
    case "Home": return corner ? 0 : row * width;
    case "End": return corner ? width * height - 1 : row * width + width - 1;
    default: return -1;
  }
}

/**
 * The frame of a picture of a board, without cells.
 * @param {number} width @param {number} height in cells
 */
export function createFrame(width, height) {
  const root = el("div", { class: "board picture", "aria-hidden": "true" });
  root.style.setProperty("--columns", String(width));
  root.style.setProperty("--rows", String(height));
  return root;
}

/**
 * The same cells without the means to play: a picture of a board.
 * @param {number} width @param {number} height
 */
export function createPicture(width, height) {
  const cells = Array.from({ length: width * height }, () => el("span", { class: "cell" }));
  const root = createFrame(width, height);
  root.append(...cells);
  return { root, cells };
}
