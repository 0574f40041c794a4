// Whether Perfect has its table, followed on the screen of its game: the table may come, or go, without a move.

import * as ipc from "../ipc.js";
import { busy } from "../shell/solution.js";

/** @import { Reply, Table } from "../types/generated.js" */
/** @import { GameModule } from "../types/view.js" */
/** @import { Solution } from "../shell/solution.js" */

/**
 * @param {Solution} solution
 * @param {GameModule} module
 * @param {object} screen
 * @param {() => Table} screen.table
 * @param {(job: () => Promise<void>) => void} screen.add runs a job when nothing else is under way
 * @param {(reply: Reply) => void} screen.worked how it stands now
 */
export function createLacking(solution, module, screen) {
  let gone = false;
  /** The change for which it was looked last: another look would find the same. */
  let looked = 0;
  const ends = module.perfect ? solution.follow(consider) : () => undefined;

  function differs() {
    const state = solution.state();
    const { lacks, pending, status, values } = screen.table();
    if (!state || busy(state) || state.change === looked) return false;
    // Its answer is on the way, and tells.
    if (pending === "opponent" || status.state === "over" || !module.perfect?.(values)) return false;
    return lacks === (state.state === "ready");
  }

  /** Looks again where the game on the screen knows less than is known of its table. */
  function consider() {
    if (!differs()) return;
    screen.add(async () => {
      // An answer may have told it meanwhile.
      if (gone || !differs()) return;
      looked = solution.state()?.change ?? 0;
      const now = await ipc.resume(screen.table().game);
      if (!gone) screen.worked(now);
    });
  }

  return {
    consider,
    left() {
      gone = true;
      ends();
    },
  };
}
