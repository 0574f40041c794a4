// What axe-core says against a page.

import axe from "axe-core";

/** @typedef {import("./phone.js").Phone} Phone */

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What another theme can spoil: the page is the same but for its colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];
/** What other words can spoil: names that are missing, and targets that lie elsewhere or are smaller. Cells have no words. */
const WORDS = ["target-size", "button-name", "link-name", "label", "select-name", "aria-command-name", "aria-dialog-name", "aria-input-field-name", "aria-toggle-field-name",
  "summary-name", "svg-img-alt", "role-img-alt", "empty-heading", "empty-table-header", "label-title-only", "document-title", "html-has-lang", "html-lang-valid", "landmark-unique", "heading-order"];

/**
 * What axe finds, one line a rule and place.
 * @param {Phone} phone @param {object} options what is asked @param {string[]} [without] what is not looked at
 * @returns {Promise<string[]>}
 */
async function ask(phone, options, without = []) {
  // Half a megabyte: once is enough for a page.
  if (!(await phone.run(() => "axe" in window))) await phone.tab.evaluate(axe.source);
  /** @type {axe.Result[]} */
  const violations = await phone.run((how, exclude) =>
    /** @type {any} */ (window).axe.run({ exclude }, { ...how, resultTypes: ["violations"] }).then((/** @type {axe.AxeResults} */ report) => report.violations), options, without);
  if (violations.length === 0) return [];
  // The rule cannot know its own exception: what can be done with a larger control on the same page.
  const elsewhere = await phone.run(() => [...document.querySelectorAll("[data-board][data-elsewhere] .cell")].map((cell) => cell.getAttribute("data-cell") ?? ""));
  /** @param {axe.Result} rule @param {axe.NodeResult} node */
  const excepted = (rule, node) => rule.id === "target-size" && elsewhere.some((cell) => node.html.includes(`data-cell="${cell}"`));
  return violations.flatMap((rule) =>
    rule.nodes.filter((node) => !excepted(rule, node)).map((node) => `${rule.id} at ${node.target.join(" ")}: ${node.failureSummary?.split("\n").slice(1).join(" ")}`));
}

/** Everything. `target-size` is part of WCAG 2.2 AA, but switched off unless asked for. @param {Phone} phone */
export const findings = (phone) => ask(phone, { runOnly: { type: "tag", values: TAGS }, rules: { "target-size": { enabled: true } } });

/** What the theme of the moment has spoilt. @param {Phone} phone */
export const colourFindings = (phone) => ask(phone, { runOnly: { type: "rule", values: COLOURS } });

/** What the language of the moment has spoilt. @param {Phone} phone */
export const wordFindings = (phone) => ask(phone, { runOnly: { type: "rule", values: WORDS } }, ["[data-board]"]);
