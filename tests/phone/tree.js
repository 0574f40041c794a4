// The app as assistive technology has it: the accessibility tree's roles and names, the focus, the keyboard, and what
// the live regions say. Nothing of the page's elements is known here.

const LIMIT = 25_000;

/**
 * @typedef {object} Thing what the tree tells of one element
 * @property {string} role
 * @property {string} name
 * @property {number} element how the browser finds it to give it the focus
 *
 * @typedef {object} Seen
 * @property {Thing[]} things
 * @property {string} said by either live region
 * @property {string} alarm by the assertive one
 */

/** @typedef {import("./phone.js").Phone} Phone */

export class Tree {
  /** @param {Phone} phone @param {import("playwright-core").CDPSession} protocol */
  constructor(phone, protocol) {
    this.phone = phone;
    this.protocol = protocol;
    this.heard = "";
  }

  /** @param {Phone} phone */
  static async of(phone) {
    const protocol = await phone.context.newCDPSession(phone.tab);
    await protocol.send("Accessibility.enable");
    await protocol.send("DOM.enable");
    return new Tree(phone, protocol);
  }

  /** Everything that the tree holds, and what the live regions say. @returns {Promise<Seen>} */
  async read() {
    const { nodes } = await this.protocol.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    /** @param {(typeof nodes)[number]} node @returns {string} */
    const text = (node) => (node.role?.value === "StaticText" ? node.name?.value ?? ""
      : (node.childIds ?? []).map((id) => byId.get(id)).map((child) => (child ? text(child) : "")).join(" "));
    /** @param {string} kind */
    const live = (kind) => nodes.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === "live" && value.value === kind) && !properties.some(({ name }) => name === "root")).map(text).join("");
    const alarm = live("assertive");
    return {
      said: live("polite") + alarm,
      alarm,
      things: nodes.filter(({ ignored }) => !ignored).map(({ role, name, backendDOMNodeId = 0 }) =>
        ({ role: role?.value ?? "", name: name?.value ?? "", element: backendDOMNodeId })),
    };
  }

  /** @param {string} role @param {RegExp} name @returns {Promise<Thing[]>} */
  async all(role, name) {
    return (await this.read()).things.filter((thing) => thing.role === role && name.test(thing.name));
  }

  /**
   * Looks again, frame by frame, until the tree holds it.
   * @template T
   * @param {string} what @param {(seen: Seen) => T | undefined | false} condition
   * @returns {Promise<T>}
   */
  async until(what, condition) {
    const began = performance.now();
    for (;;) {
      const seen = await this.read();
      const found = condition(seen);
      if (found) return found;
      if (performance.now() - began > LIMIT) {
        throw new Error(`waited in vain for ${what}; heard: “${seen.said}”; there is: ${seen.things.filter(({ name }) => name).map(({ role, name }) => `${role} “${name}”`).join(", ")}`);
      }
      await this.protocol.send("Runtime.evaluate", { expression: "new Promise(requestAnimationFrame)", awaitPromise: true });
    }
  }

  /** @param {string} role @param {RegExp} name @returns {Promise<Thing>} */
  find(role, name) {
    return this.until(`${role} ${name}`, ({ things }) => things.find((thing) => thing.role === role && name.test(thing.name)));
  }

  /** Puts the focus there, as a screen reader does, and presses a key. @param {Thing} thing @param {string} [key] */
  async press(thing, key = "Enter") {
    this.heard = (await this.read()).said;
    await this.protocol.send("DOM.focus", { backendNodeId: thing.element });
    await this.phone.press(key);
  }

  /** Activates it without focus or key, as a double tap does while a screen reader explores by touch. @param {Thing} thing */
  async activate(thing) {
    this.heard = (await this.read()).said;
    const { object } = await this.protocol.send("DOM.resolveNode", { backendNodeId: thing.element });
    await this.protocol.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration: "function () { this.click(); }" });
  }

  /** What a finger finds in the middle of it: the names from there up, the innermost first. @param {Thing} thing @returns {Promise<string[]>} */
  async under(thing) {
    const { quads: [[left, top, , , right, bottom]] } = await this.protocol.send("DOM.getContentQuads", { backendNodeId: thing.element });
    const { backendNodeId } = await this.protocol.send("DOM.getNodeForLocation", { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) });
    const { nodes } = await this.protocol.send("Accessibility.getAXNodeAndAncestors", { backendNodeId });
    return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value ?? "");
  }

  /** The same by its role and name. @param {string} role @param {RegExp} name */
  async use(role, name) {
    await this.press(await this.find(role, name));
  }

  /** What is said next: anything but what was last heard. @returns {Promise<string>} */
  async next() {
    this.heard = await this.until("a sentence", ({ said }) => said !== "" && said !== this.heard && said);
    return this.heard;
  }

  /** Writes into a field. @param {RegExp} name @param {string} text */
  async write(name, text) {
    const field = await this.find("textbox", name);
    await this.protocol.send("DOM.focus", { backendNodeId: field.element });
    await this.phone.type(text);
  }
}
