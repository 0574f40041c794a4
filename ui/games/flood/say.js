// The sentences of Flood: one for what a move did, and the answers to the query keys.

import { duration, measured, together } from "../../i18n/format.js";
import { colourOf } from "./moves.js";

/** @import { FloodBoard, FloodBounds, FloodEvent } from "../../types/generated.js" */
/** @import { Figure, Phrase, TableOf, Translate } from "../../types/view.js" */
/** @typedef {TableOf<FloodBoard>} Table */

/** The colour and its shape. @param {number} colour from 1 @returns {Phrase} */
export const signWord = (colour) => ({ key: `ball.${colour}` });

/** What stands for a number that is still being worked out. */
export const PENDING = "…";

/** Moves played, and how many the challenge allows. @param {FloodBoard} board @returns {Phrase} */
function movesPhrase({ moves, limit }) {
  if (limit === null) return { key: "flood.say.moves", args: { moves } };
  return { key: moves > limit ? "flood.say.moves-past" : "flood.say.moves-of", args: { moves, limit } };
}

/** What to say when the challenge has been worked out: its moves, or how a game ended that was over before. @param {Table} table @param {Translate} t */
export function found({ board: { limit }, status }, t) {
  if (status.reason) return t(status.reason);
  return limit === null ? "" : t("flood.say.challenge", { count: limit });
}

/** How much of the board is flooded. @param {FloodBoard} board @returns {Phrase} */
const floodedPhrase = ({ flooded, cells }) => ({ key: "flood.say.flooded", args: { flooded, cells: cells.length } });

/**
 * @param {FloodEvent[]} events @param {Table} table @param {Translate} t
 * @returns {string} one merged sentence for the whole turn
 */
export function sentence(events, table, t) {
  const { board, status } = table;
  /** @type {Phrase[]} */
  const parts = [];
  for (const event of events) {
    if (event.type === "filled") {
      parts.push({ key: "flood.say.filled", args: { colour: event.colour, count: event.added } }, floodedPhrase(board));
      if (!status.reason) parts.push(movesPhrase(board));
    } else if (event.type === "limitreached" && !status.reason) {
      parts.push({ key: "flood.say.limit" });
    }
  }
  if (status.reason) parts.push(status.reason);
  return together(t, parts);
}

/** @param {Table} table @param {Translate} t */
export function summary({ board, best, elapsed }, t) {
  const parts = [t(movesPhrase(board)), t(floodedPhrase(board)), t("flood.say.time", { time: duration(elapsed) })];
  if (board.left) parts.splice(1, 0, t("flood.say.left", { count: board.left }));
  if (best !== null) parts.push(t("flood.say.best", { best: measured("above", best) }));
  return together(t, parts);
}

/** @param {Table | null} table @param {Translate} t */
export function stateLine(table, t) {
  if (!table) return t("flood.invitation");
  const { board: { moves, limit }, status } = table;
  const args = { moves, limit: limit ?? PENDING };
  if (status.state === "playing") return t("flood.state.playing", args);
  return t(`flood.state.${status.outcome ?? "ended"}`, args);
}

/** Only a proved number is called a minimum. @param {FloodBounds | null} minimum */
export function fewest(minimum) {
  if (!minimum) return PENDING;
  return minimum.proved ? String(minimum.high) : `${minimum.low}–${minimum.high}`;
}

/** @param {Table} table @param {Translate} t @returns {Figure[]} */
export function figures({ board, status }, t) {
  const { moves, limit, minimum, flooded, cells } = board;
  /** @type {Figure} */
  const played = { key: "moves", value: moves, of: String(limit ?? PENDING), label: t("flood.figure.moves") };
  if (status.state === "over") {
    return [played, {
      key: "fewest", value: minimum?.high ?? 0, text: fewest(minimum),
      label: t(minimum?.proved ? "flood.figure.minimum" : "flood.figure.fewest"),
    }];
  }
  // Only a whole board is a hundred per cent.
  const percent = Math.floor((flooded * 100) / cells.length);
  return [played, { key: "flooded", value: percent, text: t("flood.percent", { percent }), label: t("flood.figure.flooded") }];
}

/** @param {Table} table @param {Translate} t */
export function facts({ board: { minimum } }, t) {
  if (!minimum) return [];
  return [t(minimum.proved ? "flood.fact.minimum" : "flood.fact.between", { low: minimum.low, high: minimum.high })];
}

/** @param {Table["values"]} values @param {Translate} t */
export function rules(values, t) {
  const parts = [t("flood.rules", { colours: Number(values.colours) }), t(`flood.rules.${values.challenge}`)];
  if (values.pivot !== "corner") parts.push(t(values.pivot === "centre" ? "flood.rules.centre" : "flood.rules.start", { cell: String(values.pivot) }));
  if (values.end === "strict") parts.push(t("flood.rules.strict"));
  return parts.join(" · ");
}

/** What each colour would add, the most first. @param {Table} table @param {Translate} t */
export function gains({ board: { adds, colour } }, t) {
  const others = [...adds.entries()].map(([index, count]) => ({ colour: index + 1, count })).filter((each) => each.colour !== colour);
  others.sort((a, b) => b.count - a.count);
  return t("flood.query.gains", { gains: others.map((each) => ({ key: "flood.query.gain", args: each })) });
}

/** The region: its colour, its size, and what is known of the fewest moves. @param {Table} table @param {Translate} t */
export function region({ board }, t) {
  const { minimum } = board;
  const parts = [t("flood.query.region", { colour: board.colour }), t(floodedPhrase(board))];
  if (minimum) parts.push(t(minimum.proved ? "flood.query.minimum" : "flood.query.between", { low: minimum.low, high: minimum.high }));
  else parts.push(t("flood.query.pending"));
  return together(t, parts);
}

/** A move's text in the list of moves: digits name no colour to anybody. @param {string} text @param {Translate} t */
export const moveText = (text, t) => t(`colour.${colourOf(text)}`);
