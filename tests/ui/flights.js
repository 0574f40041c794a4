// A slow model of Wuzifei for the tests of its lessons: it looks at drawings of lines and knows nothing of the product.

/** Every drawn line as a walk from a point by a step, in columns and rows. */
const WALKS = [
  ...[0, 1, 2, 3, 4].flatMap((at) => [[0, at, 1, 0], [at, 0, 0, 1]]),
  [0, 0, 1, 1], [4, 0, -1, 1], [2, 0, -1, 1], [2, 0, 1, 1], [0, 2, 1, 1], [4, 2, -1, 1],
];

const LINES = WALKS.map(([column, row, right, down]) => {
  const line = [];
  for (let [x, y] = [column, row]; x >= 0 && x < 5 && y >= 0 && y < 5; x += right, y += down) line.push(y * 5 + x);
  return line;
});

/** @typedef {("black" | "white" | null)[]} Points */

/** The points that a piece can fly to, in order. @param {Points} points @param {number} from */
export function flights(points, from) {
  const free = LINES.flatMap((line) => line.filter((to) => {
    const [a, b] = [line.indexOf(from), line.indexOf(to)];
    return a >= 0 && a !== b && line.slice(Math.min(a, b), Math.max(a, b) + 1).every((point) => point === from || points[point] === null);
  }));
  return [...new Set(free)].sort((a, b) => a - b);
}

/** What a move captures by the strict rule, in order. @param {Points} points @param {number} from @param {number} to */
export function captures(points, from, to) {
  const after = points.slice();
  [after[from], after[to]] = [null, points[from]];
  const taken = LINES.filter((line) => line.includes(to)).flatMap((line) => {
    const standing = line.filter((point) => after[point] !== null);
    const [a, b, c] = standing;
    const close = standing.length === 3 && line.indexOf(c) - line.indexOf(a) === 2;
    if (!close) return [];
    const own = (/** @type {number} */ point) => after[point] === points[from];
    if (to === b) return !own(a) && !own(c) ? [a, c] : [];
    return own(a) && own(c) && !own(b) ? [b] : [];
  });
  return taken.sort((a, b) => a - b);
}
