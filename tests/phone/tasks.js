// How long the page is busy without a break in a move, at full speed and at a quarter of it, for docs/measurements.md:
//
//     cargo build --example loopback && node tests/phone/tasks.js
//
// Times of the processor, so that a busy machine does not count. Not a test: there is nothing to be asserted of a time.

import { Player } from "../support/player.js";
import { session } from "./phone.js";

const MOVES = 4;

const SLOWER = [1, 4];
/** What the tests ask of the page runs in its thread too, and is none of its doing. */
const asking = (/** @type {Record_} */ { name, args }) =>
  name === "Receive mojo message" && args?.chrome_mojo_event_info?.mojo_interface_tag === "blink.mojom.DevToolsSession";
/** What a task is called in the browser's own records, and what it is made of. */
const TASK = "RunTask";
const PARTS = ["FunctionCall", "EvaluateScript", "RunMicrotasks", "EventDispatch", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"];

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: any }} Record_ */

/** The longest tasks of the page's main thread, in milliseconds of the processor's time. @param {Buffer} recorded */
function longest(recorded) {
  /** @type {Record_[]} */
  const events = JSON.parse(recorded.toString()).traceEvents;
  const main = new Set(events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(({ pid, tid }) => `${pid}/${tid}`));
  const own = events.filter(({ pid, tid, ph }) => ph === "X" && main.has(`${pid}/${tid}`));
  const asked = own.filter(asking);
  const tasks = own.filter(({ name, ts, dur = 0 }) => name.endsWith(TASK) && !asked.some((each) => each.ts >= ts && each.ts <= ts + dur)).sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  const [most] = tasks;
  const parts = most ? PARTS.map((part) => ({
    part,
    time: own.filter(({ name, pid, tid, ts }) => name === part && pid === most.pid && tid === most.tid && ts >= most.ts && ts < most.ts + (most.dur ?? 0)).reduce((sum, each) => sum + (each.tdur ?? 0), 0) / 1000,
  })).filter(({ time }) => time >= 1).map(({ part, time }) => `${part} ${time.toFixed(0)}`) : [];
  return { all: tasks.slice(0, 3).map((task) => (task.tdur ?? 0) / 1000), parts };
}

const { open, end } = await session();
for (const { name, game, id } of [
  { name: "Flood 24×24", game: "flood", id: "flood:24x24c6#1" },
  { name: "Lines 20×15", game: "lines", id: "lines:20x15c7n7l5s7#1" },
]) {
  const phone = await open();
  const player = new Player(phone, "keys");
  await player.openGame(game);
  await player.startFrom(id);
  await player.move(game);
  await phone.still();
  const protocol = await phone.context.newCDPSession(phone.tab);
  const browser = /** @type {import("playwright-core").Browser} */ (phone.context.browser());
  for (const rate of SLOWER) {
    await protocol.send("Emulation.setCPUThrottlingRate", { rate });
    for (let move = 1; move <= MOVES; move += 1) {
      await browser.startTracing(phone.tab, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
      await player.move(game);
      await phone.still();
      const { all, parts } = longest(await browser.stopTracing());
      console.log(`measured: ${name}, ${rate} times slower: longest tasks ${all.map((time) => time.toFixed(0)).join(", ")} ms; in the first: ${parts.join(", ")}`);
    }
  }
  await phone.close();
}
await end();
