// What the page and the other side must agree on about the clock: which board is watched, in the order in
// which it was said, and how much of a long silence counts.

import * as ipc from "../ipc.js";

/** The longest time between two answers that counts as playing; the other side's clock stops there too. */
export const LONGEST = 5 * 60 * 1000;

/** How much of a stretch of time counts. @param {number} stretch in milliseconds */
export const counted = (stretch) => Math.min(stretch, LONGEST);

let last = Promise.resolve();

/**
 * Says which board is watched. Two calls on their way at once could arrive in either order, and a board that
 * was left would keep its clock running.
 * @param {string | null} game
 */
export function watch(game) {
  last = last.then(() => ipc.watch(game)).catch(() => undefined);
  return last;
}
