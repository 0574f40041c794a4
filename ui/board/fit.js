// Makes the cells as large as the board's place allows, in whole pixels so that lines stay crisp.

// Below this a finger cannot hit a cell; the board then scrolls inside its place instead.
export const SMALLEST = 24;

/**
 * The largest cell with which a row of cells fits, with a lane at both of its ends. A lane may lie on the margin, but
 * not on the coordinates.
 * @param {number} room @param {number} count cells in the row @param {number} lane width of a lane, in cells
 * @param {{ head: number, before: number, after: number }} edges the coordinates, and the margins at both ends
 */
export function largest(room, count, lane, { head, before, after }) {
  return Math.floor(Math.min(
    (room - head - before - after) / count,
    (room - head - before) / (count + lane),
    (room - head - after) / (count + lane),
    (room - head) / (count + 2 * lane),
  ));
}

/**
 * @param {HTMLElement} root the place
 * @param {HTMLElement} plane lies over the cells, below and beside the coordinates
 * @param {{ width: number, height: number, lane: number, smallest: number }} board cells no smaller than this
 * @param {(() => void)} [resized]
 * @returns {() => void} stops watching
 */
export function fit(root, plane, { width, height, lane, smallest }, resized) {
  let last = 0;
  const watcher = new ResizeObserver(() => {
    const style = getComputedStyle(root);
    const head = parseFloat(getComputedStyle(plane).top);
    const pad = (/** @type {string} */ side) => parseFloat(style.getPropertyValue(`padding-${side}`));
    const across = largest(root.clientWidth, width, lane, { head, before: pad("left"), after: pad("right") });
    const down = largest(root.clientHeight, height, lane, { head, before: pad("top"), after: pad("bottom") });
    const room = Math.min(across, down);
    // Where there is nothing to hit, the style sheet lets the board be seen whole instead.
    const least = parseFloat(style.getPropertyValue("--smallest")) || smallest;
    const size = Math.max(least, room);
    root.toggleAttribute("data-pans", room < least);
    if (size === last) return;
    last = size;
    root.style.setProperty("--cell", `${size}px`);
    resized?.();
  });
  watcher.observe(root);
  return () => watcher.disconnect();
}
