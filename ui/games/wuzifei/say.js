// The sentences of Wuzifei: what a move did, who is to move, and the answers to the query keys.

import { cellName } from "../../board/cells.js";
import { duration, together } from "../../i18n/format.js";

/** @import { WuzifeiBoard, WuzifeiEvent as Event, WuzifeiSide, WuzifeiTarget } from "../../types/generated.js" */
/** @import { Deed, Figure, Offer, Phrase, TableOf, Translate } from "../../types/view.js" */
/** @typedef {TableOf<WuzifeiBoard>} Table */

/** @param {WuzifeiSide} side @returns {WuzifeiSide} */
const otherSide = (side) => (side === "black" ? "white" : "black");

/**
 * A sentence about a side. Against the computer it speaks of "you" and "the computer", between two people of colours.
 * @param {Table} table @param {string} key @param {WuzifeiSide} side @param {Phrase["args"]} [args]
 * @returns {Phrase}
 */
function about({ board }, key, side, args = {}) {
  const who = board.person === null ? "side" : board.person === side ? "you" : "computer";
  return { key: `${key}.${who}`, args: { ...args, side } };
}

/** @param {number[]} points @returns {string[]} */
export const names = (points) => points.map((point) => cellName(point, 5));

/** @param {Event[]} events @param {Table} table @param {Translate} t */
export function sentence(events, table, t) {
  /** @type {Phrase[]} */
  const parts = [];
  for (const event of events) {
    if (event.type === "moved") {
      parts.push(about(table, "wuzifei.say.moved", event.side, { from: event.from, to: event.to }));
    } else if (event.type === "captured") {
      const ways = new Set(event.waves.flat().map(({ way }) => way));
      const how = event.waves.length > 1 ? "chain" : ways.size > 1 ? "both" : [...ways][0];
      const does = event.turned ? "turned" : "left";
      parts.push({ key: `wuzifei.say.${does}`, args: { count: event.cells.length, cells: event.cells, how: { key: `wuzifei.how.${how}` } } });
    } else if (event.type === "wrong") {
      parts.push({ key: `puzzle.wrong.${event.leaves}`, args: { from: event.from, to: event.to } });
      if (event.leaves !== "slow" && event.risks) parts.push({ key: "puzzle.wrong.risks", args: { count: event.risks } });
    } else if (event.type === "offered") {
      parts.push({ key: "wuzifei.say.offered", args: { side: event.side } });
    } else if (event.type === "declined") {
      parts.push({ key: "wuzifei.say.declined", args: { side: event.side } });
    }
  }
  if (table.status.reason) parts.push(table.status.reason);
  // The computer's thinking is announced by the house.
  // What a puzzle asks for has not changed by a wrong move, and stands beside the board.
  else if (events.length && table.pending === null && !events.some(({ type }) => type === "wrong")) parts.push(turnPhrase(table));
  return together(t, parts);
}

/** Whose turn it is. @param {Table} table @returns {Phrase} */
export const turnPhrase = (table) => asked(table, "task") ?? about(table, "wuzifei.turn", table.board.turn);

/** What a puzzle asks for now. @param {Table} table @param {"task" | "aim"} form @returns {Phrase | null} */
function asked({ board: { puzzle, person, turn, computer } }, form) {
  if (!puzzle || computer) return null;
  return { key: `puzzle.${form}.${puzzle.aim}`, args: { side: person ?? turn, count: puzzle.left } };
}

/** What the head says beyond the rules: the grade of a puzzle, and its number where the rules leave that open. @param {Table} table @param {Translate} t */
export function facts({ board: { puzzle }, values }, t) {
  if (!puzzle) return [];
  return [...(values.puzzle === 0 ? [t("puzzle.number", { number: puzzle.number })] : []), t(`puzzle.grade.${puzzle.grade}`)];
}

/** The same in as few words as go beside the board. @param {Table} table @returns {Phrase} */
export const turnState = (table) => asked(table, "aim") ?? about(table, "wuzifei.state", table.board.turn);

/** @param {Table} table @param {Translate} t */
export function summary(table, t) {
  const { board, moves, elapsed, status } = table;
  const [black, white] = board.pieces;
  const parts = [
    t(status.reason ?? turnPhrase(table)),
    t("wuzifei.say.summary", { black, white, moves, time: duration(elapsed) }),
  ];
  if (!status.reason && board.quiet >= board.quietLimit / 2) parts.push(t("wuzifei.say.quiet", { count: Math.ceil((board.quietLimit - board.quiet) / 2) }));
  if (!status.reason && board.occurrences > 1) parts.push(t("wuzifei.say.occurrences", { count: board.occurrences }));
  return together(t, parts);
}

/** @param {Table | null} table @param {Translate} t */
export function stateLine(table, t) {
  if (!table) return t("wuzifei.invitation");
  const { status, moves } = table;
  if (status.state === "over") return verdict(table, t) ?? t("table.over");
  const turn = t(turnState(table));
  if (table.board.puzzle) return t("puzzle.line", { name: t("puzzle.name", { number: table.board.puzzle.number }), task: turn });
  return moves ? t("wuzifei.state.moved", { turn, moves }) : turn;
}

/** Who has won, as a title. @param {Table} table @param {Translate} t @returns {string | null} */
export function verdict({ status, board }, t) {
  if (board.puzzle && status.state === "over") return t(status.outcome === "won" ? "puzzle.verdict.solved" : "puzzle.verdict.given-up");
  if (status.outcome === "drawn") return t("wuzifei.verdict.drawn");
  const winner = status.reason?.args.winner;
  if (winner === undefined) return null;
  const who = board.person === null ? winner : board.person === winner ? "you" : "computer";
  return t(`wuzifei.verdict.${who}`);
}

/** @param {Table} table @param {Translate} t @returns {Figure[]} */
export function figures({ board }, t) {
  const mistakes = board.puzzle ? [{ key: "mistakes", value: board.puzzle.mistakes, label: t("puzzle.figure.mistakes", { count: board.puzzle.mistakes }) }] : [];
  const pieces = ["black", "white"].map((side, index) => ({ key: side, value: board.pieces[index], label: t(`wuzifei.figure.${side}`) }));
  return [...pieces, ...mistakes];
}

const CLASSIC = { first: "black", line: "strict", chain: "off", captured: "turn", reach: "fly", repetition: "draw", stuck: "loss" };

/** The rules that differ from the classic ones. @param {Table["values"]} values */
const variants = (values) => Object.entries(CLASSIC).filter(([key, usual]) => values[key] !== usual).map(([key]) => key);

/** Against whom the person plays, and with which colour; null for two people. @param {Table["values"]} values @param {Translate} t */
function against({ opponent, level, person }, t) {
  if (opponent === "people") return null;
  return t(opponent === "perfect" ? "wuzifei.title.perfect" : "wuzifei.title.level", { level, side: { key: `wuzifei.title.side.${person}` } });
}

/** @param {Table["values"]} values @param {Translate} t */
export function rules(values, t) {
  if (values.opponent === "puzzle") return t("puzzle.rules");
  const parts = [against(values, t) ?? t("wuzifei.rules.people")];
  for (const key of variants(values)) parts.push(t("wuzifei.rules.variant", { name: { key: `field.${key}` }, value: { key: `option.${key}.${values[key]}` } }));
  return parts.join(" · ");
}

/** A short name of rules, for the head of the table and of the records. @param {Table["values"]} values @param {Translate} t */
export function title(values, t) {
  if (values.opponent === "puzzle") return values.puzzle === 0 ? t("puzzle.title") : t("puzzle.name", { number: values.puzzle });
  const name = against(values, t) ?? t("wuzifei.title.people");
  return variants(values).length ? t("wuzifei.title.variants", { name }) : name;
}

/** @param {Table} table @param {number} from a point with a piece @param {WuzifeiTarget[]} targets @param {Translate} t */
export function targetsText(table, from, targets, t) {
  const side = table.board.points[from];
  const args = { piece: { key: `wuzifei.piece.${side}` }, cell: cellName(from, 5), count: targets.length, cells: names(targets.map(({ to }) => to)) };
  if (!targets.length) return t(table.board.turn === side ? "wuzifei.query.targets-none" : "wuzifei.query.targets-other", args);
  const taking = targets.filter(({ captures }) => captures.length);
  const more = taking.map(({ to, captures }) => t("wuzifei.query.takes", { to: cellName(to, 5), count: captures.length, cells: names(captures) }));
  return together(t, [t("wuzifei.query.targets", args), ...more]);
}

/** @param {Table} table @param {Translate} t @returns {Deed[]} */
export function deeds({ board, status }, t) {
  if (status.state === "over" || board.person !== null || board.offer !== null) return [];
  return [{ name: "draw", label: t("wuzifei.deed.offer"), move: "offer" }];
}

/** @param {Table} table @param {Translate} t @returns {Offer | null} */
export function offer({ board }, t) {
  if (board.offer === null) return null;
  const args = { side: board.offer, other: otherSide(board.offer) };
  return {
    key: `draw-${board.offer}`,
    title: t("wuzifei.offer.title", args),
    text: t("wuzifei.offer.text", args),
    open: true,
    deeds: [
      { name: "decline", label: t("wuzifei.deed.decline"), move: "decline" },
      { name: "accept", label: t("wuzifei.deed.accept"), move: "accept" },
    ],
  };
}

/** A move's text in the list of moves. @param {string} text @param {Translate} t */
export const moveText = (text, t) => (text.includes("-") ? text.replace("-", "–") : t(`wuzifei.move.${text}`));
