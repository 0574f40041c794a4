// Taps on cells: they act on release, and only where they began.

// A click this soon after a finger or mouse was lifted belongs to that gesture.
const ECHO = 700;

/**
 * @param {HTMLElement} root
 * @param {(cell: Element) => void} act
 * @returns {() => void} stops watching
 */
export function watchTaps(root, act) {
  /** @type {Set<number>} */
  const down = new Set();
  /** @type {Element | null} */
  let began = null;
  let lifted = -Infinity;

  /** @param {Event} event */
  const cellOf = (event) => (event.target instanceof Element ? event.target.closest(".cell") : null);

  root.addEventListener("pointerdown", (event) => {
    // A finger holds its element by default and would never be seen to leave the cell.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
    if (event.isPrimary) down.clear();
    down.add(event.pointerId);
    drop();
    began = down.size === 1 && event.button === 0 ? cellOf(event) : null;
    began?.setAttribute("data-held", "");
  });

  const drop = () => {
    began?.removeAttribute("data-held");
    began = null;
  };

  root.addEventListener("pointerout", (event) => {
    if (began && event.target instanceof Node && began.contains(event.target)) {
      const to = event.relatedTarget;
      if (!(to instanceof Node && began.contains(to))) drop();
    }
  });

  /** @param {PointerEvent} event */
  function lift(event) {
    down.delete(event.pointerId);
    lifted = event.timeStamp;
  }

  root.addEventListener("pointerup", (event) => {
    const cell = cellOf(event);
    const acts = began !== null && cell === began && down.has(event.pointerId);
    lift(event);
    drop();
    if (acts && cell) act(cell);
  });
  root.addEventListener("pointercancel", (event) => {
    lift(event);
    drop();
  });
  // A second finger may come down outside the board.
  const second = (/** @type {PointerEvent} */ event) => {
    if (!event.isPrimary) drop();
  };
  root.ownerDocument.addEventListener("pointerdown", second, { passive: true });

  // Assistive technology presses buttons without any pointer.
  root.addEventListener("click", (event) => {
    const cell = cellOf(event);
    if (cell && (event.detail === 0 || event.timeStamp - lifted > ECHO)) act(cell);
  });
  return () => root.ownerDocument.removeEventListener("pointerdown", second);
}
