// The keys of the table. Letters and digits can be switched off; what they do is always on a button too.

/**
 * @typedef {object} Deeds
 * @property {(fresh: boolean) => void} undo
 * @property {(fresh: boolean) => void} redo
 * @property {() => void} hint
 * @property {() => void} renew
 * @property {() => void} escape
 * @property {Record<string, () => void>} queries
 */

/**
 * The letter of a key, also on a keyboard that writes another alphabet.
 * @param {Pick<KeyboardEvent, "key" | "code">} event
 */
export function letterOf({ key, code }) {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return key.length === 1 && key > "\u007f" && /^Key[A-Z]$/.test(code) ? code.slice(3) : "";
}

/**
 * @param {KeyboardEvent} event @param {boolean} letters @param {Deeds} deeds
 * @returns {boolean}
 */
export function handleKey(event, letters, deeds) {
  const letter = letterOf(event);
  if (event.key === "Escape") {
    if (!event.repeat) deeds.escape();
    return true;
  }
  if (event.ctrlKey || event.metaKey) {
    if (letter === "Z") (event.shiftKey ? deeds.redo : deeds.undo)(!event.repeat);
    else if (letter === "Y") deeds.redo(!event.repeat);
    else return false;
    return true;
  }
  if (!letters || event.altKey || event.repeat) return false;
  const sign = /^[0-9]$/.test(event.key) ? event.key : letter;
  if (letter === "H") deeds.hint();
  else if (letter === "N") deeds.renew();
  else if (sign && Object.hasOwn(deeds.queries, sign)) deeds.queries[sign]();
  else return false;
  return true;
}
