// What is heard in a real browser, and taps that are confirmed in every game.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** @typedef {import("./phone.js").Phone} Phone */

/** A page whose audio contexts and tones are noted. @param {Record<string, unknown>} settings */
async function heard(settings) {
  const phone = await open();
  await phone.context.addInitScript(() => {
    const notes = { contexts: /** @type {AudioContext[]} */ ([]), tones: 0 };
    Object.assign(window, { noted: notes });
    window.AudioContext = class extends AudioContext {
      /** @param {AudioContextOptions} [options] */
      constructor(options) {
        super(options);
        notes.contexts.push(this);
      }

      /** @override */
      createOscillator() {
        notes.tones += 1;
        return super.createOscillator();
      }
    };
  });
  await phone.run((patch) => window.__TAURI__.core.invoke("change_settings", { patch }), settings);
  await phone.load();
  return phone;
}

/** @param {Phone} phone @returns {Promise<{ states: string[], tones: number }>} */
const audio = (phone) => phone.run(() => {
  const { contexts, tones } = /** @type {any} */ (window).noted;
  return { states: contexts.map((/** @type {AudioContext} */ each) => each.state), tones };
});

/** @param {Phone} phone */
const asleep = (phone) => phone.until("silence", () => /** @type {any} */ (window).noted.contexts.every((/** @type {AudioContext} */ each) => each.state === "suspended"));

test("no audio context before the first gesture; then one, which sleeps when it is still", async () => {
  const phone = await heard({ sound: true });
  assert.deepEqual((await audio(phone)).states, []);
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.startFrom(completions.lines.middle);
  await asleep(phone);
  const before = await audio(phone);
  assert.equal(before.states.length, 1);
  await player.move("lines");
  const after = await audio(phone);
  assert.equal(after.states.length, 1, "one for all sounds");
  assert.ok(after.tones >= before.tones + 2, "the choice and the move are heard");
  await asleep(phone);
  await phone.close();
});

test("with sounds off there is no audio context in a whole game", async () => {
  const phone = await heard({ sound: false });
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.complete("lines");
  assert.deepEqual(await audio(phone), { states: [], tones: 0 });
  await phone.close();
});

test("an app that is not in front is silent, and plays on (T70)", async () => {
  const phone = await heard({ sound: true });
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.startFrom(completions.lines.middle);
  await asleep(phone);
  await phone.run(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event("blur"));
  });
  const { tones } = await audio(phone);
  await player.move("lines");
  assert.equal((await audio(phone)).tones, tones);
  await asleep(phone);
  await phone.close();
});

test("a machine that cannot sound at all is no hindrance", async () => {
  const phone = await open();
  await phone.context.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        throw new DOMException("no device", "NotSupportedError");
      }
    };
  });
  await phone.run(() => window.__TAURI__.core.invoke("change_settings", { patch: { sound: true } }));
  await phone.load();
  const player = new Player(phone, "pointer");
  await player.openGame("link");
  await player.startFrom(completions.link.middle);
  await player.move("link");
  await phone.close();
});

/** So narrow that even large cells are smaller than a finger. */
const NARROW = { width: 240, height: 400 };

for (const game of Object.keys(completions)) {
  test(`with confirmed taps a first tap aims and a second moves: ${game}`, async () => {
    const phone = await open(completions[game].large ? { viewport: NARROW } : {});
    await phone.run(() => window.__TAURI__.core.invoke("change_settings", { patch: { confirm: true } }));
    await phone.load();
    const player = new Player(phone, "pointer");
    await player.openGame(game);
    await player.startFrom(completions[game].picture);
    const { first, second, other } = await completions[game].taps(phone);
    const before = await player.position(game);
    const aimed = (/** @type {string} */ cell) => phone.until(`the aim at ${cell}`, (wanted) => {
      const [mark, box] = [document.querySelector(".aim"), document.querySelector(`[data-board] [data-cell="${wanted}"]`)].map((each) => each?.getBoundingClientRect());
      return mark && box && Math.abs(mark.left - box.left) < 3 && Math.abs(mark.top - box.top) < 3 && document.querySelectorAll(".aim").length === 1;
    }, cell);
    if (first) {
      await player.choose(first);
      await phone.shown(`[data-cell="${first}"][data-selected]`);
      assert.equal(await phone.run(() => document.querySelector(".aim")), null, "a choice needs no second tap");
    }
    await player.choose(other);
    await aimed(other);
    assert.match(await phone.text("[data-note]"), new RegExp(`^${other},.*again`));
    await player.choose(second);
    await aimed(second);
    assert.equal(await player.position(game), before, "nothing has moved");
    await phone.picture(`phone-aimed-${game}`);

    // Whoever does something else meanwhile aims no more.
    await phone.tap("[data-note]");
    await phone.until("no aim", () => document.querySelector(".aim") === null);
    await player.choose(second);
    await aimed(second);
    const revision = await player.revision();
    await player.choose(second);
    await phone.until("the move", (old) => document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, revision);
    await phone.settled();
    assert.notEqual(await player.position(game), before);
    assert.equal(await phone.run(() => document.querySelector(".aim")), null);
    await phone.close();
  });
}

test("keys, and cells that are large enough, need no second tap", async () => {
  const phone = await open({ viewport: { width: 700, height: 900 } });
  await phone.run(() => window.__TAURI__.core.invoke("change_settings", { patch: { confirm: true } }));
  await phone.load();
  const fingers = new Player(phone, "pointer");
  await fingers.openGame("lines");
  await fingers.startFrom(completions.lines.picture);
  await fingers.move("lines");
  await phone.tab.setViewportSize({ width: 360, height: 640 });
  await phone.settled();
  await new Player(phone, "keys").move("lines");
  await phone.close();
});
