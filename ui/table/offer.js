// A card in place of the bar, when the game by itself cannot lead on: what is left to do stands on its buttons.

import { el } from "../dom.js";

/** @import { Deed, Offer, Translate } from "../types/view.js" */

/**
 * @param {Translate} t
 * @param {object} deeds
 * @param {() => void} deeds.undo
 * @param {(move: string) => void} deeds.play
 * @param {() => void} deeds.renew
 * @param {() => void} deeds.look
 */
export function createOffer(t, { undo, play, renew, look }) {
  const title = el("h2", { id: "offer-title" });
  const text = el("p", { class: "offer-text" });
  const buttons = el("div", { class: "buttons" });
  const root = el("section", { class: "end offer", "aria-labelledby": "offer-title", "data-offer": "", hidden: true }, el("div", {}, title, text), buttons);
  /** What was waved away last. */
  let waved = "";

  /** @param {string} name @param {string} label @param {() => void} act @param {string} [kind] */
  const button = (name, label, act, kind = "") =>
    el("button", { type: "button", class: `button ${kind}`.trim(), "data-action": `offer-${name}`, onclick: act }, label);
  /** @param {Deed} deed */
  const deedButton = ({ name, label, move }) => button(name, label, () => play(move), "primary");

  return {
    root,
    shown: () => !root.hidden,
    /**
     * @param {Offer | null} offer @param {boolean} undoable
     * @returns {string} what there is to say of it, when it is new
     */
    consider(offer, undoable) {
      if (offer?.key !== waved) waved = "";
      const fresh = offer !== null && offer.key !== waved && root.getAttribute("data-offer") !== offer.key;
      root.hidden = offer === null || offer.key === waved;
      root.setAttribute("data-offer", root.hidden ? "" : (offer?.key ?? ""));
      if (!offer || root.hidden) return "";
      title.textContent = offer.title;
      text.textContent = offer.text;
      buttons.replaceChildren(
        ...(offer.open ? [button("look", t("offer.look"), () => { waved = offer.key; look(); })] : []),
        button("new", t("offer.new"), renew),
        ...(undoable ? [button("undo", t("offer.undo"), undo)] : []),
        ...offer.deeds.map(deedButton),
      );
      return fresh ? offer.text : "";
    },
    /** What is said while the card stands where sentences are shown. @param {string} said */
    note(said) {
      if (!root.hidden) text.textContent = said;
    },
  };
}
