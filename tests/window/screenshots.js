// Draws the pictures of the documents in the real window: `cargo xtask screenshots`.

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { App, newFolder, removeFolder } from "./app.js";

const folder = await newFolder();
const app = await App.start(folder);
try {
  for (const [game, { picture, chosen }] of Object.entries(completions)) {
    const player = new Player(app.page, "pointer");
    await player.openGame(game);
    await player.startFrom(picture);
    const said = await app.page.text("[data-note]");
    await player.choose(chosen);
    await app.page.until("an answer", (before) => (document.querySelector("[data-note]")?.textContent ?? "").trim() !== before, said);
    await app.page.still();
    await app.picture(`${game}-desktop`);
    await player.move(game);
    await app.home();
  }
  await app.page.still();
  await app.picture("home-desktop");
} finally {
  await app.stop();
  await removeFolder(folder);
}
