// axe-core finds nothing in any state of the app, light or dark, and leaves a picture of each for people to look at.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Player } from "../support/player.js";
import { tour } from "../support/tour.js";
import { findings } from "./findings.js";
import { stage } from "./phone.js";

const { open } = stage();

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
