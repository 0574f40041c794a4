// What is copied along with a question: enough to see the fault again, and nothing about the player.

import assert from "node:assert/strict";
import test from "node:test";

import { details } from "../../ui/shell/details.js";

/** Every setting has one of a few values that the program knows, so none can hold anything of the player's own. */
const settings = /** @type {any} */ ({ theme: "dark", shapes: true, animation: "off" });

test("the details hold version, platform, game with its rules, board and settings, and nothing else (T75)", () => {
  const share = { start: "lines:9x9c7n3l5s5#7", exact: "lines:5x5c3:1.../" };
  assert.equal(
    details({ version: "1.2.3", platform: "Some Browser/4.5", share, settings }),
    "Quadrille 1.2.3\nSome Browser/4.5\nlines:9x9c7n3l5s5#7\nlines:5x5c3:1.../\ntheme=dark shapes=true animation=off",
  );
  assert.equal(
    details({ version: "1.2.3", platform: "Some Browser/4.5", share: null, settings }),
    "Quadrille 1.2.3\nSome Browser/4.5\ntheme=dark shapes=true animation=off",
  );
});
