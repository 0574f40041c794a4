// Every system is told of the languages that the app has, and shows its own words in them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { LANGUAGES } from "../../ui/i18n/index.js";

const read = (/** @type {string} */ name) => readFile(name, "utf8");
const tags = LANGUAGES.map(({ tag }) => tag);
/** As the desktops of Linux write them, and the software centres. @param {string} tag @param {string} between */
const country = (tag, between) => (tag === "zh-Hans" ? `zh${between}CN` : tag);

test("an Apple system offers the page the languages that there are", async () => {
  for (const name of ["Info.ios.plist", "Info.macos.plist"]) {
    const [, list = ""] = /<key>CFBundleLocalizations<\/key>\s*<array>([^]*?)<\/array>/.exec(await read(name)) ?? [];
    assert.deepEqual([...list.matchAll(/<string>([^<]+)</g)].map(([, tag]) => tag), tags, name);
  }
  assert.equal(JSON.parse(await read("tauri.macos.conf.json")).bundle.macOS.infoPlist, "Info.macos.plist");
});

test("Android offers them for this app alone", async () => {
  const list = await read("gen/android/app/src/main/res/xml/locales_config.xml");
  assert.deepEqual([...list.matchAll(/android:name="([^"]+)"/g)].map(([, tag]) => tag), tags);
  assert.match(await read("gen/android/app/src/main/AndroidManifest.xml"), /android:localeConfig="@xml\/locales_config"/);
});

test("the desktop entry speaks all of them", async () => {
  const entry = await read("src-tauri/packaging/quadrille.desktop");
  for (const tag of tags.filter((each) => each !== "en")) {
    for (const key of ["GenericName", "Comment", "Keywords"]) assert.ok(entry.includes(`\n${key}[${country(tag, "_")}]=`), `${key} ${tag}`);
  }
});

test("the metainfo speaks all of them, every paragraph", async () => {
  const metainfo = await read("src-tauri/packaging/org.quadrille.game.metainfo.xml");
  const [, listed = ""] = /<languages>([^]*?)<\/languages>/.exec(metainfo) ?? [];
  assert.deepEqual([...listed.matchAll(/<lang>([^<]+)</g)].map(([, tag]) => tag), tags.map((tag) => country(tag, "_")));
  for (const part of ["summary", "p", "li"]) {
    const plain = metainfo.split(`<${part}>`).length - 1;
    for (const tag of tags.filter((each) => each !== "en")) {
      assert.equal(metainfo.split(`<${part} xml:lang="${country(tag, "-")}">`).length - 1, plain, `${part} ${tag}`);
    }
  }
});
