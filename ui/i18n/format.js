// Times and dates as people write them, and sentences one after the other.

/** @import { Message } from "../types/generated.js" */
/** @import { Phrase, Translate } from "../types/view.js" */

/**
 * Several sentences as one text, in the manner of the language: not every one writes a space between them.
 * @param {Translate} t
 * @param {(string | Phrase | Message | null | undefined)[]} parts sentences, or what they are made from; empty ones are left out
 */
export const together = (t, parts) =>
  parts.map((part) => (typeof part === "string" || !part ? part : t(part))).filter(Boolean).join(t("join.sentences"));

/** @param {number} milliseconds @returns {string} 4:05 or 1:02:03 */
export function duration(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/**
 * What ranks a game, written for people.
 * @param {import("../types/view.js").Measure} measure @param {number} value
 */
export function measured(measure, value) {
  if (measure === "time") return duration(value);
  const shown = value.toLocaleString(document.documentElement.lang, { signDisplay: measure === "above" ? "exceptZero" : "auto" });
  return measure === "above" ? (value === 0 ? `±${shown}` : shown.replace("-", "−")) : shown;
}

/** The page's language as it is used where the player lives: dates and weeks differ among the countries of a language. */
function local() {
  const { lang } = document.documentElement;
  const { language, script } = new Intl.Locale(lang).maximize();
  const own = (globalThis.navigator?.languages ?? []).find((tag) => {
    // A system without a language may name one that is none, such as "C".
    const [known] = Intl.DateTimeFormat.supportedLocalesOf(/^[a-z]{2,3}(-[a-z\d]+)*$/i.test(tag) ? tag : []);
    const other = known && new Intl.Locale(known).maximize();
    return other && other.language === language && other.script === script;
  });
  return own ?? lang;
}

/** @param {number} when milliseconds since 1970 */
export function day(when) {
  return new Intl.DateTimeFormat(local(), { dateStyle: "medium" }).format(when);
}

/** A date of ours is a day and no moment: it is shown as it stands, in no time zone. @param {string} text 2026-11-30, or a month like 2026-11 */
function moment(text) {
  const [year, month, date = 1] = text.split("-").map(Number);
  return Date.UTC(year, month - 1, date);
}

/** A number stays with the word that it counts or dates. @param {string} text @param {Intl.DateTimeFormatOptions} options */
const written = (text, options) =>
  new Intl.DateTimeFormat(local(), { ...options, timeZone: "UTC" }).format(moment(text)).replace(/(\d) (?=\p{L})/gu, "$1\u00a0");

/** A date where a line begins: some languages write the names of days and months small. @param {string} text */
export const atStart = (text) => text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);

/** Monday 30 November 2026. @param {string} text */
export const longDay = (text) => written(text, { dateStyle: "full" });

/** Monday 30 November, on a line of its own. @param {string} text */
export const shortDay = (text) => atStart(written(text, { weekday: "long", day: "numeric", month: "long" }));

/** 30 November. @param {string} text */
export const plainDay = (text) => written(text, { day: "numeric", month: "long" });

/** November 2026, as a heading. @param {string} text */
export const monthName = (text) => atStart(written(text, { year: "numeric", month: "long" }));

/** The first day of the week where the engine does not know it: Monday, but in the United States, where English is at home. @param {Intl.Locale} locale */
const usualFirst = (locale) => (locale.maximize().region === "US" ? 7 : 1);

/**
 * The days of the week in the order that is usual where the player lives; Monday is 0.
 * @returns {{ weekday: number, short: string, long: string }[]}
 */
export function weekdays() {
  const locale = /** @type {any} */ (new Intl.Locale(local()));
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? usualFirst(locale);
  return Array.from({ length: 7 }, (_, index) => {
    const weekday = (index + first - 1) % 7;
    // The fifth of January 1970 was a Monday.
    const date = `1970-01-${String(5 + weekday).padStart(2, "0")}`;
    return { weekday, short: written(date, { weekday: "short" }), long: written(date, { weekday: "long" }) };
  });
}
