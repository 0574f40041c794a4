// What every game needs to show a turn: animations that can all be let go at once, and a board that settles on the table
// when they are over, or before.

/**
 * A turn being shown.
 * @typedef {object} Show
 * @property {Promise<unknown>} done settled when everything was shown, or when it was stopped
 * @property {() => void} stop nothing of it is left
 */

/** The animations of one turn. */
export function createMotion() {
  /** @type {Set<Animation>} */
  const live = new Set();
  let stopped = false;
  return {
    /** Was the turn ended? Then whoever awaited a part of it does nothing any more. */
    stopped: () => stopped,
    /**
     * What has been shown stays so until the turn is over; then all of it is let go, the finished ones too.
     * @param {Element | null | undefined} node nothing runs without one
     * @param {Keyframe[]} frames none for a clock that stops with the others
     * @param {KeyframeAnimationOptions} timing
     * @returns {Promise<void>} settled when it is over, or was let go
     */
    async run(node, frames, timing) {
      if (!node) return;
      const animation = node.animate(frames, { fill: "both", ...timing });
      live.add(animation);
      await animation.finished.catch(() => undefined);
    },
    stop() {
      stopped = true;
      for (const animation of live) animation.cancel();
      live.clear();
    },
  };
}

/**
 * What a board shows now: one turn at the most.
 * @param {Element} root is marked while something is shown
 * @param {() => void} settle draws the pieces as they lie in the end
 */
export function createShowing(root, settle) {
  /** @type {Show | null} */
  let running = null;

  /** Ends it without settling. */
  function stop() {
    const show = running;
    running = null;
    show?.stop();
    root.removeAttribute("data-busy");
  }

  function finish() {
    if (!running) return;
    stop();
    settle();
  }

  return {
    stop,
    finish,
    /** Settled when what is shown now is over. */
    shown: () => running?.done ?? Promise.resolve(),
    /** @param {() => Show} start */
    begin(start) {
      root.setAttribute("data-busy", "");
      const show = start();
      running = show;
      void show.done.then(() => {
        if (running === show) finish();
      });
    },
  };
}

const SHAKE = [0, -9, 8, -6, 4, 0];

/** Something says no. @param {Element | null | undefined} node */
export function shake(node) {
  node?.animate(SHAKE.map((x) => ({ transform: `translateX(${x}%)` })), { duration: 260, easing: "ease-out" });
}
