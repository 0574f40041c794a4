// The Debian package on a real system: it is installed, started, upgraded over itself and removed. What the player has
// is kept through all of it. `cargo xtask package --install` runs this, as root, and gives the package's path.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { access, readdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { App, newFolder, removeFolder, runProgram } from "../window/app.js";

const run = promisify(execFile);
const DEB = process.env.QUADRILLE_DEB ?? "";

/** @type {string} */
let folder;
/** @type {App | null} */
let app = null;
/** What the package put on the disk. @type {string[]} */
let files = [];
/** The game under way. */
let position = "";

before(async () => {
  folder = await newFolder();
});

after(async () => {
  await app?.stop();
  await run("dpkg", ["--purge", "quadrille"]).catch(() => {});
  await removeFolder(folder);
});

test("it is installed with all that it asks for, and answers", async () => {
  await run("dpkg", ["--install", DEB]);
  const { stdout } = await run("dpkg", ["--listfiles", "quadrille"]);
  files = stdout.split("\n").filter((name) => name !== "" && name !== "/.");
  const { out } = await runProgram(["--version"], { DISPLAY: undefined });
  const { stdout: version } = await run("dpkg-query", ["--show", "--showformat=${Version}", "quadrille"]);
  assert.equal(out, `quadrille ${version}\n`);
});

test("the installed program is played and closed", async () => {
  app = await App.start(folder);
  const player = new Player(app.page, "pointer");
  await player.openGame("lines");
  await player.startFrom(completions.lines.middle);
  await player.move("lines");
  position = await player.position("lines");
  await app.picture("installed");
  await app.close();
  app = null;
});

test("an upgrade over itself keeps the game under way", async () => {
  await run("dpkg", ["--install", DEB]);
  app = await App.start(folder);
  const player = new Player(app.page, "pointer");
  await player.openGame("lines");
  assert.equal(await player.position("lines"), position);
  await app.close();
  app = null;
});

test("removal takes everything that was installed, and nothing of the player's", async () => {
  await run("dpkg", ["--remove", "quadrille"]);
  const left = await Promise.all(files.filter((name) => /quadrille/i.test(name)).map(
    (name) => access(name).then(() => name, () => null),
  ));
  assert.deepEqual(left.filter((name) => name !== null), []);
  assert.ok((await readdir(folder)).includes("settings.json") || (await readdir(`${folder}/games`)).includes("lines.json"));
  const { stdout } = await run("dpkg-query", ["--show", "--showformat=${db:Status-Abbrev}", "quadrille"]).catch(() => ({ stdout: "" }));
  assert.ok(!stdout.startsWith("ii"));
});
