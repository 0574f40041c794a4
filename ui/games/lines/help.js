// The help page of Lines: exercises on a tiny board, the rules, points, colours and shapes.

import { COLOURS, ball } from "../../board/pieces.js";
import { cellIndex } from "../../board/cells.js";
import { el } from "../../dom.js";
import { lessons } from "./lessons.js";
import { createView } from "./view.js";

/** @import { GameModule, GameView, ViewHost } from "../../types/view.js" */

/** @type {GameModule["help"]} */
export function help(page, host) {
  const { t } = host;
  const exercise = createExercise(host);
  /** @param {string} key */
  const line = (key) => el("li", {}, t(key));
  page.append(
    el("p", { class: "lead" }, t("lines.help.lead")),
    exercise.root,
    el("h2", {}, t("lines.help.rules")),
    el("ul", { class: "rules" }, ...["move", "line", "turn", "drop", "end"].map((rule) => line(`lines.help.rule.${rule}`))),
    el("h2", {}, t("lines.help.points")),
    el("p", {}, t("lines.help.points.bonus")),
    el("p", {}, t("lines.help.points.classic")),
    el("h2", {}, t("lines.help.more")),
    el("ul", { class: "rules" }, ...["preview", "assisted", "undo"].map((rule) => line(`lines.help.rule.${rule}`))),
    el("h2", {}, t("lines.help.balls")),
    el("ul", { class: "legend" }, ...COLOURS.map((colour, index) => el("li", {}, ball(index + 1), el("span", {}, t(`ball.${colour}`))))),
  );
  return exercise.destroy;
}

/** @param {Pick<ViewHost, "t" | "pace" | "settings" | "say">} host */
function createExercise(host) {
  const { t } = host;
  let current = 0;
  /** @type {GameView | null} */
  let view = null;
  let solved = false;

  const title = el("h2", { id: "exercise-title" });
  const place = el("div", { class: "exercise-board" });
  const aside = el("div", { class: "exercise-next" });
  const task = el("p", { class: "exercise-task" });
  const note = el("p", { class: "note exercise-note", "data-note": "" });
  const again = el("button", { type: "button", class: "button", "data-action": "exercise-again", onclick: () => open(current) }, t("lines.help.again"));
  const next = el("button", { type: "button", class: "button primary", "data-action": "exercise-next", onclick: () => open((current + 1) % lessons.length) });
  const root = el(
    "section", { class: "exercise", "aria-labelledby": "exercise-title", "data-exercise": "" },
    place,
    el("div", { class: "exercise-side" }, title, task, aside, note, el("div", { class: "buttons" }, again, next)),
  );

  /** @param {string} text */
  function say(text) {
    note.textContent = text;
    host.say(text);
  }

  /** @param {number} number */
  function open(number) {
    current = number;
    solved = false;
    view?.destroy();
    const lesson = lessons[number];
    view = createView(
      {
        ...host,
        say,
        input(act) {
          view?.finish();
          void act();
        },
        send: (text) => answer(text),
      },
      lesson.table,
    );
    root.setAttribute("data-lesson", lesson.key);
    title.textContent = t("lines.help.exercise", { number: number + 1, of: lessons.length });
    task.textContent = t(`lines.help.task.${lesson.key}`);
    next.textContent = t(number + 1 < lessons.length ? "lines.help.next" : "lines.help.first");
    next.classList.remove("primary");
    note.textContent = "";
    place.replaceChildren(view.board);
    aside.replaceChildren(...(view.aside ? [view.aside] : []));
    view.hint({ text: lesson.answer, cells: lesson.answer.split("-"), message: { key: "", args: {} } });
  }

  /** @param {string} text */
  async function answer(text) {
    const lesson = lessons[current];
    const [from, to] = text.split("-");
    const { regions, reach } = lesson.table.board;
    if (solved) {
      say(t(`lines.help.done.${lesson.key}`));
    } else if (text === lesson.answer) {
      solved = true;
      next.classList.add("primary");
      root.setAttribute("data-solved", lesson.key);
      view?.play(lesson.events, lesson.after);
      say(t(`lines.help.done.${lesson.key}`));
    } else {
      const reachable = reach[String(cellIndex(from, lesson.table.width))].includes(regions[cellIndex(to, lesson.table.width)]);
      view?.refuse();
      say(t(reachable ? "lines.help.other" : "lines.refused.no-path", { from, to }));
    }
  }

  open(0);
  return { root, destroy: () => view?.destroy() };
}
