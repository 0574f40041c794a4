// The frame of every screen that is read rather than played on.

import { el, icon } from "../dom.js";

/** @import { Child } from "../dom.js" */
/** @import { App } from "../app.js" */

/**
 * @param {App} app @param {string} name @param {string} title
 * @param {...Child} children
 */
export function page(app, name, title, ...children) {
  const heading = el("h1", { tabindex: -1 }, title);
  const back = el("button", { type: "button", class: "round", "data-action": "back", "aria-label": app.t("back"), onclick: () => app.router.back() }, icon("back"));
  const body = el("div", { class: "page-body" }, ...children);
  const root = el(
    "main", { class: "screen page", "data-screen": name },
    el(
      "header", { class: "top" },
      back,
      heading,
    ),
    body,
  );
  return {
    root,
    body,
    shown: () => heading.focus({ preventScroll: true }),
    /** The head in another language. @param {string} words its title */
    entitle(words) {
      heading.textContent = words;
      back.setAttribute("aria-label", app.t("back"));
    },
  };
}

/**
 * Tabs in plain links' clothing: one choice of several, each a real radio button.
 * @param {string} name @param {string} label
 * @param {{ value: string, text: string }[]} options
 * @param {string} value @param {(value: string) => void} change
 */
export function segments(name, label, options, value, change) {
  return el(
    "fieldset", { class: "segments", "data-setting": name },
    el("legend", {}, label),
    el(
      "div", { class: "segment-row" },
      ...options.map((option) =>
        el(
          "label", {},
          el("input", { type: "radio", name: `segment-${name}`, value: option.value, checked: option.value === value, onchange: () => change(option.value) }),
          el("span", {}, option.text),
        ),
      ),
    ),
  );
}
