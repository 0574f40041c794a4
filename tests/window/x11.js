// Closing a window as its frame would, where there is no window manager to do it.
//
// The close button of a frame sends the message WM_DELETE_WINDOW. This speaks just enough of the X11 protocol to find
// the windows of a process and to send them that message.

import { readFile } from "node:fs/promises";
import { hostname } from "node:os";
import { connect } from "node:net";

const INTERN_ATOM = 16;
const QUERY_TREE = 15;
const GET_PROPERTY = 20;
const SEND_EVENT = 25;
const CLIENT_MESSAGE = 33;
const ANY_TYPE = 0;

/** @param {number} length */
const padded = (length) => Math.ceil(length / 4) * 4;

/** The secret that the display asks for. @param {string} number of the display @returns {Promise<Buffer>} */
async function secret(number) {
  const file = await readFile(process.env.XAUTHORITY ?? "").catch(() => Buffer.alloc(0));
  let at = 0;
  const field = () => {
    const length = file.readUInt16BE(at);
    const value = file.subarray(at + 2, at + 2 + length);
    at += 2 + length;
    return value;
  };
  while (at < file.length) {
    at += 2;
    const [host, display, name, data] = [field(), field(), field(), field()].map((value, index) => (index < 3 ? value.toString() : value));
    if (name === "MIT-MAGIC-COOKIE-1" && (display === "" || display === number) && (host === hostname() || host === "")) {
      return /** @type {Buffer} */ (data);
    }
  }
  return Buffer.alloc(0);
}

/** A connection on which one request waits for its answer at a time. */
class Display {
  /** @param {import("node:net").Socket} socket */
  constructor(socket) {
    this.socket = socket;
    this.pending = Buffer.alloc(0);
    this.root = 0;
  }

  static async open() {
    const number = /:(\d+)/.exec(process.env.DISPLAY ?? "")?.[1] ?? "0";
    const display = new Display(connect(`/tmp/.X11-unix/X${number}`));
    const name = Buffer.from("MIT-MAGIC-COOKIE-1");
    const data = await secret(number);
    const hello = Buffer.alloc(12 + padded(name.length) + padded(data.length));
    hello.write("l");
    hello.writeUInt16LE(11, 2);
    hello.writeUInt16LE(name.length, 6);
    hello.writeUInt16LE(data.length, 8);
    name.copy(hello, 12);
    data.copy(hello, 12 + padded(name.length));
    display.socket.write(hello);
    const start = await display.read(8);
    const rest = await display.read(start.readUInt16LE(6) * 4);
    if (start[0] !== 1) throw new Error(`the display refuses us: ${rest.toString()}`);
    const vendor = rest.readUInt16LE(16);
    const formats = rest[21];
    display.root = rest.readUInt32LE(32 + padded(vendor) + formats * 8);
    return display;
  }

  /** @param {number} length @returns {Promise<Buffer>} */
  async read(length) {
    while (this.pending.length < length) {
      const more = await new Promise((resolve, reject) => {
        this.socket.once("data", resolve);
        this.socket.once("error", reject);
      });
      this.socket.removeAllListeners("error");
      this.pending = Buffer.concat([this.pending, more]);
    }
    const head = this.pending.subarray(0, length);
    this.pending = this.pending.subarray(length);
    return head;
  }

  /** @param {number} code @param {number} flag @param {Buffer} body */
  send(code, flag, body) {
    const request = Buffer.alloc(4 + padded(body.length));
    request[0] = code;
    request[1] = flag;
    request.writeUInt16LE(request.length / 4, 2);
    body.copy(request, 4);
    this.socket.write(request);
  }

  /** The answer to the last request; null for an error, such as that of a window that has just gone. */
  async answer() {
    const head = await this.read(32);
    if (head[0] === 0) return null;
    return Buffer.concat([head, await this.read(head.readUInt32LE(4) * 4)]);
  }

  /** @param {string} name @returns {Promise<number>} */
  async atom(name) {
    const body = Buffer.alloc(4 + name.length);
    body.writeUInt16LE(name.length);
    body.write(name, 4);
    this.send(INTERN_ATOM, 0, body);
    return (await this.answer())?.readUInt32LE(8) ?? 0;
  }

  /** @param {number} window @returns {Promise<number[]>} */
  async children(window) {
    this.send(QUERY_TREE, 0, words(window));
    const reply = await this.answer();
    return reply ? numbers(reply.subarray(32), reply.readUInt16LE(16)) : [];
  }

  /** @param {number} window @param {number} property @returns {Promise<number[]>} a property made of numbers */
  async property(window, property) {
    this.send(GET_PROPERTY, 0, words(window, property, ANY_TYPE, 0, 64));
    const reply = await this.answer();
    return reply && reply[1] === 32 ? numbers(reply.subarray(32), reply.readUInt32LE(16)) : [];
  }
}

/** @param {number[]} values */
function words(...values) {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => buffer.writeUInt32LE(value, index * 4));
  return buffer;
}

/** @param {Buffer} buffer @param {number} count */
const numbers = (buffer, count) => Array.from({ length: count }, (_, index) => buffer.readUInt32LE(index * 4));

/** Asks every window of a process to close. @param {number} pid */
export async function closeWindows(pid) {
  const display = await Display.open();
  const [owner, protocols, close] = [
    await display.atom("_NET_WM_PID"), await display.atom("WM_PROTOCOLS"), await display.atom("WM_DELETE_WINDOW"),
  ];
  let asked = 0;
  const waiting = [display.root];
  for (let window = waiting.pop(); window !== undefined; window = waiting.pop()) {
    waiting.push(...await display.children(window));
    if (!(await display.property(window, owner)).includes(pid)) continue;
    if (!(await display.property(window, protocols)).includes(close)) continue;
    const event = Buffer.concat([Buffer.from([CLIENT_MESSAGE, 32, 0, 0]), words(window, protocols, close, 0, 0, 0, 0)]);
    display.send(SEND_EVENT, 0, Buffer.concat([words(window, 0), event]));
    asked += 1;
  }
  display.socket.end();
  if (asked === 0) throw new Error(`process ${pid} has no window that could be asked to close`);
}
