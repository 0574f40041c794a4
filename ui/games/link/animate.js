// Shows the events of a turn one after the other, with transforms and opacity only.
//
// Nothing here decides anything: the view settles on the table when this is done or stopped.

import { createMotion } from "../../board/motion.js";
import { drawLine } from "./line.js";

/** @import { LinkEvent, LinkFall, Point } from "../../types/generated.js" */
/** @import { Grid } from "../../board/grid.js" */
/**
 * @typedef {object} Stage
 * @property {Grid} grid
 * @property {(index: number, kind: number) => void} put
 * @property {(name: string) => number} at
 * @property {number[]} shown
 * @property {number} pace
 */

/** The line tells how the tiles were joined: it stays this long at any pace, and longer at a slow one. */
const LINE = 460;
const FADE = 320;
const FALL = 90;
const FALL_MORE = 28;
const LONGEST_FALL = 200;
const TURN = 130;
const TURN_DELAY = 4;

/** @param {Stage} stage @param {LinkEvent[]} events */
export function animate({ grid, put, at, shown, pace }, events) {
  const motion = createMotion();
  const { run, stopped } = motion;
  /** @type {Set<Element>} */
  const guests = new Set();

  /** @param {number} index */
  const tileAt = (index) => grid.cells[index].querySelector(".tile");

  /** @param {number[]} pair @param {Point[]} corners */
  async function join(pair, corners) {
    const long = Math.max(1, pace);
    const line = drawLine(corners, grid.width, grid.height, "joined");
    guests.add(line);
    grid.plane.append(line);
    const gone = pair.map((index) => {
      const tile = tileAt(index);
      return tile && run(tile, [
        { transform: "scale(1)", opacity: 1 },
        { transform: "scale(1.1)", opacity: 1, offset: 0.35 },
        { transform: "scale(.6)", opacity: 0 },
      ], { delay: (LINE - FADE) * long, duration: FADE * long, easing: "ease-in" });
    });
    const shows = run(line, [
      { opacity: 0 },
      { opacity: 1, offset: 0.12 },
      { opacity: 1, offset: 0.82 },
      { opacity: 0 },
    ], { duration: LINE * long });
    await Promise.all([...gone, shows]);
    if (stopped()) return;
    line.remove();
    for (const index of pair) put(index, 0);
  }

  /** @param {LinkFall[]} falls */
  async function fall(falls) {
    const moves = falls.map(({ from, to }) => ({ from: at(from), to: at(to), kind: shown[at(from)] }));
    for (const { from } of moves) put(from, 0);
    for (const { to, kind } of moves) put(to, kind);
    const size = grid.cells[0].offsetWidth;
    await Promise.all(moves.map(({ from, to }) => {
      const right = (from % grid.width) - (to % grid.width);
      const down = Math.floor(from / grid.width) - Math.floor(to / grid.width);
      const tile = tileAt(to);
      return tile && run(tile, [
        { transform: `translate(${right * size}px, ${down * size}px)` },
        { transform: "none" },
      ], { duration: Math.min(LONGEST_FALL, FALL + FALL_MORE * (Math.abs(right) + Math.abs(down))) * pace, fill: "backwards", easing: "cubic-bezier(.4, 0, .7, 1)" });
    }));
  }

  /** @param {number[]} cells */
  async function turn(cells) {
    const places = [...cells.keys()].filter((index) => cells[index] !== 0);
    /** @param {Keyframe[]} frames */
    const turnAll = (frames) => Promise.all(places.map((index, order) => {
      const tile = tileAt(index);
      return tile && run(tile, frames, { delay: Math.min(order, 40) * TURN_DELAY * pace, duration: TURN * pace, fill: "backwards", easing: "ease-in-out" });
    }));
    await turnAll([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }]);
    if (stopped()) return;
    for (const [index, kind] of cells.entries()) put(index, kind);
    await turnAll([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }]);
  }

  async function all() {
    for (const event of events) {
      if (stopped()) return;
      if (event.type === "linked") await join([at(event.a), at(event.b)], event.corners);
      else if (event.type === "fell") await fall(event.moves);
      else if (event.type === "shuffled") await turn(event.cells);
    }
  }

  return {
    done: all(),
    stop() {
      motion.stop();
      for (const guest of guests) guest.remove();
    },
  };
}
