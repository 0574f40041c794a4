// Every game of the catalogue is played to its end in the real window: once with keys alone, once with the pointer
// alone (T56). What the catalogue offers and nobody can finish here fails.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { App, newFolder, removeFolder } from "./app.js";

/** @type {string} */
let folder;
/** @type {App} */
let app;

before(async () => {
  folder = await newFolder();
  app = await App.start(folder);
});

after(async () => {
  await app?.stop();
  await removeFolder(folder);
});

test("every game of the catalogue can be completed by the tests, and no other is claimed", async () => {
  const offered = await app.page.run(async () => {
    const catalogue = await window.__TAURI__.core.invoke("catalogue");
    return /** @type {{ games: { key: string }[] }} */ (catalogue).games.map(({ key }) => key);
  });
  assert.deepEqual(Object.keys(completions).sort(), offered.sort());
});

for (const game of Object.keys(completions)) {
  for (const by of /** @type {const} */ (["keys", "pointer"])) {
    test(`${game} is completed by ${by} alone (T56, T58)`, async () => {
      await app.home();
      const player = new Player(app.page, by);
      await player.openGame(game);
      const began = performance.now();
      const moves = await player.complete(game);
      console.log(`measured: ${game} by ${by}: ${moves} moves in ${Math.round(performance.now() - began)} ms`);
      await app.picture(`window-${game}-over-by-${by}`);
      const over = await app.page.text("#live-assertive");
      assert.notEqual(over, "", "the end is announced");
      // The final board stays in view, and takes no more moves.
      const position = await player.position(game);
      await player.use('[data-action="look"]');
      await player.choose("A1");
      await app.page.settled();
      assert.equal(await player.position(game), position);
    });
  }
}
