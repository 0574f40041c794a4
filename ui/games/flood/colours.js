// The colour buttons: what Flood is played with. Each says beforehand how many cells its colour would add.

import { shake } from "../../board/motion.js";
import { el, set } from "../../dom.js";
import { sign } from "./patches.js";
import { signWord } from "./say.js";

/** @import { FloodBoard } from "../../types/generated.js" */
/** @import { TableOf, Translate } from "../../types/view.js" */

/** @param {Translate} t @param {(colour: number) => void} press */
export function createColours(t, press) {
  /** @type {{ root: HTMLButtonElement, adds: HTMLElement }[]} */
  let buttons = [];
  const root = el("div", { class: "flood-colours", role: "group", "aria-label": t("flood.colours") });

  /** @param {number} colour */
  function make(colour) {
    const name = el("span", { class: "flood-name" }, t(signWord(colour)));
    const adds = el("span", { class: "flood-adds" });
    const button = el("button", { type: "button", class: "flood-colour", "data-play": colour, "data-colour": colour, onclick: () => press(colour) }, sign(colour), name, adds);
    return { root: button, adds };
  }

  return {
    root,
    /** @param {TableOf<FloodBoard>} table */
    draw({ board, status }) {
      if (buttons.length !== board.colours) {
        buttons = Array.from({ length: board.colours }, (_, index) => make(index + 1));
        root.style.setProperty("--count", String(board.colours));
        root.style.setProperty("--half", String(Math.ceil(board.colours / 2)));
        root.setAttribute("data-rows", board.colours > 6 ? "2" : "1");
        root.replaceChildren(...buttons.map((button) => button.root));
      }
      for (const [index, { root: button, adds }] of buttons.entries()) {
        const colour = index + 1;
        const own = colour === board.colour;
        const count = board.adds[index];
        adds.textContent = own ? t("flood.now") : t("flood.gain", { count });
        set(button, {
          "aria-disabled": own || status.state === "over" ? "true" : null,
          "aria-label": own ? t("flood.button.own", { colour: signWord(colour) }) : t("flood.button", { colour: signWord(colour), count }),
          "data-own": own,
        });
      }
    },
    /** Marks a button; 0 takes the mark away. @param {"data-hint" | "data-refused"} mark @param {number} colour */
    mark(mark, colour) {
      for (const [index, button] of buttons.entries()) button.root.toggleAttribute(mark, index + 1 === colour);
    },
    /** @param {number} colour */
    shake: (colour) => shake(buttons[colour - 1]?.root),
  };
}
