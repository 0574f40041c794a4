// The Debian package on a real system: an older one is installed and started, this one put in its place, and removed. What
// the player has is kept through all of it. `cargo xtask package --install` runs this, as root, and gives the package's path.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { access, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { App, newFolder, removeFolder, runProgram } from "../window/app.js";

const run = promisify(execFile);
const DEB = process.env.QUADRILLE_DEB ?? "";

/** The version before the first one. */
const OLDER = "0.0.1";

/** @type {string} */
let folder;
/** Where the older package is made. */
let workshop = "";
/** @type {App | null} */
let app = null;
/** What the package put on the disk. @type {string[]} */
let files = [];
/** The game under way. */
let position = "";

/** What `dpkg` has of the package. @param {string} field */
const installed = async (field) => (await run("dpkg-query", ["--show", `--showformat=\${${field}}`, "quadrille"])).stdout;

/** The package as an older one: the same but for its version. */
async function older() {
  const unpacked = join(workshop, "unpacked");
  await run("dpkg-deb", ["--raw-extract", DEB, unpacked]);
  const control = join(unpacked, "DEBIAN", "control");
  await writeFile(control, (await readFile(control, "utf8")).replace(/^Version: .*$/m, `Version: ${OLDER}`));
  const deb = join(workshop, "older.deb");
  await run("dpkg-deb", ["--root-owner-group", "--build", unpacked, deb]);
  return deb;
}

before(async () => {
  folder = await newFolder();
  workshop = await mkdtemp(join(tmpdir(), "quadrille-older-"));
});

after(async () => {
  await app?.stop();
  await run("dpkg", ["--purge", "quadrille"]).catch(() => {});
  await removeFolder(folder);
  await rm(workshop, { recursive: true });
});

test("an older one is installed with all that it asks for, and answers", async () => {
  await run("dpkg", ["--install", await older()]);
  assert.equal(await installed("Version"), OLDER);
  const { stdout } = await run("dpkg", ["--listfiles", "quadrille"]);
  files = stdout.split("\n").filter((name) => name !== "" && name !== "/.");
  const { out } = await runProgram(["--version"], { DISPLAY: undefined });
  assert.match(out, /^quadrille \d+\.\d+\.\d+\n$/);
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

test("an upgrade keeps the game under way", async () => {
  await run("dpkg", ["--install", DEB]);
  const { out } = await runProgram(["--version"], { DISPLAY: undefined });
  assert.equal(out, `quadrille ${await installed("Version")}\n`);
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
  const status = await installed("db:Status-Abbrev").catch(() => "");
  assert.ok(!status.startsWith("ii"));
});
