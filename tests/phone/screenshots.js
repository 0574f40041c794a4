// Draws the pictures of the documents at phone size: `cargo xtask screenshots`.

import { completions } from "../support/games/index.js";
import { pastUpTo } from "../support/past.js";
import { Player } from "../support/player.js";
import { session } from "./phone.js";

/** On every day the pictures show this one. */
const TODAY = "2026-11-30";
/** Enough for a page of text, and small enough to be kept with the sources. */
const SCALE = 1.25;
/** The pages that are read are shown in one theme each. */
const READ = { light: ["records", "help"], dark: ["calendar", "settings"] };

const games = Object.keys(completions);
const { open, end } = await session();
try {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const phone = await open({ colorScheme, viewport: { width: 360, height: 740 }, deviceScaleFactor: SCALE, reducedMotion: "reduce" });
    await phone.tab.clock.setFixedTime(new Date(`${TODAY}T12:00:00`));
    await phone.run(async (text) => void (await window.__TAURI__.core.invoke("import_all", { text })), pastUpTo(TODAY));
    await phone.load();
    const player = new Player(phone, "pointer");
    const back = async () => {
      await player.use('[data-action="back"]');
      await phone.shown('[data-screen="home"]');
    };
    for (const [game, { picture, chosen }] of Object.entries(completions)) {
      await player.openGame(game);
      await player.startFrom(picture);
      const said = await phone.text("[data-note]");
      await player.choose(chosen);
      await phone.until("an answer", (before) => (document.querySelector("[data-note]")?.textContent ?? "").trim() !== before, said);
      await phone.still();
      // By daylight every game, at night every other one.
      if (colorScheme === "light" || games.indexOf(game) % 2 === 0) await phone.picture(`${game}-phone-${colorScheme}`);
      await player.move(game);
      await back();
    }
    await phone.still();
    await phone.picture(`home-phone-${colorScheme}`);
    for (const page of READ[colorScheme]) {
      await player.use(`[data-action="${page}"]`);
      await phone.shown(`[data-screen="${page}"]`);
      await phone.still();
      await phone.picture(`${page}-phone-${colorScheme}`);
      await back();
    }
    await phone.close();
  }
} finally {
  await end();
}
