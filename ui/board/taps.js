// Taps on cells: they act on release, and only where they began. Where a tap is to be confirmed the first one aims, and
// a second one on the same cell acts.

// A click this soon after a finger or mouse was lifted belongs to that gesture.
const ECHO = 700;

/**
 * @param {HTMLElement} root
 * @param {(cell: Element) => void} act
 * @param {object} [confirm]
 * @param {(cell: Element) => boolean} confirm.asked is a tap on this cell to be confirmed?
 * @param {(cell: Element | null) => void} confirm.aim shows the cell that is aimed at, or that none is
 * @returns {() => void} stops watching
 */
export function watchTaps(root, act, confirm) {
  /** @type {Set<number>} */
  const down = new Set();
  /** @type {Element | null} */
  let began = null;
  let lifted = -Infinity;
  /** Where a second tap acts. @type {Element | null} */
  let aimed = null;

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

  /** @param {Element | null} cell */
  function aim(cell) {
    if (cell === aimed) return;
    aimed = cell;
    confirm?.aim(cell);
  }

  /** @param {Element} cell @param {boolean} sure a tap that needs no other */
  function press(cell, sure) {
    if (!sure && cell !== aimed && confirm?.asked(cell)) {
      aim(cell);
      return;
    }
    aim(null);
    act(cell);
  }

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
    if (acts && cell) press(cell, false);
  });
  root.addEventListener("pointercancel", (event) => {
    lift(event);
    drop();
  });
  // A second finger may come down outside the board; and whoever does something else aims no more.
  const elsewhere = (/** @type {PointerEvent} */ event) => {
    if (!event.isPrimary) drop();
    if (!(event.target instanceof Node && root.contains(event.target))) aim(null);
  };
  root.ownerDocument.addEventListener("pointerdown", elsewhere, { passive: true });
  const typed = () => aim(null);
  root.ownerDocument.addEventListener("keydown", typed);

  // Assistive technology presses buttons without any pointer.
  root.addEventListener("click", (event) => {
    const cell = cellOf(event);
    if (cell && (event.detail === 0 || event.timeStamp - lifted > ECHO)) press(cell, true);
  });
  return () => {
    root.ownerDocument.removeEventListener("pointerdown", elsewhere);
    root.ownerDocument.removeEventListener("keydown", typed);
  };
}
