// What the desktops are told of the app says the same everywhere.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const read = (/** @type {string} */ name) => readFile(name, "utf8");
const config = JSON.parse(await read("tauri.conf.json"));
const linux = JSON.parse(await read("tauri.linux.conf.json")).bundle;
const metainfo = await read("src-tauri/packaging/org.quadrille.game.metainfo.xml");

test("the metainfo is this app's and names its desktop entry", () => {
  assert.ok(metainfo.includes(`<id>${config.identifier}</id>`));
  assert.ok(metainfo.includes(`<launchable type="desktop-id">${config.productName}.desktop</launchable>`));
  assert.ok(metainfo.includes(`<project_license>${config.bundle.license}</project_license>`));
  // The list of releases is made from CHANGELOG.md.
  assert.ok(metainfo.includes("\n  <releases />\n"));
});

test("the desktop entry is checked with the words that the packages fill in", async () => {
  const filled = await read("xtask/src/package/texts.rs");
  assert.ok(filled.includes(`"${config.bundle.shortDescription}"`));
  assert.equal(config.bundle.category, "BoardGame");
  const template = await read("src-tauri/packaging/quadrille.desktop");
  for (const mark of ["name", "comment", "categories", "exec", "icon"]) assert.ok(template.includes(`{{${mark}}}`), mark);
});

test("each system has its packages, and Linux needs no network for its own", async () => {
  assert.deepEqual(linux.targets, ["deb", "rpm"]);
  assert.equal(linux.linux.deb.section, "games");
  assert.deepEqual(JSON.parse(await read("tauri.windows.conf.json")).bundle.targets, ["nsis", "msi"]);
  assert.deepEqual(JSON.parse(await read("tauri.macos.conf.json")).bundle.targets, ["app", "dmg"]);
  assert.match(await read(".github/workflows/release.yml"), /--bundles appimage/);
});

test("an iPhone's list has the scenes that newer systems insist on", async () => {
  const list = await read("Info.ios.plist");
  assert.match(list, /<key>UIApplicationSceneManifest<\/key>/);
  assert.match(list, /<key>UISceneDelegateClassName<\/key>\s*<string>TaoSceneDelegate<\/string>/);
});
