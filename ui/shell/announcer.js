// The two live regions of the page. They are empty at load and hold one sentence at a time.

/** @typedef {{ textContent: string | null }} Region */

// Not heard, but it makes the same sentence a new text.
const SILENT = "\u00a0";

/**
 * @param {{ polite: Region, assertive: Region }} regions
 */
export function createAnnouncer({ polite, assertive }) {
  /** @param {Region} region @param {string} text */
  function put(region, text) {
    region.textContent = region.textContent === text ? text + SILENT : text;
  }
  return {
    /** What happened, when it can wait its turn. @param {string} text */
    say(text) {
      assertive.textContent = "";
      put(polite, text);
    },
    /** What was said last is no longer there to be found. */
    hush() {
      polite.textContent = "";
      assertive.textContent = "";
    },
    /** The end of a game, and what went wrong. @param {string} text */
    alert(text) {
      polite.textContent = "";
      put(assertive, text);
    },
  };
}

/** @typedef {ReturnType<typeof createAnnouncer>} Announcer */
