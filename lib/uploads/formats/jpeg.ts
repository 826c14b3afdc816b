import type { Picture } from './picture.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Where the entropy-coded data that starts at `from` ends: at the next marker that is neither stuffed nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1] ?? 0;
    if (next === 0xff) at += 1;
    else if (next === 0 || isRestart(next)) at += 2;
    else return at;
  }
  return bytes.length;
}

/** Follows the segments of a JPEG from its start to its EOI; null when they break off or hold no picture. */
export function walkJpeg(bytes: Buffer): Picture | null {
  let size: { width: number; height: number } | null = null;
  let scanned = false;
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return size && scanned ? { ...size, end: at + 2 } : null;
    if (at + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return null;
    if (isFrame(marker)) {
      if (at + 9 > bytes.length) return null;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + length;
    if (marker === START_OF_SCAN) {
      scanned = true;
      at = endOfScan(bytes, at);
    }
  }
  return null;
}
