// Every game is finished by touch on a small phone, on the real commands.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

for (const game of Object.keys(completions)) {
  for (const viewport of [{ width: 360, height: 640 }, { width: 640, height: 360 }]) {
    const size = `${viewport.width}×${viewport.height}`;
    test(`${game} is completed by touch at ${size}`, async () => {
      const phone = await open({ viewport });
      const player = new Player(phone, "pointer");
      await player.openGame(game);
      const moves = await player.complete(game);
      console.log(`measured: ${game} by touch at ${size}: ${moves} moves`);
      await phone.picture(`phone-${game}-over-${viewport.width}`);
      assert.notEqual(await phone.text("#live-assertive"), "", "the end is announced");
      await phone.close();
    });
  }
}
