// A person at the app: opens games, starts one from a text, plays. By keys alone, or by pointer alone.

import { completions } from "./games/index.js";

const BOARD_CELL = "[data-board] [data-cell]";

export class Player {
  /** @param {import("./page.js").Page} page @param {"keys" | "pointer"} by */
  constructor(page, by) {
    this.page = page;
    this.by = by;
  }

  /** Uses a control of the page. @param {string} selector */
  async use(selector) {
    if (this.by === "pointer") {
      await this.page.tap(selector);
      return;
    }
    await this.page.tabTo(selector);
    await this.page.press("Enter");
  }

  /** Writes into a field, as with a keyboard on the screen where there is no other. @param {string} selector @param {string} text */
  async write(selector, text) {
    if (this.by === "pointer") {
      await this.page.tap(selector);
      await this.page.insert(text);
    } else {
      await this.page.tabTo(selector);
      await this.page.type(text);
    }
  }

  /** Opens a game from the home page. @param {string} game */
  async openGame(game) {
    await this.use(`[data-screen="home"] [data-game="${game}"] [data-action="open"]`);
    await this.page.shown(`[data-screen="table"][data-game="${game}"]`);
    await this.page.settled();
  }

  /** Starts the game that an ID describes, from the table of any game. @param {string} id */
  async startFrom(id) {
    const before = await this.revision();
    await this.use('[data-action="new"]');
    await this.page.shown('[data-sheet="new-game"]');
    await this.write('[data-field="seed"]', id);
    await this.use('[data-sheet="new-game"] [data-action="start"]');
    await this.page.until("the new game", (old) => {
      const table = document.querySelector('[data-screen="table"]');
      return document.querySelector("dialog[open]") === null && table !== null && table.getAttribute("data-revision") !== old;
    }, before);
    await this.page.settled();
  }

  /** The revision that the table shows. */
  revision() {
    return this.page.run(() => document.querySelector("[data-revision]")?.getAttribute("data-revision") ?? "");
  }

  /** Acts on a cell of the board. @param {string} cell */
  async choose(cell) {
    if (this.by === "pointer") {
      await this.page.tap(`[data-board] [data-cell="${cell}"]`);
      return;
    }
    if (!(await this.page.run((any) => document.activeElement?.matches(any) ?? false, BOARD_CELL))) {
      await this.page.tabTo(BOARD_CELL);
    }
    const [right, down] = await this.page.run((any, wanted) => {
      const cells = [...document.querySelectorAll(any)];
      const columns = document.querySelectorAll('[data-board] [role="columnheader"]').length;
      const place = (/** @type {Element | null} */ element) => {
        const index = element ? cells.indexOf(element) : -1;
        if (index < 0) throw new Error("no such cell");
        return [index % columns, Math.floor(index / columns)];
      };
      const from = place(document.activeElement);
      const to = place(document.querySelector(`[data-board] [data-cell="${wanted}"]`));
      return [to[0] - from[0], to[1] - from[1]];
    }, BOARD_CELL, cell);
    for (let step = 0; step < Math.abs(right); step += 1) await this.page.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    for (let step = 0; step < Math.abs(down); step += 1) await this.page.press(down > 0 ? "ArrowDown" : "ArrowUp");
    await this.page.press("Enter");
  }

  /** Makes one move in the game on the table. Returns its text. @param {string} game */
  async move(game) {
    const before = await this.revision();
    const text = await completions[game].move(this.page, this);
    await this.page.until(`the reply to ${text}`, (old) =>
      document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, before);
    await this.page.settled();
    return text;
  }

  /** Whether the game on the table is over. */
  isOver() {
    return this.page.run(() => document.querySelector('[data-screen="table"]')?.getAttribute("data-state") === "over");
  }

  /** Plays a small game from its opening to its end. Returns the number of moves. @param {string} game */
  async complete(game) {
    await this.startFrom(completions[game].nearlyOver);
    for (let moves = 1; moves <= 60; moves += 1) {
      await this.move(game);
      if (await this.isOver()) {
        await this.page.shown("[data-end]");
        return moves;
      }
    }
    throw new Error(`${game} is not over after 60 moves`);
  }

  /** The exact ID of the position on the table, asked of the app itself. @param {string} game @returns {Promise<string>} */
  async position(game) {
    return (await this.ids(game)).exact;
  }

  /** The IDs of the deal and of the position now. @param {string} game @returns {Promise<{ start: string, exact: string }>} */
  ids(game) {
    return this.page.run(async (key) =>
      /** @type {{ start: string, exact: string }} */ (await window.__TAURI__.core.invoke("share", { game: key })), game);
  }
}
