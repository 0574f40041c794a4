// What is said of the table. Nothing outside of an open sheet can be heard, so what comes meanwhile is kept until the
// sheet is gone; the last of it counts, but an end of the game that came before is said too.

import { together } from "../i18n/format.js";

/** @import { App } from "../app.js" */

/** @typedef {{ text: string, urgent: boolean }} News */

/**
 * @param {Pick<App, "announcer" | "router" | "t">} app
 * @param {object} screen
 * @param {() => boolean} screen.here whether the player is still on it
 * @param {() => void} screen.heard what was kept has been said
 */
export function createNews({ announcer, router, t }, { here, heard }) {
  /** @type {News | null} */
  let kept = null;
  /** What was said last welcomed the player to a game, and may not have been heard to its end. */
  let greeted = false;

  /** @param {News} news */
  function put({ text, urgent }) {
    if (urgent) announcer.alert(text);
    else announcer.say(text);
  }

  function release() {
    const news = kept;
    kept = null;
    if (!news || !here()) return;
    put(news);
    heard();
  }

  /** @param {News} news */
  function tell(news) {
    // An answer that comes after the player has left is not news on another screen.
    if (!here()) return;
    if (!router.layered) {
      put(news);
      return;
    }
    if (!kept) router.whenClear(release);
    kept = kept?.urgent && !news.urgent ? { text: together(t, [kept.text, news.text]), urgent: true } : news;
  }

  /** @param {string} text @param {boolean} urgent @param {boolean} greets */
  function say(text, urgent, greets) {
    greeted = greets;
    tell({ text, urgent });
  }

  return {
    /** @param {string} text */
    say: (text) => say(text, false, false),
    /** @param {string} text */
    alert: (text) => say(text, true, false),
    /** Which game it is. @param {string} text */
    greet: (text) => say(text, false, true),
    /** What was found out meanwhile: a greeting just before is heard together with it. @param {string} text */
    add(text) {
      if (greeted && kept) text = together(t, [kept.text, text]);
      else if (greeted && here() && !router.layered) announcer.carry(true);
      say(text, false, false);
    },
    /** What was kept is no news any more: another game is on the table. */
    forget() {
      if (kept) kept = { text: "", urgent: false };
      announcer.carry(false);
    },
  };
}
