// A game's solution as the page follows it: cut into pieces, followed while it is built, told of once.

import assert from "node:assert/strict";
import test from "node:test";

import { createSolutions, outcome } from "../../ui/shell/solution.js";
import { PIECE, base64, piecesOf } from "../../ui/shell/solution-file.js";
import { costs, progress, size, span } from "../../ui/shell/solution-words.js";
import { runs, turns } from "../../ui/table/value-line.js";

/** @import { SolutionState } from "../../ui/types/generated.js" */

Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });

/** @type {SolutionState} */
const absent = { change: 1, state: "absent", buildable: true, cost: { seconds: 150, memory: 1.2e9, disk: 24.5e6 }, part: 0, left: null, problem: null, path: null };
const problem = { key: "solution.problem.disk", args: {} };

/** The other side: it answers when something has changed, as the real one does. @param {Record<string, (args: any) => unknown>} commands */
function otherSide(commands) {
  /** @type {string[]} */
  const called = [];
  let state = { ...absent };
  /** @type {(() => void)[]} */
  const waiting = [];
  const side = {
    called,
    /** @param {Partial<SolutionState>} patch */
    becomes(patch) {
      state = { ...state, ...patch, change: state.change + 1 };
      for (const answer of waiting.splice(0)) answer();
      return state;
    },
    waits: () => waiting.length,
  };
  /** @param {string} command @param {any} args */
  const invoke = async (command, args) => {
    called.push(command);
    if (command !== "solution") return commands[command]?.(args);
    if (args.seen === state.change) await /** @type {Promise<void>} */ (new Promise((resolve) => waiting.push(resolve)));
    return state;
  };
  Object.assign(globalThis, { window: { __TAURI__: { core: { invoke } } } });
  return side;
}

/** Lets everything that is ready happen. */
const breath = () => new Promise((resolve) => setImmediate(resolve));

test("a file crosses in pieces that are no longer than the other side takes, and whole", async () => {
  const bytes = Uint8Array.from({ length: 2 * PIECE + 5 }, (_, at) => (at * 7) % 251);
  const pieces = [];
  for await (const piece of piecesOf(new Blob([bytes]))) pieces.push(piece);
  assert.deepEqual(pieces.map(({ at }) => at), [0, PIECE, 2 * PIECE]);
  assert.ok(pieces.every(({ total, chunk }) => total === bytes.length && chunk.length <= 1024 * 1024));
  assert.deepEqual(Buffer.concat(pieces.map(({ chunk }) => Buffer.from(chunk, "base64"))), Buffer.from(bytes));
  const empty = [];
  for await (const piece of piecesOf(new Blob([]))) empty.push(piece);
  assert.deepEqual(empty, [{ at: 0, total: 0, chunk: "" }]);
  assert.equal(base64(Uint8Array.of(0, 255, 16)), Buffer.from([0, 255, 16]).toString("base64"));
});

test("work has an end when it is done or has failed, and none when it was called off", () => {
  const building = { ...absent, state: /** @type {const} */ ("building") };
  assert.equal(outcome(building, { ...absent, state: "ready" }), "ready");
  assert.equal(outcome(building, { ...absent, problem }), "failed");
  assert.equal(outcome(building, absent), null);
  assert.equal(outcome(building, { ...building, part: .5 }), null);
  assert.equal(outcome(absent, { ...absent, state: "ready" }), null, "it was there when the page came");
  // An older table is there again when a file was refused.
  assert.equal(outcome({ ...absent, state: "importing" }, { ...absent, state: "ready" }), null);
});

test("what is built is followed when nobody looks, and its end is told once, wherever the player is", async () => {
  const side = otherSide({ build_solution: () => side.becomes({ state: "building" }) });
  /** @type {string[]} */
  const told = [];
  const solution = createSolutions((game, end) => told.push(`${game} ${end}`)).of("ludo");
  const stop = solution.follow(() => undefined);
  await breath();
  await solution.build();
  stop();
  side.becomes({ part: .5 });
  await breath();
  assert.equal(solution.state()?.part, .5);
  side.becomes({ state: "ready", part: 1 });
  await breath();
  assert.deepEqual(told, ["ludo ready"]);
  await breath();
  assert.equal(side.waits(), 0, "nothing is asked any more");
});

test("who has told of the end where the player looks spares the other news", async () => {
  const side = otherSide({ build_solution: () => side.becomes({ state: "building" }) });
  /** @type {unknown[]} */
  const told = [];
  const solution = createSolutions((...news) => told.push(news)).of("ludo");
  /** @type {unknown[]} */
  const seen = [];
  solution.follow((state, end) => {
    seen.push(end ?? state?.state);
    return end !== null;
  });
  await breath();
  await solution.build();
  await breath();
  side.becomes({ state: "absent", problem });
  await breath();
  assert.deepEqual([told, seen], [[], ["absent", "building", "failed"]]);
  assert.deepEqual(solution.trouble(), problem);
});

test("a build that fails at once is told, whichever of the two answers comes first, though nobody has seen it under way", async () => {
  for (const late of [false, true]) {
    const side = otherSide({
      async build_solution() {
        const begun = side.becomes({ state: "building" });
        const failed = side.becomes({ state: "absent", problem });
        if (!late) return failed;
        await breath();
        return begun;
      },
    });
    /** @type {unknown[]} */
    const told = [];
    const solution = createSolutions((_, end, why) => told.push([end, why])).of("ludo");
    const stop = solution.follow(() => undefined);
    await breath();
    if (!late) stop();
    await solution.build();
    await breath();
    assert.deepEqual(told, [["failed", problem]], late ? "the state's" : "the wish's");
    side.becomes({ problem: null });
    side.becomes({ problem });
    await breath();
    assert.equal(told.length, 1, "once");
    stop();
  }
});

test("what cannot be begun is told, and forgotten with the next wish", async () => {
  const failure = { kind: "storage", message: problem };
  const side = otherSide({
    build_solution: () => Promise.reject(failure),
    remove_solution: () => void side.becomes({}),
  });
  /** @type {unknown[]} */
  const told = [];
  const solution = createSolutions((_, end, why) => told.push([end, why])).of("ludo");
  await solution.build();
  assert.deepEqual(told, [["failed", failure]]);
  assert.equal(solution.trouble(), failure);
  await solution.remove();
  assert.equal(solution.trouble(), null);
});

test("a file is brought in piece by piece; a piece that is refused ends it", async () => {
  /** @type {number[]} */
  const places = [];
  /** @type {unknown[]} */
  const told = [];
  const failure = { kind: "refused", message: problem };
  let good = true;
  const side = otherSide({
    import_solution({ at, total }) {
      places.push(at);
      if (at && !good) throw failure;
      return side.becomes(at + PIECE < total ? { state: "importing", part: at / total } : { state: "ready", part: 1 });
    },
    cancel_solution: () => void side.becomes({ state: "ready", part: 0 }),
  });
  const solution = createSolutions((_, end, why) => told.push([end, why])).of("ludo");
  const file = new Blob([new Uint8Array(3 * PIECE)]);
  await solution.bring(file);
  await breath();
  assert.deepEqual([places, told], [[0, PIECE, 2 * PIECE], [["ready", null]]]);
  good = false;
  await solution.bring(file);
  await breath();
  assert.deepEqual([places.slice(3), told.slice(1)], [[0, PIECE], [["failed", failure]]]);
});

test("a file that is called off is no longer read, and nothing is told", async () => {
  /** @type {number[]} */
  const places = [];
  /** @type {unknown[]} */
  const told = [];
  const solution = createSolutions((...news) => told.push(news)).of("ludo");
  const side = otherSide({
    import_solution({ at }) {
      places.push(at);
      void solution.cancel();
      return side.becomes({ state: "importing" });
    },
    cancel_solution: () => void side.becomes({ state: "absent" }),
  });
  await solution.bring(new Blob([new Uint8Array(3 * PIECE)]));
  await breath();
  assert.deepEqual([places, told], [[0], []]);
});

test("times and sizes are rounded to what a person wants to know", () => {
  assert.deepEqual([span(1), span(47), span(89), span(150), span(600)], ["5 sec", "50 sec", "90 sec", "3 min", "10 min"]);
  assert.deepEqual([size(600), size(81_234), size(24_528_173), size(1.2e9), size(3e9)], ["600 byte", "81 kB", "25 MB", "1.2 GB", "3 GB"]);
  /** @param {string | object} key @param {object} [args] */
  const t = (key, args) => `${key} ${args ? JSON.stringify(args) : ""}`.trim();
  assert.deepEqual(costs(absent.cost, /** @type {any} */ (t)).map(([, value]) => value), ["3 min", "1.2 GB", "25 MB"]);
  assert.equal(progress({ state: "building", part: .374, left: 95 }, /** @type {any} */ (t)), 'solution.progress {"done":"37%","left":"2 min"}');
  assert.equal(progress({ state: "importing", part: .5, left: 4 }, /** @type {any} */ (t)), "50%");
});

test("the value line breaks where a value is not known, and tells of its turns", () => {
  assert.deepEqual(runs([0, 0, null, null, 1, -1]), [[[0, 0], [1, 0]], [[4, 1], [5, -1]]]);
  assert.deepEqual(runs([null]), []);
  assert.deepEqual(turns([0, 0, 1, null, null, -1]), [{ at: 0, value: 0 }, { at: 2, value: 1 }, { at: 3, value: null }, { at: 5, value: -1 }]);
});
