// Screens and the Back gesture: Back closes an open sheet, then leads home, then leaves.
//
// Every screen and every open sheet is one history entry, so the system's own Back does
// the right thing without being caught. A reload finds its screen in the entry.

/** @typedef {{ screen: string, game?: string }} Place */
/** @typedef {{ place: Place, depth: number, layer: boolean }} Entry */
/**
 * @typedef {object} Outside what the router needs of the window
 * @property {Pick<History, "state" | "pushState" | "replaceState" | "back">} history
 * @property {(listener: (event: { state: unknown }) => void) => void} onPop
 * @property {(place: Place) => void} render
 */

const HOME = { screen: "home" };

/** @param {unknown} state @returns {Entry | null} */
function entryOf(state) {
  if (typeof state !== "object" || state === null) return null;
  const { place, depth, layer } = /** @type {Partial<Entry>} */ (state);
  if (typeof place !== "object" || typeof place?.screen !== "string" || typeof depth !== "number") return null;
  return { place, depth, layer: layer === true };
}

/** @param {Place} a @param {Place} b */
const same = (a, b) => a.screen === b.screen && a.game === b.game;

/** @param {Outside} outside */
export function createRouter({ history, onPop, render }) {
  /** @type {Entry} */
  let now = { place: HOME, depth: 0, layer: false };
  /** @type {(() => void) | null} */
  let closeLayer = null;
  // A second Back before the first one has arrived would go one step too far.
  let leaving = false;
  /** What waits until no sheet is open. @type {(() => void)[]} */
  let waiting = [];

  /** @param {Entry} entry @param {"pushState" | "replaceState"} how */
  function put(entry, how) {
    now = entry;
    history[how](entry, "");
  }

  function dropLayer() {
    const close = closeLayer;
    closeLayer = null;
    close?.();
  }

  function clear() {
    // A sheet that closes may have opened another one.
    if (closeLayer) return;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  }

  onPop((event) => {
    leaving = false;
    const entry = entryOf(event.state) ?? { place: HOME, depth: 0, layer: false };
    const moved = !same(entry.place, now.place);
    now = { ...entry, layer: false };
    dropLayer();
    if (moved) leave();
    else clear();
  });

  /** Shows the place of now. What waited on the one before is no matter here. */
  function leave() {
    waiting = [];
    render(now.place);
  }

  return {
    /** Shows the screen that the history remembers, or home; and over it, if there is one, another place. @param {Place | null} [over] */
    start(over = null) {
      const entry = entryOf(history.state) ?? { place: HOME, depth: 0, layer: false };
      put({ ...entry, layer: false }, "replaceState");
      if (over && !same(over, now.place)) put({ place: over, depth: now.depth + 1, layer: false }, "pushState");
      render(now.place);
    },

    /** Goes to a place, and shows it anew if it is where we are. @param {Place} place */
    visit(place) {
      const here = same(place, now.place);
      this.go(place);
      if (here) render(place);
    },

    /** @param {Place} place */
    go(place) {
      const replaces = now.layer;
      dropLayer();
      if (same(place, now.place)) {
        if (replaces) this.back();
        return;
      }
      put({ place, depth: now.depth + (replaces ? 0 : 1), layer: false }, replaces ? "replaceState" : "pushState");
      leave();
    },

    /**
     * A sheet was opened over the screen; a sheet that is already open gives way to it.
     * @param {() => void} close
     */
    open(close) {
      const replaces = now.layer;
      dropLayer();
      closeLayer = close;
      if (!replaces) put({ place: now.place, depth: now.depth + 1, layer: true }, "pushState");
    },

    /** Does something once no sheet is open, if the player is still on this screen then. @param {() => void} act */
    whenClear(act) {
      waiting.push(act);
      clear();
    },

    back() {
      if (leaving) return;
      if (now.layer || now.depth > 0) {
        leaving = true;
        history.back();
      } else if (!same(now.place, HOME)) {
        put({ place: HOME, depth: 0, layer: false }, "replaceState");
        render(HOME);
      }
    },

    get place() {
      return now.place;
    },

    get layered() {
      return closeLayer !== null;
    },
  };
}

/** @typedef {ReturnType<typeof createRouter>} Router */
