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

/** @param {number} when milliseconds since 1970 */
export function day(when) {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(when);
}
