// What a solved game says of the moves that were played: the value line, a mark for each move, the best replies.
//
// Everything is asked of the other side, which may have no table yet: then the table is offered here.

import * as ipc from "../ipc.js";
import { complaint } from "../app.js";
import { el, freshId, icon } from "../dom.js";
import { together } from "../i18n/format.js";
import { createSolutionPanel } from "../shell/solution-panel.js";
import { createValueLine } from "./value-line.js";

/** @import { Analysis, Played } from "../types/generated.js" */
/** @import { GameModule, GameView } from "../types/view.js" */
/** @import { App } from "../app.js" */

/** So many of the best replies are drawn and said; of the others only their number. */
const MOST_SHOWN = 3;

/**
 * @param {App} app @param {GameModule} module @param {string} game
 * @param {object} replay
 * @param {() => Played} replay.played
 * @param {(at: number) => void} replay.wish goes to the position after so many moves
 * @param {() => void} replay.changed the marks and words of the moves are others now
 * @param {() => Promise<void>} replay.stale the game has gone on: its moves are to be known anew
 * @param {() => void} replay.assisted the game counts as one that was played with help from now on
 */
export function createAnalysis(app, module, game, { played, wish, changed, stale, assisted }) {
  const { t } = app;
  const [first, second] = module.sides ?? ["", ""];
  /** @type {Analysis | null} */
  let found = null;
  /** @type {ReturnType<typeof createValueLine> | null} */
  let line = null;
  /** @type {ReturnType<typeof createSolutionPanel> | null} */
  let panel = null;
  let at = 0;
  let asking = false;
  let gone = false;

  const root = el("div", { class: "analysis", "data-analysis": "off", hidden: true });
  const button = el("button", { type: "button", class: "button", "data-action": "analyse", "aria-label": t("analysis.start"), onclick: () => void ask(false) }, icon("analysis"), el("span", {}, t("analysis.start")));

  /** What a value is called on the scale. @param {number} value */
  const level = (value) => (value === 0 ? t("analysis.draw") : t(`side.${value > 0 ? first : second}`));

  /** The same in a sentence: who wins. @param {number | null} value */
  function word(value) {
    if (value === null) return t("analysis.unknown");
    return value === 0 ? t("analysis.drawn") : t("analysis.wins", { side: value > 0 ? first : second });
  }

  /** A move within a sentence: it stays on one line. @param {string} move */
  const moveText = (move) => module.moveText(move, t).replace("–", "\u2060–\u2060");

  /** @param {string} state @param {...(Element | null)} children */
  function fill(state, ...children) {
    panel?.destroy();
    panel = null;
    root.hidden = false;
    root.setAttribute("data-analysis", state);
    root.replaceChildren(...children.filter((child) => child !== null));
  }

  /** @param {boolean} agreed it may count as help */
  async function ask(agreed) {
    if (asking) return;
    asking = true;
    const held = document.activeElement;
    const waiting = el("p", { class: "small", role: "status" });
    button.setAttribute("aria-disabled", "true");
    root.hidden = false;
    root.append(waiting);
    waiting.textContent = t("analysis.waiting");
    try {
      while (!gone && !(await answered(agreed)));
    } finally {
      asking = false;
      button.removeAttribute("aria-disabled");
      waiting.remove();
      root.hidden = root.childElementCount === 0;
    }
    // What was pressed may be gone, and the next thing to do is here.
    const lost = held === document.body || (held instanceof HTMLElement && !held.checkVisibility());
    if (lost && !gone) /** @type {HTMLElement | null} */ (root.querySelector("button:not([hidden])") ?? root.parentElement?.querySelector("input"))?.focus();
  }

  /** Asks once. @param {boolean} agreed @returns {Promise<boolean>} false where the game has gone on meanwhile, and is known anew */
  async function answered(agreed) {
    const { revision } = played();
    try {
      const answer = await ipc.analyse(game, revision, agreed);
      if (gone) return true;
      found = answer;
      line = createValueLine(answer, { level, word }, t, wish);
      fill("on", el("p", { class: "small value-title", "aria-hidden": "true" }, t("analysis.axis")), line.root);
      line.show(at);
      button.hidden = true;
      changed();
      if (agreed && answer.assisted) assisted();
    } catch (error) {
      if (gone) return true;
      const failure = ipc.failure(error);
      if (failure.kind === "stale") {
        await stale();
        return played().revision === revision;
      }
      refused(failure.kind === "refused" ? failure.message.key : "", complaint(app, error) ?? "");
    }
    return true;
  }

  /** @param {string} why @param {string} text */
  function refused(why, text) {
    const id = freshId("analysis");
    const words = el("p", { id, role: "status" });
    const lacks = why === "analysis.no-table" || why === "analysis.damaged";
    if (lacks) offer(text);
    else if (why === "analysis.running") fill("asking", words, el("div", { class: "buttons start" }, choice("agree", "primary", () => void ask(true)), choice("decline", "", decline, id)));
    else fill("refused", words);
    // Once it is in the page, so that it is heard.
    words.textContent = text;
    button.hidden = lacks || why === "analysis.running";
    changed();
    /** @type {HTMLElement | null} */ (root.querySelector('[data-action="analysis-decline"]'))?.focus();
  }

  /** @param {"agree" | "decline"} name @param {string} kind @param {() => void} act @param {string | null} [describedBy] */
  const choice = (name, kind, act, describedBy = null) => el("button", { type: "button", class: `button ${kind}`.trim(), "data-action": `analysis-${name}`, "aria-describedby": describedBy, onclick: act }, t(`analysis.${name}`));

  function decline() {
    fill("off");
    root.hidden = true;
    button.hidden = false;
    changed();
    button.focus();
  }

  /** There is no table: here is how to get one, and then it goes on by itself. @param {string} text */
  function offer(text) {
    fill("offering", el("p", {}, text));
    panel = createSolutionPanel(app, game, {
      drawn: (state) => {
        // Not within the panel's own drawing: it goes away then.
        if (state.state === "ready") queueMicrotask(() => !gone && root.getAttribute("data-analysis") === "offering" && void ask(false));
      },
    });
    root.append(panel.root);
  }

  return {
    root,
    button,
    start: () => void ask(false),
    on: () => found !== null,
    /** Is something else to be seen than the value line? */
    asks: () => ["asking", "offering"].includes(root.getAttribute("data-analysis") ?? ""),
    /** The moves are known anew. */
    follow() {
      if (found && found.values.length !== played().moves.length + 1) void ask(false);
    },
    /** What a move did, to stand beside it in the list. @param {number} index from 0 */
    mark(index) {
      const mark = found?.marks[index];
      return mark ? el("span", { class: "move-mark", "data-mark": mark }, icon(`mark-${mark}`), el("span", {}, t(`analysis.mark.${mark}`))) : null;
    },
    /** Shows a position on the value line. @param {number} to after so many moves */
    show(to) {
      at = to;
      line?.show(to);
    },
    /** Draws the best replies on the board. @param {GameView} view */
    draw(view) {
      view.mark?.(found?.best[at]?.slice(0, MOST_SHOWN) ?? []);
    },
    /** What there is to say of the position: what the move did, who wins, the best replies. */
    words() {
      if (!found) return "";
      const { values, marks, best } = found;
      const mark = at > 0 ? marks[at - 1] : null;
      const better = mark === "threw" ? (best[at - 1] ?? []).slice(0, 1).map(moveText) : [];
      const replies = best[at] ?? [];
      const args = { moves: replies.slice(0, MOST_SHOWN).map(moveText), more: replies.length - MOST_SHOWN };
      return together(t, [
        mark && t(better.length ? "analysis.did.threw-better" : `analysis.did.${mark}`, { moves: better }),
        // What was kept says who wins.
        replies.length && (mark === null || mark === "threw") ? t("analysis.value", { value: word(values[at] ?? null) }) : "",
        replies.length && t(args.more > 0 ? "analysis.best-more" : "analysis.best", args),
      ].filter((part) => part !== 0));
    },
    destroy() {
      gone = true;
      panel?.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createAnalysis>} AnalysisPart */
