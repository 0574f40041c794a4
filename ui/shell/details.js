// What to send along with a question or a fault: which version, on what, which game by which rules, which settings.
// Nothing about the player is in it, and all of it is shown before it is copied.

import * as ipc from "../ipc.js";
import { el } from "../dom.js";
import { tellIn } from "./announcer.js";
import { copy } from "./clipboard.js";

/** @import { Settings, Share } from "../types/generated.js" */
/** @import { App } from "../app.js" */

/**
 * The details as lines. They are for whoever mends the program: the same in every language.
 * @param {object} given
 * @param {string} given.version
 * @param {string} given.platform how the browser that shows the page calls itself
 * @param {Share | null} given.share the IDs of the game on the table; they hold its rules. Null for one that was never begun
 * @param {Settings} given.settings
 */
export function details({ version, platform, share, settings }) {
  const chosen = Object.entries(settings).map(([name, value]) => `${name}=${value}`).join(" ");
  return [
    `Quadrille ${version}`,
    platform,
    ...(share ? [share.start, share.exact] : []),
    chosen,
  ].join("\n");
}

/** @param {App} app @param {string} game */
export function detailsSection(app, game) {
  const { t } = app;
  const status = el("p", { class: "page-status", role: "status", "data-status": "details" });
  const text = el("textarea", { class: "text", id: "details-text", readonly: true, rows: 6, spellcheck: "false", "data-field": "details" });
  const shown = el("div", { class: "field", hidden: true }, el("label", { for: "details-text" }, t("details.text")), text);

  async function show() {
    // A game that was never begun has no ID.
    const share = await ipc.share(game).catch(() => null);
    text.value = details({ version: app.catalogue.version, platform: navigator.userAgent, share, settings: app.settings });
    shown.hidden = false;
    tellIn(status, t((await copy(text.value, document.body)) ? "details.copied" : "details.by-hand"));
  }

  return el(
    "section", { class: "transfer", "aria-labelledby": "details-title" },
    el("h2", { id: "details-title" }, t("details.title")),
    el("p", {}, t("details.lead")),
    el("div", { class: "buttons start" }, el("button", { type: "button", class: "button", "data-action": "copy-details", onclick: () => void show() }, t("details.copy"))),
    shown,
    status,
  );
}
