// axe-core finds nothing in any state of the app, light or dark, and leaves a picture of each for people to look at.

import assert from "node:assert/strict";
import { test } from "node:test";

import axe from "axe-core";

import { Player } from "../support/player.js";
import { tour } from "../support/tour.js";
import { stage } from "./phone.js";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const { open } = stage();

/**
 * What axe finds, one line a rule and place.
 * @param {import("./phone.js").Phone} phone @returns {Promise<string[]>}
 */
async function findings(phone) {
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

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`every state is accessible, ${colorScheme}`, async (context) => {
    const phone = await open({ colorScheme });
    const player = new Player(phone, "pointer");
    for (const stop of tour) {
      await context.test(stop.name, async () => {
        await stop.go(player);
        await phone.still();
        await phone.picture(`phone-${colorScheme}-${stop.name}`);
        assert.deepEqual(await findings(phone), []);
      });
    }
    await phone.close();
  });
}
