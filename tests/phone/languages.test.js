// The app in every language: chosen by the system or in the settings, at once, and with room for its words.

import assert from "node:assert/strict";
import { test } from "node:test";

import { LANGUAGES } from "../../ui/i18n/index.js";
import { Player } from "../support/player.js";
import { read } from "../ui/sources.js";
import { tour } from "../support/tour.js";
import { findings } from "./findings.js";
import { clipped, overflow } from "./fits.js";
import { stage } from "./phone.js";

const { open } = stage();

/** Smallest target of a control, in CSS pixels. */
const CONTROL = 48;
/** Where every theme is looked at in every language; the other states differ in their words only. */
const FULL = /^home$|^settings$|^help$|^records$|-table-middle$|-sheet-new-custom$/;
/** What is worth a picture. */
const PICTURES = /^home|^settings$|^help$|^records$|-table-(start|middle|over|hint)$|-sheet-(new|new-custom|more|keys|replay|after)$|-help-game$/;

/** @param {string} language @returns {Record<string, string>} */
const words = (language) => JSON.parse(read(`ui/i18n/${language}.json`));

/** @param {import("./phone.js").Phone} phone */
const lang = (phone) => phone.run(() => document.documentElement.lang);

/**
 * Walks through the app in a language, and says what does not fit.
 * @param {{ key: string, tag: string }} language @param {{ width: number, height: number }} viewport
 * @param {import("../support/tour.js").Stop[]} stops
 */
async function walk(language, viewport, stops) {
  const { key, tag } = language;
  const phone = await open({ viewport, deviceScaleFactor: 1, isMobile: viewport.width < 1000, locale: tag, reducedMotion: "reduce" });
  const player = new Player(phone, "pointer");
  assert.equal(await lang(phone), tag);
  /** @type {string[]} */
  const wrong = [];
  for (const stop of stops) {
    await stop.go(player);
    await phone.still();
    if (PICTURES.test(stop.name)) await phone.picture(`language-${key}-${viewport.width}-${stop.name}`);
    const found = [...(await overflow(phone)), ...(await clipped(phone, CONTROL))];
    if (/-table-(start|middle|moved)$/.test(stop.name)) {
      const scrolls = await phone.run(() => (document.querySelector("#stage")?.scrollHeight ?? 0) - innerHeight);
      if (scrolls > 0) found.push(`the table scrolls by ${scrolls} px`);
    }
    // English is looked at in every state: accessible.test.js.
    if (FULL.test(stop.name) && stops === tour && key !== "en") {
      for (const colorScheme of /** @type {const} */ (["dark", "light"])) {
        await phone.tab.emulateMedia({ colorScheme });
        found.push(...(await findings(phone)));
      }
    }
    wrong.push(...found.map((each) => `${stop.name}: ${each}`));
  }
  assert.deepEqual(wrong, []);
  await phone.close();
}

for (const language of LANGUAGES) {
  test(`every state has room for its words on the smallest phone: ${language.key}`, () => walk(language, { width: 320, height: 568 }, tour));
}

for (const language of LANGUAGES.slice(1)) {
  test(`every table has room for its words on a desktop: ${language.key}`, () =>
    walk(language, { width: 1280, height: 800 }, tour.filter(({ name }) => /^home$|-(table-start|table-over|left)$/.test(name))));
}

test("a language is changed at once, wherever one comes from, and is kept", async () => {
  const phone = await open({ locale: "en-GB" });
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  const position = await player.position("lines");
  await player.use('[data-action="back"]');
  await player.use('[data-action="settings"]');
  await phone.shown('[data-screen="settings"]');
  for (const { key, tag } of [...LANGUAGES.slice(1), LANGUAGES[0], LANGUAGES[2]]) {
    const texts = words(key);
    await phone.tab.focus('[data-setting="language"] select');
    await phone.tab.selectOption('[data-setting="language"] select', key);
    await phone.until("the language", (wanted) => document.documentElement.lang === wanted, tag);
    await phone.settled();
    assert.equal(await phone.text("h1"), texts["settings.title"]);
    assert.equal(await phone.run(() => document.title), `${texts["settings.title"]} – Quadrille`);
    assert.equal(await phone.text('[data-action="reset-settings"]'), texts["settings.reset"]);
    assert.equal(await phone.text('[data-action="export"]'), texts["transfer.export"]);
    assert.equal(await phone.run(() => document.querySelector('[data-action="back"]')?.getAttribute("aria-label")), texts.back);
    assert.equal(await phone.run(() => document.activeElement?.closest("[data-setting]")?.getAttribute("data-setting")), "language", "the focus stays");
    assert.equal(await phone.run(() => [...document.querySelectorAll("[aria-live]")].map((each) => each.textContent).join("").trim()), "", "nothing old is left to be read");
  }
  const chinese = words("zh");
  await player.use('[data-action="back"]');
  await phone.shown('[data-screen="home"]');
  assert.equal(await phone.text('[data-game="link"] h2'), chinese["game.link"]);
  await player.openGame("lines");
  assert.equal(await player.position("lines"), position, "the game is the same");
  assert.equal(await phone.text("h1"), chinese["game.lines"]);
  assert.equal(await phone.run(() => document.querySelector('[role="grid"]')?.getAttribute("aria-label")), chinese["lines.board"]);
  assert.match(await phone.run(() => document.querySelector('[data-board] [data-cell="A1"]')?.getAttribute("aria-label") ?? ""), /^A1，/);
  await phone.restart();
  assert.equal(await lang(phone), "zh-Hans", "kept");
  await phone.close();
});

test("a reset and an import bring their language with them", async () => {
  const phone = await open({ locale: "pl-PL" });
  const player = new Player(phone, "pointer");
  const polish = words("pl");
  await player.use('[data-action="settings"]');
  await phone.tab.selectOption('[data-setting="language"] select', "ru");
  await phone.until("Russian", () => document.documentElement.lang === "ru");
  await player.use('[data-action="reset-settings"]');
  await phone.until("the system's language", () => document.documentElement.lang === "pl");
  await phone.until("what was done", (text) => document.querySelector("[data-status]")?.textContent === text, polish["settings.reset-done"]);
  await player.use('[data-action="undo-reset"]');
  await phone.until("Russian again", () => document.documentElement.lang === "ru");
  await phone.until("what was done", (text) => document.querySelector("[data-status]")?.textContent === text, words("ru")["settings.reset-undone"]);
  await phone.close();
});

test("when the system changes its language, an open sheet and a table follow it", async () => {
  const phone = await open({ locale: "en-GB" });
  const player = new Player(phone, "pointer");
  await player.openGame("wuzifei");
  await player.use('[data-action="more"]');
  await phone.shown('[data-sheet="more"]');
  await phone.run(() => {
    Object.defineProperty(navigator, "languages", { value: ["ru-RU", "en"], configurable: true });
    dispatchEvent(new Event("languagechange"));
  });
  await phone.until("Russian", () => document.documentElement.lang === "ru" && document.querySelector("dialog") === null);
  await phone.until("the table in Russian", (name) => document.querySelector("h1")?.textContent === name, words("ru")["game.wuzifei"]);
  await player.use('[data-action="back"]');
  await phone.shown('[data-screen="home"]');
  await phone.close();
});
