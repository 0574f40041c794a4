// Cell names, the cursor's steps, and the keys of the table.

import assert from "node:assert/strict";
import test from "node:test";

import { cellIndex, cellName, columnName } from "../../ui/board/cells.js";
import { step } from "../../ui/board/grid.js";
import { handleKey, letterOf } from "../../ui/table/keys.js";
import { createQueue } from "../../ui/table/queue.js";

test("columns are named like a spreadsheet's", () => {
  assert.deepEqual([0, 8, 25, 26, 39, 51, 52].map(columnName), ["A", "I", "Z", "AA", "AN", "AZ", "BA"]);
});

test("a cell's name leads back to the cell, on boards of every shape", () => {
  for (const [width, height] of [[9, 9], [20, 15], [5, 12], [40, 3]]) {
    for (let index = 0; index < width * height; index += 1) {
      assert.equal(cellIndex(cellName(index, width), width), index);
    }
  }
  assert.equal(cellName(0, 9), "A1");
  assert.equal(cellName(20, 9), "C3");
});

test("what is no cell's name has no index", () => {
  for (const text of ["", "A", "1", "A0", "a1", "A1x", "J1", "end"]) assert.equal(cellIndex(text, 9), -1, text);
});

test("the cursor stops at the edges instead of wrapping", () => {
  const from = (/** @type {string} */ key, /** @type {number} */ index, corner = false) => step(key, corner, index, 4, 3);
  assert.equal(from("ArrowLeft", 4), 4);
  assert.equal(from("ArrowRight", 7), 7);
  assert.equal(from("ArrowUp", 2), 2);
  assert.equal(from("ArrowDown", 9), 9);
  assert.equal(from("ArrowRight", 5), 6);
  assert.equal(from("ArrowDown", 5), 9);
  assert.equal(from("Home", 6), 4);
  assert.equal(from("End", 5), 7);
  assert.equal(from("Home", 6, true), 0);
  assert.equal(from("End", 6, true), 11);
  assert.equal(from("ArrowLeft", 6, true), -1);
  assert.equal(from("PageUp", 6), -1);
});

test("letters are found on keyboards of other alphabets", () => {
  assert.equal(letterOf({ key: "h", code: "KeyH" }), "H");
  assert.equal(letterOf({ key: "р", code: "KeyH" }), "H");
  assert.equal(letterOf({ key: "z", code: "KeyY" }), "Z");
  assert.equal(letterOf({ key: "Enter", code: "Enter" }), "");
  assert.equal(letterOf({ key: "?", code: "Slash" }), "");
});

/** @param {Partial<KeyboardEvent>} event @param {boolean} [letters] */
function pressed(event, letters = true) {
  /** @type {string[]} */
  const done = [];
  const note = (/** @type {string} */ what) => (/** @type {boolean} */ fresh) => done.push(fresh === false ? `${what} held` : what);
  const taken = handleKey(
    /** @type {KeyboardEvent} */ ({ code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, key: "", ...event }),
    letters,
    { undo: note("undo"), redo: note("redo"), hint: () => done.push("hint"), renew: () => done.push("new"), escape: () => done.push("escape"), queries: { L: () => done.push("last"), 3: () => done.push("third") } },
  );
  return { taken, done: done.join() };
}

test("the keys of the table do what the list of keys says", () => {
  assert.equal(pressed({ key: "z", ctrlKey: true }).done, "undo");
  assert.equal(pressed({ key: "z", ctrlKey: true, repeat: true }).done, "undo held");
  assert.equal(pressed({ key: "Z", ctrlKey: true, shiftKey: true }).done, "redo");
  assert.equal(pressed({ key: "y", ctrlKey: true }).done, "redo");
  assert.equal(pressed({ key: "h" }).done, "hint");
  assert.equal(pressed({ key: "n" }).done, "new");
  assert.equal(pressed({ key: "l" }).done, "last");
  assert.equal(pressed({ key: "3" }).done, "third");
  assert.equal(pressed({ key: "Escape" }).done, "escape");
  assert.deepEqual(pressed({ key: "4" }), { taken: false, done: "" });
  assert.deepEqual(pressed({ key: "n", repeat: true }), { taken: false, done: "" });
  assert.deepEqual(pressed({ key: "x" }), { taken: false, done: "" });
  assert.deepEqual(pressed({ key: "c", ctrlKey: true }), { taken: false, done: "" });
});

test("single letters and digits can be switched off, the others stay", () => {
  for (const key of ["h", "n", "l", "3"]) assert.deepEqual(pressed({ key }, false), { taken: false, done: "" });
  assert.equal(pressed({ key: "z", ctrlKey: true }, false).done, "undo");
  assert.equal(pressed({ key: "Escape" }, false).done, "escape");
});

test("input waits for the answer before it, in order, and a failure stops nothing", async () => {
  const queue = createQueue();
  /** @type {string[]} */
  const log = [];
  const errors = /** @type {unknown[]} */ ([]);
  globalThis.reportError = (error) => void errors.push(error);
  queue.add(async () => {
    await Promise.resolve();
    log.push("first");
  });
  queue.add(() => {
    log.push("second");
    throw new Error("expected");
  });
  assert.equal(queue.busy(), true);
  await new Promise((resolve) => queue.add(() => resolve(log.push("third"))));
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(log, ["first", "second", "third"]);
  assert.equal(errors.length, 1);
  assert.equal(queue.busy(), false);
});
