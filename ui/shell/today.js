// Which day it is where the player is, and the news that it is another one.

/** However long until midnight: the clock may be set, and the time zone may change, while the page lies open. */
const LOOK_AGAIN = 60 * 60 * 1000;

/** The local date, as all dates are written that cross to the Rust side. @param {Date} [now] */
export function today(now = new Date()) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Milliseconds until the next local midnight; a day of a clock change is as long as it is. @param {Date} [now] */
export const untilMidnight = (now = new Date()) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/**
 * Watches the calendar.
 * @param {() => void} changed called when the day is another one, also an earlier one
 * @returns {() => void} ends it
 */
export function watchDay(changed) {
  let seen = today();
  let timer = 0;
  function look() {
    clearTimeout(timer);
    const now = today();
    timer = window.setTimeout(look, Math.min(untilMidnight(), LOOK_AGAIN));
    if (now === seen) return;
    seen = now;
    changed();
  }
  // A device that slept through midnight wakes up late.
  document.addEventListener("visibilitychange", look);
  addEventListener("focus", look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("focus", look);
  };
}
