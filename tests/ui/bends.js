// All lines with at most two bends between two cells, tried one by one: what the exercises are checked against.

/**
 * The corners of the line with the fewest bends, then the shortest, or null. It may run round the board.
 * @param {number[]} cells 0 where free @param {number} width @param {number} from @param {number} to
 * @returns {number[][] | null} columns and rows
 */
export function bestLine(cells, width, from, to) {
  const height = cells.length / width;
  const place = (/** @type {number} */ index) => [index % width, Math.floor(index / width)];
  const goal = place(to);
  /** @type {number[][][]} */
  const found = [];

  /** @param {number} x @param {number} y */
  function free(x, y) {
    if (x < -1 || y < -1 || x > width || y > height) return false;
    return x < 0 || y < 0 || x === width || y === height || cells[y * width + x] === 0;
  }

  /** @param {number[][]} corners @param {number} right @param {number} down */
  function go(corners, right, down) {
    let [x, y] = corners[corners.length - 1];
    for (;;) {
      [x, y] = [x + right, y + down];
      if (x === goal[0] && y === goal[1]) {
        found.push([...corners, goal]);
        return;
      }
      if (!free(x, y)) return;
      if (corners.length <= 2) {
        for (const sign of [1, -1]) go([...corners, [x, y]], sign * down, sign * right);
      }
    }
  }

  for (const [right, down] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) go([place(from)], right, down);
  const length = (/** @type {number[][]} */ line) => line.slice(1).reduce((sum, [x, y], index) => sum + Math.abs(x - line[index][0]) + Math.abs(y - line[index][1]), 0);
  return found.sort((a, b) => a.length - b.length || length(a) - length(b))[0] ?? null;
}
