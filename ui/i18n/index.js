// Turns message keys into sentences of the chosen language.
//
// A catalogue is flat: key -> text, or key -> { plural category: text }, chosen by the
// argument `count`. In a text, `{name}` is an argument; `{name:list}` is the text of
// list + "." + value, such as "colour.3" or "game.lines", where the catalogue has one; a number
// that has none is a counted noun ("unit.points" with count = name).
//
// A text may have a variant, `key@variant`, which is used while that variant is asked for.

/** @import { Phrase, PhraseArg, Translate } from "../types/view.js" */
/** @import { Message } from "../types/generated.js" */
/** @typedef {Record<string, string | Record<string, string>>} Catalogue */

/** The variant in which pieces are called by their shapes, for a palette without colours. */
export const BY_SHAPE = "shapes";

/**
 * @param {Catalogue} catalogue
 * @param {string} language
 * @param {() => string} [variant] which one is asked for now; "" for none
 * @returns {Translate}
 */
export function translator(catalogue, language, variant = () => "") {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });

  /** @param {PhraseArg} value @returns {string} */
  function show(value) {
    if (typeof value === "number") return number.format(value);
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return list.format(value.map(show));
    return say(value);
  }

  /** @param {string} unit @param {PhraseArg} value */
  function showAs(unit, value) {
    if (typeof value === "object") return show(value);
    if (Object.hasOwn(catalogue, `${unit}.${value}`)) return say({ key: `${unit}.${value}` });
    return typeof value === "number" ? say({ key: `unit.${unit}`, args: { count: value } }) : value;
  }

  /** @param {Phrase | Message} phrase @returns {string} */
  function say({ key, args = {} }) {
    if (!Object.hasOwn(catalogue, key)) return key;
    const asked = variant();
    const entry = (asked && catalogue[`${key}@${asked}`]) || catalogue[key];
    const text = typeof entry === "string" ? entry : (entry[plural.select(Number(args.count ?? 0))] ?? entry.other);
    return text.replace(/\{(\w+)(?::([\w-]+))?\}/g, (whole, name, unit) => {
      if (!Object.hasOwn(args, name)) return whole;
      return unit ? showAs(unit, args[name]) : show(args[name]);
    });
  }

  return (key, args) => (typeof key === "string" ? say({ key, args }) : say(key));
}

/** The catalogues that exist; the first one is the language to fall back on. */
export const LANGUAGES = ["en"];

/**
 * @param {string} wanted a setting: "system" or a language
 * @param {readonly string[]} offered the system's languages, best first
 */
export function choose(wanted, offered) {
  const wishes = wanted === "system" ? offered : [wanted];
  for (const wish of wishes) {
    const base = wish.toLowerCase().split("-")[0];
    if (LANGUAGES.includes(base)) return base;
  }
  return LANGUAGES[0];
}

/**
 * Loads a language and puts it on the page's root.
 * @param {string} language
 * @param {() => string} [variant] see `translator`
 * @returns {Promise<Translate>}
 */
export async function load(language, variant) {
  const answer = await fetch(new URL(`./${language}.json`, import.meta.url));
  const catalogue = /** @type {Catalogue} */ (await answer.json());
  document.documentElement.lang = language;
  return translator(catalogue, language, variant);
}
