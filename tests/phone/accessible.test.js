// axe-core finds nothing in any state of the app, light or dark, and leaves a picture of each for people to look at.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Player } from "../support/player.js";
import { tour } from "../support/tour.js";
import { colourFindings, findings } from "./findings.js";
import { stage } from "./phone.js";

const { open } = stage();

test("every state is accessible, light and dark", async (context) => {
  const phone = await open({ deviceScaleFactor: 1, reducedMotion: "reduce" });
  const player = new Player(phone, "pointer");
  /** The same page in another theme. @param {"light" | "dark"} colorScheme */
  async function wear(colorScheme) {
    await phone.tab.emulateMedia({ colorScheme });
    await phone.until(colorScheme, (theme) => document.documentElement.dataset.theme === theme, colorScheme);
  }
  for (const stop of tour) {
    await context.test(stop.name, async () => {
      await stop.go(player);
      await phone.still();
      await phone.picture(`phone-light-${stop.name}`);
      assert.deepEqual(await findings(phone), [], "light");
      await wear("dark");
      await phone.picture(`phone-dark-${stop.name}`);
      assert.deepEqual(await colourFindings(phone), [], "dark");
      await wear("light");
    });
  }
  await phone.close();
});
