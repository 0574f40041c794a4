// What every screen may use: texts, settings, the list of games, navigation, announcements.

import * as ipc from "./ipc.js";
import { games } from "./games/index.js";
import { together } from "./i18n/format.js";

/** @import { Catalogue, GameInfo, Message, Settings, Table } from "./types/generated.js" */
/** @import { GameModule, Translate } from "./types/view.js" */
/** @import { Announcer } from "./shell/announcer.js" */
/** @import { Place, Router } from "./router.js" */
/** @import { Senses } from "./sense/index.js" */
/** @import { Solutions } from "./shell/solution.js" */

/**
 * @typedef {object} App
 * @property {Translate} t in the language of the moment: always the same function
 * @property {() => Promise<void>} speak puts what is on the screen into the language that the settings ask for
 * @property {Catalogue} catalogue
 * @property {Settings} settings
 * @property {Announcer} announcer
 * @property {Router} router
 * @property {Senses} senses
 * @property {Solutions} solutions of the games that are solved
 * @property {Message[]} notices what the player is told once, on the home page
 * @property {Offers} offers
 * @property {{ daily: string, date: string } | null} lastDay which day of which challenge the calendar showed last
 * @property {{ game: string, number: number } | null} lastItem which puzzle of which game was opened last
 */

/**
 * What can still be taken back on a page, also after it was left: the import, the settings before the reset, the
 * records of a game that were cleared last.
 * @typedef {{ imported: boolean, reset: Settings | null, cleared: string | null }} Offers
 */

/**
 * A screen: what `router` shows.
 * @typedef {object} Screen
 * @property {HTMLElement} root
 * @property {(from: Place | null) => void} [shown] called once the root is in the page, with where the player came from
 * @property {(event: KeyboardEvent) => boolean} [key] true when it took the key
 * @property {() => void} [translated] puts its words into the language of the moment; a screen that cannot is built anew
 * @property {() => void} [left]
 */

/**
 * The games that both sides know.
 * @param {App} app
 * @returns {{ info: GameInfo, module: GameModule }[]}
 */
export function playable(app) {
  return app.catalogue.games.flatMap((info) => {
    const module = games.find((game) => game.key === info.key);
    return module ? [{ info, module }] : [];
  });
}

/** @param {App} app @param {string} key */
export function gameOf(app, key) {
  return playable(app).find(({ info }) => info.key === key);
}

/** @param {App} app @param {string} game */
export const gameName = (app, game) => app.t(`game.${game}`);

/** What a daily challenge is called: as its game, or by a name of its own. @param {App} app @param {{ daily: string, game: string }} challenge */
export const dailyName = (app, { daily, game }) => (daily === game ? gameName(app, game) : app.t(`daily.name.${daily}`));

/**
 * A name for rules: the game's own, or the preset's (or "Custom") with the board's size.
 * @param {App} app
 * @param {Pick<Table, "game" | "preset" | "values">} rules
 */
export function rulesName(app, { game, preset, values }) {
  const own = gameOf(app, game)?.module.title?.(values, app.t);
  return own ?? app.t("rules.name", { preset: preset ?? "custom", size: `${values.width}×${values.height}` });
}

/**
 * What to tell the player of a call that failed; null when there is nothing to tell.
 * @param {App} app @param {unknown} error
 * @returns {string | null}
 */
export function complaint(app, error) {
  const failure = ipc.failure(error);
  switch (failure.kind) {
    case "refused": return app.t(failure.message);
    case "invalid": return together(app.t, failure.problems);
    case "stale": return null;
    case "unknown-game": return app.t("error.unknown-game", { game: failure.game });
    case "storage": return typeof failure.message === "string" ? failure.message : app.t(failure.message);
    default: return app.t("error.internal", { detail: typeof failure.message === "string" ? failure.message : app.t(failure.message) });
  }
}

/** How long movements take, of what they take at first. */
const PACES = { slow: 2, normal: 1, fast: 0.5, off: 0 };

/** How fast the boards move: nothing for people who asked for less motion. @param {Settings} settings */
export function pace(settings) {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[settings.animation];
}

/** What every view gets of the house, wherever its board stands. @param {App} app */
export const houseOf = (app) => ({ t: app.t, pace: () => pace(app.settings), settings: () => app.settings, feel: app.senses.feel });
