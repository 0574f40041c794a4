// Shows the events of a turn: the piece slides along its line, then the captured ones turn over or leave.
//
// Nothing here decides anything: the view settles on the table when this is done or stopped.

import { createMotion } from "../../board/motion.js";
import { el } from "../../dom.js";
import { stone } from "./stones.js";

/** @import { WuzifeiEvent as Event, WuzifeiSide } from "../../types/generated.js" */
/** @import { Grid } from "../../board/grid.js" */
/**
 * @typedef {object} Stage
 * @property {Grid} grid
 * @property {(index: number, side: WuzifeiSide | null) => void} put
 * @property {(name: string) => number} at
 * @property {number} pace
 */

const STEP = 48;
const SETTING_OFF = 60;
const LONGEST_WAY = 200;
const HALF_TURN = 95;
const TURN_DELAY = 45;
const LEAVE = 180;

/** @param {Stage} stage @param {Event[]} events */
export function animate({ grid, put, at, pace }, events) {
  const motion = createMotion();
  const { run, stopped } = motion;

  /** @param {Extract<Event, { type: "moved" }>} event */
  async function slide({ from, to, side }) {
    const [start, goal] = [at(from), at(to)];
    const place = (/** @type {number} */ index) => ({ x: index % grid.width, y: Math.floor(index / grid.width) });
    const translate = (/** @type {number} */ index) => `translate(${place(index).x * 100}%, ${place(index).y * 100}%)`;
    const steps = Math.max(Math.abs(place(goal).x - place(start).x), Math.abs(place(goal).y - place(start).y));
    const node = el("div", { class: "afloat moving" }, stone(side));
    node.style.transform = translate(start);
    grid.plane.append(node);
    put(start, null);
    await run(node, [start, goal].map((index) => ({ transform: translate(index) })), {
      duration: Math.min(LONGEST_WAY, SETTING_OFF + STEP * steps) * pace, easing: "ease-in-out",
    });
    if (stopped()) return;
    put(goal, side);
    node.remove();
  }

  /** The piece that lies on a point now. @param {number} index */
  const piece = (index) => grid.cells[index].querySelector(".stone:not(.ghost)");

  /** @param {number} index @param {WuzifeiSide} side @param {number} delay */
  async function turn(index, side, delay) {
    const edge = { duration: HALF_TURN * pace, easing: "ease-in" };
    await run(piece(index), [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { ...edge, delay });
    if (stopped()) return;
    put(index, side);
    await run(piece(index), [{ transform: "scaleX(0)" }, { transform: "scaleX(1.06)", offset: 0.8 }, { transform: "scaleX(1)" }], { ...edge, easing: "ease-out" });
  }

  /** @param {number} index @param {number} delay */
  async function leave(index, delay) {
    await run(piece(index), [{ transform: "scale(1)", opacity: 1 }, { transform: "scale(.4)", opacity: 0 }], { duration: LEAVE * pace, delay, easing: "ease-in" });
    if (!stopped()) put(index, null);
  }

  async function all() {
    for (const event of events) {
      if (stopped()) return;
      if (event.type === "moved") await slide(event);
      if (event.type !== "captured") continue;
      for (const wave of event.waves) {
        if (stopped()) return;
        const cells = [...new Set(wave.flatMap((taken) => taken.cells))];
        await Promise.all(cells.map((cell, order) => {
          const delay = order * TURN_DELAY * pace;
          return event.turned ? turn(at(cell), event.side, delay) : leave(at(cell), delay);
        }));
      }
    }
  }

  return {
    done: all(),
    stop() {
      motion.stop();
      grid.plane.replaceChildren();
    },
  };
}
