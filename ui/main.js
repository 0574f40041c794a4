// Starts the page: texts, settings, the first screen, and the keys that work everywhere.

import * as ipc from "./ipc.js";
import { complaint, gameName } from "./app.js";
import { el } from "./dom.js";
import { games } from "./games/index.js";
import { together } from "./i18n/format.js";
import { BY_SHAPE, LANGUAGES, createTexts } from "./i18n/index.js";
import { createRouter } from "./router.js";
import { createSenses } from "./sense/index.js";
import { openAsked } from "./shell/asked.js";
import { createAnnouncer } from "./shell/announcer.js";
import { calendarScreen } from "./shell/calendar.js";
import { helpScreen } from "./shell/help.js";
import { homeScreen } from "./shell/home.js";
import { openKeys } from "./shell/keys.js";
import { puzzlesScreen } from "./shell/puzzles.js";
import { recordsScreen } from "./shell/records.js";
import { settingsScreen } from "./shell/settings.js";
import { notify } from "./shell/notice.js";
import { createSolutions } from "./shell/solution.js";
import { troubleText } from "./shell/solution-panel.js";
import { applySettings, shapesOnly } from "./shell/theme.js";
import { letterOf } from "./table/keys.js";
import { tableScreen } from "./table/screen.js";

/** @import { App, Screen } from "./app.js" */
/** @import { Place } from "./router.js" */

const region = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const stage = region("stage");

/** @type {Screen | null} */
let screen = null;
/** Where the player was last. @type {Place | null} */
let seen = null;
let turn = 0;

/** @param {string} href */
function stylesheet(href) {
  return new Promise((resolve) => {
    document.head.append(el("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }));
  });
}

/** @param {App} app @param {Place} place @returns {Promise<Screen>} */
function build(app, { screen: name, game }) {
  switch (name) {
    case "table": return tableScreen(app, game ?? app.catalogue.games[0].key);
    case "records": return recordsScreen(app, game);
    case "calendar": return calendarScreen(app, game, seen);
    case "puzzles": return puzzlesScreen(app, game, seen);
    case "settings": return settingsScreen(app);
    case "help": return helpScreen(app, game);
    default: return homeScreen(app);
  }
}

/** Shows a screen once it has what it needs, so that none is seen half-made. @param {App} app @param {Place} place */
async function render(app, place) {
  turn += 1;
  const mine = turn;
  let next;
  try {
    next = await build(app, place);
  } catch (error) {
    const text = complaint(app, error) ?? app.t("error.again");
    if (place.screen === "home") {
      stage.replaceChildren(el("p", { class: "fatal", role: "alert" }, text));
    } else {
      app.notices.push({ key: "error.shown", args: { text } });
      app.router.go({ screen: "home" });
    }
    return;
  }
  if (mine !== turn) {
    next.left?.();
    return;
  }
  screen?.left?.();
  screen = next;
  const before = seen;
  seen = place;
  stage.replaceChildren(next.root);
  performance.mark("shown");
  stage.scrollTop = 0;
  entitle(app, next);
  next.shown?.(before);
  requestAnimationFrame(() => document.body.setAttribute("data-ready", ""));
}

/** @param {App} app @param {Screen} shown */
function entitle(app, shown) {
  document.title = [shown.root.querySelector("h1")?.textContent, app.t("product")].filter((part, at, all) => all.indexOf(part) === at).join(" – ");
}

/** What is on the screen is there again in another language. @param {App} app */
function translate(app) {
  app.announcer.hush();
  if (screen?.translated) {
    screen.translated();
    entitle(app, screen);
    return;
  }
  // A sheet is bound to the words that it was opened with.
  if (app.router.layered) app.router.back();
  seen = null;
  void render(app, app.router.place);
}

/** @param {App} app @param {KeyboardEvent} event */
function key(app, event) {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.ctrlKey && letterOf(event) === "Q") {
    event.preventDefault();
    void ipc.leave();
    return;
  }
  if (document.querySelector("dialog[open]")) return;
  const typing = event.target instanceof Element && event.target.matches("input, select, textarea");
  if (event.key === "?" && !typing && app.settings.queryKeys) {
    event.preventDefault();
    openKeys(app, app.router.place.game);
  } else if (!typing && screen?.key?.(event)) {
    event.preventDefault();
  } else if (event.key === "Escape" && !event.repeat) {
    app.router.back();
  }
}

async function boot() {
  // The games' styles come while the other side answers.
  const styles = Promise.all(games.map((game) => stylesheet(game.stylesheet)));
  const [catalogue, home] = await Promise.all([ipc.catalogue(), ipc.home()]);
  const { settings, notices } = home;
  const texts = createTexts(() => shapesOnly(app.settings) ? BY_SHAPE : "");
  // Words of another language are better than none.
  await texts.speak(settings.language).catch(() => texts.speak(LANGUAGES[0].key));
  applySettings(settings);
  await styles;
  /** @type {App} */
  const app = {
    t: texts.t, catalogue, settings, notices,
    announcer: createAnnouncer({ polite: region("live-polite"), assertive: region("live-assertive") }, (sentences) => together(texts.t, sentences)),
    speak: async () => void ((await texts.speak(app.settings.language)) && translate(app)),
    senses: createSenses(() => app.settings),
    solutions: createSolutions((game, end, why) => notify(app, app.t(`solution.told.${end}`, { game: gameName(app, game), why: troubleText(app, why) ?? "" }))),
    offers: { imported: false, reset: null, cleared: null },
    lastDay: null,
    lastItem: null,
    router: createRouter({
      history,
      onPop: (listener) => addEventListener("popstate", listener),
      render: (place) => void render(app, place),
    }),
  };
  document.addEventListener("keydown", (event) => key(app, event));
  // Where the words can't be had, those of before stay, and the next change asks again.
  addEventListener("languagechange", () => void app.speak().catch(() => {}));
  // A second start of the program while this one runs.
  addEventListener("quadrille:asked", () => void openAsked(app).then((place) => place && app.router.visit(place)));
  app.router.start(await openAsked(app));
  // What is being built when the page comes is followed to its end.
  for (const { key: game } of catalogue.games) void app.solutions.of(game).watch();
}

boot().catch((error) => {
  // Nothing else can be shown: there are no texts yet.
  stage.replaceChildren(el("p", { class: "fatal", role: "alert" }, JSON.stringify(ipc.failure(error))));
});
