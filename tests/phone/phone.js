// A phone-sized Chromium with touch, on the real commands behind the loopback server.

import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { after, before } from "node:test";

import { chromium } from "playwright-core";

import { Page } from "../support/page.js";

const LOOPBACK = resolve(process.env.QUADRILLE_LOOPBACK ?? "target/debug/examples/loopback");
const CHROMIUM = process.env.QUADRILLE_CHROMIUM ?? "/usr/bin/chromium";
const PICTURES = resolve(process.env.QUADRILLE_SCREENSHOTS ?? "target/screenshots");

/** The size of a small phone that is still sold; every layout must hold on it. */
export const PHONE = { width: 360, height: 640 };

/** @param {string[]} flags */
function startBrowser(flags) {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--no-first-run", ...flags],
  });
}

/** The server with the real commands. Each page that asks for it has data of its own. */
class Server {
  /** @param {import("node:child_process").ChildProcess} process @param {string} address @param {string} folder */
  constructor(process, address, folder) {
    this.process = process;
    this.address = address;
    this.folder = folder;
  }

  /** @returns {Promise<Server>} */
  static async start() {
    const folder = await mkdtemp(join(tmpdir(), "quadrille-phone-"));
    const server = spawn(LOOPBACK, ["0", folder], { stdio: ["ignore", "pipe", "inherit"] });
    const lines = createInterface({ input: server.stdout });
    const address = await new Promise((found, failed) => {
      lines.on("line", (line) => {
        if (line.startsWith("http://127.0.0.1:")) found(line.trim());
      });
      server.once("error", failed);
      server.once("exit", (code) => failed(new Error(`the loopback server ended with ${code}`)));
    });
    return new Server(server, address, folder);
  }

  async stop() {
    this.process.removeAllListeners("exit");
    const ended = new Promise((done) => { this.process.once("exit", done); });
    this.process.kill("SIGKILL");
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}

/**
 * A server and a browser.
 * @param {string[]} [flags] more flags for the browser
 */
export async function session(flags = []) {
  const [server, browser] = await Promise.all([Server.start(), startBrowser(flags)]);
  return {
    /**
     * Opens the app as it starts on a phone.
     * @param {import("playwright-core").BrowserContextOptions} [options] @param {string} [data]
     */
    open: (options, data) => Phone.open(browser, server, options, data),
    end: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/**
 * The same for the tests of one file: begun before them and ended after them.
 * @param {string[]} [flags]
 */
export function stage(flags) {
  /** @type {Awaited<ReturnType<typeof session>> | undefined} */
  let running;
  before(async () => { running = await session(flags); });
  after(() => running?.end());
  return {
    /** @param {import("playwright-core").BrowserContextOptions} [options] @param {string} [data] */
    open(options, data) {
      if (!running) throw new Error("the stage opens with the first test");
      return running.open(options, data);
    },
  };
}

let pages = 0;

/** One open page, and what went wrong in it. */
export class Phone extends Page {
  /**
   * @param {import("playwright-core").BrowserContext} context @param {import("playwright-core").Page} tab
   * @param {Server} server @param {string} data
   */
  constructor(context, tab, server, data) {
    super({
      evaluate: (expression) => tab.evaluate(expression),
      key: (key, held) => tab.keyboard.press([...held, key === " " ? "Space" : key].join("+")),
      point: (x, y) => tab.touchscreen.tap(x, y),
      picture: () => tab.screenshot(),
      insert: (text) => tab.keyboard.insertText(text),
    });
    this.context = context;
    this.tab = tab;
    this.server = server;
    this.data = data;
    /** @type {import("playwright-core").CDPSession | undefined} */
    this.protocol = undefined;
    /** What the console complained about. @type {string[]} */
    this.complaints = [];
    /** Requests that tried to leave the server. @type {string[]} */
    this.strays = [];
    tab.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    tab.on("pageerror", (error) => this.complaints.push(error.stack ?? String(error)));
    tab.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(server.address) && !url.startsWith("data:")) this.strays.push(url);
    });
  }

  /**
   * @param {import("playwright-core").Browser} browser @param {Server} server
   * @param {import("playwright-core").BrowserContextOptions} [options] besides those of a phone
   * @param {string} [data] the name of a data folder; a new one by default
   */
  static async open(browser, server, options = {}, data = `page-${pages += 1}`) {
    const context = await browser.newContext({
      viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: "en-US", ...options,
    });
    const phone = new Phone(context, await context.newPage(), server, data);
    await phone.load();
    return phone;
  }

  /** Loads the page anew, as after a start of the app. */
  async load() {
    await this.tab.goto(`${this.server.address}?data=${this.data}`);
    await this.settled();
  }

  /** Ends the app as a crash would, and starts it again on the same data. */
  async restart() {
    const response = await fetch(`${this.server.address}restart?data=${this.data}`, { method: "POST" });
    if (!response.ok) throw new Error(`restart: ${response.status}`);
    await this.load();
  }

  /** Ends with a complaint if the page complained, or asked for anything that is not its own. */
  async close() {
    await this.context.close();
    const wrong = [...this.complaints, ...this.strays.map((url) => `asked for ${url}`)];
    if (wrong.length > 0) throw new Error(`the page complained:\n${wrong.join("\n")}`);
  }

  /** Leaves a picture of the page for people to look at. @param {string} name */
  async picture(name) {
    await writeFile(join(PICTURES, `${name}.png`), await this.tab.screenshot());
  }

  /**
   * Raw fingers, for what a tap cannot say: a drag, a second finger, a finger that leaves.
   * @param {"touchStart" | "touchMove" | "touchEnd" | "touchCancel"} type @param {{ x: number, y: number, id?: number }[]} fingers
   */
  async fingers(type, fingers) {
    this.protocol ??= await this.context.newCDPSession(this.tab);
    await this.protocol.send("Input.dispatchTouchEvent", { type, touchPoints: fingers });
  }

  /** The middle of an element. @param {string} selector */
  async middle(selector) {
    const box = await this.tab.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
