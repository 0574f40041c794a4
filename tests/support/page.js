// What the tests do with a page of Quadrille, whichever browser shows it: the real window or a phone-sized
// Chromium. Nothing here sleeps: every wait is for a state that the page shows.

// Generous, for busy machines; below the half minute that WebDriver gives a script.
const LIMIT = 25_000;

/**
 * The part that differs between browsers.
 * @typedef {object} Hands
 * @property {(expression: string) => Promise<any>} evaluate runs an expression in the page and awaits its value
 * @property {(key: string, held: string[]) => Promise<void>} key presses one key, named as in KeyboardEvent.key
 * @property {(x: number, y: number) => Promise<void>} point touches or clicks a point of the page
 * @property {() => Promise<Buffer>} picture the page as PNG
 * @property {(text: string) => Promise<void>} [insert] writes a whole text, as keyboards on the screen do; else it comes key by key
 */

export class Page {
  /** @param {Hands} hands */
  constructor(hands) {
    this.hands = hands;
  }

  /**
   * Runs a function in the page. It sees nothing of the test but its arguments.
   * @template {unknown[]} A @template R
   * @param {(...args: A) => R} work @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  run(work, ...args) {
    return this.hands.evaluate(`(${work})(...${JSON.stringify(args)})`);
  }

  /**
   * Waits until a function returns something true in the page, and returns it.
   * @template {unknown[]} A @template R
   * @param {string} what for the message when it never happens
   * @param {(...args: A) => R} condition @param {A} args
   * @returns {Promise<NonNullable<Awaited<R>>>}
   */
  async until(what, condition, ...args) {
    const call = `(${condition})(...${JSON.stringify(args)})`;
    const outcome = await this.hands.evaluate(`new Promise((resolve) => {
      const observer = new MutationObserver(check);
      const events = ["focusin", "focusout", "transitionend", "animationend", "scroll", "resize"];
      const giveUp = setTimeout(() => finish({ late: document.body.innerText.slice(0, 2000) }), ${LIMIT});
      const again = setInterval(check, 200);
      function finish(result) {
        clearTimeout(giveUp);
        clearInterval(again);
        observer.disconnect();
        for (const name of events) removeEventListener(name, check, true);
        resolve(result);
      }
      function check() {
        try {
          const value = ${call};
          if (value) finish({ value });
        } catch (error) {
          finish({ late: String(error) });
        }
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      for (const name of events) addEventListener(name, check, true);
      check();
    })`);
    if ("late" in outcome) throw new Error(`waited in vain for ${what}; the page says: ${outcome.late}`);
    return outcome.value;
  }

  /** Waits until an element is there and shown. @param {string} selector */
  async shown(selector) {
    await this.until(selector, (wanted) => {
      const element = document.querySelector(wanted);
      return element !== null && element.getClientRects().length > 0;
    }, selector);
  }

  /** Waits until the page has loaded, and until nothing moves on the board and nobody else is to move. */
  async settled() {
    await this.until("a settled page", () => document.body?.hasAttribute("data-ready") === true
      && document.querySelector("[data-busy], [data-waiting]") === null);
  }

  /** Waits until nothing is on its way to another look; what breathes for ever does not count. */
  async still() {
    await this.settled();
    await this.until("the end of all transitions", () => document.getAnimations().every((animation) =>
      animation.playState !== "running" || animation.effect?.getComputedTiming().iterations === Infinity));
  }

  /** Presses a key such as "Enter", "l" or "Control+z". @param {string} combination */
  async press(combination) {
    const parts = combination.length > 1 ? combination.split("+") : [combination];
    await this.hands.key(/** @type {string} */ (parts.pop()), parts);
  }

  /** @param {string} text */
  async type(text) {
    for (const letter of text) await this.press(letter);
  }

  /** Writes a text as a keyboard on the screen does. @param {string} text */
  insert(text) {
    return this.hands.insert ? this.hands.insert(text) : this.type(text);
  }

  /** Moves the focus with Tab, as a person without a pointer does, until it is on such an element. @param {string} selector */
  async tabTo(selector) {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await this.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await this.press("Tab");
    }
    throw new Error(`Tab never reaches ${selector}`);
  }

  /** Touches the middle of an element, once it stands still and nothing covers it. @param {string} selector */
  async tap(selector) {
    await this.until(`${selector} in the page`, (wanted) => document.querySelector(wanted) !== null, selector);
    const place = await this.run((wanted, limit) => new Promise((resolve) => {
      const began = performance.now();
      let last = "";
      let still = 0;
      const look = () => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const box = element?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        const free = element && top && (element.contains(top) || top.contains(element));
        const now = `${free} ${Math.round(x)} ${Math.round(y)}`;
        still = free && now === last ? still + 1 : 0;
        last = now;
        if (still >= 2) resolve([x, y]);
        else if (performance.now() - began > limit) resolve(null);
        else requestAnimationFrame(look);
      };
      look();
    }), selector, LIMIT);
    if (!place) throw new Error(`${selector} never stood still and free under the finger`);
    const [x, y] = /** @type {[number, number]} */ (place);
    await this.hands.point(x, y);
  }

  /** The text of an element, as shown. @param {string} selector */
  text(selector) {
    return this.run((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? "", selector);
  }
}
