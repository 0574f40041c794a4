// The board of Flood: draws a table, takes colours from its buttons, its cells and the digits, and sends them as moves.
//
// It knows no rule: the region, its outline and what each colour would add come with the table.

import { cellIndex, cellName } from "../../board/cells.js";
import { confirmation } from "../../board/confirm.js";
import { createGrid } from "../../board/grid.js";
import { createShowing } from "../../board/motion.js";
import { el } from "../../dom.js";
import { animate } from "./animate.js";
import { createColours } from "./colours.js";
import { createOutline } from "./outline.js";
import { colourOf, moveOf } from "./moves.js";
import { createPatches } from "./patches.js";
import { gains, region, sentence, signWord } from "./say.js";

/** @import { FloodBoard, FloodEvent } from "../../types/generated.js" */
/** @import { GameView, TableOf, ViewHost } from "../../types/view.js" */
/** @typedef {TableOf<FloodBoard>} Table */

/** Cells may be as small as this, since every colour has a button of full size. */
const SMALLEST = 12;

/**
 * @param {ViewHost} host
 * @param {Table} first
 * @returns {GameView}
 */
export function createView(host, first) {
  const { t } = host;
  let table = first;
  let told = "";
  /** The colour that was asked for last. */
  let tried = 0;

  const grid = createGrid({
    width: first.width,
    height: first.height,
    label: t("flood.board"),
    act: (index) => ask(() => table.board.cells[index]),
    confirm: confirmation(host, () => table.status.state !== "over"),
    resized: () => finish(),
    smallest: SMALLEST,
  });
  const { cells } = grid;
  grid.root.classList.add("flood-board");
  const outline = createOutline(first.width, first.height);
  /** What it shows lags behind the table while a move is animated. */
  const patches = createPatches(first.width, first.height);
  grid.plane.before(el("div", { class: "ground", "aria-hidden": "true" }, patches.root));
  grid.plane.append(outline.root);
  const colours = createColours(t, (colour) => ask(() => colour));
  /** What each cell's name was made from: only others are named anew. */
  const named = cells.map(() => "");

  /** Plays a colour, judged on the board that is real when its turn comes. @param {() => number} colour */
  function ask(colour) {
    host.input(async () => {
      unmark();
      tried = colour();
      if (table.status.state === "over" && table.status.reason) host.say(t(table.status.reason));
      else await host.send(moveOf(tried));
    });
  }

  /** @returns {boolean} whether there was anything to take away */
  function unmark() {
    const any = cells.some((cell) => cell.hasAttribute("data-hint"));
    for (const cell of cells) cell.removeAttribute("data-hint");
    colours.mark("data-hint", 0);
    colours.mark("data-refused", 0);
    return any;
  }

  /** The names of the cells; their colours are drawn apart from this. */
  function describe() {
    const { board } = table;
    for (const [index, cell] of cells.entries()) {
      const inside = board.region[index] !== null;
      const kind = index === board.pivot ? "start" : inside ? "flooded" : "free";
      const now = `${kind} ${board.cells[index]}`;
      if (named[index] === now) continue;
      named[index] = now;
      cell.setAttribute("aria-label", t(`flood.cell.${kind}`, { cell: cellName(index, first.width), colour: signWord(board.cells[index]) }));
      // For the ink of what marks it.
      cell.setAttribute("data-colour", String(board.cells[index]));
      cell.toggleAttribute("data-flooded", inside);
    }
  }

  /** The board as it is, without what moves. */
  function settle() {
    patches.draw(table.board.cells);
    outline.draw(table.board);
  }

  /**
   * @param {Table} next
   * @param {boolean} [pieces] false where they stay as they are, because what moves will draw them
   */
  function draw(next, pieces = true) {
    stop();
    table = next;
    if (pieces) settle();
    colours.draw(table);
    unmark();
    describe();
  }

  const { stop, finish, begin } = createShowing(grid.root, settle);

  /** @param {FloodEvent[]} events @param {Table} next */
  function play(events, next) {
    told = sentence(events, next, t);
    const old = table.board;
    const filled = events.find((event) => event.type === "filled");
    const pace = host.pace();
    const moves = filled !== undefined && pace > 0;
    draw(next, !moves);
    if (!moves) return;
    const waves = filled.cells.map((wave) => wave.map((name) => cellIndex(name, first.width)));
    begin(() => animate({
      grid, patches, waves, pace,
      colour: filled.colour,
      joined: [...cells.keys()].filter((index) => next.board.region[index] !== null && old.region[index] === null),
      settled: () => outline.draw(next.board),
    }));
  }

  function answerLast() {
    if (told) host.say(told);
    else host.say(table.lastMove ? t("flood.query.last", { colour: colourOf(table.lastMove) }) : t("flood.query.last-none"));
  }

  /** To the next cell outside the region that has the colour of this one, or to any when this one is inside. */
  function jump() {
    const { cells: kinds, region: inside } = table.board;
    const here = grid.cursor();
    for (let ahead = 1; ahead <= kinds.length; ahead += 1) {
      const index = (here + ahead) % kinds.length;
      if (inside[index] === null && (inside[here] !== null || kinds[index] === kinds[here])) {
        grid.moveTo(index, true);
        return;
      }
    }
  }

  /** A digit plays its colour; 0 is the tenth. */
  const digits = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [String((index + 1) % 10), () => ask(() => index + 1)]));

  draw(first);
  grid.moveTo(first.board.pivot, false);

  return {
    board: grid.root,
    aside: null,
    tray: colours.root,
    /** @param {Table} next */
    draw(next) {
      // What is found out about the same position does not change what the last move did.
      if (next.moves !== table.moves) told = "";
      draw(next);
    },
    play,
    finish,
    refuse() {
      colours.mark("data-refused", tried);
      if (host.pace() > 0) colours.shake(tried);
    },
    hint({ text, cells: names }) {
      unmark();
      colours.mark("data-hint", colourOf(text));
      for (const name of names) cells[cellIndex(name, first.width)].setAttribute("data-hint", "");
    },
    cancel: unmark,
    focus: () => grid.moveTo(grid.cursor(), true),
    queries: { ...digits, L: answerLast, T: () => host.say(gains(table, t)), R: () => host.say(region(table, t)), J: jump },
    destroy() {
      stop();
      grid.destroy();
    },
  };
}
