// Every screen fits: on the smallest phone and on the largest display, with large text, on its side, with bars of the
// system over it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { tour } from "../support/tour.js";
import { overflow, unreachable } from "./fits.js";
import { stage } from "./phone.js";

const { open } = stage();
const large = stage(["--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"]);

/** Smallest target of a control, in CSS pixels (WCAG asks for 24; ours for fingers). */
const CONTROL = 48;
/** Smallest cell (WCAG 2.5.8). */
const CELL = 24;
/** Smallest cell where all that cells do can be done with larger controls as well (the exception of 2.5.8). */
const SEEN = 12;

/** Where the size of the board decides. */
const boards = tour.filter(({ name }) => /^home$|-(table-start|table-over|left)$/.test(name));

for (const { width, height, stops } of [
  // Every state at this size is looked at in every language: languages.test.js.
  { width: 320, height: 568, stops: boards },
  { width: 412, height: 915, stops: boards },
  { width: 600, height: 600, stops: boards },
  { width: 844, height: 390, stops: tour },
  { width: 1280, height: 800, stops: tour },
  { width: 3840, height: 2160, stops: boards },
]) {
  test(`every screen fits ${width}×${height} (1.4.10, T46)`, async () => {
    const phone = await open({ viewport: { width, height }, deviceScaleFactor: 1, isMobile: width < 1000, reducedMotion: "reduce" });
    const player = new Player(phone, "pointer");
    for (const stop of stops) {
      await stop.go(player);
      await phone.still();
      assert.deepEqual(await overflow(phone), [], stop.name);
      if (!/-table-(start|over)$/.test(stop.name)) continue;
      await phone.picture(`phone-${width}-${stop.name}`);
      const seen = await phone.run(() => {
        const boxes = [...document.querySelectorAll("[data-board] [data-cell]")].map((each) => each.getBoundingClientRect());
        const frame = { left: Math.min(...boxes.map((b) => b.left)), right: Math.max(...boxes.map((b) => b.right)),
          top: Math.min(...boxes.map((b) => b.top)), bottom: Math.max(...boxes.map((b) => b.bottom)) };
        const controls = [...document.querySelectorAll(".bar button, .top button")].filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect()).map((b) => Math.min(b.width, b.height));
        const elsewhere = document.querySelector("[data-board][data-elsewhere]") !== null;
        return { ...frame, elsewhere, cell: boxes[0].width, control: Math.min(...controls), scrolls: document.documentElement.scrollHeight - innerHeight };
      });
      assert.ok(seen.left >= 0 && seen.right <= width && seen.top >= 0 && seen.bottom <= height, `${stop.name}: the whole board is seen: ${JSON.stringify(seen)}`);
      assert.ok(seen.cell >= (seen.elsewhere ? SEEN : CELL), `${stop.name}: a cell is ${seen.cell} px`);
      assert.ok(seen.control >= CONTROL - 0.5, `${stop.name}: a control is ${seen.control} px`);
      assert.ok(seen.scrolls <= 0, `${stop.name}: the table scrolls by ${seen.scrolls} px`);
      console.log(`measured: board at ${width}×${height}, ${stop.name}: cells of ${Math.round(seen.cell)} px`);
    }
    await phone.close();
  });
}

test("with text at 200 % every control of every screen can be reached (T44, 1.4.4)", async () => {
  const phone = await large.open();
  const player = new Player(phone, "pointer");
  assert.equal(await phone.run(() => getComputedStyle(document.documentElement).fontSize), "32px");
  for (const stop of tour) {
    await stop.go(player);
    await phone.still();
    await phone.picture(`phone-large-${stop.name}`);
    assert.deepEqual(await unreachable(phone), [], stop.name);
    assert.deepEqual(await phone.run(() => [...document.querySelectorAll("body:not(:has(dialog[open])) [data-board] [data-cell]")].filter((cell) => {
      cell.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const box = cell.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return !hit || !cell.contains(hit);
    }).map((cell) => cell.getAttribute("data-cell"))), [], `${stop.name}: cells that cannot be seen`);
    assert.deepEqual(await overflow(phone), [], stop.name);
  }
  await phone.close();
});

test("with text at 200 % the names of the rules are whole, in languages with long words too (1.4.4)", async () => {
  for (const locale of ["pl-PL", "ru-RU"]) {
    const phone = await large.open({ locale });
    const player = new Player(phone, "pointer");
    await player.openGame("wuzifei");
    await player.use('[data-action="new"]');
    await phone.shown('[data-sheet="new-game"] .option');
    await phone.still();
    assert.deepEqual(await phone.run(() => {
      const text = document.createRange();
      return [...document.querySelectorAll(".option-text > *")].filter((line) => {
        text.selectNodeContents(line);
        const frame = line.closest(".option")?.getBoundingClientRect();
        return [...text.getClientRects()].some(({ right }) => right > (frame?.right ?? 0));
      }).map((line) => line.textContent);
    }), [], locale);
    await phone.close();
  }
});

test("the focus is never hidden under a head that stays in place (2.4.11)", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  const covered = async () => {
    const hidden = new Set();
    for (const key of [...Array(25).fill("Tab"), ...Array(25).fill("Shift+Tab")]) {
      await phone.press(key);
      const lost = await phone.run(() => {
        const focus = document.activeElement;
        if (!focus || focus === document.body) return "";
        const target = focus.closest("label") ?? focus;
        const box = target.getBoundingClientRect();
        const seen = [0.1, 0.5, 0.9].some((part) => {
          const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
          return hit && (target.contains(hit) || hit.contains(target));
        });
        return seen ? "" : target.outerHTML.slice(0, 120);
      });
      if (lost) hidden.add(lost);
    }
    return [...hidden];
  };
  await player.use('[data-action="settings"]');
  await phone.shown('[data-screen="settings"]');
  assert.deepEqual(await covered(), []);
  await player.use('[data-action="back"]');
  await player.openGame("lines");
  await player.use('[data-action="new"]');
  await player.use('label:has([data-preset="custom"])');
  await phone.shown(".custom");
  assert.deepEqual(await covered(), []);
  await phone.close();
});

test("turning the phone keeps the game, and leaves no selection half alive (T03)", async () => {
  const phone = await open();
  const player = new Player(phone, "pointer");
  await player.openGame("lines");
  await player.startFrom(completions.lines.middle);
  await player.move("lines");
  await player.choose("C3");
  const position = await player.position("lines");
  for (const viewport of [{ width: 640, height: 360 }, { width: 360, height: 640 }, { width: 640, height: 360 }, { width: 360, height: 640 }]) {
    await phone.tab.setViewportSize(viewport);
    await phone.settled();
    const marks = await phone.run(() => ({
      selected: document.querySelectorAll("[data-board] [data-selected]").length,
      pressed: document.querySelectorAll('[data-board] [aria-pressed="true"]').length,
      stops: document.querySelectorAll('[data-board] [data-cell][tabindex="0"]').length,
    }));
    assert.equal(marks.selected, marks.pressed);
    assert.equal(marks.stops, 1, "one cursor (T57)");
  }
  assert.equal(await player.position("lines"), position);
  await player.move("lines");
  await phone.close();
});

test("the bars of the system cover nothing (T54)", async () => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 640, height: 360 }]) {
    const phone = await open({ viewport });
    await phone.run(() => {
      for (const side of ["top", "right", "bottom", "left"]) document.documentElement.style.setProperty(`--edge-${side}`, "40px");
    });
    await new Player(phone, "pointer").openGame("lines");
    await phone.still();
    await phone.picture(`phone-insets-${viewport.width}`);
    const outside = await phone.run(() => [...document.querySelectorAll("button")].filter((each) => each.checkVisibility()).filter((each) => {
      const box = each.getBoundingClientRect();
      return box.left < 40 || box.top < 40 || box.right > innerWidth - 40 || box.bottom > innerHeight - 40;
    }).map((each) => each.outerHTML.slice(0, 90)));
    assert.deepEqual(outside, []);
    await phone.close();
  }
});

test("seven announced balls fit as well as three, on small and large screens (A25)", async () => {
  for (const viewport of [{ width: 320, height: 568 }, { width: 844, height: 390 }, { width: 1280, height: 800 }]) {
    const phone = await open({ viewport, isMobile: viewport.width < 1000 });
    const player = new Player(phone, "pointer");
    await player.openGame("lines");
    /** @type {Record<string, number>} */
    const size = {};
    for (const drop of [3, 7]) {
      await player.startFrom(`lines:9x9c7n${drop}l5s5#1`);
      await phone.still();
      const { balls, board } = await phone.run(() => ({
        balls: [...document.querySelectorAll("[data-preview] .ball")].map((each) => each.getBoundingClientRect().toJSON()),
        board: document.querySelector("[data-board]")?.getBoundingClientRect().toJSON(),
      }));
      assert.equal(balls.length, drop);
      for (const [order, ball] of balls.entries()) {
        assert.ok(ball.left >= 0 && ball.right <= viewport.width && ball.top >= 0 && ball.bottom <= viewport.height, `ball ${order} is seen whole`);
        assert.ok(ball.bottom <= board.top || ball.right <= board.left || ball.left >= board.right, `ball ${order} covers nothing of the board`);
        assert.ok(Math.abs(ball.width - ball.height) < 1 && ball.width >= 12, `ball ${order} is round and large enough: ${ball.width}`);
        const apart = balls.every((/** @type {DOMRect} */ other) => other === ball || other.left >= ball.right - 0.5 || other.right <= ball.left + 0.5 || other.top >= ball.bottom - 0.5 || other.bottom <= ball.top + 0.5);
        assert.ok(apart, `ball ${order} lies over no other`);
      }
      size[drop] = balls[0].width;
      assert.deepEqual(await overflow(phone), [], `${drop} announced at ${viewport.width}`);
    }
    assert.ok(size[7] <= size[3], "more of them are not larger");
    await phone.close();
  }
});

test("the controls can be on either side of a wide screen (T53)", async () => {
  const phone = await open({ viewport: { width: 844, height: 390 } });
  const player = new Player(phone, "pointer");
  for (const side of ["left", "right"]) {
    await player.use('[data-action="settings"]');
    await player.use(`[data-setting="side"] label:has([value="${side}"])`);
    await phone.until("the new side", (wanted) => document.documentElement.getAttribute("data-side") === wanted, side);
    await player.use('[data-action="back"]');
    await player.openGame("lines");
    const [bar, board] = [await phone.middle(".bar"), await phone.middle("[data-board]")];
    assert.equal(bar.x < board.x, side === "left");
    await player.use('[data-action="back"]');
    await phone.shown('[data-screen="home"]');
  }
  await phone.close();
});
