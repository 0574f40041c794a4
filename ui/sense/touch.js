// What a phone lets be felt. The Android app offers it (MainActivity.kt), with the system's own touches, since the web's
// `navigator.vibrate` would need a permission there and does not exist on iOS. Where nothing is offered nothing is done.

/** @import { Cue } from "../types/view.js" */
/** @typedef {{ feel: (kind: string) => void }} Touch */

/** @type {Partial<Record<Cue, "light" | "success" | "warning">>} */
const KINDS = { select: "light", won: "success", over: "success", lost: "warning" };

/** @param {Touch | undefined} device @param {() => boolean} wanted the player's setting */
export function createTouch(device, wanted) {
  return {
    possible: device !== undefined,
    /** @param {Cue[]} cues */
    play(cues) {
      if (!device || !wanted()) return;
      // More than one at once would be a rattle: what comes last counts most.
      const kind = cues.map((cue) => KINDS[cue]).filter(Boolean).at(-1);
      if (kind) device.feel(kind);
    },
  };
}
