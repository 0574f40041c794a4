// Every game is played from its deal to its end by somebody who has the accessibility tree only: roles, names, the
// focus, the keyboard, and what the live regions say. No selector, no attribute of the page, no move known beforehand.

import assert from "node:assert/strict";
import { test } from "node:test";

import { stage } from "./phone.js";
import { Tree } from "./tree.js";

const { open } = stage();

/** More presses than any of these games takes. */
const MOST = 400;

/** @typedef {import("./tree.js").Thing} Thing */

/** The cells of the board, by their names. @param {Tree} tree @returns {Promise<(Thing & { cell: string, what: string })[]>} */
async function board(tree) {
  return (await tree.all("button", /^[A-Z]+\d+, /)).map((thing) => {
    const [, cell, what] = /** @type {RegExpExecArray} */ (/^([A-Z]+\d+), (.*)$/.exec(thing.name));
    return { ...thing, cell, what };
  });
}

/** The cells beside one. @param {string} cell */
const beside = (cell) => [[1, 0], [0, 1], [-1, 0], [0, -1]].map(([right, down]) => String.fromCharCode(cell.charCodeAt(0) + right) + (Number(cell.slice(1)) + down));

/**
 * How a person plays who hears the names: one move at a time.
 * @type {Record<string, { id: string, move: (tree: Tree) => Promise<unknown> }>}
 */
const games = {
  Lines: {
    id: "lines:5x5c3n3l5s5#1",
    async move(tree) {
      const cells = await board(tree);
      const free = new Set(cells.filter(({ what }) => what.startsWith("free")).map(({ cell }) => cell));
      const ball = cells.find(({ cell }) => !free.has(cell) && beside(cell).some((next) => free.has(next)));
      assert.ok(ball, "a ball beside a free cell");
      await tree.press(ball);
      assert.match(await tree.next(), new RegExp(`at ${ball.cell} is chosen`));
      const goal = beside(ball.cell).find((next) => free.has(next));
      await tree.use("button", new RegExp(`^${goal}, free`));
      assert.match(await tree.next(), new RegExp(`^Moved to ${goal}\\.`));
    },
  },
  Link: {
    id: "link:4x4#1",
    async move(tree) {
      const cells = await board(tree);
      for (const [at, one] of cells.entries()) {
        for (const other of cells.slice(at + 1).filter(({ what }) => what === one.what && what !== "empty")) {
          await tree.use("button", new RegExp(`^${one.cell}, (?!.*selected)`));
          assert.match(await tree.next(), new RegExp(`at ${one.cell} is chosen`));
          await tree.use("button", new RegExp(`^${other.cell}, `));
          const said = await tree.next();
          if (said.includes(" linked ") || said.includes("All tiles are gone")) return;
          assert.match(said, /are alike, but no line with two bends joins them/, "why not (T30)");
          // The second tile is chosen now; the next try begins without.
          await tree.use("button", new RegExp(`^${other.cell}, .*selected`));
          assert.match(await tree.next(), /No tile is chosen/);
        }
      }
      await tree.use("button", /^Shuffle/);
    },
  },
  Wuzifei: {
    id: "wuzifei:5x5l1#2",
    async move(tree) {
      /** @type {{ piece: string, goal: string, gain: number } | null} */
      let best = null;
      for (const { cell } of (await board(tree)).filter(({ what }) => what.startsWith("black piece"))) {
        await tree.use("button", new RegExp(`^${cell}, black piece(?!.*selected)`));
        await tree.next();
        if (best?.gain) break;
        for (const { cell: goal, what } of await board(tree)) {
          if (!what.includes("can be reached")) continue;
          const gain = Number(/captures (\d+)/.exec(what)?.[1] ?? 0);
          if (!best || gain > best.gain) best = { piece: cell, goal, gain };
        }
      }
      assert.ok(best, "a piece that can move");
      if (!(await tree.all("button", new RegExp(`^${best.piece}, .*selected`))).length) {
        await tree.use("button", new RegExp(`^${best.piece}, `));
        await tree.next();
      }
      await tree.use("button", new RegExp(`^${best.goal}, .*can be reached`));
      await tree.next();
      // The computer's move is heard too, unless the game was over before.
      await tree.until("the answer", ({ said, alarm }) => alarm !== "" || /The computer moved/.test(said));
    },
  },
  Flood: {
    id: "flood:6x6c4#1",
    async move(tree) {
      const colours = (await tree.all("button", /, adds \d+ cells?$/)).map((thing) => ({ thing, adds: Number(/adds (\d+)/.exec(thing.name)?.[1]) }));
      const { thing, adds } = colours.reduce((most, each) => (each.adds > most.adds ? each : most));
      await tree.press(thing);
      // The game is told once more when its challenge is known, which may be as late as now.
      const said = await tree.next();
      assert.match(/^New game/.test(said) ? await tree.next() : said, new RegExp(`^Painted .*: ${adds} cells? joins?\\.`));
    },
  },
};

for (const [game, { id, move }] of Object.entries(games)) {
  test(`${game} is played to its end by the accessibility tree alone (T58)`, async () => {
    const phone = await open();
    const tree = await Tree.of(phone);
    await tree.use("button", new RegExp(`^Play ${game}$`));
    await tree.find("grid", new RegExp(`^${game} board$`));
    await tree.use("button", /^New$/);
    await tree.write(/^Seed or game ID/, id);
    await tree.use("button", /^Start$/);
    await tree.next();
    let moves = 0;
    for (; (await tree.read()).alarm === ""; moves += 1) {
      assert.ok(moves < MOST, "the game comes to an end");
      await move(tree);
    }
    const { alarm } = await tree.read();
    console.log(`measured: ${game} by the accessibility tree: ${moves} moves; “${alarm}”`);
    assert.match(alarm, /game ends|All tiles are gone|won|lost|draw|One colour/i, "how it ended is said");
    await tree.use("button", /^Look at board$/);
    await tree.find("grid", new RegExp(`^${game} board$`));
    await phone.close();
  });
}

test("a finger that explores finds every cell by its name, and a double tap acts there once (T59)", async () => {
  const phone = await open();
  const tree = await Tree.of(phone);
  await tree.use("button", /^Play Lines$/);
  await tree.use("button", /^New$/);
  await tree.write(/^Seed or game ID/, "lines:5x5c3n1l5s5:12312/23123/12312/31231/2....");
  await tree.use("button", /^Start$/);
  await tree.next();
  const cells = await board(tree);
  assert.equal(cells.length, 25);
  for (const cell of cells) {
    assert.equal((await tree.under(cell)).find((name) => name !== ""), cell.name, "the first name under the finger is the cell's");
  }
  await tree.activate(await tree.find("button", /^A5, orange triangle$/));
  assert.match(await tree.next(), /at A5 is chosen/);
  await tree.find("button", /^A5, orange triangle, selected$/);
  await tree.activate(await tree.find("button", /^B5, free/));
  assert.match(await tree.next(), /^Moved to B5\./);
  await phone.close();
});
