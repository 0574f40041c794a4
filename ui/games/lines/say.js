// The sentences of Lines: one for what a move did, and the answers to the query keys.

import { cellName } from "../../board/cells.js";
import { duration, together } from "../../i18n/format.js";

/** @import { LinesBoard, LinesEvent as Event, LinesPreview } from "../../types/generated.js" */
/** @import { Phrase, PhraseArg, TableOf, Translate } from "../../types/view.js" */
/** @typedef {TableOf<LinesBoard>} Table */

/** The colour with its shape. @param {number} colour 1-9 @returns {Phrase} */
export const ballWord = (colour) => ({ key: `ball.${colour}` });

/** @param {LinesPreview} ball @returns {Phrase} */
const nextWord = ({ colour, cell }) =>
  cell ? { key: "lines.ball-at", args: { colour, cell } } : { key: "lines.ball", args: { colour } };

/**
 * @param {LinesPreview[]} balls
 * @returns {Phrase | null}
 */
export function previewPhrase(balls) {
  return balls.length ? { key: "lines.say.next", args: { balls: balls.map(nextWord) } } : null;
}

/**
 * @param {Event[]} events @param {Table} table @param {Translate} t
 * @returns {string} one merged sentence for the whole turn
 */
export function sentence(events, table, t) {
  /** @type {Phrase[]} */
  const parts = [];
  /** @type {PhraseArg[]} */
  let dropped = [];
  const flush = () => {
    if (dropped.length) parts.push({ key: "lines.say.dropped", args: { balls: dropped } });
    dropped = [];
  };
  for (const event of events) {
    if (event.type === "moved") {
      parts.push({ key: "lines.say.moved", args: { to: event.path[event.path.length - 1] } });
    } else if (event.type === "dropped") {
      dropped.push({ key: "lines.ball-at", args: { colour: event.colour, cell: event.cell } });
    } else if (event.type === "cleared") {
      flush();
      parts.push({
        key: "lines.say.cleared",
        args: { count: event.cells.length, colour: event.colour, points: event.points },
      });
    } else if (event.type === "previewed") {
      flush();
      const next = previewPhrase(event.balls);
      if (next && table.status.state === "playing") parts.push(next);
    }
  }
  flush();
  if (table.status.reason) parts.push(table.status.reason);
  return together(t, parts);
}

/** @param {Table} table @param {Translate} t */
export function summary(table, t) {
  const { best, moves, elapsed } = table;
  const args = { score: table.numbers.score, moves, time: duration(elapsed) };
  return best === null ? t("lines.say.summary", args) : t("lines.say.summary-best", { ...args, best });
}

/** @param {Table["values"]} values @param {Translate} t */
export function rules(values, t) {
  return t("lines.rules", {
    size: `${values.width}×${values.height}`,
    colours: Number(values.colours),
    length: Number(values.length),
  });
}

/**
 * The free cells that the ball on a cell can reach, as a sentence.
 * @param {Table} table @param {number} index a cell with a ball
 * @param {Translate} t
 */
export function targets(table, index, t) {
  const { cells, regions, reach } = table.board;
  const labels = new Set(reach[String(index)] ?? []);
  /** @type {string[]} */
  const open = [];
  /** @type {string[]} */
  const shut = [];
  for (const [cell, colour] of cells.entries()) {
    if (colour === 0) (labels.has(regions[cell]) ? open : shut).push(cellName(cell, table.width));
  }
  const args = { ball: ballWord(cells[index]), cell: cellName(index, table.width), count: open.length };
  if (open.length === 0) return t("lines.query.targets-none", args);
  if (shut.length === 0) return t("lines.query.targets-all", args);
  if (open.length <= shut.length) return t("lines.query.targets-some", { ...args, cells: open });
  return t("lines.query.targets-but", { ...args, cells: shut });
}

/** A move's text in the list of moves. @param {string} text @param {Translate} t */
export const moveText = (text, t) => (text.includes("-") ? text.replace("-", "–") : t(`lines.move.${text}`));
