// The words of the page in the language that it speaks, for tests that listen to it as a person without sight would.

import { readFileSync } from "node:fs";

import { LANGUAGES, translator } from "../../ui/i18n/index.js";

/** @typedef {import("../../ui/i18n/index.js").Catalogue} Catalogue */

/**
 * @typedef {object} Words
 * @property {import("../../ui/types/view.js").Translate} t
 * @property {(key: string, said: string) => Record<string, string> | null} heard the arguments with which the text of a
 *   key was said, in any of its forms; null if something else was said
 */

/** @type {Map<string, Words>} */
const known = new Map();

/** @param {import("./page.js").Page} page @returns {Promise<Words>} */
export async function wordsOf(page) {
  const lang = await page.run(() => document.documentElement.lang);
  const language = LANGUAGES.find(({ tag }) => tag === lang);
  if (!language) throw new Error(`the page speaks “${lang}”`);
  const words = known.get(lang) ?? listen(language.key, lang);
  known.set(lang, words);
  return words;
}

/** @param {string} key @param {string} tag @returns {Words} */
function listen(key, tag) {
  /** @type {Catalogue} */
  const catalogue = JSON.parse(readFileSync(new URL(`../../ui/i18n/${key}.json`, import.meta.url), "utf8"));
  return {
    t: translator(catalogue, tag),
    heard(name, said) {
      const entry = catalogue[name];
      for (const text of typeof entry === "string" ? [entry] : Object.values(entry)) {
        const parts = text.split(/\{(\w+)[^}]*\}/);
        const pattern = parts.map((part, at) => (at % 2 ? `(?<${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))).join("");
        const found = new RegExp(`^${pattern}$`, "u").exec(said);
        if (found) return { ...found.groups };
      }
      return null;
    },
  };
}
