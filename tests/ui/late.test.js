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

/** Until everything that could go on has gone on. */
const calm = () => new Promise((done) => setImmediate(done));

/** A screen that notes what it was told. */
function screen() {
  const table = waiting({});
  /** @type {string[]} */
  const told = [];
  /** @type {Record<string, any>} */
  const deeds = { table: () => table };
  const queue = createQueue();
  deeds.add = queue.add;
  /** @type {() => void} */
  let seen = () => undefined;
  deeds.rested = () => new Promise((done) => (seen = () => done(null)));
  for (const name of ["moved", "settled", "worked", "wound", "failed"]) deeds[name] = () => told.push(name);
  return { calls: /** @type {any} */ (deeds), told, table, rest: () => seen(), idle: () => new Promise((done) => queue.add(() => done(null))) };
}

test("work is asked for once for each game that waits, however often it is drawn", async () => {
  calls = [];
  const { calls: deeds, told, idle } = screen();
  const late = createLate("flood", deeds);
  const table = waiting({ pending: "challenge" });
  for (let n = 0; n < 3; n += 1) late.consider(table);
  late.consider(waiting({ id: "flood:8x8#2", pending: "challenge" }));
  assert.deepEqual(calls.map(({ command }) => command), ["work", "work"]);
  await calm();
  await idle();
  await idle();
  // The first game is not on the table any more.
  assert.deepEqual(told, ["worked"]);
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

/** The computer's move in the game of this revision. @param {number} revision */
const moved = (revision) => async (/** @type {string} */ command) => (command === "work" ? { table: waiting({ revision }), events: [{}] } : {});

test("the computer is asked for each of its moves once", () => {
  calls = [];
  answer = moved(2);
  const late = createLate("wuzifei", screen().calls);
  for (const revision of [1, 1, 3]) late.consider(waiting({ pending: "opponent", revision }));
  late.consider(waiting({ revision: 4 }));
  late.consider(waiting({ pending: "opponent", revision: 5 }));
  assert.deepEqual(calls.map(({ command }) => command), ["work", "work", "work"]);
});

test("its move is held back until the player's own has been seen", async () => {
  answer = moved(2);
  const { calls: deeds, told, idle, rest } = screen();
  createLate("wuzifei", deeds).consider(waiting({ pending: "opponent" }));
  await calm();
  await idle();
  assert.deepEqual(told, []);
  rest();
  await calm();
  await idle();
  assert.deepEqual(told, ["moved"]);
});

test("input does not wait: what is held back is there at once, and only once", async () => {
  answer = moved(2);
  const { calls: deeds, told, idle, rest } = screen();
  const late = createLate("wuzifei", deeds);
  late.consider(waiting({ pending: "opponent" }));
  assert.equal(late.release(), false);
  assert.deepEqual(told, []);
  await calm();
  assert.equal(late.release(), true);
  assert.equal(late.release(), false);
  rest();
  await calm();
  await idle();
  assert.deepEqual(told, ["moved"]);
});

test("a late answer to a move that was taken back is dropped", async () => {
  answer = moved(2);
  const { calls: deeds, told, idle, rest, table } = screen();
  createLate("wuzifei", deeds).consider(waiting({ pending: "opponent" }));
  table.revision = 2;
  rest();
  await calm();
  await idle();
  assert.deepEqual(told, []);
});

/** Answers that come when the test says so, in the order in which they were asked for. */
function slow() {
  /** @type {{ come: (reply: any) => void, fail: (error: Error) => void }[]} */
  const asked = [];
  answer = () => new Promise((come, fail) => asked.push({ come, fail }));
  return asked;
}

test("the late answer of a called-off search neither covers nor shows anything", async () => {
  const asked = slow();
  const { calls: deeds, idle, rest, table } = screen();
  /** @type {any[]} */
  const shown = [];
  deeds.moved = (/** @type {any} */ { events }) => shown.push(events);
  const late = createLate("wuzifei", deeds);
  late.consider(waiting({ pending: "opponent", revision: 2 }));
  // Taken back, and played otherwise.
  late.consider(waiting({ revision: 3 }));
  table.revision = 4;
  late.consider(waiting({ pending: "opponent", revision: 4 }));
  asked[1].come({ table: waiting({ revision: 5 }), events: ["new"] });
  await calm();
  asked[0].come({ table: waiting({ revision: 5 }), events: ["old"] });
  await calm();
  assert.equal(late.release(), true);
  assert.deepEqual(shown, [["new"]]);
  rest();
  await calm();
  await idle();
  assert.deepEqual(shown, [["new"]]);
});

test("nobody is told that called-off work has failed", async () => {
  const asked = slow();
  const { calls: deeds, told, idle } = screen();
  const late = createLate("wuzifei", deeds);
  late.consider(waiting({ pending: "opponent", revision: 2 }));
  late.consider(waiting({ revision: 3 }));
  asked[0].fail(new Error("stale"));
  await calm();
  await idle();
  assert.deepEqual(told, []);
});

test("a table that was left and opened again shows the move that the first one had asked for", async () => {
  const asked = slow();
  const [first, second] = [screen(), screen()];
  const left = createLate("wuzifei", first.calls);
  left.consider(waiting({ pending: "opponent" }));
  left.left();
  createLate("wuzifei", second.calls).consider(waiting({ pending: "opponent" }));
  for (const { come } of asked) come({ table: waiting({ revision: 2 }), events: [{}] });
  for (const { rest } of [first, second]) rest();
  await calm();
  await Promise.all([first.idle(), second.idle()]);
  assert.deepEqual([first.told, second.told], [[], ["moved"]]);
});
