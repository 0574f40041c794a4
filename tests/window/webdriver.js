// A small WebDriver client that drives the real app through WebKitWebDriver itself.
//
// Each request has its own time limit: an endpoint that never answers must fail its test, not hang the run.

import { spawn } from "node:child_process";
import { createServer } from "node:net";

const REQUEST_LIMIT = 40_000;
const START_LIMIT = 60_000;

/** What the driver answered when it did not do as it was told. */
export class WebDriverError extends Error {
  /** @param {string} what @param {{ error?: string, message?: string }} reply */
  constructor(what, reply) {
    super(`${what}: ${reply.error ?? "no reason"}: ${reply.message ?? ""}`);
    this.code = reply.error ?? "";
  }
}

/** @returns {Promise<number>} a port that is free now */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a driver and, through it, the app.
 * @param {string} binary
 * @param {Record<string, string>} environment what the app sees besides our own environment
 * @param {string[]} [args]
 */
export async function startSession(binary, environment, args = []) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    // The tests ask in English; the app would speak the language of whoever runs them.
    env: { ...process.env, LC_ALL: "C.UTF-8", ...environment, TAURI_WEBVIEW_AUTOMATION: "true" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const gone = new Promise((resolve) => driver.once("exit", resolve));
  const failed = new Promise((_, reject) => {
    driver.once("error", (error) => reject(new Error(`WebKitWebDriver did not start: ${error.message}`)));
  });
  failed.catch(() => {});
  const base = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([untilReady(base), failed]);
    const reply = await request(base, "POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args } } },
    }, START_LIMIT);
    return new Session(`${base}/session/${reply.sessionId}`, driver, gone);
  } catch (error) {
    driver.kill("SIGKILL");
    throw error;
  }
}

/** The driver listens a moment before it answers. @param {string} base */
async function untilReady(base) {
  for (let left = 200; ; left -= 1) {
    try {
      await request(base, "GET", "/status");
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
  }
}

/**
 * @param {string} base @param {"GET" | "POST" | "DELETE"} method @param {string} path
 * @param {unknown} [body] @param {number} [limit] milliseconds
 * @returns {Promise<any>}
 */
async function request(base, method, path, body, limit = REQUEST_LIMIT) {
  const response = await fetch(base + path, {
    method,
    body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
    signal: AbortSignal.timeout(limit),
  });
  const reply = /** @type {{ value: any }} */ (await response.json());
  if (!response.ok) throw new WebDriverError(`${method} ${path}`, reply.value ?? {});
  return reply.value;
}

/** One running app. */
export class Session {
  /** @param {string} url @param {import("node:child_process").ChildProcess} driver @param {Promise<unknown>} gone */
  constructor(url, driver, gone) {
    this.url = url;
    this.driver = driver;
    this.gone = gone;
  }

  /** @param {"GET" | "POST" | "DELETE"} method @param {string} path @param {unknown} [body] @param {number} [limit] */
  call(method, path, body, limit) {
    return request(this.url, method, path, body, limit);
  }

  /** Runs an expression in the page and awaits its value. @param {string} expression @returns {Promise<any>} */
  async evaluate(expression) {
    const script = `
      const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value: value === undefined ? null : value }),
        (error) => done({ error: error instanceof Error ? error.message + "\\n" + error.stack : JSON.stringify(error) }));`;
    const reply = await this.call("POST", "/execute/async", { script, args: [] });
    if (reply.error !== undefined) throw new Error(`in the page: ${reply.error}`);
    return reply.value;
  }

  /** Presses and releases one key, with modifiers held. @param {string} value @param {string[]} [held] */
  async key(value, held = []) {
    const actions = [
      ...held.map((key) => ({ type: "keyDown", value: key })),
      { type: "keyDown", value },
      { type: "keyUp", value },
      ...held.map((key) => ({ type: "keyUp", value: key })),
    ];
    await this.call("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
  }

  /** Moves the mouse to a point of the page, presses and releases. @param {number} x @param {number} y */
  async click(x, y) {
    const actions = [
      { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const pointer = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    await this.call("POST", "/actions", { actions: [pointer] });
  }

  /** @returns {Promise<Buffer>} a picture of the page as PNG */
  async screenshot() {
    return Buffer.from(await this.call("GET", "/screenshot"), "base64");
  }

  /** Ends the driver, and the app with it where that still runs. */
  async stop() {
    try {
      await this.call("DELETE", "", undefined, 5_000);
    } catch {
      // An app that is gone already needs no goodbye.
    }
    this.driver.kill("SIGKILL");
    await this.gone;
  }
}
