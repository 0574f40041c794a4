// A walk through every screen and state of the app, for checks that must hold in each of them.

import { completions } from "./games/index.js";
import { pastUpTo } from "./past.js";

/**
 * @typedef {import("./player.js").Player} Player
 * @typedef {object} Stop
 * @property {string} name
 * @property {(player: Player) => Promise<unknown>} go from the stop before to this one
 */

const HOME = '[data-screen="home"]';

/** Closes the open sheet. @param {Player} player */
async function closeSheet(player) {
  await player.use('dialog[open] [data-action="close"]');
  await player.page.until("no sheet", () => document.querySelector("dialog[open]") === null);
}

/** Opens what is behind a button, and waits for it. @param {Player} player @param {string} button @param {string} result */
async function through(player, button, result) {
  await player.use(button);
  await player.page.shown(result);
  await player.page.settled();
}

/** @param {Player} player */
const home = (player) => through(player, '[data-action="back"]', HOME);

/** The stops of one game, from the home page and back to it. @param {string} game @returns {Stop[]} */
export function tableTour(game) {
  const { nearlyOver, middle, after = false } = completions[game];
  /** @param {Player} player @param {string} button @param {string} sheet */
  const fromMore = async (player, button, sheet) => {
    await through(player, '[data-action="more"]', '[data-sheet="more"]');
    await through(player, `[data-sheet="more"] [data-action="${button}"]`, sheet);
  };
  /** @type {Stop[]} */
  const stops = [
    { name: "table-start", go: (player) => player.openGame(game) },
    { name: "table-middle", go: (player) => player.startFrom(middle) },
    { name: "table-selected", go: (player) => completions[game].select(player.page, player) },
    { name: "table-refused", go: (player) => completions[game].refused(player.page, player) },
    { name: "table-moved", go: (player) => player.move(game) },
    {
      name: "table-hint",
      go: (player) => through(player, '[data-action="hint"]', "[data-hint]"),
    },
    { name: "sheet-replay", go: (player) => fromMore(player, "replay", '[data-replay][data-at] [aria-current="step"]') },
    {
      name: "sheet-new",
      go: async (player) => {
        await closeSheet(player);
        await through(player, '[data-action="new"]', '[data-sheet="new-game"]');
      },
    },
    {
      name: "sheet-new-custom",
      go: (player) => through(player, 'label:has([data-preset="custom"])', ".custom"),
    },
    {
      name: "sheet-new-problems",
      go: async (player) => {
        await player.write('[data-field="seed"]', `${game}:no-such-rules#x`);
        await through(player, '[data-sheet="new-game"] [data-action="start"]', "[data-problems] p");
      },
    },
    {
      name: "sheet-more",
      go: async (player) => {
        await closeSheet(player);
        await through(player, '[data-action="more"]', '[data-sheet="more"]');
      },
    },
    { name: "sheet-share", go: (player) => through(player, '[data-sheet="more"] [data-action="share"]', '[data-share="exact"]') },
    {
      name: "sheet-keys",
      go: async (player) => {
        await closeSheet(player);
        await fromMore(player, "keys", '[data-sheet="keys"]');
      },
    },
    {
      name: "help-game",
      go: async (player) => {
        await closeSheet(player);
        await fromMore(player, "help", '[data-screen="help"]');
      },
    },
    { name: "table-again", go: (player) => through(player, '[data-action="back"]', '[data-screen="table"]') },
    {
      name: "table-over",
      go: async (player) => {
        await player.startFrom(nearlyOver);
        while (!(await player.isOver())) await player.move(game);
        await player.page.shown("[data-end]");
      },
    },
    ...(after ? [
      { name: "sheet-after", go: (/** @type {Player} */ player) => through(player, '[data-action="after"]', '[data-sheet="after"]') },
      { name: "table-over-again", go: closeSheet },
    ] : []),
    {
      name: "table-over-looked-at",
      go: (player) => through(player, '[data-action="look"]', '[data-action="new"]'),
    },
    { name: "left", go: home },
  ];
  return stops.map((stop) => ({ ...stop, name: `${game}-${stop.name}` }));
}

/** The stops that belong to no game, from the first start on. @type {Stop[]} */
export const houseTour = [
  { name: "home", go: (player) => player.page.shown(HOME) },
  { name: "calendar-empty", go: (player) => through(player, '[data-action="calendar"]', '[data-screen="calendar"] [data-day]') },
  {
    name: "records-empty",
    go: async (player) => {
      await home(player);
      await through(player, '[data-action="records"]', '[data-screen="records"]');
    },
  },
  {
    name: "settings",
    go: async (player) => {
      await home(player);
      await through(player, '[data-action="settings"]', '[data-screen="settings"]');
    },
  },
  { name: "settings-exported", go: (player) => through(player, '[data-action="export"]', '[data-field="export"]') },
  {
    name: "help",
    go: async (player) => {
      await home(player);
      await through(player, '[data-action="help"]', '[data-screen="help"]');
    },
  },
  {
    name: "puzzles",
    go: async (player) => {
      await home(player);
      await through(player, '[data-screen="home"] [data-action="puzzles"]', '[data-screen="puzzles"] [data-puzzle]');
    },
  },
  { name: "home-again", go: home },
];

/** What is there to see after games were played. @type {Stop[]} */
export const afterTour = [
  { name: "home-played", go: (player) => player.page.shown(HOME) },
  { name: "records", go: (player) => through(player, '[data-action="records"]', '[data-screen="records"]') },
  {
    name: "daily-table",
    go: async (player) => {
      await home(player);
      await through(player, '[data-daily="lines"] [data-action="daily"]', '[data-screen="table"]');
    },
  },
  {
    name: "daily-over",
    go: async (player) => {
      await through(player, '[data-action="more"]', '[data-sheet="more"]');
      await through(player, '[data-sheet="more"] [data-action="end-game"]', "[data-end]");
    },
  },
  {
    // Not from the end itself: where it is short of room, only "More" has it.
    name: "daily-sheet-share",
    go: async (player) => {
      await player.use('[data-action="look"]');
      await through(player, '[data-action="more"]', '[data-sheet="more"]');
      await through(player, '[data-sheet="more"] [data-action="share"]', '[data-share="result"]');
    },
  },
  {
    name: "home-with-a-result",
    go: async (player) => {
      await closeSheet(player);
      await through(player, '[data-action="back"]', '[data-daily="lines"] [data-action="share-result"]');
    },
  },
  { name: "sheet-result", go: (player) => through(player, '[data-daily="lines"] [data-action="share-result"]', '[data-sheet="result"]') },
  {
    name: "calendar",
    go: async (player) => {
      await closeSheet(player);
      await through(player, '[data-daily="lines"] [data-action="daily"]', '[data-screen="calendar"] [data-day]');
    },
  },
  { name: "home-at-the-end", go: home },
  {
    // Somebody has played for a year.
    name: "records-many",
    go: async (player) => {
      const past = pastUpTo(new Date().toISOString().slice(0, 10));
      await player.page.run(async (text) => void (await window.__TAURI__.core.invoke("import_all", { text })), past);
      await through(player, '[data-action="records"]', '[data-screen="records"] [data-place="10"]');
    },
  },
  ...Object.keys(completions).slice(1).map((game) => ({
    name: `records-many-${game}`,
    go: async (/** @type {Player} */ player) => {
      const before = await player.page.run(() => document.querySelector("[data-rules]")?.getAttribute("data-rules") ?? "");
      await player.use(`[data-setting="game"] label:has([value="${game}"])`);
      await player.page.until("other records", (old) => ![null, old].includes(document.querySelector("[data-rules]")?.getAttribute("data-rules") ?? null), before);
    },
  })),
  { name: "sheet-name", go: (player) => through(player, '[data-place="5"] [data-action="name"]', '[data-sheet="name"]') },
  {
    name: "calendar-many",
    go: async (player) => {
      await closeSheet(player);
      await home(player);
      await through(player, '[data-action="calendar"]', '[data-screen="calendar"] [data-mark="good"]');
    },
  },
  { name: "home-with-results", go: home },
];

/** Every stop of the app, in walking order. */
export const tour = [...houseTour, ...Object.keys(completions).flatMap(tableTour), ...afterTour];
