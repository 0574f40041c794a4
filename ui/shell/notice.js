// News that belong to no screen: a card at the upper edge of whatever the player is looking at, and said aloud.
//
// It stays until it is waved away or another screen is shown, and takes neither the focus nor room from the board.

import { el, icon } from "../dom.js";
import { tellIn } from "./announcer.js";

/** @import { App } from "../app.js" */

/** @param {App} app @param {string} text */
export function notify(app, text) {
  const layer = document.querySelector("dialog[open]");
  // Behind an open sheet nothing is heard, so there the card speaks for itself.
  const words = el("p", layer ? { role: "status" } : {});
  const card = el(
    "section", { class: "notice", "data-notice": "", "aria-label": app.t("home.notices") },
    words,
    el("button", { type: "button", class: "round", "data-action": "dismiss", "aria-label": app.t("close"), onclick: () => card.remove() }, icon("close")),
  );
  for (const old of document.querySelectorAll("[data-notice]")) old.remove();
  (layer ?? document.getElementById("stage") ?? document.body).append(card);
  tellIn(words, text);
  if (!layer) app.announcer.say(text);
}
