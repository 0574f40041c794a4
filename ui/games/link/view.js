// The board of Link: draws a table, takes taps, and sends moves as text.
//
// It knows no rule. Two tiles are sent whatever they are: the answer brings the line, or says why there is none.

import { cellIndex, cellName } from "../../board/cells.js";
import { confirmation } from "../../board/confirm.js";
import { createGrid } from "../../board/grid.js";
import { createShowing, shake } from "../../board/motion.js";
import { animate } from "./animate.js";
import { LANE, drawLine } from "./line.js";
import { equals, faceWord, sentence } from "./say.js";
import { tile } from "./tiles.js";

/** @import { LinkBoard, LinkEvent, Point } from "../../types/generated.js" */
/** @import { GameView, TableOf, ViewHost } from "../../types/view.js" */
/** @typedef {TableOf<LinkBoard>} Table */

/**
 * @param {ViewHost} host
 * @param {Table} first
 * @returns {GameView}
 */
export function createView(host, first) {
  const { t } = host;
  let table = first;
  let selected = -1;
  /** The tile that was tapped last, while it is not known whether it makes a pair. */
  let tried = -1;
  let told = "";
  /** A line that stays until the next input. @type {SVGElement | null} */
  let line = null;

  const grid = createGrid({
    width: first.width,
    height: first.height,
    label: t("link.board"),
    act: (index) => host.input(() => tap(index)),
    confirm: confirmation(host, (index) => selected >= 0 && index !== selected && table.board.cells[index] !== 0),
    resized: () => finish(),
    lane: first.board.ring ? LANE : 0,
  });
  const { cells } = grid;
  grid.root.classList.add("link-board");
  /** What each cell shows now; while a move is animated this lags behind the table. */
  const shown = cells.map(() => 0);

  /** @param {string} name */
  const at = (name) => cellIndex(name, first.width);
  /** @param {number} index */
  const name = (index) => cellName(index, first.width);

  /** @param {number} index @param {number} kind 0 for an empty cell */
  function put(index, kind) {
    if (shown[index] === kind) return;
    shown[index] = kind;
    cells[index].querySelector(".tile")?.remove();
    if (kind) cells[index].append(tile(kind));
  }

  /** @param {string} attribute */
  function unmark(attribute) {
    for (const cell of cells) cell.removeAttribute(attribute);
  }

  /** @param {Point[]} corners none takes the line away @param {string} [kind] */
  function lay(corners, kind = "") {
    line?.remove();
    line = corners.length ? drawLine(corners, first.width, first.height, kind) : null;
    if (line) grid.plane.append(line);
  }

  /** @param {number} index */
  function label(index) {
    const kind = table.board.cells[index];
    if (!kind) return t("link.cell.empty", { cell: name(index) });
    return t(index === selected ? "link.cell.selected" : "link.cell.tile", { cell: name(index), face: faceWord(kind) });
  }

  /** Names and marks of the cells; their tiles are drawn apart from this. */
  function describe() {
    for (const [index, cell] of cells.entries()) {
      const text = label(index);
      if (cell.getAttribute("aria-label") !== text) cell.setAttribute("aria-label", text);
      cell.toggleAttribute("data-selected", index === selected);
      if (table.board.cells[index]) cell.setAttribute("aria-pressed", String(index === selected));
      else cell.removeAttribute("aria-pressed");
    }
  }

  /** @param {number} index -1 for none */
  function select(index) {
    selected = index;
    tried = -1;
    unmark("data-hint");
    unmark("data-refused");
    lay([]);
    describe();
  }

  /** @param {number} index */
  async function tap(index) {
    const kind = table.board.cells[index];
    if (table.status.state === "over") {
      if (table.status.reason) host.say(t(table.status.reason));
    } else if (selected >= 0 && (index === selected || !kind)) {
      select(-1);
      host.say(t("link.say.deselected"));
    } else if (!kind) {
      host.say(t("link.say.choose"));
    } else if (selected < 0) {
      select(index);
      host.feel("select");
      host.say(t("link.say.selected", { face: faceWord(kind), cell: name(index) }));
    } else {
      tried = index;
      await host.send(`${name(selected)}-${name(index)}`);
    }
  }

  function settle() {
    for (const [index, kind] of table.board.cells.entries()) put(index, kind);
  }

  /**
   * @param {Table} next
   * @param {boolean} [pieces] false where they stay as they are, because what moves will draw them
   */
  function draw(next, pieces = true) {
    stop();
    table = next;
    if (pieces) settle();
    unmark("data-last");
    select(-1);
  }

  const { stop, finish, begin } = createShowing(grid.root, settle);

  /** @param {LinkEvent[]} events @param {Table} next */
  function play(events, next) {
    told = sentence(events, next, t);
    const linked = events.find((event) => event.type === "linked");
    const pace = host.pace();
    const moves = pace > 0 && (linked !== undefined || events.some(({ type }) => type === "shuffled"));
    draw(next, !moves);
    if (pace === 0) {
      // What motion would have shown stays in view, until something else is done.
      if (linked) lay(linked.corners, "still");
      return;
    }
    if (!moves) return;
    begin(() => animate({ grid, put, at, shown, pace }, events));
  }

  /** The tile that a question is about: the one under the cursor, else the selected one. */
  const asked = () => (table.board.cells[grid.cursor()] ? grid.cursor() : selected);

  function answerTargets() {
    const index = asked();
    host.say(index >= 0 ? equals(table, index, t) : t("link.query.targets-which"));
  }

  function answerLast() {
    const [from, to] = (table.lastMove ?? "").split("-");
    if (told) host.say(told);
    else if (to) host.say(t("link.query.last", { a: from, b: to }));
    else host.say(t(from ? "link.query.last-shuffle" : "link.query.last-none"));
  }

  function jump() {
    const { cells: kinds } = table.board;
    const here = grid.cursor();
    for (let ahead = 1; ahead <= kinds.length; ahead += 1) {
      const index = (here + ahead) % kinds.length;
      if (kinds[index] && (kinds[here] === 0 || kinds[index] === kinds[here])) {
        grid.moveTo(index, true);
        return;
      }
    }
  }

  draw(first);

  return {
    board: grid.root,
    aside: null,
    /** @param {Table} next */
    draw(next) {
      told = "";
      draw(next);
    },
    /** @param {LinkEvent[]} events @param {Table} next */
    play,
    finish,
    refuse() {
      if (tried < 0) return;
      const [old, now] = [selected, tried];
      select(now);
      cells[old].setAttribute("data-refused", "");
      if (host.pace() > 0) shake(cells[now].querySelector(".tile"));
    },
    hint({ cells: names, line: corners }) {
      select(-1);
      for (const cell of names) cells[at(cell)].setAttribute("data-hint", "");
      lay(corners, "hinted");
    },
    cancel() {
      const any = selected >= 0 || line !== null || cells.some((cell) => cell.hasAttribute("data-hint"));
      select(-1);
      return any;
    },
    focus: () => grid.moveTo(grid.cursor(), true),
    queries: { L: answerLast, T: answerTargets, J: jump },
    destroy() {
      stop();
      grid.destroy();
    },
  };
}
