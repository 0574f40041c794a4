// What is said while a sheet is open is said when it is gone.

import assert from "node:assert/strict";
import test from "node:test";

import { createNews } from "../../ui/table/news.js";

/** A table under a sheet, if there is one. */
function table() {
  /** @type {string[]} */
  const said = [];
  const state = { layered: false, here: true, carried: false };
  /** @type {(() => void)[]} */
  let waiting = [];
  const router = {
    get layered() {
      return state.layered;
    },
    whenClear: (/** @type {() => void} */ act) => waiting.push(act),
  };
  function carry(/** @type {boolean} */ on) {
    state.carried = on;
    if (on) said.push("+");
  }
  const announcer = { carry, say: (/** @type {string} */ text) => said.push(text), alert: (/** @type {string} */ text) => said.push(`! ${text}`) };
  const news = createNews(/** @type {any} */ ({ announcer, router, t: () => " " }), { here: () => state.here, heard: () => said.push("heard") });
  return {
    news,
    said,
    state,
    close() {
      state.layered = false;
      const acts = waiting;
      waiting = [];
      for (const act of acts) act();
    },
  };
}

test("without a sheet everything is said at once", () => {
  const { news, said } = table();
  news.say("one");
  news.alert("two");
  assert.deepEqual(said, ["one", "! two"]);
});

test("the last of what came under a sheet is said once it is gone, and only once", () => {
  const { news, said, state, close } = table();
  state.layered = true;
  news.say("the limit");
  news.say("the move");
  assert.deepEqual(said, []);
  close();
  assert.deepEqual(said, ["the move", "heard"]);
  state.layered = true;
  close();
  assert.deepEqual(said, ["the move", "heard"]);
});

test("an end of the game under a sheet is not drowned out by what is known of it later", () => {
  const { news, said, state, close } = table();
  state.layered = true;
  news.say("a move");
  news.alert("over");
  news.say("the limit");
  close();
  assert.deepEqual(said, ["! over the limit", "heard"]);
});

test("another game makes it old news", () => {
  const { news, said, state, close } = table();
  state.layered = true;
  news.alert("over");
  state.carried = true;
  news.forget();
  news.say("a new game");
  close();
  assert.deepEqual(said, ["a new game", "heard"]);
  assert.equal(state.carried, false, "nor is it carried on into what is said of that one");
});

test("nothing is said of a table that was left", () => {
  const { news, said, state, close } = table();
  state.layered = true;
  news.say("the move");
  state.here = false;
  close();
  state.layered = false;
  news.say("the limit");
  assert.deepEqual(said, []);
});

test("what is found out after a greeting is heard together with it, and later alone", () => {
  const { news, said, state, close } = table();
  news.greet("a new game");
  news.add("twenty moves");
  news.greet("another");
  news.say("a move");
  news.add("nineteen moves");
  assert.deepEqual(said, ["a new game", "+", "twenty moves", "another", "a move", "nineteen moves"]);
  said.length = 0;
  state.layered = true;
  news.greet("under a sheet");
  news.add("five moves");
  close();
  assert.deepEqual(said, ["under a sheet five moves", "heard"]);
});
