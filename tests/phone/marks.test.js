// What is chosen, hinted at or refused can be told from the rest by light and dark alone, in both themes and with the
// system's own colours. Looked at in pictures: the same cell with its mark and without.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { differing } from "../support/picture.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** The contrast of a mark to what is there without it (WCAG 1.4.11), and the part of a cell that must have it. */
const CONTRAST = 3;
const PART = 0.02;

const PALETTES = ["classic", "okabe", "high", "greyscale"];

for (const options of /** @type {const} */ ([{ colorScheme: "light" }, { colorScheme: "dark" }, { forcedColors: "active", colorScheme: "dark" }])) {
  test(`marks are told by light and dark in every game, ${Object.values(options).join(", ")} (T40, T42)`, async () => {
    const phone = await open({ ...options, reducedMotion: "reduce" });
    const player = new Player(phone, "pointer");
    for (const game of Object.keys(completions)) {
      if (await phone.run(() => document.querySelector('[data-screen="home"]') === null)) await player.use('[data-action="back"]');
      await player.openGame(game);
      await player.startFrom(completions[game].middle);
      // The focus has a ring of its own; here it is somewhere else.
      const look = async (/** @type {string} */ selector) => {
        await phone.run(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
        await phone.still();
        return phone.tab.locator(selector).first().screenshot();
      };
      /** @param {string} name @param {Buffer} without @param {Buffer} marked */
      const told = (name, without, marked) => {
        const part = differing(without, marked, CONTRAST);
        console.log(`measured: ${game}, ${Object.values(options).join(", ")}: the mark “${name}” has a contrast of 3:1 in ${(100 * part).toFixed(1)} % of its cell`);
        assert.ok(part >= PART, `${game}: ${name}: ${(100 * part).toFixed(1)} %`);
      };
      const { chosen, refused } = completions[game].marked;
      if (chosen) {
        const cell = `[data-board] [data-cell="${chosen}"]`;
        /** The cell in each palette. */
        const inAll = async () => {
          const seen = [];
          for (const palette of PALETTES) {
            await phone.run((name) => document.documentElement.setAttribute("data-palette", name), palette);
            seen.push(await look(cell));
          }
          return seen;
        };
        const without = await inAll();
        await player.choose(chosen);
        await phone.shown(`${cell}[data-selected]`);
        for (const [at, picture] of (await inAll()).entries()) told(`chosen, ${PALETTES[at]}`, without[at], picture);
        await phone.run((name) => document.documentElement.setAttribute("data-palette", name), PALETTES[0]);
        if (refused) {
          const other = `[data-board] [data-cell="${refused}"]`;
          const before = await look(other);
          await player.choose("A1");
          await player.choose(refused);
          await phone.shown(`${other}[data-refused]`);
          told("refused", before, await look(other));
        }
      }
      await player.startFrom(completions[game].middle);
      await player.use('[data-action="hint"]');
      await phone.shown("[data-board] [data-hint]");
      const hinted = await phone.run(() => document.querySelector("[data-board] [data-hint]")?.getAttribute("data-cell") ?? "");
      const marked = await look(`[data-board] [data-cell="${hinted}"]`);
      // Which cell it is shows only then; the same position without the hint is the other picture.
      await player.startFrom(completions[game].middle);
      told("hint", await look(`[data-board] [data-cell="${hinted}"]`), marked);
      await player.move(game);
      if (options.forcedColors) await phone.picture(`phone-forced-${game}`);
    }
    await phone.close();
  });
}
