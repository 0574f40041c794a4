// Puts the settings that change the look on the page's root, for the style sheets to follow.

/** @import { Settings } from "../types/generated.js" */

const night = matchMedia("(prefers-color-scheme: dark)");
let theme = "system";

function paint() {
  const dark = theme === "dark" || (theme === "system" && night.matches);
  const root = document.documentElement;
  root.setAttribute("data-theme", dark ? "dark" : "light");
  window.quadrilleBars?.dark(dark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", getComputedStyle(root).getPropertyValue("--ground").trim());
}

night.addEventListener("change", paint);

/**
 * Is it only the shapes that tell pieces apart? Then nothing hides them, and they are what the pieces are called by.
 * @param {Settings} settings
 */
export const shapesOnly = (settings) => settings.palette === "greyscale";

/** @param {Settings} settings */
export function applySettings(settings) {
  const root = document.documentElement;
  theme = settings.theme;
  root.setAttribute("data-palette", settings.palette);
  root.toggleAttribute("data-plain", !settings.shapes && !shapesOnly(settings));
  root.toggleAttribute("data-coordinates", settings.coordinates);
  root.setAttribute("data-side", settings.side);
  root.setAttribute("data-motion", settings.animation);
  paint();
}
