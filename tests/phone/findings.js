// What axe-core says against a page.

import axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds, one line a rule and place.
 * @param {import("./phone.js").Phone} phone @returns {Promise<string[]>}
 */
export async function findings(phone) {
  await phone.tab.evaluate(axe.source);
  const report = await phone.run((tags) =>
    /** @type {any} */ (window).axe.run(document, {
      runOnly: { type: "tag", values: tags },
      // Part of WCAG 2.2 AA, but switched off unless asked for.
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
    }), TAGS);
  // The rule cannot know its own exception: what can be done with a larger control on the same page.
  const elsewhere = await phone.run(() => [...document.querySelectorAll("[data-board][data-elsewhere] .cell")].map((cell) => cell.getAttribute("data-cell") ?? ""));
  /** @param {axe.Result} rule @param {axe.NodeResult} node */
  const excepted = (rule, node) => rule.id === "target-size" && elsewhere.some((cell) => node.html.includes(`data-cell="${cell}"`));
  return report.violations.flatMap((/** @type {axe.Result} */ rule) =>
    rule.nodes.filter((node) => !excepted(rule, node)).map((node) => `${rule.id} at ${node.target.join(" ")}: ${node.failureSummary?.split("\n").slice(1).join(" ")}`));
}
