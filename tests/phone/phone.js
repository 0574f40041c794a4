// A phone-sized Chromium with touch, on the real commands behind the loopback server.

import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { chromium } from "playwright-core";

import { Page } from "../support/page.js";

const LOOPBACK = resolve(process.env.QUADRILLE_LOOPBACK ?? "target/debug/examples/loopback");
const CHROMIUM = process.env.QUADRILLE_CHROMIUM ?? "/usr/bin/chromium";
const PICTURES = resolve(process.env.QUADRILLE_SCREENSHOTS ?? "target/screenshots");

/** The size of a small phone that is still sold; every layout must hold on it. */
export const PHONE = { width: 360, height: 640 };

/** The browser of one test file. */
export function startBrowser() {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--no-first-run"],
  });
}

/** The server with the real commands, on a data folder of its own. */
export class Server {
  /** @param {import("node:child_process").ChildProcess} process @param {string} address @param {string} folder */
  constructor(process, address, folder) {
    this.process = process;
    this.address = address;
    this.folder = folder;
  }

  /** @returns {Promise<Server>} */
  static async start() {
    const folder = await mkdtemp(join(tmpdir(), "quadrille-phone-"));
    const server = spawn(LOOPBACK, [], {
      env: { ...process.env, QUADRILLE_DATA_DIR: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: server.stdout });
    const address = await new Promise((found, failed) => {
      lines.on("line", (line) => {
        const match = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
        if (match) found(match[0]);
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
 * One open page, and what went wrong in it.
 */
export class Phone extends Page {
  /** @param {import("playwright-core").BrowserContext} context @param {import("playwright-core").Page} tab @param {Server} server */
  constructor(context, tab, server) {
    super({
      evaluate: (expression) => tab.evaluate(expression),
      key: (key, held) => tab.keyboard.press([...held, key === " " ? "Space" : key].join("+")),
      point: (x, y) => tab.touchscreen.tap(x, y),
      picture: () => tab.screenshot(),
    });
    this.context = context;
    this.tab = tab;
    this.server = server;
    /** @type {import("playwright-core").CDPSession | undefined} */
    this.protocol = undefined;
    /** What the console complained about. @type {string[]} */
    this.complaints = [];
    /** Requests that tried to leave the server. @type {string[]} */
    this.strays = [];
    tab.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    tab.on("pageerror", (error) => this.complaints.push(String(error)));
    tab.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(server.address) && !url.startsWith("data:")) this.strays.push(url);
    });
  }

  /**
   * Opens the app as it starts on a phone.
   * @param {import("playwright-core").Browser} browser @param {Server} server
   * @param {import("playwright-core").BrowserContextOptions} [options]
   */
  static async open(browser, server, options = {}) {
    const context = await browser.newContext({
      viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: "en-GB", ...options,
    });
    const phone = new Phone(context, await context.newPage(), server);
    await phone.tab.goto(server.address);
    await phone.settled();
    return phone;
  }

  async close() {
    await this.context.close();
  }

  /** Leaves a picture of the page for people to look at. @param {string} name */
  async picture(name) {
    await writeFile(join(PICTURES, `phone-${name}.png`), await this.tab.screenshot());
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
