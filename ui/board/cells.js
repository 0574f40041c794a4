// Names of cells, spelled like a spreadsheet: column letters, then the row number.

/** @param {number} column counted from 0 */
export function columnName(column) {
  let name = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** @param {number} index row by row from the top left @param {number} width */
export function cellName(index, width) {
  return columnName(index % width) + String(Math.floor(index / width) + 1);
}

/**
 * @param {string} name
 * @param {number} width
 * @returns {number} the index, or -1 for what is not a cell's name
 */
export function cellIndex(name, width) {
  const match = /^([A-Z]+)([1-9][0-9]*)$/.exec(name);
  if (!match) return -1;
  let column = 0;
  for (const letter of match[1]) column = column * 26 + letter.charCodeAt(0) - 64;
  return column > width ? -1 : (Number(match[2]) - 1) * width + column - 1;
}
