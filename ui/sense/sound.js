// A handful of quiet sounds, made on the spot: no files, nothing to load, nothing that runs while it is still.
//
// There is no audio context before the player's first gesture, none while sounds are off, and the one there is sleeps
// when the last tone has ended. Whoever plays a sound never waits for it.

/** @import { Cue } from "../types/view.js" */
/**
 * A tone: when it begins and how long it lasts in seconds, its pitch in hertz and the one it glides to, how loud it is.
 * @typedef {{ at?: number, lasts: number, from: number, to?: number, level: number, wave?: OscillatorType }} Tone
 */

/** How loud all of it is, of 1. Quiet beside speech. */
const LOUDNESS = 0.14;
/** A tone needs so many seconds to come up, or it would click. */
const ATTACK = 0.006;
/** What a tone fades to; nothing can fade to zero exponentially. */
const SILENCE = 0.0001;
/** The first tone begins so many seconds after the call. */
const LEAD = 0.01;
/** What happens later in a turn is heard so many seconds later. */
const APART = 0.13;
/** Nothing is heard of it. Some systems let a context sound only after one that began within a gesture. */
const MUTE = { lasts: 0.02, from: 100, level: SILENCE };

/** The notes of the end: C major from C5, and a falling fourth. */
const [C5, E5, G5, C6, G4, C4] = [523.25, 659.26, 783.99, 1046.5, 392, 261.63];

/** @type {Record<Cue, Tone[]>} */
export const SOUNDS = {
  select: [{ lasts: 0.05, from: 700, level: 0.5 }],
  move: [{ lasts: 0.1, from: 300, to: 360, level: 0.8, wave: "triangle" }],
  gain: [{ lasts: 0.16, from: C5, level: 0.8 }, { at: 0.07, lasts: 0.22, from: G5, level: 0.7 }],
  spread: [{ lasts: 0.2, from: C4, to: G4, level: 0.9, wave: "triangle" }],
  refused: [{ lasts: 0.09, from: 170, to: 140, level: 0.9, wave: "triangle" }, { at: 0.1, lasts: 0.1, from: 140, to: 120, level: 0.9, wave: "triangle" }],
  won: [C5, E5, G5, C6].map((from, order) => ({ at: order * 0.11, lasts: order === 3 ? 0.5 : 0.2, from, level: 0.8 })),
  lost: [G4, C4].map((from, order) => ({ at: order * 0.2, lasts: 0.35, from, level: 0.8, wave: "triangle" })),
  over: [C5, G4].map((from, order) => ({ at: order * 0.16, lasts: 0.3, from, level: 0.8 })),
};

/**
 * @param {object} world
 * @param {typeof AudioContext | undefined} world.Context
 * @param {() => boolean} world.wanted the player's setting
 * @param {() => boolean} world.attended the page is looked at
 */
export function createSound({ Context, wanted, attended }) {
  /** @type {AudioContext | null} */
  let context = null;
  /** All that sounds goes through here; taken away, it is silent at once. @type {GainNode | null} */
  let bus = null;
  let touched = false;
  let broken = Context === undefined;
  /** Tones that have not ended yet. */
  let sounding = 0;

  /** @returns {AudioContext | null} */
  function awake() {
    if (!context && touched && wanted() && !broken && Context) {
      try {
        context = new Context({ latencyHint: "interactive" });
      } catch {
        // A machine without any sound.
        broken = true;
      }
    }
    // Its state tells late: one that is about to sleep still says that it runs.
    context?.resume().catch(() => undefined);
    return context;
  }

  function hush() {
    bus?.disconnect();
    bus = null;
    context?.suspend().catch(() => undefined);
  }

  /** @param {AudioContext} to @param {AudioNode} out @param {Tone} tone @param {number} start */
  function sound(to, out, { lasts, from, to: end = from, level, wave = "sine" }, start) {
    const voice = to.createOscillator();
    const shape = to.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.linearRampToValueAtTime(end, start + lasts);
    shape.gain.setValueAtTime(SILENCE, start);
    shape.gain.linearRampToValueAtTime(level, start + ATTACK);
    shape.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
    voice.connect(shape).connect(out);
    voice.onended = () => to === context && ended();
    voice.start(start);
    voice.stop(start + lasts);
    sounding += 1;
  }

  function ended() {
    sounding -= 1;
    if (sounding === 0) hush();
  }

  /** @param {Tone[][]} sounds one after the other */
  function begin(sounds) {
    const now = awake();
    if (!now) return;
    if (!bus) {
      bus = now.createGain();
      bus.gain.value = LOUDNESS;
      bus.connect(now.destination);
    }
    for (const [order, tones] of sounds.entries()) {
      for (const tone of tones) sound(now, bus, tone, now.currentTime + LEAD + order * APART + (tone.at ?? 0));
    }
  }

  return {
    /** Can sounds be made here at all? */
    possible: Context !== undefined,
    /** The player has touched something. */
    touch() {
      touched = true;
      if (!context && wanted() && attended()) begin([[MUTE]]);
    },
    /** @param {Cue[]} cues one after the other */
    play(cues) {
      if (cues.length > 0 && wanted() && attended()) begin(cues.map((cue) => SOUNDS[cue]));
    },
    /** Silent at once, and asleep. */
    hush,
    /** The setting may be another one now: without sounds there is no context. */
    follow() {
      if (wanted() || !context) return;
      hush();
      context.close().catch(() => undefined);
      context = null;
      sounding = 0;
    },
  };
}
