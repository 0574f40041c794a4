// The real app in its real window, with a data folder of its own.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { Page } from "../support/page.js";
import { startSession } from "./webdriver.js";
import { closeWindows } from "./x11.js";

const BINARY = resolve(process.env.QUADRILLE_BINARY ?? "target/debug/quadrille");
const PICTURES = resolve(process.env.QUADRILLE_SCREENSHOTS ?? "target/screenshots");

/** WebDriver's names of the keys that are not characters. @type {Record<string, string>} */
const KEYS = {
  Backspace: "\uE003", Tab: "\uE004", Enter: "\uE007", Shift: "\uE008", Control: "\uE009", Alt: "\uE00A",
  Escape: "\uE00C", End: "\uE010", Home: "\uE011",
  ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015",
};

/**
 * Runs the program by itself, as from a terminal, until it ends.
 * @param {string[]} args @param {NodeJS.ProcessEnv} environment what it sees besides our own environment
 * @returns {Promise<{ code: number | null, out: string, err: string }>}
 */
export async function runProgram(args, environment) {
  const program = spawn(BINARY, args, { env: { ...process.env, LC_ALL: "C.UTF-8", ...environment }, stdio: ["ignore", "pipe", "pipe"], timeout: 30_000 });
  const texts = { out: "", err: "" };
  program.stdout.on("data", (part) => (texts.out += part));
  program.stderr.on("data", (part) => (texts.err += part));
  const [code] = /** @type {[number | null]} */ (await once(program, "close"));
  return { code, ...texts };
}

/** A new, empty folder for the app's data. */
export function newFolder() {
  return mkdtemp(join(tmpdir(), "quadrille-window-"));
}

/** @param {string} folder */
export function removeFolder(folder) {
  // WebKit's own processes end a little later than ours, and may still write into it.
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/**
 * The processes that run our binary on this folder.
 * @param {string} folder
 * @returns {Promise<number[]>}
 */
async function processes(folder) {
  const found = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const [binary, environment] = await Promise.all([
        readlink(`/proc/${name}/exe`),
        readFile(`/proc/${name}/environ`, "utf8"),
      ]);
      if (binary === BINARY && environment.split("\0").includes(`QUADRILLE_DATA_DIR=${folder}`)) found.push(Number(name));
    } catch {
      // It ended while we looked, or is not ours to look at.
    }
  }
  return found;
}

/** Waits until no process runs on a folder. @param {string} folder */
async function gone(folder) {
  for (let left = 200; left > 0; left -= 1) {
    if ((await processes(folder)).length === 0) return;
    await new Promise((done) => { setTimeout(done, 50); });
  }
  throw new Error("the app is still running 10 s after it was told to end");
}

/**
 * Ends what still runs on a folder: a driver that ends before it has ended its app leaves it behind, and the runner
 * would wait for it.
 * @param {string} folder
 */
async function clear(folder) {
  for (const pid of await processes(folder)) process.kill(pid, "SIGKILL");
  await gone(folder);
}

export class App {
  /** @param {import("./webdriver.js").Session} session @param {string} folder */
  constructor(session, folder) {
    this.session = session;
    this.folder = folder;
    this.page = new Page({
      evaluate: (expression) => session.evaluate(expression),
      key: (key, held) => session.key(KEYS[key] ?? key, held.map((name) => KEYS[name])),
      point: (x, y) => session.click(x, y),
      picture: () => session.screenshot(),
    });
  }

  /**
   * Starts the app on a data folder and waits until its first screen is there.
   * @param {string} folder @param {string[]} [args] what stands behind the program's name
   */
  static async start(folder, args = []) {
    const began = performance.now();
    const session = await startSession(BINARY, { QUADRILLE_DATA_DIR: folder }, args).catch(async (error) => {
      await clear(folder);
      throw error;
    });
    const app = new App(session, folder);
    try {
      await app.page.settled();
    } catch (error) {
      await app.picture("start-failed").catch((reason) => console.log(`no picture of it: ${reason}`));
      await app.stop();
      throw error;
    }
    console.log(`measured: driver, window and first screen in ${Math.round(performance.now() - began)} ms`);
    return app;
  }

  /** Goes to the first screen by the button for it. */
  async home() {
    if (await this.page.run(() => document.querySelector('[data-screen="home"]') !== null)) return;
    await this.page.tap('[data-action="back"]');
    await this.page.shown('[data-screen="home"]');
    await this.page.settled();
  }

  /** The process of the app. */
  async pid() {
    const [pid] = await processes(this.folder);
    if (!pid) throw new Error("the app is not running");
    return pid;
  }

  /** Waits until the app's process has ended. */
  ended() {
    return gone(this.folder);
  }

  /** Closes the window as its frame's close button does, and waits for the end of the app. */
  async close() {
    await closeWindows(await this.pid());
    await this.ended();
    await this.session.stop();
  }

  /** Ends the process at once, as a crash or a power cut would. */
  async kill() {
    process.kill(await this.pid(), "SIGKILL");
    await this.ended();
    await this.session.stop();
  }

  /** Whatever state it is in. */
  async stop() {
    await this.session.stop();
    await clear(this.folder);
  }

  /** Leaves a picture of the page for people to look at. @param {string} name */
  async picture(name) {
    await writeFile(join(PICTURES, `${name}.png`), await this.session.screenshot());
  }
}
