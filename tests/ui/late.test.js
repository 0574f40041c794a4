// What comes without a tap.

import assert from "node:assert/strict";
import test from "node:test";

/** @type {{ command: string, args: any }[]} */
let calls = [];
/** @type {(command: string) => Promise<any>} */
let answer = async () => ({});

globalThis.window = /** @type {any} */ ({
  __TAURI__: { core: { invoke: (/** @type {string} */ command, /** @type {any} */ args) => (calls.push({ command, args }), answer(command)) } },
});
const { createLate } = await import("../../ui/table/late.js");
const { createQueue } = await import("../../ui/table/queue.js");

/** @param {object} facts */
const waiting = (facts) => /** @type {any} */ ({ id: "flood:8x8#1", pending: null, timeout: null, revision: 1, status: { state: "playing" }, ...facts });

/** A screen that notes what it was told. */
function screen() {
  const table = waiting({});
  /** @type {string[]} */
  const told = [];
  /** @type {Record<string, any>} */
  const deeds = { table: () => table };
  const queue = createQueue();
  deeds.add = queue.add;
  for (const name of ["ended", "settled", "worked", "wound", "failed"]) deeds[name] = () => told.push(name);
  return { calls: /** @type {any} */ (deeds), told, idle: () => new Promise((done) => queue.add(() => done(null))) };
}

test("work is asked for once for each game that waits, however often it is drawn", async () => {
  calls = [];
  const { calls: deeds, told, idle } = screen();
  const late = createLate("flood", deeds);
  const table = waiting({ pending: "challenge" });
  for (let n = 0; n < 3; n += 1) late.consider(table);
  late.consider(waiting({ id: "flood:8x8#2", pending: "challenge" }));
  assert.deepEqual(calls.map(({ command }) => command), ["work", "work"]);
  await Promise.resolve();
  await idle();
  await idle();
  assert.deepEqual(told, ["worked", "worked"]);
});

test("a table that waits for nothing asks for nothing", () => {
  calls = [];
  createLate("flood", screen().calls).consider(waiting({}));
  assert.deepEqual(calls, []);
});

test("what comes after the table was left is dropped", async () => {
  const { calls: deeds, told, idle } = screen();
  const late = createLate("flood", deeds);
  late.consider(waiting({ pending: "challenge" }));
  late.left();
  await Promise.resolve();
  await idle();
  await idle();
  assert.deepEqual(told, []);
});

test("work that fails is reported", async () => {
  answer = () => Promise.reject(new Error("no"));
  const { calls: deeds, told, idle } = screen();
  createLate("flood", deeds).consider(waiting({ pending: "challenge" }));
  await new Promise((done) => setImmediate(done));
  await idle();
  assert.deepEqual(told, ["failed"]);
});
