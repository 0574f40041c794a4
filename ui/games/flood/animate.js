// Shows a fill: the new colour runs through the region by distance from the start cell, then what joins answers.
//
// Nothing here decides anything: the view settles on the table when this is done or stopped.

import { createMotion } from "../../board/motion.js";

/** @import { Grid } from "../../board/grid.js" */
/** @import { createPatches } from "./patches.js" */
/**
 * @typedef {object} Fill
 * @property {Grid} grid
 * @property {ReturnType<typeof createPatches>} patches
 * @property {number[][]} waves cells by distance
 * @property {number[]} joined cells that are new in the region
 * @property {number} colour
 * @property {() => void} settled called when the colour has arrived everywhere
 * @property {number} pace
 */

const STEP = 34;
const LONGEST = 420;
const ANSWER = 240;

/** @param {Fill} fill */
export function animate({ grid, patches, waves, joined, colour, settled, pace }) {
  const motion = createMotion();
  const { run, stopped } = motion;

  async function all() {
    const step = Math.min(STEP, LONGEST / waves.length) * pace;
    for (const wave of waves) {
      patches.fill(wave, colour);
      // An animation without frames is a clock that stops with the others.
      await run(grid.plane, [], { duration: step });
      if (stopped()) return;
    }
    settled();
    if (joined.length === 0) return;
    await run(patches.answer(joined, colour), [{ opacity: 0.55 }, { opacity: 0 }], { duration: ANSWER * pace, easing: "ease-out" });
  }

  return {
    done: all(),
    stop: motion.stop,
  };
}
