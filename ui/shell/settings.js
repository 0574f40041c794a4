// Settings: every one of them acts at once and is kept by the other side.

import * as ipc from "../ipc.js";
import { complaint } from "../app.js";
import { COLOURS, ball } from "../board/pieces.js";
import { el, freshId } from "../dom.js";
import { LANGUAGES } from "../i18n/index.js";
import { tellIn } from "./announcer.js";
import { page, segments } from "./page.js";
import { solutionSections } from "./solution-settings.js";
import { applySettings, shapesOnly } from "./theme.js";
import { transferSection } from "./transfer.js";

/** @import { Settings } from "../types/generated.js" */
/** @import { App, Screen } from "../app.js" */

/** @param {App} app @returns {Promise<Screen>} */
export async function settingsScreen(app) {
  const { t } = app;
  app.settings = await ipc.settings();
  const status = el("p", { class: "page-status", role: "status", "data-status": "" });
  const controls = el("div", { class: "settings" });
  const undo = el("button", { type: "button", class: "button", "data-action": "undo-reset", hidden: app.offers.reset === null });

  /** The last change, and whether it was made. */
  let last = Promise.resolve(true);

  /** One change after the other: a reset must know what the one before it has set. @param {() => Promise<Settings>} call */
  const change = (call) => (last = last.then(() => apply(call), () => apply(call)));

  /** @param {() => Promise<Settings>} call @returns {Promise<boolean>} whether the settings are now what was asked for */
  async function apply(call) {
    const { sound, haptics } = app.settings;
    let made = true;
    try {
      app.settings = await call();
      status.textContent = "";
    } catch (error) {
      made = false;
      tellIn(status, complaint(app, error) ?? t("error.again"));
      app.settings = await ipc.settings();
      draw();
    }
    wear();
    try {
      await app.speak();
    } catch {
      tellIn(status, t("error.again"));
    }
    // Switched on, it shows what it is.
    if ((app.settings.sound && !sound) || (app.settings.haptics && !haptics)) app.senses.feel("select");
    return made;
  }

  /** @param {Partial<Settings>} wish */
  const patch = (wish) => change(() => ipc.changeSettings(wish));

  /** @param {"theme" | "palette" | "animation" | "side"} name @param {string[]} values */
  const choice = (name, values) =>
    segments(name, t(`settings.${name}`), values.map((value) => ({ value, text: t(`settings.${name}.${value}`) })), app.settings[name], (value) => void patch({ [name]: value }));

  /** @param {"shapes" | "sound" | "haptics" | "confirm" | "coordinates" | "threats" | "queryKeys"} name */
  const toggle = (name) =>
    el(
      "label", { class: "toggle", "data-setting": name },
      el("span", {}, t(`settings.${name}`), el("span", { class: "small" }, t(`settings.${name}.help`))),
      el("input", {
        type: "checkbox", role: "switch", checked: app.settings[name],
        onchange: (/** @type {Event} */ event) => void patch({ [name]: /** @type {HTMLInputElement} */ (event.target).checked }),
      }),
    );

  /** The page as the settings want it, this one too: Greyscale does not go without shapes. */
  function wear() {
    applySettings(app.settings);
    app.senses.follow();
    const needed = shapesOnly(app.settings);
    const shapes = /** @type {HTMLInputElement} */ (controls.querySelector('[data-setting="shapes"] input'));
    if (shapes.disabled !== needed) shapes.checked = needed || app.settings.shapes;
    shapes.disabled = needed;
    const help = /** @type {HTMLElement} */ (controls.querySelector('[data-setting="shapes"] .small'));
    help.textContent = t(needed ? "settings.shapes.needed" : "settings.shapes.help");
  }

  /** Every language by its own name, for who has come into one that they cannot read. */
  function languages() {
    const id = freshId("language");
    return el(
      "div", { class: "field", "data-setting": "language" },
      el("label", { for: id }, t("settings.language")),
      el(
        "select", { id, class: "text", onchange: (/** @type {Event} */ event) => void patch({ language: /** @type {Settings["language"]} */ (/** @type {HTMLSelectElement} */ (event.target).value) }) },
        el("option", { value: "system", selected: app.settings.language === "system" }, t("settings.language.system")),
        ...LANGUAGES.map(({ key, tag, name }) => el("option", { value: key, lang: tag, selected: app.settings.language === key }, name)),
      ),
    );
  }

  /** All controls anew. The one that has the focus keeps it. */
  function draw() {
    const held = controls.contains(document.activeElement) && document.activeElement?.closest("[data-setting]")?.getAttribute("data-setting");
    controls.replaceChildren(
      languages(),
      choice("theme", ["system", "light", "dark"]),
      choice("palette", ["classic", "okabe", "high", "greyscale"]),
      el("div", { class: "swatches", "aria-hidden": "true" }, ...COLOURS.map((_, index) => ball(index + 1))),
      toggle("shapes"),
      choice("animation", ["slow", "normal", "fast", "off"]),
      ...(app.senses.audible ? [toggle("sound")] : []),
      ...(app.senses.tangible ? [toggle("haptics")] : []),
      toggle("confirm"),
      toggle("coordinates"),
      toggle("threats"),
      choice("side", ["left", "right"]),
      toggle("queryKeys"),
    );
    wear();
    if (held) /** @type {HTMLElement | null} */ (controls.querySelector(`[data-setting="${held}"] :is(select, [role="switch"], :checked)`))?.focus();
  }

  async function reset() {
    await last;
    const old = app.settings;
    if (!(await change(ipc.resetSettings))) return;
    app.offers.reset = old;
    draw();
    undo.hidden = false;
    tellIn(status, t("settings.reset-done"));
  }

  undo.addEventListener("click", async () => {
    const old = app.offers.reset;
    if (old && !(await patch(old))) return;
    app.offers.reset = null;
    draw();
    undo.hidden = true;
    reseter.focus();
    tellIn(status, t("settings.reset-undone"));
  });

  const reseter = el("button", { type: "button", class: "button", "data-action": "reset-settings", onclick: () => void reset() });
  const about = el("p", { class: "small about" });
  const transfer = transferSection(app, async () => {
    app.settings = await ipc.settings();
    applySettings(app.settings);
    draw();
    await app.speak();
  });
  const solutions = solutionSections(app);
  const view = page(
    app, "settings", t("settings.title"),
    controls,
    el("div", { class: "buttons start" }, reseter, undo),
    status,
    solutions.root,
    transfer.root,
    about,
  );

  /** Every word of the page, in the language of the moment. */
  function translated() {
    view.entitle(t("settings.title"));
    status.textContent = "";
    undo.textContent = t("settings.reset-undo");
    reseter.textContent = t("settings.reset");
    about.textContent = t("settings.about", { version: app.catalogue.version });
    transfer.translated();
    solutions.translated();
    draw();
  }

  translated();
  return { root: view.root, shown: view.shown, translated, left: solutions.left };
}
