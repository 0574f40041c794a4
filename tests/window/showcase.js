// A short scripted game of each kind in the real window, for `cargo xtask play` on a machine without a display.
// Leaves pictures, and ends with an error if a game cannot be played.

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { App, newFolder, removeFolder } from "./app.js";

const MOVES = 4;

const folder = await newFolder();
const app = await App.start(folder);
try {
  await app.picture("window-home");
  for (const game of Object.keys(completions)) {
    const player = new Player(app.page, "pointer");
    await player.openGame(game);
    await app.picture(`window-${game}-start`);
    for (let count = 1; count <= MOVES; count += 1) {
      console.log(`${game}: move ${count}: ${await player.move(game)}`);
    }
    await app.picture(`window-${game}-middle`);
    const moves = await player.complete(game);
    await app.picture(`window-${game}-over`);
    console.log(`${game}: a small game was played to its end in ${moves} moves`);
    await app.home();
  }
  await app.picture("window-home-played");
} finally {
  await app.stop();
  await removeFolder(folder);
}
