// The committed Android project: what the app promises on a phone stands there, and is easily lost when the project is
// made anew from Tauri's template.

import assert from "node:assert/strict";
import { access, readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

const APP = "gen/android/app";
const RES = `${APP}/src/main/res`;
const read = (/** @type {string} */ name) => readFile(name, "utf8");
/** Without comments. */
const xml = async (/** @type {string} */ name) => (await read(name)).replace(/<!--[^]*?-->/g, "");
const manifest = await xml(`${APP}/src/main/AndroidManifest.xml`);
const gradle = await read(`${APP}/build.gradle.kts`);
const config = JSON.parse(await read("tauri.conf.json"));

test("it is the app of tauri.conf.json", async () => {
  assert.ok(gradle.includes(`applicationId = "${config.identifier}"`));
  assert.ok(gradle.includes(`namespace = "${config.identifier}"`));
  await access(`${APP}/src/main/java/${config.identifier.replaceAll(".", "/")}/MainActivity.kt`);
  assert.ok((await xml(`${RES}/values/strings.xml`)).includes(`>${config.productName}<`));
});

test("a release has no permission, the network's least of all", async () => {
  assert.doesNotMatch(manifest, /uses-permission/);
  assert.doesNotMatch(manifest, /<provider|<service|<receiver/);
  assert.match(gradle, /manifestPlaceholders\["usesCleartextTraffic"\] = "false"/);
  const debug = await xml(`${APP}/src/debug/AndroidManifest.xml`);
  assert.deepEqual([...debug.matchAll(/uses-permission android:name="([^"]+)"/g)].map(([, name]) => name), ["android.permission.INTERNET"]);
});

test("no change of the device ends the page", () => {
  const [, changes = ""] = /android:configChanges="([^"]+)"/.exec(manifest) ?? [];
  const wanted = [
    "orientation", "keyboardHidden", "keyboard", "screenSize", "smallestScreenSize", "screenLayout", "locale",
    "layoutDirection", "uiMode", "density", "fontScale", "fontWeightAdjustment", "navigation",
  ];
  for (const change of wanted) assert.ok(changes.split("|").includes(change), change);
});

test("the levels are decided: Android 8 and later, made for the newest", async () => {
  const minimum = JSON.parse(await read("tauri.android.conf.json")).bundle.android.minSdkVersion;
  assert.equal(minimum, 26);
  assert.ok(gradle.includes(`minSdk = ${minimum}\n`));
  const [, compile] = /compileSdk = (\d+)/.exec(gradle) ?? [];
  const [, target] = /targetSdk = (\d+)/.exec(gradle) ?? [];
  assert.ok(Number(target) >= 37 && compile === target, `${compile}, ${target}`);
});

test("the page gets the edges by the names that its styles use", async () => {
  const activity = await read(`${APP}/src/main/java/org/quadrille/game/MainActivity.kt`);
  const tokens = await read("ui/styles/tokens.css");
  assert.match(activity, /enableEdgeToEdge\(\)/);
  assert.ok(activity.includes("--edge-$side") && activity.includes("env(safe-area-inset-$side"));
  for (const side of ["top", "right", "bottom", "left"]) {
    assert.ok(activity.includes(`"${side}" to`), side);
    assert.ok(tokens.includes(`--edge-${side}: env(safe-area-inset-${side}, 0px);`), side);
  }
  assert.match(await read("ui/index.html"), /viewport-fit=cover/);
});

test("touches are the system's own, by the name that the page calls, and need no permission", async () => {
  const folder = `${APP}/src/main/java/org/quadrille/game`;
  const touch = await read(`${folder}/Touch.kt`);
  assert.match(await read(`${folder}/MainActivity.kt`), /addJavascriptInterface\(Touch\(webView\), "quadrilleTouch"\)/);
  assert.match(await read("ui/sense/index.js"), /createTouch\(window\.quadrilleTouch,/);
  assert.match(touch, /@JavascriptInterface\s+fun feel\(kind: String\)/);
  assert.match(touch, /performHapticFeedback/);
  const [, kinds = ""] = /const KINDS = \{([^}]*)\}/.exec(await read("ui/sense/touch.js")) ?? [];
  const asked = new Set([...kinds.matchAll(/: "(\w+)"/g)].map(([, kind]) => kind));
  assert.deepEqual([...asked].toSorted(), ["light", "success", "warning"]);
  for (const kind of asked) assert.ok(touch.includes(`"${kind}" ->`), kind);
});

test("the signs on the system's bars are told how the page looks", async () => {
  const folder = `${APP}/src/main/java/org/quadrille/game`;
  assert.match(await read(`${folder}/MainActivity.kt`), /addJavascriptInterface\(Bars\(this\), "quadrilleBars"\)/);
  const bars = await read(`${folder}/Bars.kt`);
  assert.match(bars, /@JavascriptInterface\s+fun dark\(dark: Boolean\)/);
  assert.ok(["Status", "Navigation"].every((bar) => bars.includes(`isAppearanceLight${bar}Bars = !dark`)));
  assert.match(await read("ui/shell/theme.js"), /window\.quadrilleBars\?\.dark\(dark\)/);
});

test("windows are coloured like the page, by day and by night", async () => {
  const tokens = await read("ui/styles/tokens.css");
  const grounds = [...tokens.matchAll(/--ground: (#\w{6});/g)].map(([, colour]) => colour.toLowerCase());
  for (const [folder, place] of /** @type {const} */ ([["values", 0], ["values-night", 1]])) {
    const [, colour = ""] = /name="ground">(#\w{6})</.exec(await xml(`${RES}/${folder}/colors.xml`)) ?? [];
    assert.equal(colour.toLowerCase(), grounds[place], folder);
  }
  assert.match(await xml(`${RES}/values/themes.xml`), /windowBackground">@color\/ground/);
  assert.match(await xml(`${RES}/values-v31/themes.xml`), /windowSplashScreenBackground">@color\/ground/);
});

test("the icon has any shape, and one colour where one is wanted", async () => {
  const icon = await xml(`${RES}/mipmap-anydpi/ic_launcher.xml`);
  for (const layer of ["background", "foreground", "monochrome"]) {
    assert.ok(icon.includes(`<${layer} android:drawable="@drawable/ic_launcher_${layer}"`), layer);
    await access(`${RES}/drawable/ic_launcher_${layer}.xml`);
  }
});

test("what is copied to a new device are the player's files, and no cloud gets them", async () => {
  const rules = await xml(`${RES}/xml/data_extraction_rules.xml`);
  const [cloud, transfer] = ["cloud-backup", "device-transfer"].map((name) => new RegExp(`<${name}>([^]*)</${name}>`).exec(rules)?.[1] ?? "");
  assert.doesNotMatch(cloud, /<include/);
  assert.match(cloud, /<exclude domain="root" path="\."/);
  const older = await xml(`${RES}/xml/full_backup_content.xml`);
  for (const name of ["settings.json", "records.json", "games"]) {
    assert.ok(transfer.includes(`path="${name}"`), name);
    assert.ok(older.includes(`path="${name}" requireFlags="deviceToDeviceTransfer"`), name);
  }
  // The flag is of Android 9 (level 28); what is older would copy the files wherever it likes.
  assert.match(manifest, /android:allowBackup="@bool\/backup"/);
  for (const [folder, copied] of [["values", false], ["values-v28", true]]) {
    assert.match(await xml(`${RES}/${folder}/backup.xml`), new RegExp(`<bool name="backup">${copied}<`));
  }
  for (const name of ["dataExtractionRules", "fullBackupContent"]) assert.ok(manifest.includes(`android:${name}=`), name);
});

test("keys stay out, and so does what a build writes", async () => {
  const ignored = `${await read("gen/android/.gitignore")}\n${await read(`${APP}/.gitignore`)}`;
  for (const line of ["keystore.properties", "*.jks", "/tauri.properties", "/tauri.build.gradle.kts", "build"]) {
    assert.ok(ignored.split("\n").includes(line), line);
  }
  assert.match(gradle, /rootProject\.file\("keystore\.properties"\)/);
});

test("the template that it came from is the command line's that builds it", async () => {
  const template = (await read("gen/android/.template-version")).trim();
  const installed = JSON.parse(await read("package-lock.json")).packages["node_modules/@tauri-apps/cli"].version;
  const minor = (/** @type {string} */ version) => version.split(".").slice(0, 2).join(".");
  assert.equal(minor(template), minor(installed), "compare with a project made anew: see CONTRIBUTING.md");
  // The build calls the command line by this script.
  assert.equal(JSON.parse(await read("package.json")).scripts.tauri, "tauri");
  assert.match(gradle, /rootDirRel = "\.\.\/\.\.\/\.\.\/"/);
});

test("no file of the project that nothing uses", async () => {
  const folders = await readdir(RES);
  assert.deepEqual(folders.toSorted(), ["drawable", "mipmap-anydpi", "values", "values-night", "values-v28", "values-v31", "xml"]);
});
