// The files of the page and of the Rust side, for tests that read them.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string} folder @param {string} ending @returns {string[]} paths from the root of the repository */
function files(folder, ending) {
  return readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort();
}

/** @param {string} ending */
export const uiSources = (ending) => files("ui", ending);

/** Sources of the product, without tests. */
export const rustSources = () =>
  ["src-tauri/src", "src-tauri/games/src", "src-tauri/session/src"].flatMap((folder) => files(folder, ".rs"));

/** @param {string} path */
export const read = (path) => readFileSync(root + path, "utf8");
