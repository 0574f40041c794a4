// Every setting does what it says, at once: the table below has a row for each, with what is to be seen of its values.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { someMove } from "../support/games/lines.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** @typedef {import("./phone.js").Phone} Phone */
/**
 * @typedef {object} Row
 * @property {string} name of the setting
 * @property {(string | boolean)[]} values the default first
 * @property {string} [game] on whose table it is looked at; else on the page of the settings
 * @property {"middle" | "picture"} [on] the position; the middle of a game unless said
 * @property {(phone: Phone, player: Player) => Promise<unknown>} look what can be seen, heard or felt of the value
 * @property {string} [report] the report that the setting answers
 * @property {(seen: any[]) => void} [judge] of what was seen with each value; else each must differ from the others
 */

/** So often a page is looked at until it shows a change. */
const PATIENCE = 200;

/** Languages have tests of their own. */
const ELSEWHERE = ["language"];

/** What the page has done since it was loaded, where it cannot be seen. @param {Phone} phone @param {"audio" | "felt" | "bars" | "lasting"} what @returns {Promise<any>} */
const noted = (phone, what) => phone.run((name) => /** @type {any} */ (window).noted[name], what);

/** Puts an ear, a hand and a clock into the page. @param {Phone} phone */
async function listen(phone) {
  await phone.context.addInitScript(() => {
    const notes = { audio: /** @type {AudioContext[]} */ ([]), felt: /** @type {string[]} */ ([]), bars: /** @type {boolean[]} */ ([]), lasting: 0 };
    Object.assign(window, { noted: notes, quadrilleTouch: { feel: (/** @type {string} */ kind) => notes.felt.push(kind) }, quadrilleBars: { dark: (/** @type {boolean} */ dark) => notes.bars.push(dark) } });
    window.AudioContext = class extends AudioContext {
      /** @param {AudioContextOptions} [options] */
      constructor(options) {
        super(options);
        notes.audio.push(this);
      }
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function timed(/** @type {Keyframe[] | PropertyIndexedKeyframes | null} */ frames, /** @type {number | KeyframeAnimationOptions | undefined} */ timing) {
      if (typeof timing === "object") notes.lasting += Number(timing.duration ?? 0);
      return animate.call(this, frames, timing);
    };
  });
  await phone.load();
}

/** @param {Player} player */
async function goHome(player) {
  if (await player.page.run(() => document.querySelector('[data-screen="home"]') !== null)) return;
  await player.use('[data-action="back"]');
  await player.page.shown('[data-screen="home"]');
}

/** Gives a setting a value, as a player does. @param {Player} player @param {string} name @param {string | boolean} value */
async function give(player, name, value) {
  if (!(await player.page.run(() => document.querySelector('[data-screen="settings"]') !== null))) {
    await goHome(player);
    await player.use('[data-action="settings"]');
    await player.page.shown('[data-screen="settings"]');
  }
  if (typeof value === "string") {
    await player.use(`[data-setting="${name}"] label:has([value="${value}"])`);
  } else if (await player.page.run((wanted, on) => /** @type {HTMLInputElement} */ (document.querySelector(`[data-setting="${wanted}"] input`)).checked !== on, name, value)) {
    await player.use(`[data-setting="${name}"]`);
  }
  await player.page.until(`${name} to be ${value}`, async (wanted, now) =>
    /** @type {any} */ (await window.__TAURI__.core.invoke("settings"))[wanted] === now, name, value);
}

/** Opens a game on a position that is known. @param {Player} player @param {string} game @param {string} id */
async function deal(player, game, id) {
  await goHome(player);
  await player.openGame(game);
  await player.startFrom(id);
}

const root = (/** @type {Phone} */ phone, /** @type {string} */ property) =>
  phone.run((name) => getComputedStyle(document.documentElement).getPropertyValue(name), property);

/** @type {Row[]} */
const rows = [
  {
    name: "theme", values: ["system", "dark", "light"],
    look: async (phone) => ({ ground: await root(phone, "--ground"), bars: (await noted(phone, "bars")).at(-1) }),
    judge: ([system, dark, light]) => {
      assert.ok(system.ground === light.ground && dark.ground !== light.ground);
      assert.deepEqual([system.bars, dark.bars, light.bars], [false, true, false], "the system's bars follow");
    },
  },
  { name: "palette", values: ["classic", "okabe", "high", "greyscale"], look: (phone) => phone.run(() => [...document.querySelectorAll(".swatches .ball")].map((ball) => getComputedStyle(ball).getPropertyValue("--piece")).join()) },
  { name: "shapes", values: [true, false], report: "T38", look: (phone) => phone.run(() => [...document.querySelectorAll(".swatches .glyph-face")].every((face) => face.checkVisibility())), judge: (seen) => assert.deepEqual(seen, [true, false]) },
  {
    name: "animation", values: ["normal", "slow", "fast", "off"], game: "lines",
    look: async (phone, player) => {
      const before = await noted(phone, "lasting");
      await player.move("lines");
      return await noted(phone, "lasting") - before;
    },
    judge: ([normal, slow, fast, off]) => assert.ok(normal > 0 && slow === 2 * normal && fast === normal / 2 && off === 0, `${[normal, slow, fast, off]}`),
  },
  {
    name: "sound", values: [false, true], game: "lines",
    look: async (phone, player) => {
      await player.choose("C3");
      await phone.shown('[data-cell="C3"][data-selected]');
      return (await noted(phone, "audio")).length;
    },
    judge: (seen) => assert.deepEqual(seen, [0, 1]),
  },
  {
    name: "haptics", values: [true, false], game: "lines", report: "T69",
    look: async (phone, player) => {
      const before = (await noted(phone, "felt")).length;
      await player.choose("C3");
      await phone.shown('[data-cell="C3"][data-selected]');
      return (await noted(phone, "felt")).slice(before);
    },
    judge: (seen) => assert.deepEqual(seen, [["light"], []]),
  },
  {
    name: "confirm", values: [false, true], game: "lines", on: "picture",
    look: async (phone, player) => {
      const { from, to } = await someMove(phone);
      const revision = await player.revision();
      await player.choose(from);
      await player.choose(to);
      await phone.until("an answer", (old) => document.querySelector(".aim") !== null || document.querySelector("[data-revision]")?.getAttribute("data-revision") !== old, revision);
      await phone.settled();
      return phone.run(() => document.querySelector(".aim") !== null);
    },
    judge: (seen) => assert.deepEqual(seen, [false, true]),
  },
  { name: "coordinates", values: [true, false], game: "lines", look: (phone) => phone.run(() => (document.querySelector('[role="columnheader"] span')?.getBoundingClientRect().width ?? 0) > 1), judge: (seen) => assert.deepEqual(seen, [true, false]) },
  { name: "threats", values: [true, false], game: "wuzifei", on: "picture", look: (phone) => phone.run(() => document.querySelectorAll("[data-board] [data-threatened]").length > 0), judge: (seen) => assert.deepEqual(seen, [true, false]) },
  {
    name: "side", values: ["right", "left"], game: "lines",
    look: async (phone) => {
      await phone.tab.setViewportSize({ width: 844, height: 390 });
      const [bar, board] = [await phone.middle(".bar"), await phone.middle("[data-board]")];
      await phone.tab.setViewportSize({ width: 360, height: 640 });
      await phone.settled();
      return bar.x > board.x;
    },
    judge: (seen) => assert.deepEqual(seen, [true, false]),
  },
  {
    name: "queryKeys", values: [true, false], game: "lines",
    look: async (phone) => {
      const before = await phone.text("[data-note]");
      await phone.press("s");
      await phone.settled();
      return await phone.text("[data-note]") !== before;
    },
    judge: (seen) => assert.deepEqual(seen, [true, false]),
  },
];

test("every setting of the app is in the table, and every setting that is shown", async () => {
  const phone = await open();
  await listen(phone);
  const settings = await phone.run(async () => Object.keys(/** @type {object} */ (await window.__TAURI__.core.invoke("settings"))));
  const listed = [...rows.map(({ name }) => name), ...ELSEWHERE].toSorted();
  assert.deepEqual(settings.toSorted(), listed);
  await new Player(phone, "pointer").use('[data-action="settings"]');
  await phone.shown('[data-screen="settings"]');
  const shown = await phone.run(() => [...document.querySelectorAll("[data-setting]")].map((each) => each.getAttribute("data-setting") ?? ""));
  assert.deepEqual(shown.filter((name) => !ELSEWHERE.includes(name)).toSorted(), rows.map(({ name }) => name).toSorted());
  await phone.close();
});

for (const { name, values, game, on = "middle", report, look, judge } of rows) {
  test(`the setting “${name}” has its effect at once, is kept, and is reset${report ? ` (${report})` : ""}`, async () => {
    const phone = await open();
    await listen(phone);
    const player = new Player(phone, "pointer");
    const seen = [];
    for (const [order, value] of values.entries()) {
      // The first value is the default: nobody has set it.
      if (order > 0) await give(player, name, value);
      else if (!game) await player.use('[data-action="settings"]').then(() => phone.shown('[data-screen="settings"]'));
      if (game) await deal(player, game, completions[game][on]);
      let now = await look(phone, player);
      // The page learns of it after the one that keeps it.
      for (let again = 0; !game && order > 0 && again < PATIENCE && String(now) === String(seen[order - 1]); again += 1) now = await look(phone, player);
      seen.push(now);
    }
    if (judge) judge(seen);
    else assert.equal(new Set(seen.map(String)).size, values.length, `all differ: ${seen}`);

    await phone.restart();
    const kept = await phone.run(async (wanted) => /** @type {any} */ (await window.__TAURI__.core.invoke("settings"))[wanted], name);
    assert.equal(kept, values.at(-1), "kept over a restart");
    await give(player, name, /** @type {string | boolean} */ (values.at(-1)));
    await player.use('[data-action="reset-settings"]');
    await phone.until("the default", (wanted, first) => {
      const inputs = [...document.querySelectorAll(`[data-setting="${wanted}"] input`)].filter((each) => each instanceof HTMLInputElement);
      return typeof first === "boolean" ? inputs[0].checked === first : inputs.some((each) => each.checked && each.value === first);
    }, name, values[0]);
    await phone.close();
  });
}

test("vibration is offered only where there is any", async () => {
  const phone = await open();
  await new Player(phone, "pointer").use('[data-action="settings"]');
  await phone.shown('[data-setting="confirm"]');
  assert.equal(await phone.run(() => document.querySelector('[data-setting="haptics"]')), null);
  await phone.close();
});

test("in Greyscale the shapes are shown whatever the setting says, which stays what it was", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await give(player, "shapes", false);
  await give(player, "palette", "greyscale");
  const state = () => phone.run(() => {
    const input = /** @type {HTMLInputElement} */ (document.querySelector('[data-setting="shapes"] input'));
    return [input.checked, input.disabled, [...document.querySelectorAll(".swatches .glyph-face")].every((face) => face.checkVisibility())];
  });
  await phone.shown('[data-setting="shapes"] input:disabled');
  assert.deepEqual(await state(), [true, true, true]);
  await deal(player, "lines", completions.lines.middle);
  assert.match(await phone.run(() => document.querySelector('[data-cell="C3"]')?.getAttribute("aria-label") ?? ""), /^C3, star$/, "the words are what is seen");
  await give(player, "palette", "okabe");
  await phone.shown('[data-setting="shapes"] input:not(:disabled)');
  assert.deepEqual(await state(), [false, false, false]);
  await phone.close();
});
