// The board of Wuzifei: draws a table, takes taps, and sends moves as text.
//
// It knows no rule. Where a piece may go and what it would capture come with the table, and a move that cannot be
// made is sent all the same: the answer says why not.

import { cellIndex, cellName } from "../../board/cells.js";
import { confirmation } from "../../board/confirm.js";
import { createGrid } from "../../board/grid.js";
import { createShowing, shake } from "../../board/motion.js";
import { animate } from "./animate.js";
import { createMarks } from "./marks.js";
import { drawNet } from "./net.js";
import { names, sentence, targetsText } from "./say.js";
import { stone } from "./stones.js";
import { createTurn } from "./turn.js";

/** @import { WuzifeiBoard, WuzifeiEvent as Event, WuzifeiSide } from "../../types/generated.js" */
/** @import { GameView, TableOf, ViewHost } from "../../types/view.js" */
/** @typedef {TableOf<WuzifeiBoard>} Table */

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
    label: t("wuzifei.board"),
    act: (index) => host.input(() => tap(index)),
    confirm: confirmation(host, (index) => selected >= 0 && !table.board.computer && table.board.points[index] !== table.board.turn),
    resized: () => finish(),
  });
  const { cells } = grid;
  const net = drawNet();
  grid.root.classList.add("wuzifei-board");
  grid.plane.parentElement?.prepend(net.root);
  const marks = createMarks(grid);
  const turn = createTurn(t);
  /** What each point shows now; while a move is animated this lags behind the table. @type {(WuzifeiSide | null)[]} */
  const shown = cells.map(() => null);

  /** @param {string} name */
  const at = (name) => cellIndex(name, first.width);
  /** @param {number} index */
  const name = (index) => cellName(index, first.width);
  /** @param {number} index */
  const targetsOf = (index) => table.board.targets[String(index)] ?? [];

  /** @param {number} index @param {WuzifeiSide | null} side */
  function put(index, side) {
    if (shown[index] === side) return;
    shown[index] = side;
    cells[index].querySelector(".stone:not(.ghost)")?.remove();
    if (side) cells[index].prepend(stone(side));
  }

  /** Where the side to move is in danger, if that is to be shown. */
  function threats() {
    const { threatened, computer } = table.board;
    return host.settings().threats && !computer && table.status.state === "playing" ? threatened : [];
  }

  /** @param {number} index */
  function label(index) {
    const { points, last } = table.board;
    const side = points[index];
    const target = selected >= 0 ? targetsOf(selected).find(({ to }) => to === index) : undefined;
    const parts = [name(index), t(side ? `wuzifei.piece.${side}` : "wuzifei.cell.free")];
    if (index === selected) parts.push(t("wuzifei.cell.selected"));
    if (threats().includes(index)) parts.push(t("wuzifei.cell.threatened"));
    if (target) parts.push(t(target.captures.length ? "wuzifei.cell.takes" : "wuzifei.cell.target", { count: target.captures.length }));
    if (last && last.to === index) parts.push(t("wuzifei.cell.last"));
    return t("wuzifei.cell", { parts });
  }

  /** Names and marks of the cells; their pieces are drawn apart from this. */
  function describe() {
    for (const [index, cell] of cells.entries()) {
      const text = label(index);
      if (cell.getAttribute("aria-label") !== text) cell.setAttribute("aria-label", text);
      if (table.board.points[index]) cell.setAttribute("aria-pressed", String(index === selected));
      else cell.removeAttribute("aria-pressed");
    }
    const { points, last } = table.board;
    marks.draw({ selected, side: selected >= 0 ? points[selected] : null, targets: targetsOf(selected), threats: threats(), last: last?.to ?? -1 });
    net.mark(last);
  }

  /** @param {number} index -1 for none */
  function select(index) {
    selected = index;
    net.advise([]);
    marks.clear("data-hint", "data-refused");
    describe();
  }

  /** @param {number} index */
  async function tap(index) {
    const { points, turn: side, computer } = table.board;
    const piece = points[index];
    if (table.status.state === "over") {
      if (table.status.reason) host.say(t(table.status.reason));
    } else if (computer) {
      host.say(t("session.opponent-to-move"));
    } else if (piece && index === selected) {
      select(-1);
      host.say(t("wuzifei.say.deselected"));
    } else if (piece === side) {
      select(index);
      host.feel("select");
      const args = { cell: name(index), count: targetsOf(index).length };
      host.say(t(args.count ? "wuzifei.say.selected" : "wuzifei.say.shut-in", args));
    } else if (selected < 0) {
      host.say(t(piece ? "wuzifei.refused.not-yours" : "wuzifei.say.choose", { cell: name(index), turn: side }));
    } else {
      marks.clear("data-refused");
      cells[index].setAttribute("data-refused", "");
      await host.send(`${name(selected)}-${name(index)}`);
    }
  }

  function settle() {
    for (const [index, side] of table.board.points.entries()) put(index, side);
  }

  /**
   * @param {Table} next
   * @param {boolean} [pieces] false where they stay as they are, because what moves will draw them
   */
  function draw(next, pieces = true) {
    stop();
    table = next;
    if (pieces) settle();
    turn.draw(table);
    select(-1);
  }

  const { stop, finish, begin, shown: whenShown } = createShowing(grid.root, settle);

  /** @param {Event[]} events @param {Table} next */
  function play(events, next) {
    told = sentence(events, next, t);
    const pace = host.pace();
    const moves = pace > 0 && events.some(({ type }) => type === "moved");
    draw(next, !moves);
    for (const event of events) if (event.type === "wrong") err(at(event.from), at(event.to));
    if (!moves) return;
    begin(() => animate({ grid, put, at, pace }, events));
  }

  /** A puzzle's wrong move: the piece shakes its head, and the point is marked until the next tap. @param {number} from @param {number} to */
  function err(from, to) {
    cells[to].setAttribute("data-refused", "");
    if (host.pace() > 0) shake(cells[from].querySelector(".stone"));
  }

  function answerTargets() {
    const index = table.board.points[grid.cursor()] ? grid.cursor() : selected;
    host.say(index >= 0 ? targetsText(table, index, targetsOf(index), t) : t("wuzifei.query.targets-which"));
  }

  function answerLast() {
    const { last } = table.board;
    if (told) host.say(told);
    else host.say(last ? t("wuzifei.query.last", { from: name(last.from), to: name(last.to) }) : t("wuzifei.query.last-none"));
  }

  function answerThreats() {
    const { threatened, computer } = table.board;
    const count = computer ? 0 : threatened.length;
    host.say(t(count ? "wuzifei.query.threats" : "wuzifei.query.threats-none", { count, cells: names(threatened) }));
  }

  /** The next piece that can move. */
  function jump() {
    const here = grid.cursor();
    for (let ahead = 1; ahead <= cells.length; ahead += 1) {
      const index = (here + ahead) % cells.length;
      if (targetsOf(index).length) {
        grid.moveTo(index, true);
        return;
      }
    }
  }

  draw(first);

  return {
    board: grid.root,
    aside: turn.root,
    /** @param {Table} next */
    draw(next) {
      told = "";
      draw(next);
    },
    play,
    finish,
    shown: whenShown,
    refuse() {
      if (selected >= 0 && host.pace() > 0) shake(cells[selected].querySelector(".stone"));
    },
    hint({ cells: wanted }) {
      select(-1);
      for (const [order, cell] of wanted.entries()) cells[at(cell)].setAttribute("data-hint", order === 0 ? "from" : "to");
    },
    mark(moves) {
      const ways = moves.map((move) => move.split("-")).filter(({ length }) => length === 2);
      net.advise(ways.map(([from, to]) => ({ from: at(from), to: at(to) })));
    },
    cancel() {
      const any = selected >= 0 || cells.some((cell) => cell.hasAttribute("data-hint"));
      select(-1);
      return any;
    },
    focus: () => grid.moveTo(grid.cursor(), true),
    queries: { L: answerLast, T: answerTargets, D: answerThreats, J: jump },
    destroy() {
      stop();
      grid.destroy();
    },
  };
}
