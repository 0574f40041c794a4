// The exercise of a help page: a tiny board of the game itself, with every answer worked out beforehand.

import { el } from "../dom.js";

/** @import { Board, Event } from "../types/generated.js" */
/** @import { GameView, TableOf, ViewHost } from "../types/view.js" */
/** @typedef {Pick<ViewHost, "t" | "pace" | "settings" | "say" | "feel">} HelpHost */
/**
 * @template {Board} B
 * @typedef {object} Lesson
 * @property {string} key
 * @property {TableOf<B>} table
 * @property {string} answer the move that the exercise asks for
 * @property {string[]} cells what is marked to begin with
 * @property {Event[]} events
 * @property {TableOf<B>} after
 */

/**
 * @template {Board} B
 * @param {HelpHost} host
 * @param {object} course
 * @param {Lesson<B>[]} course.lessons
 * @param {string} course.texts where the catalogue has the tasks and what is said of them
 * @param {(host: ViewHost, table: TableOf<B>) => GameView} course.createView
 * @param {(text: string, lesson: Lesson<B>) => string} course.wrong why another move is not the one that is asked for
 * @param {(text: string) => string} [course.same] the one way to write moves that mean the same
 */
export function createExercise(host, { lessons, texts, createView, wrong, same = (text) => text }) {
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
  const again = el("button", { type: "button", class: "button", "data-action": "exercise-again", onclick: () => open(current) }, t("exercise.again"));
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
    title.textContent = t("exercise.title", { number: number + 1, of: lessons.length });
    task.textContent = t(`${texts}.task.${lesson.key}`);
    next.textContent = t(number + 1 < lessons.length ? "exercise.next" : "exercise.first");
    next.classList.remove("primary");
    note.textContent = "";
    place.replaceChildren(view.board);
    aside.replaceChildren(...[view.aside, view.tray].filter((node) => node instanceof HTMLElement));
    if (lesson.cells.length) view.hint({ text: lesson.answer, cells: lesson.cells, line: [], message: { key: "", args: {} } });
  }

  /** @param {string} text */
  async function answer(text) {
    const lesson = lessons[current];
    if (solved) {
      say(t(`${texts}.done.${lesson.key}`));
    } else if (same(text) === same(lesson.answer)) {
      solved = true;
      next.classList.add("primary");
      root.setAttribute("data-solved", lesson.key);
      view?.play(lesson.events, lesson.after);
      say(t(`${texts}.done.${lesson.key}`));
    } else {
      view?.refuse();
      say(wrong(text, lesson));
    }
  }

  open(0);
  return { root, destroy: () => view?.destroy() };
}
