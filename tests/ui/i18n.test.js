// The texts: plurals, nesting, and a catalogue that has everything that is asked of it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { BY_SHAPE, choose, translator } from "../../ui/i18n/index.js";
import { duration } from "../../ui/i18n/format.js";
import { read, rustSources, uiSources } from "./sources.js";

/** @type {Record<string, string | Record<string, string>>} */
const english = JSON.parse(readFileSync(new URL("../../ui/i18n/en.json", import.meta.url), "utf8"));
const t = translator(english, "en");

test("a count chooses the plural form", () => {
  assert.equal(t("unit.points", { count: 1 }), "1 point");
  assert.equal(t("unit.points", { count: 0 }), "0 points");
  assert.equal(t("unit.points", { count: 1200 }), "1,200 points");
});

test("other languages choose among their own forms", () => {
  const forms = { one: "{count} очко", few: "{count} очка", many: "{count} очков", other: "{count} очка" };
  const russian = translator({ "unit.points": forms, said: "Ход: {score:points}." }, "ru");
  assert.equal(russian("said", { score: 1 }), "Ход: 1 очко.");
  assert.equal(russian("said", { score: 3 }), "Ход: 3 очка.");
  assert.equal(russian("said", { score: 11 }), "Ход: 11 очков.");
});

test("arguments may be counted nouns, words of the catalogue, messages and lists", () => {
  const small = translator(
    { "unit.moves": { one: "{count} move", other: "{count} moves" }, "colour.red": "red", "field.width": "Columns", a: "{n:moves}", b: "{field:field}: {c}", c: "{all}", "colour.2": "green", d: "{n:colour}" },
    "en",
  );
  assert.equal(small("a", { n: 2 }), "2 moves");
  assert.equal(small("b", { field: "width", c: { key: "colour.red" } }), "Columns: red");
  assert.equal(small("b", { field: "unheard", c: 7 }), "unheard: 7");
  assert.equal(small("d", { n: 2 }), "green");
  assert.equal(small("c", { all: ["A1", { key: "colour.red" }] }), "A1, red");
});

test("what is missing stays visible instead of breaking the page", () => {
  assert.equal(t("no.such.key"), "no.such.key");
  assert.equal(t("constructor"), "constructor");
  assert.equal(t("lines.say.moved"), "Moved to {to}.");
});

test("the language is the wish, else the system's, else the first", () => {
  assert.equal(choose("en", ["ru"]), "en");
  assert.equal(choose("system", ["xx", "en-GB"]), "en");
  assert.equal(choose("system", ["xx"]), "en");
});

test("times are written as people write them", () => {
  assert.equal(duration(0), "0:00");
  assert.equal(duration(245_900), "4:05");
  assert.equal(duration(3_723_000), "1:02:03");
});

test("every entry has exactly the plural forms of its language", () => {
  const expected = new Intl.PluralRules("en").resolvedOptions().pluralCategories.sort();
  for (const [key, entry] of Object.entries(english)) {
    if (typeof entry === "string") continue;
    assert.deepEqual(Object.keys(entry).sort(), expected, key);
    assert.equal(new Set(Object.values(entry).map((text) => placeholders(text).join())).size <= 2, true, key);
  }
});

test("a variant takes the place of its text while it is asked for", () => {
  let asked = "";
  const small = translator({ a: "a {n} {x}", "a@shapes": "by shape {n}", b: "b", x: "red", "x@shapes": "dot", c: "{x:x} {x}" }, "en", () => asked);
  assert.equal(small("a", { n: 1, x: { key: "x" } }), "a 1 red");
  asked = "shapes";
  assert.equal(small("a", { n: 1 }), "by shape 1");
  assert.equal(small("c", { x: { key: "x" } }), "dot dot");
  assert.equal(small("b"), "b", "what has no variant stays");
});

test("every variant belongs to a text and says what it says", () => {
  const variants = Object.keys(english).filter((key) => key.includes("@"));
  assert.ok(variants.length > 20);
  for (const key of variants) {
    const [base, variant] = key.split("@");
    assert.equal(variant, BY_SHAPE, key);
    assert.ok(Object.hasOwn(english, base), key);
    const named = (/** @type {string | Record<string, string>} */ entry) => placeholders(typeof entry === "string" ? entry : entry.other);
    assert.deepEqual(named(english[key]), named(english[base]), key);
  }
});

test("every counted noun and every word list of a text exists", () => {
  for (const [key, entry] of Object.entries(english)) {
    for (const text of typeof entry === "string" ? [entry] : Object.values(entry)) {
      for (const [, unit] of text.matchAll(/\{\w+:([\w-]+)\}/g)) {
        const known = Object.hasOwn(english, `unit.${unit}`) || Object.keys(english).some((other) => other.startsWith(`${unit}.`));
        assert.ok(known, `${key} asks for “${unit}”`);
      }
    }
  }
});

test("every key that the page or the Rust side names has its text", () => {
  const heads = new Set(Object.keys(english).map((key) => key.split(".")[0]));
  /** Whatever is spelled like a key. @param {string} file */
  const keysIn = (file) => [...read(file).matchAll(/"([a-z]+(?:-[a-z]+)*(?:\.[a-zA-Z0-9-]+)+)"/g)].map(([, key]) => key)
    .filter((key) => !/\.(json|bak|rs|js|css|d)$/.test(key));
  // On the page much is spelled like a key; on the Rust side nothing else is, but the name of one host.
  const page = uiSources(".js").flatMap(keysIn).filter((key) => heads.has(key.split(".")[0]));
  const rust = rustSources().flatMap(keysIn).filter((key) => key !== "tauri.localhost");
  assert.ok(rust.includes("note.unknown") && rust.length > 40, `only ${rust.length} keys found`);
  const asked = new Set([...page, ...rust]);
  assert.ok(asked.size > 100, `only ${asked.size} keys found`);
  const missing = [...asked].filter((key) => !Object.hasOwn(english, key) && !Object.keys(english).some((other) => other.startsWith(`${key}.`)));
  assert.deepEqual(missing, []);
});

/** @param {string} text */
function placeholders(text) {
  return [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
}
