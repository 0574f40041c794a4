// What a game shows of its end beyond the final board, on a sheet: the lines of play, to be gone through again.

import { pace } from "../app.js";
import { el } from "../dom.js";
import { openSheet } from "../shell/sheet.js";

/** @import { Table } from "../types/generated.js" */
/** @import { GameModule } from "../types/view.js" */
/** @import { App } from "../app.js" */

/** @param {App} app @param {GameModule} module @param {Table} table */
export function openAfter(app, module, table) {
  const sequel = module.after?.(table, { t: app.t, pace: () => pace(app.settings) });
  openSheet(app, {
    name: "after",
    title: app.t("after.title"),
    content: () => [sequel ? sequel.root : el("p", {}, app.t("after.nothing"))],
    closed: () => sequel?.destroy(),
  });
}
