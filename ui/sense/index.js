// What is heard and felt of a game, besides what is seen and said. Nothing waits for it, and nothing is told by it alone.

import { createSound } from "./sound.js";
import { createTouch } from "./touch.js";

/** @import { Event, Outcome, Settings } from "../types/generated.js" */
/** @import { Cue, Cues } from "../types/view.js" */
/** @typedef {ReturnType<typeof createSenses>} Senses */

/** @type {Record<Outcome, Cue>} */
const ENDS = { won: "won", lost: "lost", drawn: "over", ended: "over" };

/**
 * What a turn is heard by: each kind of thing that happened once, then the end.
 * @param {Cues} cues of the game @param {Event[]} events @param {Outcome | null} outcome if the game has ended just now
 * @returns {Cue[]}
 */
export function cuesOf(cues, events, outcome) {
  const heard = new Set(events.flatMap(({ type }) => cues[type] ?? []));
  if (outcome) heard.add(ENDS[outcome]);
  return [...heard];
}

/** @param {() => Settings} settings */
export function createSenses(settings) {
  const sound = createSound({
    Context: window.AudioContext,
    wanted: () => settings().sound,
    attended: () => !document.hidden && document.hasFocus(),
  });
  const touch = createTouch(window.quadrilleTouch, () => settings().haptics);

  for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, sound.touch, { capture: true, passive: true });
  addEventListener("blur", sound.hush);
  document.addEventListener("visibilitychange", () => document.hidden && sound.hush());

  return {
    audible: sound.possible,
    tangible: touch.possible,
    follow: sound.follow,
    /** @param {...Cue} cues */
    feel(...cues) {
      try {
        sound.play(cues);
        touch.play(cues);
      } catch (error) {
        // Whatever is wrong with the machine's sound, the game goes on.
        reportError(error);
      }
    },
  };
}
