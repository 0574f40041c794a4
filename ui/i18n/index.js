// Turns message keys into sentences of the chosen language.
//
// A catalogue is flat: key -> text, or key -> { plural category: text }, chosen by the
// argument `count`. In a text, `{name}` is an argument; `{name:list}` is the text of
// list + "." + value, such as "colour.3" or "game.lines", where the catalogue has one; a number
// that has none is a counted noun ("unit.points" with count = name). A language with cases has
// further lists of the same words in other forms ("colour-genitive.3"), and its texts ask for those.
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

  /** @param {PhraseArg} value @returns {string} */
  function show(value) {
    if (typeof value === "number") return number.format(value);
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return value.map(show).join(say({ key: "join.list" }));
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

/**
 * The languages there are. `key` names the catalogue and is the value of the setting, `tag` goes on the page's root,
 * `name` is what the language calls itself. The first one is the one to fall back on.
 */
export const LANGUAGES = /** @type {const} */ ([
  { key: "en", tag: "en", name: "English" },
  { key: "ru", tag: "ru", name: "Русский" },
  { key: "zh", tag: "zh-Hans", name: "简体中文" },
  { key: "pl", tag: "pl", name: "Polski" },
]);

/**
 * @param {string} wanted a setting: "system" or a language
 * @param {readonly string[]} offered the system's languages, best first
 */
export function choose(wanted, offered) {
  const wishes = wanted === "system" ? offered : [wanted];
  for (const wish of wishes) {
    const base = wish.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGES.find(({ key }) => key === base);
    if (found) return found;
  }
  return LANGUAGES[0];
}

/** A catalogue as it is in the app; a second try costs nothing. @param {string} key @returns {Promise<Catalogue>} */
async function fetched(key) {
  const get = async () => {
    const answer = await fetch(new URL(`./${key}.json`, import.meta.url));
    if (!answer.ok) throw new Error(`${key}.json: ${answer.status}`);
    return answer.json();
  };
  return get().catch(get);
}

/**
 * The texts of the page. `t` stays the same function whatever language it speaks.
 * @param {() => string} [variant] see `translator`
 */
export function createTexts(variant = () => "") {
  /** @type {Translate} */
  let speaks = translator({}, LANGUAGES[0].tag);
  /** The language that was asked for last, and the one that is spoken. */
  let [asked, spoken] = ["", ""];

  return {
    /** @type {Translate} */
    t: (key, args) => speaks(key, args),
    /**
     * Loads the catalogue that a setting asks for, and puts the language on the page's root.
     * @param {string} wanted
     * @returns {Promise<boolean>} whether the texts are others now
     */
    async speak(wanted) {
      const { key, tag } = choose(wanted, navigator.languages);
      if (key === asked) return false;
      asked = key;
      /** @type {Catalogue} */
      let catalogue;
      try {
        catalogue = await fetched(key);
      } catch (error) {
        // What is spoken goes on, and whoever asks again gets another try.
        if (key === asked) asked = spoken;
        throw error;
      }
      // Another one was asked for meanwhile.
      if (key !== asked) return false;
      speaks = translator(catalogue, tag, variant);
      spoken = key;
      document.documentElement.lang = tag;
      return true;
    },
  };
}
