// The only door to the Rust side: one typed function per command.

/** @import * as T from "./types/generated.js" */

/**
 * @param {string} command
 * @param {Record<string, unknown>} [args]
 * @returns {Promise<any>}
 */
function call(command, args) {
  return window.__TAURI__.core.invoke(command, args);
}

/** @returns {Promise<T.Catalogue>} */
export const catalogue = () => call("catalogue");

/** @returns {Promise<T.Home>} */
export const home = () => call("home");

/** @param {string} game @returns {Promise<T.Reply>} */
export const resume = (game) => call("resume", { game });

/** @param {string} game @param {T.Choice} choice @returns {Promise<T.Reply>} */
export const newGame = (game, choice) => call("new_game", { game, choice });

/** @param {string} text @returns {Promise<T.Reply>} */
export const openId = (text) => call("open_id", { text });

/** @param {string} today the local date, as all dates like 2026-11-30 @returns {Promise<T.Today[]>} */
export const dailies = (today) => call("dailies", { today });

/** @param {string} daily @param {string} month like 2026-11 @param {string} today @returns {Promise<T.Calendar>} */
export const calendar = (daily, month, today) => call("calendar", { daily, month, today });

/** @param {string} daily @param {string} date @param {string} today @returns {Promise<T.Reply>} */
export const openDaily = (daily, date, today) => call("open_daily", { daily, date, today });

/** @param {string} game @param {number} revision @param {string} text @returns {Promise<T.Reply>} */
export const play = (game, revision, text) => call("play", { game, revision, text });

/** @param {string} game @param {number} revision @param {boolean} cross @returns {Promise<T.Reply>} */
export const undo = (game, revision, cross) => call("undo", { game, revision, cross });

/** @param {string} game @param {number} revision @param {boolean} cross @returns {Promise<T.Reply>} */
export const redo = (game, revision, cross) => call("redo", { game, revision, cross });

/** @param {string} game @param {number} revision @returns {Promise<T.HintReply>} */
export const hint = (game, revision) => call("hint", { game, revision });

/** The answer comes when the work is done that the table waits for. @param {string} game @returns {Promise<T.Reply>} */
export const work = (game) => call("work", { game });

/** @param {string} game @param {number} revision @returns {Promise<T.Reply>} */
export const endGame = (game, revision) => call("end_game", { game, revision });

/** @param {string} game @returns {Promise<T.Played>} */
export const played = (game) => call("played", { game });

/** @param {string} game @param {number} revision @param {number} at @returns {Promise<T.Moment>} */
export const replay = (game, revision, at) => call("replay", { game, revision, at });

/** @param {string} game @returns {Promise<T.Share>} */
export const share = (game) => call("share", { game });

/**
 * How the table of a solved game stands, once it is something else than what was `seen` (a state's `change`, or 0).
 * @param {string} game @param {number} seen @returns {Promise<T.SolutionState | null>} null for a game that is not solved
 */
export const solution = (game, seen) => call("solution", { game, seen });

/** @param {string} game @returns {Promise<T.SolutionState>} */
export const buildSolution = (game) => call("build_solution", { game });

/** @param {string} game @returns {Promise<T.SolutionState>} */
export const cancelSolution = (game) => call("cancel_solution", { game });

/** @param {string} game @returns {Promise<T.SolutionState>} */
export const removeSolution = (game) => call("remove_solution", { game });

/**
 * A piece of a table's file.
 * @param {string} game @param {number} at where it begins @param {number} total bytes of the file
 * @param {string} chunk at most 786,432 bytes as base64 @returns {Promise<T.SolutionState>}
 */
export const importSolution = (game, at, total, chunk) => call("import_solution", { game, at, total, chunk });

/** @param {string} game @param {number} revision @param {boolean} assist @returns {Promise<T.Analysis>} */
export const analyse = (game, revision, assist) => call("analyse", { game, revision, assist });

/** @returns {Promise<T.Settings>} */
export const settings = () => call("settings");

/** @param {Partial<T.Settings>} patch @returns {Promise<T.Settings>} */
export const changeSettings = (patch) => call("change_settings", { patch });

/** @returns {Promise<T.Settings>} */
export const resetSettings = () => call("reset_settings");

/** @param {string} game @returns {Promise<T.Collection>} */
export const collection = (game) => call("collection", { game });

/** @param {string} game @returns {Promise<T.Records>} */
export const records = (game) => call("records", { game });

/** @param {string} game @param {string} params @param {number} place @param {number} when of the entry @param {string} name @returns {Promise<T.Records>} */
export const nameRecord = (game, params, place, when, name) => call("name_record", { game, params, place, when, name });

/** @param {string} game @returns {Promise<T.Records>} */
export const clearRecords = (game) => call("clear_records", { game });

/** @param {string} game @returns {Promise<T.Records>} */
export const restoreRecords = (game) => call("restore_records", { game });

/** @returns {Promise<string>} */
export const exportAll = () => call("export_all");

/** @param {string} text @returns {Promise<T.Imported>} */
export const importAll = (text) => call("import_all", { text });

/** @returns {Promise<void>} */
export const undoImport = () => call("undo_import");

/** @param {string | null} game @returns {Promise<void>} */
export const watch = (game) => call("watch", { game });

/** The game that the program was asked to open from outside, once. @returns {Promise<string | null>} */
export const asked = () => call("asked");

/** @returns {Promise<void>} */
export const leave = () => call("leave");

const KINDS = ["refused", "invalid", "stale", "unknown-game", "storage", "internal"];

/**
 * What a rejected call carries, whatever it was that went wrong.
 * @param {unknown} error
 * @returns {T.Failure}
 */
export function failure(error) {
  if (typeof error === "object" && error !== null && "kind" in error && KINDS.includes(String(error.kind))) {
    return /** @type {T.Failure} */ (error);
  }
  return { kind: "internal", message: String(error) };
}
