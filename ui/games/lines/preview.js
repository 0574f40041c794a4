// The balls that come next: beside the board always with a label, on the board when announced there.

import { ball } from "../../board/pieces.js";
import { cellIndex } from "../../board/cells.js";
import { el } from "../../dom.js";
import { previewPhrase } from "./say.js";

/** @import { LinesBoard } from "../../types/generated.js" */
/** @import { TableOf, Translate } from "../../types/view.js" */
/** @import { Grid } from "../../board/grid.js" */
/** @typedef {TableOf<LinesBoard>} Table */

/** @param {Translate} t */
export function createPreview(t) {
  const balls = el("div", { class: "next-balls", role: "img" });
  const root = el("div", { class: "next", "data-preview": "" }, balls, el("span", { class: "small", "aria-hidden": "true" }, t("lines.next")));
  let text = "";

  return {
    root,
    text: () => text,
    /** Their names, which are asked for before a move has been shown. @param {Table} table */
    name(table) {
      const { preview, previewMode } = table.board;
      const phrase = previewPhrase(preview);
      text = phrase ? t(phrase) : t(previewMode === "off" ? "lines.query.preview-off" : "lines.query.preview-none");
      balls.setAttribute("aria-label", text);
    },
    /** The balls themselves. @param {Table} table */
    draw({ board: { preview } }) {
      root.hidden = preview.length === 0;
      balls.replaceChildren(...preview.map(({ colour }) => ball(colour)));
    },
  };
}

/**
 * Announced cells carry a small ball that cannot be taken for a real one.
 * @param {Grid} grid @param {Table} table
 */
export function drawAnnounced(grid, table) {
  for (const old of grid.root.querySelectorAll(".announced")) old.remove();
  for (const { colour, cell } of table.board.preview) {
    if (cell) grid.cells[cellIndex(cell, grid.width)].append(ball(colour, "announced"));
  }
}
