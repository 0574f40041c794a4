// Shows the events of a turn one after the other, with transforms and opacity only.
//
// Nothing here decides anything: the view settles on the table when this is done or stopped.

import { createMotion } from "../../board/motion.js";
import { ball } from "../../board/pieces.js";
import { el } from "../../dom.js";

/** @import { LinesEvent as Event } from "../../types/generated.js" */
/** @import { Grid } from "../../board/grid.js" */
/**
 * @typedef {object} Stage
 * @property {Grid} grid
 * @property {(index: number, colour: number) => void} put
 * @property {(name: string) => number} at
 * @property {number[]} shown
 * @property {number} pace
 */

const STEP = 42;
const LONGEST_WAY = 200;
const TRAIL = 5;
const TRAIL_FADES = 260;
const POP = 190;
const POP_DELAY = 26;
const GROW = 150;
const GROW_DELAY = 55;

/**
 * @param {Stage} stage @param {Event[]} events
 * @param {(points: number) => string} gain the text that rises from cleared balls
 */
export function animate(stage, events, gain) {
  const { grid, put, at, shown, pace } = stage;
  const motion = createMotion();
  const { run, stopped } = motion;

  /** @param {number} index */
  const translate = (index) => `translate(${(index % grid.width) * 100}%, ${Math.floor(index / grid.width) * 100}%)`;

  /** @param {number} index @param {Element} child @param {string} kind */
  function float(index, child, kind) {
    const node = el("div", { class: `afloat ${kind}` }, child);
    node.style.transform = translate(index);
    grid.plane.append(node);
    return node;
  }

  /** @param {number[]} path @param {number} colour @param {number} time */
  function trail(path, colour, time) {
    const dots = path.slice(0, -1).slice(-TRAIL);
    for (const [order, index] of dots.entries()) {
      const dot = el("span", { class: "trail", "data-colour": colour });
      dot.style.setProperty("--size", String((order + 2) / (dots.length + 1)));
      const passed = (time * (path.length - dots.length + order)) / path.length;
      const node = float(index, dot, "under");
      void run(dot, [{ opacity: 0.75 }, { opacity: 0 }], { delay: passed, duration: TRAIL_FADES * pace, fill: "forwards" }).then(() => node.remove());
    }
  }

  /** @param {number[]} path */
  async function travel(path) {
    const from = path[0];
    const to = path[path.length - 1];
    const colour = shown[from];
    const duration = Math.min(LONGEST_WAY, STEP * (path.length + 1)) * pace;
    put(from, 0);
    // Its first dot is seen when the ball has left the cell: not in the frame in which everything begins.
    void run(grid.plane, [], { duration: pace }).then(() => {
      if (!stopped()) trail(path, colour, duration);
    });
    const node = float(from, ball(colour), "moving");
    await run(node, path.map((index) => ({ transform: translate(index) })), { duration, easing: "linear" });
    if (stopped()) return;
    put(to, colour);
    node.remove();
  }

  /** @param {number[]} cells @param {number} points */
  async function pop(cells, points) {
    const sign = float(cells[0], el("span", { class: "gain" }, gain(points)), "over");
    const rises = run(sign.children[0], [
      { transform: "translateY(20%) scale(.7)", opacity: 0 },
      { transform: "translateY(-30%) scale(1)", opacity: 1, offset: 0.25 },
      { transform: "translateY(-60%) scale(1)", opacity: 1, offset: 0.7 },
      { transform: "translateY(-90%) scale(1)", opacity: 0 },
    ], { duration: 620 * pace });
    const gone = cells.map((index, order) => {
      const node = grid.cells[index].querySelector(".ball:not(.announced)");
      if (!node) return undefined;
      return run(node, [
        { transform: "scale(1)", opacity: 1 },
        { transform: "scale(1.16)", opacity: 1, offset: 0.4 },
        { transform: "scale(.2)", opacity: 0 },
      ], { delay: Math.min(order, 9) * POP_DELAY * pace, duration: POP * pace, easing: "ease-in" });
    });
    await Promise.all(gone);
    if (stopped()) return;
    for (const index of cells) put(index, 0);
    lasting.push(rises.then(() => sign.remove()));
  }

  /** @param {Extract<Event, { type: "dropped" }>[]} drops */
  async function grow(drops) {
    await Promise.all(drops.map(({ cell, colour }, order) => {
      put(at(cell), colour);
      const node = grid.cells[at(cell)].querySelector(".ball:not(.announced)");
      if (!node) return undefined;
      return run(node, [
        { transform: "scale(0)", opacity: 0 },
        { transform: "scale(1.1)", opacity: 1, offset: 0.7 },
        { transform: "scale(1)", opacity: 1 },
      ], { delay: order * GROW_DELAY * pace, duration: GROW * pace, easing: "ease-out" });
    }));
  }

  /** What may still be fading when the turn itself has been shown. @type {Promise<void>[]} */
  const lasting = [];

  async function all() {
    for (let next = 0; next < events.length && !stopped(); next += 1) {
      const event = events[next];
      if (event.type === "moved") await travel(event.path.map(at));
      else if (event.type === "cleared") await pop(event.cells.map(at), event.points);
      else if (event.type === "dropped") {
        const drops = [event];
        for (let more = events[next + 1]; more?.type === "dropped"; more = events[next + 1]) {
          drops.push(more);
          next += 1;
        }
        await grow(drops);
      }
    }
    await Promise.all(lasting);
  }

  return {
    done: all(),
    stop() {
      motion.stop();
      grid.plane.replaceChildren();
    },
  };
}
