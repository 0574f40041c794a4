// One version, in the workspace's Cargo.toml: all other places follow it or leave it out.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const read = (/** @type {string} */ name) => readFile(name, "utf8");
const [, version] = /\[workspace\.package\]\nversion = "([^"]+)"/.exec(await read("Cargo.toml")) ?? [];

test("the version is three numbers that make a phone's version code", () => {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  assert.equal(numbers.length, 3, version);
  // Android's code is A * 1000000 + B * 1000 + C, and no more than 2100000000.
  assert.ok(Number(numbers[0]) <= 2099 && Number(numbers[1]) < 1000 && Number(numbers[2]) < 1000);
});

test("the packages of the workspace take it from there", async () => {
  for (const folder of [".", "src-tauri/games", "src-tauri/session", "src-tauri/solver", "src-tauri/cli", "xtask"]) {
    const text = await read(`${folder}/Cargo.toml`);
    assert.match(text, /\nversion\.workspace = true\n/, folder);
  }
});

test("the development packages say the same", async () => {
  assert.equal(JSON.parse(await read("package.json")).version, version);
  const lock = JSON.parse(await read("package-lock.json"));
  assert.equal(lock.version, version);
  assert.equal(lock.packages[""].version, version);
});

test("Tauri's files leave it out, so that they can't differ", async () => {
  for (const system of ["", "linux.", "macos.", "windows.", "android.", "ios."]) {
    const config = JSON.parse(await read(`tauri.${system}conf.json`));
    assert.equal(config.version, undefined, system);
    assert.equal(config.bundle?.android?.versionCode, undefined, system);
  }
  assert.match(await read("gen/android/app/build.gradle.kts"), /versionCode = tauriProperties/);
});

test("the fuzz targets' own lock file knows what the packages depend on", async () => {
  // They are a workspace of their own, which only `cargo xtask endure` builds.
  const parts = async (/** @type {string} */ name) => new Map((await read(name)).split("[[package]]").slice(1).map((part) => [
    /name = "([^"]+)"/.exec(part)?.[1] ?? "", [...(/dependencies = \[([^\]]*)\]/.exec(part)?.[1] ?? "").matchAll(/"([\w-]+)/g)].map(([, each]) => each),
  ]));
  const [own, all] = [await parts("src-tauri/fuzz/Cargo.lock"), await parts("Cargo.lock")];
  const shared = [...own.keys()].filter((name) => name.startsWith("quadrille-") && all.has(name));
  assert.ok(shared.length >= 3, `${shared}`);
  for (const name of shared) {
    // What only tests need is not built there.
    const wanted = [...(await read(`src-tauri/${name.replace("quadrille-", "")}/Cargo.toml`)).split("[dev-dependencies]")[0].matchAll(/^([\w-]+)\.workspace = true$/gm)].map(([, each]) => each);
    for (const each of wanted.filter((dependency) => all.get(name)?.includes(dependency))) assert.ok(own.get(name)?.includes(each), `${name}: ${each} (cargo metadata --manifest-path src-tauri/fuzz/Cargo.toml mends it)`);
  }
});

test("CHANGELOG.md has a section for it, or for what is unreleased, newest first", async () => {
  const headings = [...(await read("CHANGELOG.md")).matchAll(/^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$/gm)];
  const names = headings.map(([, name]) => name);
  assert.ok(names.includes(version) || names[0] === "Unreleased", String(names));
  for (const [, name, date] of headings) assert.equal(date === undefined, name === "Unreleased", name);
  const dates = headings.map(([, , date]) => date).filter(Boolean);
  assert.deepEqual(dates, dates.toSorted().toReversed());
});
