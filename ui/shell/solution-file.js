// A file cut into pieces that can cross to the other side as text. Only one piece at a time is in memory.

/** Bytes of a piece: as base64 exactly one mebibyte, the most that the other side takes at once. */
export const PIECE = 768 * 1024;

/** What `String.fromCharCode` takes at once on every engine. */
const STRIDE = 0x8000;

/** @param {Uint8Array} bytes */
export function base64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += STRIDE) text += String.fromCharCode(...bytes.subarray(at, at + STRIDE));
  return btoa(text);
}

/**
 * The pieces of a file in order; an empty file has one, which is empty.
 * @param {Blob} file
 * @returns {AsyncGenerator<{ at: number, total: number, chunk: string }>}
 */
export async function* piecesOf(file) {
  let at = 0;
  do {
    const bytes = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    yield { at, total: file.size, chunk: base64(bytes) };
    at += PIECE;
  } while (at < file.size);
}
