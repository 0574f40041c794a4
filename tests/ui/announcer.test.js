// What a screen reader hears: nothing at load, one sentence at a time, the same one twice when said twice.

import assert from "node:assert/strict";
import test from "node:test";

import { createAnnouncer, tellIn } from "../../ui/shell/announcer.js";
import { read } from "./sources.js";

const spaced = (/** @type {string[]} */ sentences) => sentences.join(" ");
const regions = () => ({ polite: { textContent: "" }, assertive: { textContent: "" } });

test("the regions are empty at load", () => {
  const page = read("ui/index.html");
  assert.match(page, /<div id="live-polite"[^>]*aria-live="polite"[^>]*><\/div>/);
  assert.match(page, /<div id="live-assertive"[^>]*aria-live="assertive"[^>]*><\/div>/);
});

test("a sentence goes to the polite region, an alarm to the assertive one, and each replaces the other", () => {
  const both = regions();
  const announcer = createAnnouncer(both, spaced);
  announcer.say("Moved to C4.");
  assert.deepEqual(both, { polite: { textContent: "Moved to C4." }, assertive: { textContent: "" } });
  announcer.alert("Game over.");
  assert.deepEqual(both, { polite: { textContent: "" }, assertive: { textContent: "Game over." } });
});

test("the same sentence is a new text every time", () => {
  const both = regions();
  const announcer = createAnnouncer(both, spaced);
  /** @type {string[]} */
  const heard = [];
  for (let times = 0; times < 4; times += 1) {
    announcer.say("No free way leads from A1 to C4.");
    heard.push(both.polite.textContent);
  }
  for (let next = 1; next < heard.length; next += 1) assert.notEqual(heard[next], heard[next - 1]);
  assert.deepEqual(new Set(heard.map((text) => text.trim())), new Set(["No free way leads from A1 to C4."]));
});

test("what was just said is carried on into the next sentence, once", () => {
  const both = regions();
  const announcer = createAnnouncer(both, spaced);
  announcer.say("The computer moved.");
  announcer.carry(true);
  announcer.say("A1 selected.");
  assert.deepEqual(both, { polite: { textContent: "The computer moved. A1 selected." }, assertive: { textContent: "" } });
  announcer.say("A1 put down.");
  assert.equal(both.polite.textContent, "A1 put down.");
  announcer.carry(true);
  announcer.alert("You have won.");
  assert.deepEqual(both, { polite: { textContent: "" }, assertive: { textContent: "A1 put down. You have won." } });
  announcer.carry(true);
  announcer.carry(false);
  announcer.say("Another game.");
  assert.equal(both.polite.textContent, "Another game.");
});

test("sentences are carried on in the manner of the language", () => {
  const both = regions();
  const announcer = createAnnouncer(both, (sentences) => sentences.join(""));
  announcer.say("电脑走了。");
  announcer.carry(true);
  announcer.say("已选中A1。");
  assert.equal(both.polite.textContent, "电脑走了。已选中A1。");
});

test("a page's own line is a new text every time, too", () => {
  const line = { textContent: "" };
  tellIn(line, "Copied.");
  assert.equal(line.textContent, "Copied.");
  tellIn(line, "Copied.");
  assert.notEqual(line.textContent, "Copied.");
  assert.equal(line.textContent.trim(), "Copied.");
});
