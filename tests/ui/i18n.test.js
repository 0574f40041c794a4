// The texts: plurals, nesting, and a catalogue that has everything that is asked of it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { BY_SHAPE, LANGUAGES, choose, createTexts, translator } from "../../ui/i18n/index.js";
import { duration, monthName, plainDay, shortDay, together, weekdays } from "../../ui/i18n/format.js";

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
    { "unit.moves": { one: "{count} move", other: "{count} moves" }, "colour.red": "red", "field.width": "Columns", a: "{n:moves}", b: "{field:field}: {c}", c: "{all}", "colour.2": "green", d: "{n:colour}", "join.list": ", " },
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

test("a language with cases asks for its words in the form that a sentence needs", () => {
  const russian = translator({ "side.black": "Чёрные", "side-genitive.black": "чёрных", a: "{side:side} ходят.", b: "Ход {side:side-genitive}." }, "ru");
  assert.equal(russian("a", { side: "black" }), "Чёрные ходят.");
  assert.equal(russian("b", { side: "black" }), "Ход чёрных.");
});

test("lists and sentences are joined in the manner of the language", () => {
  const chinese = translator({ "join.list": "、", "join.sentences": "", a: "新珠：{balls}。", b: "移到{to}。" }, "zh-Hans");
  assert.equal(together(chinese, [{ key: "b", args: { to: "C4" } }, "", null, { key: "a", args: { balls: ["A1", "B2"] } }]), "移到C4。新珠：A1、B2。");
  assert.equal(together(t, ["One.", undefined, "Two."]), "One. Two.");
});

test("the language is the wish, else the first of the system's that there is, else English", () => {
  for (const { key } of LANGUAGES) assert.equal(choose(key, ["en"]).key, key);
  assert.equal(choose("system", ["xx", "pl-PL", "en-GB"]).key, "pl");
  for (const chinese of ["zh", "zh-CN", "zh-TW", "zh-Hans-SG", "zh_HK"]) assert.equal(choose("system", [chinese]).key, "zh");
  assert.equal(choose("system", ["ru-RU"]).tag, "ru");
  assert.equal(choose("system", ["xx"]).key, "en");
  assert.equal(choose("xx", ["ru"]).key, "en");
  assert.equal(choose("system", []).key, "en");
});

test("times are written as people write them", () => {
  assert.equal(duration(0), "0:00");
  assert.equal(duration(245_900), "4:05");
  assert.equal(duration(3_723_000), "1:02:03");
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

/** @param {string} text */
function placeholders(text) {
  return [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
}

test("dates and weeks are those of the page's language", () => {
  const page = { lang: "en" };
  /** @type {any} */ (globalThis).document = { documentElement: page };
  const seen = ["en", "ru", "zh-Hans", "pl"].map((lang) => {
    page.lang = lang;
    const days = weekdays();
    assert.deepEqual(days.map(({ weekday }) => weekday).sort(), [0, 1, 2, 3, 4, 5, 6]);
    return [monthName("2026-11"), shortDay("2026-11-30"), plainDay("2026-11-30"), days[0].long, days[0].weekday];
  });
  assert.deepEqual(seen, [
    ["November 2026", "Monday, November 30", "November 30", "Sunday", 6],
    ["Ноябрь 2026\u00a0г.", "Понедельник, 30\u00a0ноября", "30\u00a0ноября", "понедельник", 0],
    ["2026年11月", "11月30日星期一", "11月30日", "星期一", 0],
    ["Listopad 2026", "Poniedziałek, 30\u00a0listopada", "30\u00a0listopada", "poniedziałek", 0],
  ]);
  delete /** @type {any} */ (globalThis).document;
});

test("dates and weeks are those of the player's country, where the page's language is at home there", () => {
  const page = { lang: "en" };
  const navigator = { languages: [""] };
  const old = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  /** @type {any} */ (globalThis).document = { documentElement: page };
  const seen = [["en", "C"], ["en", "en-GB"], ["en", "pl-PL", "en-IE"], ["pl", "en-GB"], ["zh-Hans", "zh-TW"], ["zh-Hans", "zh-TW", "zh-SG"]].map(([lang, ...languages]) => {
    page.lang = lang;
    navigator.languages = languages;
    return [plainDay("2026-11-30"), weekdays()[0].weekday];
  });
  assert.deepEqual(seen, [
    ["November 30", 6], ["30\u00a0November", 0], ["30\u00a0November", 0], ["30\u00a0listopada", 0], ["11月30日", 0], ["11月30日", 6],
  ]);
  delete /** @type {any} */ (globalThis).document;
  if (old) Object.defineProperty(globalThis, "navigator", old);
  else delete /** @type {any} */ (globalThis).navigator;
});

test("an engine that knows nothing of weeks gets the usual first day", () => {
  const known = /** @type {any} */ (Intl.Locale.prototype).getWeekInfo;
  const page = { lang: "en" };
  /** @type {any} */ (globalThis).document = { documentElement: page };
  const old = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, "weekInfo");
  delete /** @type {any} */ (Intl.Locale.prototype).getWeekInfo;
  delete /** @type {any} */ (Intl.Locale.prototype).weekInfo;
  try {
    assert.equal(weekdays()[0].weekday, 6);
    for (const lang of ["ru", "zh-Hans", "pl", "en-GB"]) {
      page.lang = lang;
      assert.equal(weekdays()[0].weekday, 0, lang);
    }
  } finally {
    if (known) Object.defineProperty(Intl.Locale.prototype, "getWeekInfo", { value: known, configurable: true, writable: true });
    if (old) Object.defineProperty(Intl.Locale.prototype, "weekInfo", old);
    delete /** @type {any} */ (globalThis).document;
  }
});

test("a catalogue that can't be had is asked for once more, and again when the language is chosen again", async (context) => {
  /** What was asked for, and how many answers fail from now on. @type {string[]} */
  const asked = [];
  let failing = 1;
  context.mock.method(globalThis, "fetch", async (/** @type {URL} */ url) => {
    const file = new URL(url).pathname.replace(/.*\//, "");
    asked.push(file);
    failing -= 1;
    return failing >= 0 ? new Response("", { status: 404 }) : new Response(JSON.stringify({ "game.lines": file }));
  });
  const root = { lang: "" };
  for (const [name, value] of Object.entries({ document: { documentElement: root }, navigator: { languages: ["en"] } })) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    context.after(() => (before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name)));
  }
  const texts = createTexts();
  assert.equal(await texts.speak("ru"), true);
  assert.deepEqual([texts.t("game.lines"), root.lang, asked], ["ru.json", "ru", ["ru.json", "ru.json"]]);
  failing = 2;
  await assert.rejects(texts.speak("pl"), /pl\.json: 404/);
  assert.deepEqual([texts.t("game.lines"), root.lang], ["ru.json", "ru"], "what was spoken goes on");
  assert.equal(await texts.speak("pl"), true);
  assert.deepEqual([texts.t("game.lines"), root.lang], ["pl.json", "pl"]);
});
