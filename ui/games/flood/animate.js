// Shows a fill: the new colour runs through the region by distance from the start cell, then what joins answers.
//
// Nothing here decides anything: the view settles on the table when this is done or stopped.

/** @import { Grid } from "../../board/grid.js" */
/**
 * @typedef {object} Fill
 * @property {Grid} grid
 * @property {(index: number, colour: number) => void} put
 * @property {number[][]} waves cells by distance
 * @property {number[]} joined cells that are new in the region
 * @property {number} colour
 * @property {() => void} settled called when the colour has arrived everywhere
 * @property {number} pace
 */

const STEP = 34;
const LONGEST = 420;
const ANSWER = 170;
/** More of them at once would only flicker. */
const MOST_ANSWERS = 120;

/** @param {Fill} fill */
export function animate({ grid, put, waves, joined, colour, settled, pace }) {
  /** @type {Set<Animation>} */
  const live = new Set();
  let stopped = false;

  /** @param {Element} node @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
  function run(node, frames, timing) {
    const animation = node.animate(frames, timing);
    live.add(animation);
    return animation.finished.then(
      () => void live.delete(animation),
      () => undefined,
    );
  }

  async function all() {
    const step = Math.min(STEP, LONGEST / waves.length) * pace;
    for (const wave of waves) {
      for (const index of wave) put(index, colour);
      // An animation without frames is a clock that stops with the others.
      await run(grid.plane, [], { duration: step });
      if (stopped) return;
    }
    settled();
    await Promise.all(joined.slice(0, MOST_ANSWERS).map((index) => run(grid.cells[index], [
      { transform: "scale(.82)" },
      { transform: "scale(1.06)", offset: 0.6 },
      { transform: "scale(1)" },
    ], { duration: ANSWER * pace, easing: "ease-out" })));
  }

  return {
    done: all(),
    stop() {
      stopped = true;
      for (const animation of live) animation.cancel();
      live.clear();
    },
  };
}
