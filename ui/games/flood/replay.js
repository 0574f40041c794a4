// After the end: the player's line and the shortest known one, side by side, move by move.
//
// What the board looks like after each move comes with the table, as the move with which each cell joined.

import { createFrame } from "../../board/grid.js";
import { el, set } from "../../dom.js";
import { createPatches } from "./patches.js";
import { PENDING } from "./say.js";

/** @import { FloodBoard, FloodLine, FloodReplay, Table } from "../../types/generated.js" */
/** @import { Phrase, Sequel, TableOf, ViewHost } from "../../types/view.js" */

const STEP = 650;

/**
 * @param {TableOf<FloodBoard>} table @param {FloodReplay} replay
 * @param {Pick<ViewHost, "t" | "pace">} host
 * @returns {Sequel}
 */
export function createReplay(table, { start, own, best }, { t, pace }) {
  let last = Math.max(own.colours.length, best?.colours.length ?? 0);
  let known = best !== null;
  let now = 0;
  /** @type {Animation | null} */
  let clock = null;

  /** @param {TableOf<FloodBoard>} table @param {FloodLine | null} line */
  const shortest = ({ width, height, board }, line) =>
    createLine(t(board.minimum?.proved ? "flood.replay.minimum" : "flood.replay.best"), start, line, { width, height }, t);
  const both = [createLine(t("flood.replay.own"), start, own, table, t), shortest(table, best)];
  const captions = el("div", { class: "flood-replay-boards" }, ...both.map((line) => line.root));
  const slider = el("input", {
    type: "range", class: "flood-replay-slider", min: 0, max: last, step: 1, value: 0, "aria-label": t("flood.replay.move"), "data-replay": "move",
    oninput: () => {
      stop();
      show(Number(slider.value));
    },
  });
  /** @param {string} name @param {() => void} act */
  const button = (name, act) => el("button", { type: "button", class: "button", "data-replay": name, onclick: act }, t(`flood.replay.${name}`));
  /** @param {number} by */
  const step = (by) => () => {
    stop();
    show(Math.min(last, Math.max(0, now + by)));
  };
  const play = button("play", () => (clock ? stop() : begin()));
  const earlier = button("earlier", step(-1));
  const later = button("later", step(1));
  const root = el("div", { class: "flood-replay" }, captions, slider, el("div", { class: "buttons" }, earlier, play, later));

  /** @param {number} move */
  function show(move) {
    now = move;
    slider.value = String(move);
    const said = both.map((line) => line.show(move));
    set(slider, { "aria-valuetext": t("flood.replay.value", { move, of: last, own: said[0], best: said[1] }) });
    set(earlier, { "aria-disabled": move === 0 ? "true" : null });
    set(later, { "aria-disabled": move === last ? "true" : null });
    root.setAttribute("data-move", String(move));
  }

  function begin() {
    if (now === last) show(0);
    play.textContent = t("flood.replay.pause");
    // What runs by itself would talk without end.
    captions.removeAttribute("aria-live");
    root.setAttribute("data-playing", "");
    tick();
  }

  function tick() {
    const mine = root.animate([], { duration: STEP * (pace() || 1) });
    clock = mine;
    mine.finished.then(() => {
      if (clock !== mine) return;
      show(now + 1);
      if (now < last) tick();
      else stop();
    }, () => undefined);
  }

  function stop() {
    const running = clock;
    clock = null;
    running?.cancel();
    play.textContent = t("flood.replay.play");
    captions.setAttribute("aria-live", "polite");
    root.removeAttribute("data-playing");
  }

  stop();
  show(0);
  return {
    root,
    destroy: stop,
    /** The shortest line has been worked out: it takes its place beside the other, at the same move. @param {Table} more */
    follow(more) {
      const next = /** @type {TableOf<FloodBoard>} */ (more);
      const line = next.board.replay?.best ?? null;
      if (known || !line) return;
      known = true;
      last = Math.max(last, line.colours.length);
      slider.max = String(last);
      both[1].root.remove();
      both[1] = shortest(next, line);
      captions.append(both[1].root);
      show(now);
    },
  };
}

/**
 * @param {string} title @param {number[]} start
 * @param {FloodLine | null} line null while it is being worked out
 * @param {{ width: number, height: number }} size @param {ViewHost["t"]} t
 */
function createLine(title, start, line, { width, height }, t) {
  const picture = createFrame(width, height);
  picture.classList.add("flood-picture");
  const patches = createPatches(width, height);
  picture.append(patches.root);
  const caption = el("span", { class: "small" });
  const root = el("figure", {}, picture, el("figcaption", {}, el("strong", {}, title), caption));

  return {
    root,
    /** @param {number} move of the longer line @returns {Phrase} what this line plays with that move */
    show(move) {
      const at = Math.min(move, line?.colours.length ?? 0);
      patches.draw(start.map((colour, index) => {
        const joined = line?.joined[index] ?? null;
        return line && at > 0 && joined !== null && joined <= at ? line.colours[at - 1] : colour;
      }));
      /** @type {Phrase} */
      const said = !line ? { key: "flood.replay.pending", args: { pending: PENDING } }
        : at === 0 ? { key: "flood.replay.start", args: { count: line.colours.length } }
        : { key: move > at ? "flood.replay.done" : "flood.replay.step", args: { move: at, count: line.colours.length, colour: line.colours[at - 1] } };
      caption.textContent = t(said);
      root.toggleAttribute("data-done", line !== null && at === line.colours.length);
      return said;
    },
  };
}
