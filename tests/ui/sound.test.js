// Sounds and touches: made from events, only when they are wanted, and never in anybody's way.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { createSound, SOUNDS } from "../../ui/sense/sound.js";
import { createTouch } from "../../ui/sense/touch.js";
import { cuesOf } from "../../ui/sense/index.js";
import { games } from "../../ui/games/index.js";
import { read } from "./sources.js";

/** Notes what is asked of it. Time passes when it is told to. */
class FakeContext {
  /** @type {FakeContext[]} */
  static made = [];
  static broken = false;

  constructor() {
    if (FakeContext.broken) throw new Error("no device");
    FakeContext.made.push(this);
    this.state = "running";
    this.currentTime = 0;
    this.destination = this.node();
    /** @type {{ start: number, stop: number, onended?: () => void }[]} */
    this.tones = [];
    /** Paths that are connected to the destination. */
    this.buses = new Set();
  }

  /** @returns {any} */
  node() {
    const parameter = () => ({ value: 1, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
    const node = {
      gain: parameter(), frequency: parameter(), type: "sine",
      connect: (/** @type {any} */ to) => {
        if (to === this.destination) this.buses.add(node);
        return to;
      },
      disconnect: () => this.buses.delete(node),
    };
    return node;
  }

  createGain() {
    return this.node();
  }

  createOscillator() {
    const tone = { ...this.node(), start: (/** @type {number} */ at) => (tone.start = at), stop: (/** @type {number} */ at) => (tone.stop = at) };
    this.tones.push(tone);
    return tone;
  }

  /** Lets time pass, while it runs. @param {number} seconds */
  pass(seconds) {
    const until = this.currentTime + seconds;
    for (const tone of this.tones.toSorted((a, b) => a.stop - b.stop)) {
      if (this.state === "running" && tone.stop > this.currentTime && tone.stop <= until) {
        this.currentTime = tone.stop;
        tone.onended?.();
      }
    }
  }

  async resume() {
    this.state = "running";
  }

  async suspend() {
    this.state = "suspended";
  }

  async close() {
    this.state = "closed";
  }
}

beforeEach(() => {
  FakeContext.made = [];
  FakeContext.broken = false;
});

/** @param {{ wanted?: boolean, attended?: boolean }} [facts] */
function world(facts = {}) {
  const state = { wanted: true, attended: true, ...facts };
  const sound = createSound({ Context: /** @type {any} */ (FakeContext), wanted: () => state.wanted, attended: () => state.attended });
  return { sound, state };
}

test("there is no context before the first gesture, none while sounds are off, and one afterwards", () => {
  const { sound } = world();
  sound.play(["move"]);
  assert.equal(FakeContext.made.length, 0, "no gesture yet");
  sound.touch();
  sound.touch();
  sound.play(["move"]);
  assert.equal(FakeContext.made.length, 1);
  const off = world({ wanted: false });
  off.sound.touch();
  off.sound.play(["won"]);
  assert.equal(FakeContext.made.length, 1, "sounds are off");
  off.state.wanted = true;
  off.sound.play(["won"]);
  assert.equal(FakeContext.made.length, 2, "switched on after a gesture");
});

test("the context sleeps when the last tone has ended, and wakes for the next", () => {
  const { sound } = world();
  sound.touch();
  const [context] = FakeContext.made;
  context.pass(5);
  assert.equal(context.state, "suspended", "nothing was played");
  sound.play(["select"]);
  assert.equal(context.state, "running");
  sound.play(["won"]);
  context.pass(0.1);
  assert.equal(context.state, "running", "not while something sounds");
  context.pass(5);
  assert.equal(context.state, "suspended");
  assert.equal(context.buses.size, 0, "and nothing is left connected");
});

test("nobody looks: silent at once, and nothing is played", () => {
  const { sound, state } = world();
  sound.touch();
  const [context] = FakeContext.made;
  sound.play(["won"]);
  assert.equal(context.buses.size, 1);
  state.attended = false;
  sound.hush();
  assert.deepEqual([context.state, context.buses.size], ["suspended", 0]);
  const tones = context.tones.length;
  sound.play(["move"]);
  sound.touch();
  assert.deepEqual([context.state, context.tones.length], ["suspended", tones]);
});

test("switched off, the context is given back", () => {
  const { sound, state } = world();
  sound.touch();
  state.wanted = false;
  sound.follow();
  assert.equal(FakeContext.made[0].state, "closed");
  state.wanted = true;
  sound.play(["move"]);
  assert.equal(FakeContext.made.length, 2);
});

test("a machine without sound is asked once, and the game goes on", () => {
  FakeContext.broken = true;
  const { sound } = world();
  sound.touch();
  FakeContext.broken = false;
  sound.play(["move"]);
  assert.equal(FakeContext.made.length, 0);
  const none = createSound({ Context: undefined, wanted: () => true, attended: () => true });
  none.touch();
  none.play(["move"]);
  assert.equal(none.possible, false);
});

test("every sound is short, begins after now and ends", () => {
  for (const cue of /** @type {(keyof typeof SOUNDS)[]} */ (Object.keys(SOUNDS))) {
    const { sound } = world();
    sound.touch();
    sound.play([cue]);
    const tones = /** @type {FakeContext} */ (FakeContext.made.at(-1)).tones.slice(1);
    assert.ok(tones.length > 0, cue);
    for (const { start, stop } of tones) assert.ok(start > 0 && stop > start && stop < 1.5, `${cue}: ${start} to ${stop}`);
  }
});

test("what happens in a turn is heard once each, and then the end", () => {
  const cues = /** @type {const} */ ({ moved: "move", cleared: "gain" });
  const events = /** @type {any} */ ([{ type: "moved" }, { type: "cleared" }, { type: "cleared" }, { type: "dropped" }]);
  assert.deepEqual(cuesOf(cues, events, null), ["move", "gain"]);
  assert.deepEqual(cuesOf(cues, events, "won"), ["move", "gain", "won"]);
  assert.deepEqual(cuesOf(cues, [], "lost"), ["lost"]);
  assert.deepEqual([cuesOf(cues, [], "drawn"), cuesOf(cues, [], "ended")], [["over"], ["over"]]);
});

test("every game is heard, by events that it has and sounds that exist", () => {
  for (const { key, cues } of games) {
    const types = read("ui/types/generated.d.ts").split(`export type ${key[0].toUpperCase()}${key.slice(1)}Event`)[1]?.split("\n\n")[0] ?? "";
    assert.ok(Object.keys(cues).length > 0, key);
    for (const [event, cue] of Object.entries(cues)) {
      assert.ok(types.includes(`"type": "${event}"`), `${key} has no event “${event}”`);
      assert.ok(Object.hasOwn(SOUNDS, cue), cue);
    }
  }
});

test("a touch is light for a choice, and says how it ended; nothing else is felt", () => {
  /** @type {string[]} */
  const felt = [];
  let wanted = true;
  const touch = createTouch({ feel: (kind) => felt.push(kind) }, () => wanted);
  for (const cues of /** @type {import("../../ui/types/view.js").Cue[][]} */ ([["select"], ["move", "gain"], ["refused"], ["move", "won"], ["lost"], ["over"], []])) touch.play(cues);
  assert.deepEqual(felt, ["light", "success", "warning", "success"]);
  wanted = false;
  touch.play(["select"]);
  assert.equal(felt.length, 4);
  const none = createTouch(undefined, () => true);
  none.play(["won"]);
  assert.equal(none.possible, false);
});
