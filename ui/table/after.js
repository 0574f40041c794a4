// What a game shows of its end beyond the final board, on a sheet: the lines of play, to be gone through again.

import { pace } from "../app.js";
import { el } from "../dom.js";
import { openSheet } from "../shell/sheet.js";

/** @import { Table } from "../types/generated.js" */
/** @import { GameModule, Sequel } from "../types/view.js" */
/** @import { App } from "../app.js" */

/** @param {App} app @param {GameModule} module */
export function createAfter(app, module) {
  /** What is shown, and of which game. @type {{ id: string, sequel: Sequel } | null} */
  let open = null;
  return {
    /** @param {Table} table */
    open(table) {
      const sequel = module.after?.(table, { t: app.t, pace: () => pace(app.settings) });
      openSheet(app, {
        name: "after",
        title: app.t("after.title"),
        content: () => [sequel ? sequel.root : el("p", {}, app.t("after.nothing"))],
        closed() {
          open = null;
          sequel?.destroy();
        },
      });
      open = sequel ? { id: table.id, sequel } : null;
    },
    /** More may be known of the game, such as its shortest line. @param {Table} table */
    follow(table) {
      if (open?.id === table.id) open.sequel.follow(table);
    },
  };
}
