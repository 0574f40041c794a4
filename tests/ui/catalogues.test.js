// The catalogues of all languages: complete, alike in what they take, and set as each language is set.
//
// After new English texts this lists, language by language, what is missing.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import test from "node:test";

import { BY_SHAPE, LANGUAGES } from "../../ui/i18n/index.js";
import { read, rustSources, uiSources } from "./sources.js";

/** @typedef {Record<string, string | Record<string, string>>} Catalogue */
/** @type {Record<string, Catalogue>} */
const catalogues = Object.fromEntries(LANGUAGES.map(({ key }) => [key, JSON.parse(read(`ui/i18n/${key}.json`))]));
const english = catalogues.en;
const others = LANGUAGES.filter(({ key }) => key !== "en");

/** @param {string | Record<string, string>} entry */
const texts = (entry) => (typeof entry === "string" ? [entry] : Object.values(entry));

/** @param {string} text */
const placeholders = (text) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

/** Everything that a text must take. @param {string | Record<string, string>} entry */
const wanted = (entry) => placeholders(typeof entry === "string" ? entry : entry.other);

/** The list that a language's own list has in another form: "colour" of "colour-genitive". @param {string} key */
const plainList = (key) => /^([a-z]+)-[a-z-]+\.[^.]+$/.exec(key)?.[1];

/** The text of which a key is a variant; any other key is its own. @param {string} key */
const baseOf = (key) => key.split("@")[0];

/** The word lists that a catalogue's texts ask for while a variant is asked for; "" for none. @param {Catalogue} catalogue @param {string} variant */
const listsAsked = (catalogue, variant) => new Set(Object.entries(catalogue)
  .filter(([key]) => (variant ? key.endsWith(`@${variant}`) || !Object.hasOwn(catalogue, `${key}@${variant}`) : !key.includes("@")))
  .flatMap(([, entry]) => texts(entry)).flatMap((text) => [...text.matchAll(/\{\w+:([\w-]+)\}/g)].map(([, list]) => list)));

/** Walks over every text of some languages. @param {readonly { key: string }[]} languages @param {(text: string, where: string, key: string) => void} look */
function everyText(languages, look) {
  for (const { key: language } of languages) {
    for (const [key, entry] of Object.entries(catalogues[language])) for (const text of texts(entry)) look(text, `${language} ${key}: ${text}`, key);
  }
}

test("every catalogue is a language of the list, and every language can be set", () => {
  const files = readdirSync(new URL("../../ui/i18n/", import.meta.url)).filter((name) => name.endsWith(".json"));
  assert.deepEqual(files.sort(), LANGUAGES.map(({ key }) => `${key}.json`).sort());
  const [, settings] = /export type Language = ([^;]+);/.exec(read("ui/types/generated.d.ts")) ?? [];
  assert.deepEqual(settings.split(" | "), ["system", ...LANGUAGES.map(({ key }) => key)].map((key) => `"${key}"`));
});

for (const { key: language } of others) {
  test(`nothing is missing, and nothing too much: ${language}`, () => {
    const catalogue = catalogues[language];
    assert.deepEqual(Object.keys(english).filter((key) => !Object.hasOwn(catalogue, key)), [], "missing");
    // A language may need a variant where English does without; its own lists have the words of an English list in
    // other forms, all of them, and those of a variant where a text asks for them.
    const own = Object.keys(catalogue).filter((key) => !Object.hasOwn(english, key) && !(key.includes("@") && Object.hasOwn(english, baseOf(key))));
    const asked = listsAsked(catalogue, BY_SHAPE);
    const lists = new Set(own.map((key) => key.split(".")[0]));
    const forms = [...lists].flatMap((list) => {
      const plain = plainList(`${list}.x`);
      return plain ? Object.keys(english).filter((key) => key.startsWith(`${plain}.`) && (!key.includes("@") || asked.has(list))).map((key) => key.replace(plain, list)) : [];
    });
    assert.deepEqual(own.sort(), forms.sort(), "too much, or half a list");
  });
}

for (const { key: language, tag } of LANGUAGES) {
  test(`every entry has exactly the plural forms of its language, and takes the same arguments: ${language}`, () => {
    const rules = new Intl.PluralRules(tag);
    const categories = rules.resolvedOptions().pluralCategories.sort();
    const numbers = Array.from({ length: 1000 }, (_, number) => rules.select(number));
    /** Whether a form says a single number, which may be left out or put into words. @param {string} form */
    const single = (form) => numbers.filter((each) => each === form).length === 1;
    for (const [key, entry] of Object.entries(catalogues[language])) {
      const model = english[key] ?? english[baseOf(key)] ?? entry;
      const needed = wanted(model);
      assert.equal(typeof entry, typeof model, key);
      if (typeof entry === "string") {
        assert.deepEqual(placeholders(entry), needed, key);
        continue;
      }
      assert.deepEqual(Object.keys(entry).sort(), categories, key);
      for (const [form, text] of Object.entries(entry)) {
        const found = placeholders(text);
        assert.deepEqual(found.filter((name) => !needed.includes(name)), [], `${key}, ${form}`);
        if (!single(form)) assert.deepEqual(found, needed, `${key}, ${form}`);
      }
    }
  });
}

test("every counted noun and every word list of a text exists in its language", () => {
  everyText(LANGUAGES, (text, where) => {
    const catalogue = catalogues[where.split(" ")[0]];
    for (const [, unit] of text.matchAll(/\{\w+:([\w-]+)\}/g)) {
      assert.ok(Object.hasOwn(catalogue, `unit.${unit}`) || Object.keys(catalogue).some((key) => key.startsWith(`${unit}.`)), `${where} asks for “${unit}”`);
    }
  });
});

test("every variant is the one that there is, and belongs to a text of its language", () => {
  everyText(LANGUAGES, (_, where, key) => {
    if (!key.includes("@")) return;
    const catalogue = catalogues[where.split(" ")[0]];
    assert.equal(key, `${baseOf(key)}@${BY_SHAPE}`);
    assert.ok(Object.hasOwn(catalogue, baseOf(key)), where);
    assert.notDeepEqual(catalogue[key], catalogue[baseOf(key)], where);
  });
});

test("no colour is named where pieces are told apart by their shapes", () => {
  for (const { key: language } of LANGUAGES) {
    const catalogue = catalogues[language];
    const lists = [...listsAsked(catalogue, BY_SHAPE), "colour", "ball"].filter((list) => /^(colour|ball)(-|$)/.test(list));
    for (const list of lists) for (const key of Object.keys(catalogue).filter((each) => each.startsWith(`${list}.`))) assert.ok(Object.hasOwn(catalogue, `${baseOf(key)}@${BY_SHAPE}`), `${language} ${key}`);
  }
});

test("every form of a word is asked for by a text", () => {
  for (const { key: language } of others) {
    const all = JSON.stringify(catalogues[language]);
    const lists = new Set(Object.keys(catalogues[language]).filter((key) => plainList(key) && !Object.hasOwn(english, key)).map((key) => key.split(".")[0]));
    for (const list of lists) assert.ok(all.includes(`:${list}}`), `${language}: ${list}`);
  }
});

test("no text is empty, and none is set like a typewriter's", () => {
  everyText(LANGUAGES, (text, where, key) => {
    if (key.startsWith("join.")) return;
    assert.notEqual(text.trim(), "", where);
    assert.equal(text, text.trim(), where);
    assert.doesNotMatch(text, /["']|\.\.\.| {2}| [,.;:!?]/, where);
  });
});

/** How each language is set: what must not occur, and why. @type {Record<string, [RegExp, string][]>} */
const SETTING = {
  en: [[/[«»„]/, "English quotation marks are “ and ”"]],
  ru: [
    [/[“”„’]/, "Russian quotation marks are « and »"],
    [/ —|—(?! )/, "a dash has a no-break space before it and a space after it"],
    [/(?<![\p{L}{])[вскоуия] /iu, "a word of one letter does not end a line"],
    [/\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/iu, "letters of two alphabets in one word"],
    [/\{count\} (?=\p{L})/u, "a number stays with what it counts"],
  ],
  pl: [
    [/[«»“]/, "Polish quotation marks are „ and ”"],
    [/(?<![\p{L}{])[aiouwz] /iu, "a word of one letter does not end a line"],
    [/\{count\} (?=\p{L})/u, "a number stays with what it counts"],
  ],
  zh: [
    [/(?<!“)[,.:;!?()](?!”)/, "punctuation takes the place of a character"],
    [/\p{Script=Han} (?!·)|(?<!·) \p{Script=Han}/u, "no spaces round characters"],
    [/[«»„]/, "Chinese quotation marks are “ and ”"],
    [/(?<!…)…(?!…)/, "an ellipsis has two characters"],
  ],
};

test("every language is set as it is set", () => {
  everyText(LANGUAGES, (text, where, key) => {
    if (key.startsWith("join.")) return;
    // What stands in braces is not set.
    const plain = text.replace(/\{\w+(?::[\w-]+)?\}/g, (name) => (name.startsWith("{count") ? "{count}" : "{}"));
    for (const [wrong, why] of SETTING[where.split(" ")[0]]) assert.doesNotMatch(plain, wrong, `${where}: ${why}`);
  });
});

/** What is the same word in another language. */
const SAME = new Set(["product", "pl game.wuzifei", "pl flood.fact.minimum", "pl flood.figure.minimum", "pl settings.theme.system", "settings.palette.okabe"]);

test("nothing was left in English", () => {
  everyText(others, (text, where, key) => {
    const language = where.split(" ")[0];
    const letters = text.replace(/\{[^}]*\}/g, "");
    if (!/\p{L}/u.test(letters) || SAME.has(key) || SAME.has(`${language} ${key}`)) return;
    assert.ok(!texts(english[key] ?? []).includes(text), where);
    if (language !== "pl") assert.match(letters, language === "ru" ? /\p{Script=Cyrillic}/u : /\p{Script=Han}/u, where);
  });
});

/** Whatever is spelled like a key. @param {string} file */
const keysIn = (file) => [...read(file).matchAll(/"([a-z]+(?:-[a-z]+)*(?:\.[a-zA-Z0-9-]+)+)"/g)].map(([, key]) => key)
  .filter((key) => !/\.(json|bak|rs|js|css|d|table)$/.test(key));

test("every key that the page or the Rust side names has its text", () => {
  const heads = new Set(Object.keys(english).map((key) => key.split(".")[0]));
  // On the page much is spelled like a key; on the Rust side nothing else is, but the name of one host.
  const page = uiSources(".js").flatMap(keysIn).filter((key) => heads.has(key.split(".")[0]));
  const rust = rustSources().flatMap(keysIn).filter((key) => key !== "tauri.localhost");
  assert.ok(rust.includes("note.unknown") && rust.length > 40, `only ${rust.length} keys found`);
  const asked = new Set([...page, ...rust]);
  assert.ok(asked.size > 100, `only ${asked.size} keys found`);
  const missing = [...asked].filter((key) => !Object.hasOwn(english, key) && !Object.keys(english).some((other) => other.startsWith(`${key}.`)));
  assert.deepEqual(missing, []);
});

test("every text is asked for by somebody", () => {
  const sources = [...uiSources(".js"), ...rustSources()];
  const named = new Set(sources.flatMap(keysIn));
  const single = new Set(uiSources(".js").flatMap((file) => [...read(file).matchAll(/\bt\("([a-z]+)"/g)].map(([, key]) => key)));
  // `option.${key}.${option}`: keys made of parts. What has no fixed part tells nothing.
  const made = uiSources(".js").flatMap((file) => [...read(file).matchAll(/`([\w.$-]*(?:\$\{[^`}]*(?:\{[^}]*\}[^`}]*)*\}[\w.-]*)+)`/g)].map(([, text]) => text))
    .map((text) => text.split(/\$\{[^}]*\}/)).filter((parts) => /[a-z]{2}/.test(parts.join("")) && parts.join("").includes("."))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`));
  const lists = new Set(LANGUAGES.flatMap(({ key }) => [...JSON.stringify(catalogues[key]).matchAll(/\{\w+:([\w-]+)\}/g)].map(([, list]) => list)));
  // A variant is asked for with its text.
  const unused = [...new Set(Object.keys(english).map(baseOf))].filter((key) => {
    const parts = key.split(".");
    return !named.has(key) && !single.has(key) && !lists.has(parts[0]) && !(parts[0] === "unit" && lists.has(parts[1]))
      && !parts.some((_, at) => at > 0 && named.has(parts.slice(0, at).join("."))) && !made.some((pattern) => pattern.test(key));
  });
  assert.deepEqual(unused, []);
});

test("the modules of the page hold no sentence", () => {
  for (const file of uiSources(".js")) {
    const code = read(file).replace(/\/\*[^]*?\*\/|(?<![:"'`])\/\/.*$/gm, "");
    const sentences = [...code.matchAll(/"([A-Z][a-z]+(?: [A-Za-z]+)+[.!?…]?)"/g)].map(([, text]) => text);
    assert.deepEqual(sentences, [], file);
  }
});
