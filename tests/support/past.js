// The past of somebody who has played for a year: records of several rules of each game, and two months of daily
// challenges. For looking at the pages that are nearly empty after one game.

import { randomness } from "./random.js";

/** Length of a day, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** How many places a table has, and how many of the last scores are kept. */
const [PLACES, RECENT] = [10, 50];
const NAMES = ["Ann", "Ann", "Zoë", "", "Maximiliane of the hills"];

/**
 * What was played: rules by game, how often, and what a score may be.
 * @type {{ game: string, params: string, games: number, assisted: number, score: [number, number], moves: number, smaller?: boolean, results?: [number, number, number] }[]}
 */
const PLAYED = [
  { game: "lines", params: "9x9c7n3l5s5", games: 128, assisted: 9, score: [64, 1480], moves: 96 },
  { game: "lines", params: "7x7c5n3l5s3", games: 12, assisted: 0, score: [30, 310], moves: 48 },
  { game: "lines", params: "20x15c7n7l5s7pclassicvpositions", games: 3, assisted: 1, score: [12, 12_480], moves: 204 },
  { game: "link", params: "8x10", games: 74, assisted: 5, score: [96_000, 611_000], moves: 40, smaller: true },
  { game: "link", params: "18x8", games: 8, assisted: 2, score: [402_000, 3_905_000], moves: 72, smaller: true },
  { game: "flood", params: "14x14c6", games: 91, assisted: 14, score: [0, 6], moves: 23, smaller: true },
  { game: "flood", params: "8x8c6", games: 20, assisted: 0, score: [-1, 4], moves: 14, smaller: true },
  { game: "wuzifei", params: "5x5l1", games: 9, assisted: 0, score: [0, 0], moves: 31, results: [9, 0, 0] },
  { game: "wuzifei", params: "5x5l2", games: 41, assisted: 6, score: [0, 0], moves: 37, results: [28, 4, 9] },
  { game: "wuzifei", params: "5x5l3cwhite", games: 26, assisted: 3, score: [0, 0], moves: 52, results: [8, 7, 11] },
  { game: "wuzifei", params: "5x5opeople", games: 6, assisted: 0, score: [0, 0], moves: 28, results: [3, 1, 2] },
];

/**
 * The past as a text for the import; settings and running games stay what they are.
 * @param {string} today the last day that it knows, such as 2026-11-30
 */
export function pastUpTo(today) {
  const random = randomness(5);
  const now = Date.parse(`${today}T18:00:00Z`);
  /** @type {Record<string, Record<string, object>>} */
  const games = {};
  for (const { game, params, games: finished, assisted, score: [least, most], moves, smaller = false, results } of PLAYED) {
    const scores = Array.from({ length: finished }, () => Math.round(least + (most - least) * (smaller ? 1 - random() ** 0.5 : random() ** 2)));
    const ranked = [...scores].sort((a, b) => (smaller ? a - b : b - a));
    const elapsed = finished * moves * 4100;
    const won = results?.[0] ?? (smaller ? finished : 0);
    (games[game] ??= {})[params] = {
      table: results ? [] : ranked.slice(0, PLACES).map((score, place) => {
        const name = NAMES[place % NAMES.length];
        return {
          score, moves: moves + (place % 4), elapsed: game === "link" ? score : moves * 4100 + place * 61_000,
          when: now - Math.floor(random() * 330) * DAY, id: `${game}:${params}#${place + 1}`, ...(name && { name }),
        };
      }),
      statistics: {
        finished, assisted, won, lost: results?.[2] ?? 0, drawn: results?.[1] ?? 0, streak: Math.min(3, won), longest: Math.min(7, won),
        sum: scores.reduce((sum, score) => sum + score, 0), best: results ? null : ranked[0], recent: results ? [] : scores.slice(-RECENT),
        moves: finished * moves, elapsed,
      },
    };
  }
  /** @type {Record<string, Record<string, object>>} */
  const dailies = {};
  for (const [challenge, share] of Object.entries({ lines: 0.8, flood: 0.7, link: 0.5, wuzifei: 0.4 })) {
    for (let back = 0; back < 60; back += 1) {
      if (random() > share) continue;
      const when = now - back * DAY;
      const outcome = challenge === "lines" ? "ended" : random() < 0.75 ? "won" : "lost";
      (dailies[challenge] ??= {})[new Date(when).toISOString().slice(0, 10)] = {
        outcome, score: challenge === "lines" ? Math.round(80 + random() * 500) : outcome === "won" && challenge === "flood" ? Math.floor(random() * 5) : null,
        moves: 20 + Math.floor(random() * 30), elapsed: 60_000 + Math.floor(random() * 400_000), assisted: random() < 0.15, late: back > 0 && random() < 0.2, when,
      };
    }
  }
  return JSON.stringify({ format: "quadrille", schema: 1, records: { games, dailies, player: "Ann", counted: {} } });
}
