// Draws the pictures of the documents at phone size: `cargo xtask screenshots`.

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { session } from "./phone.js";

const { open, end } = await session();
try {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    for (const [game, { picture, chosen }] of Object.entries(completions)) {
      const phone = await open({ colorScheme, viewport: { width: 360, height: 740 } });
      const player = new Player(phone, "pointer");
      await player.openGame(game);
      await player.startFrom(picture);
      const said = await phone.text("[data-note]");
      await player.choose(chosen);
      await phone.until("an answer", (before) => (document.querySelector("[data-note]")?.textContent ?? "").trim() !== before, said);
      await phone.still();
      await phone.picture(`${game}-phone-${colorScheme}`);
      await phone.close();
    }
  }
} finally {
  await end();
}
