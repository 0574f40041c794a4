// The sentences of Link: one for what a move did, and the answers to the query keys.

import { cellName } from "../../board/cells.js";
import { duration, together } from "../../i18n/format.js";
import { faces } from "./faces.js";

/** @import { LinkBoard, LinkEvent } from "../../types/generated.js" */
/** @import { Figure, Phrase, TableOf, Translate } from "../../types/view.js" */
/** @typedef {TableOf<LinkBoard>} Table */

/** What a tile shows. @param {number} kind from 1 @returns {Phrase} */
export const faceWord = (kind) => ({ key: `link.face.${faces[kind - 1].key}` });

/**
 * @param {LinkEvent[]} events @param {Table} table @param {Translate} t
 * @returns {string} one merged sentence for the whole turn
 */
export function sentence(events, table, t) {
  /** @type {Phrase[]} */
  const parts = [];
  for (const event of events) {
    if (event.type === "linked") {
      const { a, b, kind, corners } = event;
      const bends = corners.length - 2;
      parts.push({ key: bends ? "link.say.linked" : "link.say.straight", args: { a, b, face: faceWord(kind), count: bends } });
    } else if (event.type === "fell") {
      parts.push({ key: "link.say.fell", args: { count: event.moves.length } });
    } else if (event.type === "shuffled") {
      parts.push({ key: "link.say.shuffled", args: { count: table.board.tiles } });
    }
  }
  if (table.status.reason) parts.push(table.status.reason);
  else if (events.some(({ type }) => type === "linked")) parts.push({ key: "link.say.left", args: { count: table.numbers.left } });
  return together(t, parts);
}

/** How long a game has been played, or is left to be played. @param {Table} table @param {Translate} t */
function timeText({ elapsed, countdown, values }, t) {
  if (values.clock === "none") return "";
  return countdown === null
    ? t("link.say.time", { time: duration(elapsed) })
    : t("link.say.time-left", { time: duration(Math.max(0, Math.ceil((countdown - elapsed) / 1000) * 1000)) });
}

/** @param {Table} table @param {Translate} t */
export function summary(table, t) {
  const { best, numbers } = table;
  const parts = [t("link.say.summary", { count: numbers.left, tiles: numbers.left * 2 }), timeText(table, t)];
  if (table.board.open > 0) parts.splice(1, 0, t("link.say.open", { count: table.board.open }));
  if (best !== null) parts.push(t("link.say.best", { best: duration(best) }));
  return together(t, parts);
}

/** @param {Table | null} table @param {Translate} t */
export function stateLine(table, t) {
  if (!table) return t("link.invitation");
  const { status, numbers, elapsed, values } = table;
  const args = { count: numbers.left, time: duration(elapsed) };
  if (status.state === "over") return t(`link.state.${status.outcome === "won" ? "won" : "lost"}`, args);
  return t(values.clock === "none" ? "link.state.untimed" : "link.state.playing", args);
}

/** @param {Table} table @param {Translate} t @returns {Figure[]} */
export function figures({ status, numbers, elapsed, countdown, values }, t) {
  /** @type {Figure} */
  const left = { key: "left", value: numbers.left, label: t("link.figure.left", { count: numbers.left }) };
  if (values.clock === "none") return [left];
  if (status.state === "over") {
    /** @type {Figure} */
    const time = { key: "time", value: elapsed, text: duration(elapsed), label: t("link.figure.time") };
    return status.outcome === "won" ? [time] : [left];
  }
  return countdown === null
    ? [left, { key: "time", value: elapsed, label: t("link.figure.time"), clock: "up" }]
    : [left, { key: "time", value: countdown - elapsed, label: t("link.figure.time-left"), clock: "down" }];
}

/** @param {Table["values"]} values @param {Translate} t */
export function rules(values, t) {
  const tiles = Number(values.width) * Number(values.height);
  const kinds = Math.min(Number(values.kinds), Math.ceil(tiles / Number(values.copies)));
  const parts = [t("link.rules", { tiles, kinds })];
  if (values.gravity !== "none") parts.push(t(`link.rules.gravity.${values.gravity}`));
  if (values.ring === "off") parts.push(t("link.rules.no-ring"));
  if (values.difficulty !== "normal") parts.push(t(`option.difficulty.${values.difficulty}`));
  if (values.clock === "down") parts.push(t("link.rules.countdown", { time: duration(Number(values.seconds) * 1000) }));
  return parts.join(" · ");
}

/**
 * Where the tiles are that show the same as one of them.
 * @param {Table} table @param {number} index a cell with a tile
 * @param {Translate} t
 */
export function equals(table, index, t) {
  const { cells } = table.board;
  const names = [...cells.keys()].filter((cell) => cell !== index && cells[cell] === cells[index]).map((cell) => cellName(cell, table.width));
  return t("link.query.targets", { face: faceWord(cells[index]), cell: cellName(index, table.width), count: names.length, cells: names });
}

/** A move's text in the list of moves. @param {string} text @param {Translate} t */
export const moveText = (text, t) => (text.includes("-") ? text.replace("-", "–") : t(`link.move.${text}`));
