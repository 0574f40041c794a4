// The pieces: dark ones with an engraved diamond, light ones with an engraved ring.

import { el, svg } from "../../dom.js";

/** @import { WuzifeiSide } from "../../types/generated.js" */

// In a square of 100. Diamond and ring differ also where nobody can tell dark from light.
const SIGNS = {
  black: "M50 26L74 50 50 74 26 50zM50 38L38 50 50 62 62 50z",
  white: "M50 27a23 23 0 1 0 0 46a23 23 0 1 0 0-46zm0 9a14 14 0 1 1 0 28a14 14 0 1 1 0-28z",
};

/** @param {WuzifeiSide} side @param {string} [extra] another class */
export function stone(side, extra = "") {
  const d = SIGNS[side];
  return el(
    "span", { class: `stone ${extra}`.trim(), "data-side": side, "aria-hidden": "true" },
    svg(
      "svg", { class: "stone-sign", viewBox: "0 0 100 100", "aria-hidden": "true", focusable: "false" },
      svg("path", { class: "stone-lip", d, "fill-rule": "evenodd" }),
      svg("path", { class: "stone-face", d, "fill-rule": "evenodd" }),
    ),
  );
}
