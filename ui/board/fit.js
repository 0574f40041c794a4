// Makes the cells as large as the board's place allows, in whole pixels so that lines stay crisp.

// Below this a finger cannot hit a cell; the board then scrolls inside its place instead.
const SMALLEST = 24;

/**
 * @param {HTMLElement} root the place @param {HTMLElement} sheet what is fitted into it
 * @param {HTMLElement} plane lies over the cells, below and beside the coordinates
 * @param {number} width @param {number} height @param {(() => void)} [resized]
 * @returns {() => void} stops watching
 */
export function fit(root, sheet, plane, width, height, resized) {
  let last = 0;
  const watcher = new ResizeObserver(() => {
    const style = getComputedStyle(root);
    const head = plane.offsetTop;
    const across = root.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const down = root.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const room = Math.floor(Math.min((across - head) / width, (down - head) / height));
    const size = Math.max(SMALLEST, room);
    root.toggleAttribute("data-pans", room < SMALLEST);
    if (size === last) return;
    last = size;
    sheet.style.setProperty("--cell", `${size}px`);
    resized?.();
  });
  watcher.observe(root);
  return () => watcher.disconnect();
}
