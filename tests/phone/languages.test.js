// The app in every language: chosen by the system or in the settings, at once, and with room for its words.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { LANGUAGES } from "../../ui/i18n/index.js";
import { Player } from "../support/player.js";
import { read } from "../ui/sources.js";
import { afterTour, tour } from "../support/tour.js";
import { colourFindings, findings, wordFindings } from "./findings.js";
import { clipped, overflow } from "./fits.js";
import { stage } from "./phone.js";

const { open } = stage();

/** Smallest target of a control, in CSS pixels. */
const CONTROL = 48;
/** Where everything is looked at in every language; the other states differ in their words only. */
const FULL = /^home$|^settings$|^help$|^records$|-table-middle$|-sheet-new-custom$/;
/** What is worth a picture. */
const PICTURES = /^home|^settings$|^help$|^records$|^calendar|^daily-over$|^sheet-result$|-table-(start|middle|over|hint)$|-sheet-(new|new-custom|more|keys|replay|after)$|-help-game$/;

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
    if (/-table-(start|middle|moved|over)$/.test(stop.name)) {
      const scrolls = await phone.run(() => (document.querySelector("#stage")?.scrollHeight ?? 0) - innerHeight);
      if (scrolls > 0) found.push(`the table scrolls by ${scrolls} px`);
    }
    // English is looked at in every state: accessible.test.js.
    if (stops === tour && key !== "en") {
      if (FULL.test(stop.name)) {
        await phone.tab.emulateMedia({ colorScheme: "dark" });
        found.push(...(await colourFindings(phone)));
        await phone.tab.emulateMedia({ colorScheme: "light" });
        found.push(...(await findings(phone)));
      } else {
        found.push(...(await wordFindings(phone)));
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

for (const { key, tag } of LANGUAGES) {
  test(`on a turned phone the words beside the board keep clear of each other: ${key}`, async () => {
    const phone = await open({ viewport: { width: 844, height: 390 }, deviceScaleFactor: 1, locale: tag, reducedMotion: "reduce" });
    const player = new Player(phone, "pointer");
    await phone.tab.clock.setFixedTime(new Date("2026-11-15T12:00:00"));
    await phone.load();
    // The game that says most of itself: of a day, with its number, how hard it is and what it asks for.
    await player.use('[data-daily="puzzle"] [data-action="daily"]');
    await phone.shown('[data-screen="table"][data-game="wuzifei"] [data-note]');
    for (const viewport of [{ width: 844, height: 390 }, { width: 640, height: 360 }]) {
      await phone.tab.setViewportSize(viewport);
      await phone.still();
      await phone.picture(`language-${key}-${viewport.width}-daily-puzzle`);
      const over = await phone.run(() => {
        const column = [".top h1", ".sub", ".figures", ".turn", ".note"].map((each) => ({ each, box: document.querySelector(each)?.getBoundingClientRect() }));
        let [end, above] = [0, ""];
        const wrong = [];
        for (const { each, box } of column) {
          if (!box || box.top < end - 1) wrong.push(`${each} under ${above}: ${box?.top} < ${end}`);
          [end, above] = [box?.bottom ?? 0, each];
        }
        return wrong;
      });
      assert.deepEqual([...over, ...(await overflow(phone)), ...(await clipped(phone, CONTROL))], [], `${viewport.width} px wide`);
    }
    await phone.close();
  });
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

test("what the player is told on the home page stays there in another language, until it is dismissed or left", async () => {
  const phone = await open({ locale: "en-GB" });
  const player = new Player(phone, "pointer");
  const notices = () => phone.run(() => [...document.querySelectorAll("[data-notices] p")].map((each) => each.textContent));
  /** @param {string} language */
  const speak = (language) => phone.run((wanted) => {
    Object.defineProperty(navigator, "languages", { value: [wanted], configurable: true });
    dispatchEvent(new Event("languagechange"));
  }, language);
  await writeFile(join(phone.server.folder, phone.data, "settings.json"), "damaged");
  await phone.restart();
  const english = await notices();
  assert.equal(english.length, 1);
  await speak("ru");
  await phone.until("the notice in Russian", (title) => document.querySelector("[data-notices]")?.getAttribute("aria-label") === title, words("ru")["home.notices"]);
  const russian = await notices();
  assert.deepEqual([russian.length, russian[0] === english[0]], [1, false]);
  assert.equal(await phone.text("#live-assertive"), russian[0], "and it is said in it");
  await player.use('[data-action="dismiss"]');
  await speak("pl");
  await phone.until("Polish", (name) => document.querySelector(".sub")?.textContent === name, words("pl")["home.tagline"]);
  assert.deepEqual(await notices(), []);
  await phone.close();
});

/** Everything there is to read or to hear on the page, piece by piece. @param {import("./phone.js").Phone} phone */
const everything = (phone) => phone.run(() => {
  /** @type {string[]} */
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // The languages themselves are called what they call themselves.
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (!node.parentElement?.closest("option[lang], script, style")) found.push(node.textContent ?? "");
  for (const node of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(node.getAttribute(name) ?? "");
  for (const node of document.querySelectorAll("th[abbr]")) found.push(node.getAttribute("abbr") ?? "");
  return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
});

/** Patterns of all texts of a language that have a word of their own. @param {string} language */
const patterns = (language) => Object.values(words(language)).flatMap((entry) => (typeof entry === "string" ? [entry] : Object.values(entry)))
  .filter((/** @type {string} */ text) => /\p{L}/u.test(text.replace(/\{[^}]*\}/g, "")))
  .map((/** @type {string} */ text) => new RegExp(`^${text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+")}$`, "u"));

/** What another language than that of the page says. @param {import("./phone.js").Phone} phone @param {string} former @param {string} language */
async function leftOvers(phone, former, language) {
  const [old, own] = [patterns(former), patterns(language)];
  const names = ["long", "short"].flatMap((style) => [0, 1, 2, 3, 4, 5, 6].map((day) => new Intl.DateTimeFormat(former, { weekday: /** @type {"long" | "short"} */ (style) }).format(day * 24 * 60 * 60 * 1000)));
  return (await everything(phone)).filter((text) => (old.some((each) => each.test(text)) && !own.some((each) => each.test(text))) || names.includes(text));
}

test("after a change of the language nothing of the former one is left: home, calendar, settings, a sheet", async () => {
  const phone = await open({ locale: "en-GB" });
  const player = new Player(phone, "pointer");
  await player.use('[data-daily="lines"] [data-action="daily"]');
  await phone.shown('[data-screen="table"]');
  // A day with a result has most to say.
  for (const name of ["daily-over", "daily-sheet-share", "home-with-a-result", "sheet-result"]) await afterTour.find((stop) => stop.name === name)?.go(player);
  let former = "en";
  /** The system speaks another language. @param {string} language */
  async function speak(language) {
    await phone.run((wanted) => {
      Object.defineProperty(navigator, "languages", { value: [wanted], configurable: true });
      dispatchEvent(new Event("languagechange"));
    }, language);
    const { tag } = /** @type {{ tag: string }} */ (LANGUAGES.find(({ key }) => key === language));
    await phone.until("the language", (wanted) => document.documentElement.lang === wanted && document.querySelector("dialog") === null, tag);
    await phone.settled();
    await phone.until("the page in it", (own) => own.some((text) => document.querySelector("main")?.textContent?.includes(text)), [words(language)["home.tagline"], words(language)["daily.calendar"]]);
  }
  /** @param {string} language @param {string} where */
  async function judge(language, where) {
    assert.deepEqual(await leftOvers(phone, former, language), [], `${where}: ${former} to ${language}`);
    // The search finds something, if there is anything to be found.
    assert.ok((await leftOvers(phone, language, former)).length > 5, where);
    former = language;
  }
  await speak("ru");
  await judge("ru", "home, with a sheet that was open");
  await speak("pl");
  await judge("pl", "home");
  await player.use('[data-action="calendar"]');
  await phone.shown('[data-screen="calendar"] [data-day]');
  for (const language of ["zh", "en", "ru"]) {
    await speak(language);
    await judge(language, "calendar");
  }
  await player.use('[data-action="back"]');
  await phone.shown('[data-screen="home"]');
  await player.use('[data-action="settings"]');
  await phone.shown('[data-screen="settings"]');
  for (const language of ["pl", "zh", "en"]) {
    await phone.tab.selectOption('[data-setting="language"] select', language);
    await phone.until("the title", (title) => document.querySelector("h1")?.textContent === title, words(language)["settings.title"]);
    await judge(language, "settings");
  }
  await phone.close();
});
