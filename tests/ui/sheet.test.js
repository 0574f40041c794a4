// A sheet and the history: it closes once, and never takes a screen along that has come in its place.

import assert from "node:assert/strict";
import test from "node:test";

import { createRouter } from "../../ui/router.js";
import { openSheet } from "../../ui/shell/sheet.js";

/** @import { App } from "../../ui/app.js" */
/** @import { Place } from "../../ui/router.js" */

/** As much of a document as a sheet needs. */
class Node {
  /** @type {Node[]} */
  children = [];
  /** @type {Node | null} */
  parent = null;
  /** @type {Record<string, ((event: object) => void)[]>} */
  listeners = {};
  isConnected = false;
  textContent = "";
  setAttribute() {}
  removeAttribute() {}
  /** @param {...(Node | string)} nodes */
  append(...nodes) {
    for (const node of nodes) if (node instanceof Node) Object.assign(node, { parent: this, isConnected: this === body || this.isConnected });
  }
  /** @param {string} name @param {(event: object) => void} listener */
  addEventListener(name, listener) {
    (this.listeners[name] ??= []).push(listener);
  }
  showModal() {}
  close() {
    later.push(() => this.listeners.close?.forEach((listener) => listener({ target: this })));
  }
  remove() {
    this.isConnected = false;
  }
}

const body = new Node();
/** What the browser does after the current task. @type {(() => void)[]} */
const later = [];
Object.assign(globalThis, { Node, document: { body, createElement: () => new Node(), createElementNS: () => new Node() } });

function browser() {
  /** @type {unknown[]} */
  const entries = [null];
  let at = 0;
  /** @type {string[]} */
  const shown = [];
  /** @type {(event: { state: unknown }) => void} */
  let pop = () => undefined;
  const router = createRouter({
    history: {
      get state() {
        return entries[at];
      },
      pushState: (/** @type {unknown} */ state) => void entries.splice((at += 1), entries.length, state),
      replaceState: (/** @type {unknown} */ state) => void (entries[at] = state),
      back: () => void later.push(() => pop({ state: entries[(at -= 1)] })),
    },
    onPop: (listener) => (pop = listener),
    render: (/** @type {Place} */ { screen, game = "" }) => void shown.push(`${screen} ${game}`.trim()),
  });
  const app = /** @type {App} */ (/** @type {unknown} */ ({ router, t: (/** @type {string} */ key) => key }));
  router.start();
  router.go({ screen: "table", game: "lines" });
  return { router, app, shown };
}

async function settle() {
  while (later.length) {
    later.shift()?.();
    await Promise.resolve();
  }
}

/** @param {App} app @param {() => void} [closed] */
const sheet = (app, closed) => openSheet(app, { name: "new-game", title: "", content: () => [], closed });

test("the ID of another game, given on the sheet, ends on that game's table", async () => {
  const { router, app, shown } = browser();
  const open = sheet(app);
  // As the table and the sheet do: one goes there, the other hears that it went well and closes.
  router.go({ screen: "table", game: "link" });
  open.close();
  await settle();
  assert.deepEqual(shown, ["home", "table lines", "table link"]);
  assert.deepEqual(router.place, { screen: "table", game: "link" });
  assert.equal(router.layered, false);
  // Back leads to the table on which the sheet was opened, then home.
  router.back();
  await settle();
  router.back();
  await settle();
  assert.deepEqual(shown.slice(3), ["table lines", "home"]);
});

test("a sheet closes once, however often it is told to", async () => {
  const { router, app, shown } = browser();
  let closed = 0;
  const open = sheet(app, () => (closed += 1));
  open.close();
  open.close();
  await settle();
  open.close();
  await settle();
  assert.equal(closed, 1);
  assert.deepEqual(shown, ["home", "table lines"]);
  assert.deepEqual(router.place, { screen: "table", game: "lines" });
});
