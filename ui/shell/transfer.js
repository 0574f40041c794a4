// Everything as one text: export it, and import it elsewhere, all or nothing.

import * as ipc from "../ipc.js";
import { complaint } from "../app.js";
import { el } from "../dom.js";
import { tellIn } from "./announcer.js";
import { copy } from "./clipboard.js";

/** @import { App } from "../app.js" */

/**
 * @param {App} app
 * @param {() => Promise<void>} changed called when settings may be others now
 */
export function transferSection(app, changed) {
  const { t } = app;
  /** What has words, and which. @type {[string, HTMLElement][]} */
  const worded = [];
  /** @param {string} key @param {HTMLElement} node */
  function word(key, node) {
    worded.push([key, node]);
    return node;
  }
  const status = el("p", { class: "page-status", role: "status", "data-status": "transfer" });
  const outgoing = el("textarea", { class: "text", id: "export-text", readonly: true, rows: 4, spellcheck: "false", "data-field": "export" });
  const incoming = el("textarea", { class: "text", id: "import-text", rows: 4, spellcheck: "false", autocomplete: "off", "data-field": "import", "aria-describedby": "import-help" });
  const shown = el("div", { class: "field", hidden: true }, word("transfer.text", el("label", { for: "export-text" })), outgoing);
  const undo = el("button", { type: "button", class: "button", "data-action": "undo-import", hidden: !app.offers.imported }, word("transfer.undo", el("span", {})));

  /** @param {() => Promise<string>} deed */
  async function report(deed) {
    try {
      tellIn(status, await deed());
    } catch (error) {
      tellIn(status, complaint(app, error) ?? t("error.again"));
    }
  }

  const exportAll = () =>
    report(async () => {
      const text = await ipc.exportAll();
      outgoing.value = text;
      shown.hidden = false;
      return t((await copy(text, document.body)) ? "transfer.copied" : "transfer.exported");
    });

  const importAll = () =>
    report(async () => {
      if (!incoming.value.trim()) return t("transfer.empty");
      const { games, settings, records } = await ipc.importAll(incoming.value);
      incoming.value = "";
      app.offers.imported = true;
      undo.hidden = false;
      if (settings) await changed();
      return t(settings ? "transfer.imported" : "transfer.imported-without-settings", { games, records });
    });

  undo.addEventListener("click", () =>
    report(async () => {
      await ipc.undoImport();
      await changed();
      app.offers.imported = false;
      undo.hidden = true;
      incoming.focus();
      return t("transfer.undone");
    }),
  );

  /** @param {string} name @param {string} key @param {() => void} act */
  const button = (name, key, act) => word(key, el("button", { type: "button", class: "button", "data-action": name, onclick: act }));
  const root = el(
    "section", { class: "transfer", "aria-labelledby": "transfer-title" },
    word("transfer.title", el("h2", { id: "transfer-title" })),
    word("transfer.lead", el("p", {})),
    el("div", { class: "buttons start" }, button("export", "transfer.export", () => void exportAll())),
    shown,
    el(
      "div", { class: "field" },
      word("transfer.import-label", el("label", { for: "import-text" })),
      incoming,
      word("transfer.import-help", el("p", { class: "small", id: "import-help" })),
    ),
    el("div", { class: "buttons start" }, button("import", "transfer.import", () => void importAll()), undo),
    status,
  );
  return {
    root,
    /** Puts its words into the language of the moment. */
    translated() {
      status.textContent = "";
      for (const [key, node] of worded) node.textContent = t(key);
    },
  };
}
