// The two live regions of the page. They are empty at load and hold one sentence at a time, unless one is carried on.

/** @typedef {{ textContent: string | null }} Region */

// Not heard, but it makes the same sentence a new text.
const SILENT = "\u00a0";

/** Puts a sentence into a live region, so that it is heard also when it is the one that stands there. @param {Region} region @param {string} text */
export function tellIn(region, text) {
  region.textContent = region.textContent === text ? text + SILENT : text;
}

/**
 * @param {{ polite: Region, assertive: Region }} regions
 * @param {(sentences: string[]) => string} joined several sentences as one text
 */
export function createAnnouncer({ polite, assertive }, joined) {
  let last = "";
  let carried = false;

  /** @param {Region} region @param {Region} other @param {string} text */
  function put(region, other, text) {
    const whole = carried ? joined([last, text]) : text;
    carried = false;
    last = whole;
    other.textContent = "";
    tellIn(region, whole);
  }
  return {
    /** What happened, when it can wait its turn. @param {string} text */
    say: (text) => put(polite, assertive, text),
    /** What was said last is no longer there to be found. */
    hush() {
      polite.textContent = "";
      assertive.textContent = "";
    },
    /** The end of a game, and what went wrong. @param {string} text */
    alert: (text) => put(assertive, polite, text),
    /**
     * Whether what was just said and what is said next are heard together: nobody could have heard the first alone.
     * @param {boolean} on
     */
    carry(on) {
      carried = on;
    },
  };
}

/** @typedef {ReturnType<typeof createAnnouncer>} Announcer */
