// What a board of Flood shows: looked up in the areas that are painted, not in what the page says of its cells.

/** @import { Phone } from "./phone.js" */

/**
 * The colours on a board that is played on, where its cells lie; 0 where none is painted or several are.
 * @param {Phone} phone
 * @returns {Promise<number[]>}
 */
export const drawn = (phone) => phone.run(() => {
  const patches = [...document.querySelectorAll("[data-board] .patch")].filter((path) => path instanceof SVGPathElement);
  const inverse = patches[0].getScreenCTM()?.inverse();
  return [...document.querySelectorAll("[data-board] [data-cell]")].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(inverse);
    const [patch, more] = patches.filter((path) => path.isPointInFill(middle));
    return patch && !more ? Number(patch.getAttribute("data-colour")) : 0;
  });
});

/**
 * The same for all pictures inside an element.
 * @param {Phone} phone @param {string} inside
 * @returns {Promise<number[][]>}
 */
export const pictured = (phone, inside) => phone.run((selector) => [...document.querySelectorAll(`${selector} .picture`)].map((picture) => {
  const of = (/** @type {string} */ name) => Number(getComputedStyle(picture).getPropertyValue(name));
  const patches = [...picture.querySelectorAll(".patch")].filter((path) => path instanceof SVGPathElement);
  const { x, y, width, height } = picture.querySelector(".patches")?.getBoundingClientRect() ?? new DOMRect();
  const inverse = patches[0].getScreenCTM()?.inverse();
  const [columns, rows] = [of("--columns"), of("--rows")];
  return Array.from({ length: columns * rows }, (_, index) => {
    const middle = new DOMPoint(x + width * (index % columns + 0.5) / columns, y + height * (Math.floor(index / columns) + 0.5) / rows).matrixTransform(inverse);
    const [patch, more] = patches.filter((path) => path.isPointInFill(middle));
    return patch && !more ? Number(patch.getAttribute("data-colour")) : 0;
  });
}), inside);

/**
 * The shapes in the cells of a board, and on the buttons, as where they are filled: points of a square in rows.
 * @param {Phone} phone
 */
export const shapes = (phone) => phone.run(() => {
  const points = 15;
  /** The share of a cell that a shape's square leaves free on each side. */
  const clear = 0.0413;
  const spots = Array.from({ length: points ** 2 }, (_, index) => ({ x: (index % points + 0.5) / points, y: (Math.floor(index / points) + 0.5) / points }));
  /** @param {Element | null | undefined} path @param {Element | null | undefined} square @param {number} free */
  const filled = (path, square, free) => {
    if (!(path instanceof SVGPathElement) || !square) return "";
    const box = square.getBoundingClientRect();
    const inverse = path.getScreenCTM()?.inverse();
    return spots.map(({ x, y }) => {
      const spot = new DOMPoint(box.x + box.width * (free + x * (1 - 2 * free)), box.y + box.height * (free + y * (1 - 2 * free)));
      return path.isPointInFill(spot.matrixTransform(inverse)) ? "x" : ".";
    }).join("");
  };
  const paths = [...document.querySelectorAll("[data-board] .patches .glyph-face")];
  return {
    buttons: Object.fromEntries([...document.querySelectorAll("[data-play]")].map((button) =>
      [button.getAttribute("data-play"), filled(button.querySelector("path"), button.querySelector("svg"), 0)])),
    cells: [...document.querySelectorAll("[data-cell]")].map((cell) => Object.fromEntries(
      paths.map((path) => [path.getAttribute("data-colour"), filled(path, cell, clear)]).filter(([, shape]) => shape?.includes("x")))),
  };
});
