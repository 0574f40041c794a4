// A little random input; `cargo xtask endure` does ten minutes of it.

import { test } from "node:test";

import { fret } from "./restless.js";

test("random input on every screen: no complaint, and always a way home", () => fret({ rounds: 4, seed: 7 }));
