// A few kills at random instants; `cargo xtask endure` does a thousand.

import { test } from "node:test";

import { endure } from "./kills.js";

test("killed at random instants during play, nothing acknowledged is lost (T02, T08)", () => endure(5, 20));
