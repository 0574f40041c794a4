// The board of Lines: draws a table, takes taps, and sends moves as text.
//
// It knows no rule. What a ball can reach comes with the table, and a move that cannot be
// made is sent all the same: the answer says why not.

import { ball } from "../../board/pieces.js";
import { cellIndex, cellName } from "../../board/cells.js";
import { confirmation } from "../../board/confirm.js";
import { createGrid } from "../../board/grid.js";
import { createShowing, shake } from "../../board/motion.js";
import { animate } from "./animate.js";
import { ballWord, sentence, targets } from "./say.js";
import { createPreview, drawAnnounced } from "./preview.js";

/** @import { LinesBoard, LinesEvent as Event } from "../../types/generated.js" */
/** @import { GameView, TableOf, ViewHost } from "../../types/view.js" */
/** @typedef {TableOf<LinesBoard>} Table */

/**
 * @param {ViewHost} host
 * @param {Table} first
 * @returns {GameView}
 */
export function createView(host, first) {
  const { t } = host;
  let table = first;
  let selected = -1;
  let told = "";

  const grid = createGrid({
    width: first.width,
    height: first.height,
    label: t("lines.board"),
    act: (index) => host.input(() => tap(index)),
    confirm: confirmation(host, (index) => selected >= 0 && table.board.cells[index] === 0),
    resized: () => finish(),
  });
  const { cells } = grid;
  grid.root.classList.add("lines-board");
  /** What each cell shows now; while a move is animated this lags behind the table. */
  const shown = cells.map(() => 0);
  /** What the name and the marks of each cell were made from: only others are made anew. */
  const described = cells.map(() => "");
  const preview = createPreview(t);

  /** @param {string} name */
  const at = (name) => cellIndex(name, first.width);
  /** @param {number} index */
  const name = (index) => cellName(index, first.width);

  /** @param {number} index @param {number} colour 0 for a free cell */
  function put(index, colour) {
    if (shown[index] === colour) return;
    shown[index] = colour;
    cells[index].querySelector(".ball:not(.announced)")?.remove();
    if (colour) cells[index].prepend(ball(colour));
  }

  /** @param {string} attribute */
  function unmark(attribute) {
    for (const cell of cells) cell.removeAttribute(attribute);
  }

  /** @param {number} index @param {number} announced the colour that comes here next @param {boolean} blocked */
  function label(index, announced, blocked) {
    const colour = table.board.cells[index];
    const args = { cell: name(index) };
    if (colour) return t(index === selected ? "lines.cell.selected" : "lines.cell.ball", { ...args, ball: ballWord(colour) });
    if (announced) return t("lines.cell.announced", { ...args, colour: announced });
    return t(blocked ? "lines.cell.blocked" : "lines.cell.free", args);
  }

  /** Names and marks of the cells; their pieces are drawn apart from this. */
  function describe() {
    const { cells: balls, preview: next, regions, reach } = table.board;
    const announced = new Map(next.map(({ cell, colour }) => [cell, colour]));
    const open = selected >= 0 ? new Set(reach[String(selected)]) : null;
    for (const [index, cell] of cells.entries()) {
      const blocked = open !== null && balls[index] === 0 && !open.has(regions[index]);
      const comes = announced.get(name(index)) ?? 0;
      const now = `${balls[index]} ${comes} ${index === selected} ${blocked}`;
      if (described[index] === now) continue;
      described[index] = now;
      cell.setAttribute("aria-label", label(index, comes, blocked));
      cell.toggleAttribute("data-selected", index === selected);
      cell.toggleAttribute("data-blocked", blocked);
      if (balls[index]) cell.setAttribute("aria-pressed", String(index === selected));
      else cell.removeAttribute("aria-pressed");
    }
  }

  /** @param {number} index -1 for none */
  function select(index) {
    selected = index;
    unmark("data-hint");
    unmark("data-refused");
    describe();
  }

  /** @param {number} index */
  async function tap(index) {
    const colour = table.board.cells[index];
    if (table.status.state === "over") {
      if (table.status.reason) host.say(t(table.status.reason));
    } else if (colour && index === selected) {
      select(-1);
      host.say(t("lines.say.deselected"));
    } else if (colour) {
      select(index);
      host.feel("select");
      host.say(t("lines.say.selected", { colour, cell: name(index) }));
    } else if (selected < 0) {
      host.say(t("lines.say.choose"));
    } else {
      unmark("data-refused");
      cells[index].setAttribute("data-refused", "");
      await host.send(`${name(selected)}-${name(index)}`);
    }
  }

  /** The balls as they lie in the end, and only then those that come next: a frame in which a move begins has enough to do. */
  function settle() {
    for (const [index, colour] of table.board.cells.entries()) put(index, colour);
    preview.draw(table);
    drawAnnounced(grid, table);
  }

  /**
   * @param {Table} next
   * @param {boolean} [pieces] false where they stay as they are, because what moves will draw them
   */
  function draw(next, pieces = true) {
    stop();
    table = next;
    if (pieces) settle();
    for (const trace of ["data-last", "data-new", "data-refused"]) unmark(trace);
    preview.name(table);
    select(-1);
  }

  /** Where the last turn happened; it stays visible, so that nothing is lost without animation. @param {Event[]} events */
  function mark(events) {
    for (const event of events) {
      if (event.type === "moved") cells[at(event.path[event.path.length - 1])].setAttribute("data-last", "");
      if (event.type === "dropped" && table.board.cells[at(event.cell)]) cells[at(event.cell)].setAttribute("data-new", "");
    }
  }

  const { stop, finish, begin } = createShowing(grid.root, settle);

  /** @param {Event[]} events @param {Table} next */
  function play(events, next) {
    told = sentence(events, next, t);
    const pace = host.pace();
    const moves = pace > 0 && events.some((event) => event.type === "moved" || event.type === "dropped");
    draw(next, !moves);
    mark(events);
    if (!moves) return;
    begin(() => animate({ grid, put, at, shown, pace }, events, (/** @type {number} */ points) => t("lines.gain", { points })));
  }

  function answerTargets() {
    const index = table.board.cells[grid.cursor()] ? grid.cursor() : selected;
    host.say(index >= 0 ? targets(table, index, t) : t("lines.query.targets-which"));
  }

  function answerLast() {
    const [from, to] = (table.lastMove ?? "").split("-");
    if (told) host.say(told);
    else host.say(to ? t("lines.query.last", { from, to }) : t("lines.query.last-none"));
  }

  function jump() {
    const { cells: balls } = table.board;
    const here = grid.cursor();
    for (let ahead = 1; ahead <= balls.length; ahead += 1) {
      const index = (here + ahead) % balls.length;
      if (balls[index] && (balls[here] === 0 || balls[index] === balls[here])) {
        grid.moveTo(index, true);
        return;
      }
    }
  }

  draw(first);

  return {
    board: grid.root,
    aside: preview.root,
    /** @param {Table} next */
    draw(next) {
      told = "";
      draw(next);
    },
    play,
    finish,
    refuse() {
      if (selected >= 0 && host.pace() > 0) shake(cells[selected].querySelector(".ball"));
    },
    hint({ cells: names }) {
      select(-1);
      for (const [order, cell] of names.entries()) cells[at(cell)].setAttribute("data-hint", order === 0 ? "from" : "to");
    },
    cancel() {
      const any = selected >= 0 || cells.some((cell) => cell.hasAttribute("data-hint"));
      select(-1);
      return any;
    },
    focus: () => grid.moveTo(grid.cursor(), true),
    queries: { L: answerLast, P: () => host.say(preview.text()), T: answerTargets, J: jump },
    destroy() {
      stop();
      grid.destroy();
    },
  };
}
