// Form controls for a game's rules, made from the list of fields that the game declares.

import { el, freshId } from "../dom.js";

/** @import { Field, GameInfo, Values } from "../types/generated.js" */
/** @import { GameModule, Translate } from "../types/view.js" */

/**
 * @param {GameInfo} info
 * @param {Values} values what the controls show at first
 * @param {Translate} t
 * @param {GameModule["asks"]} [asks] whether a field matters; all do by default
 */
export function createFields(info, values, t, asks = () => true) {
  /** @type {Record<string, () => number | string>} */
  const read = {};
  // A field that can have one value only is no choice.
  const free = info.fields.filter(({ kind }) => kind.type !== "number" || kind.min < kind.max);
  const controls = free.map((field) => ({ key: field.key, node: control(field) }));
  const fixed = Object.fromEntries(info.fields.filter((field) => !free.includes(field)).map(({ key, default: only }) => [key, only]));
  const root = el("div", { class: "fields", onchange: sift }, ...controls.map(({ node }) => node));
  const now = () => ({ ...fixed, ...Object.fromEntries(Object.entries(read).map(([key, value]) => [key, value()])) });
  sift();

  /** Hides what does not matter by the other rules. */
  function sift() {
    for (const { key, node } of controls) node.hidden = !asks(key, now());
  }

  /** @param {Field} field */
  function control(field) {
    const value = values[field.key] ?? field.default;
    if (field.kind.type === "number") return stepper(field, field.kind, Number(value));
    return (field.kind.type === "place" ? place : choice)(field, field.kind.options, String(value));
  }

  /** @param {Field} field @param {{ min: number, max: number }} range @param {number} value */
  function stepper({ key }, { min, max }, value) {
    const id = freshId("field");
    const input = el("input", { id, type: "number", class: "text", inputmode: "numeric", min, max, step: 1, value, "data-field": key });
    read[key] = () => (input.value.trim() === "" ? min - 1 : Number(input.value));
    /** @param {number} by */
    const change = (by) => () => {
      input.value = String(Math.min(max, Math.max(min, (Number(input.value) || min) + by)));
    };
    const name = t(`field.${key}`);
    return el(
      "div", { class: "field stepper" },
      el("label", { for: id }, name, el("span", { class: "small" }, ` ${min}–${max}`)),
      el(
        "div", { class: "joined" },
        el("button", { type: "button", class: "round", "aria-label": t("new.less", { field: name }), onclick: change(-1) }, "−"),
        input,
        el("button", { type: "button", class: "round", "aria-label": t("new.more", { field: name }), onclick: change(1) }, "+"),
      ),
    );
  }

  /** @param {Field} field @param {string[]} options @param {string} value */
  function choice({ key }, options, value) {
    const id = freshId("field");
    const select = el(
      "select", { id, class: "text", "data-field": key },
      ...options.map((option) => el("option", { value: option, selected: option === value }, t(`option.${key}.${option}`))),
    );
    read[key] = () => select.value;
    return el("div", { class: "field" }, el("label", { for: id }, t(`field.${key}`)), select);
  }

  /** One of some words, or any cell of the board. @param {Field} field @param {string[]} options @param {string} value */
  function place({ key }, options, value) {
    const id = freshId("field");
    const named = options.includes(value);
    const cell = el("input", {
      type: "text", class: "text", value: named ? "" : value, hidden: named, autocomplete: "off", autocapitalize: "characters", spellcheck: "false",
      "data-cell-of": key, "aria-label": t("new.place-cell", { field: t(`field.${key}`) }), placeholder: "C4",
    });
    const select = el(
      "select", { id, class: "text", "data-field": key, onchange: () => (cell.hidden = select.value !== "") },
      ...options.map((option) => el("option", { value: option, selected: option === value }, t(`option.${key}.${option}`))),
      el("option", { value: "", selected: !named }, t("new.place")),
    );
    // An empty field is sent as it is: the rules answer what they would take.
    read[key] = () => select.value || cell.value.trim().toUpperCase();
    return el("div", { class: "field" }, el("label", { for: id }, t(`field.${key}`)), el("div", { class: "joined" }, select, cell));
  }

  return {
    root,
    /** What does not matter is as it is by itself: nobody sees it, so nobody could mend it. @returns {Values} */
    values() {
      const all = now();
      return Object.fromEntries(info.fields.map(({ key, default: own }) => [key, asks(key, all) ? all[key] : own]));
    },
  };
}
