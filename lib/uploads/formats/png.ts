import type { Picture } from './picture.ts';

const SIGNATURE_LENGTH = 8;
const HEADER_LENGTH = 13;
const MAX_LENGTH = 0x7fffffff;

/** Follows the chunks of a PNG from its header to IEND; null when they break off, are out of order or hold no picture. */
export function walkPng(bytes: Buffer): Picture | null {
  let size: { width: number; height: number } | null = null;
  let hasData = false;
  for (let at = SIGNATURE_LENGTH; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (length > MAX_LENGTH || end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return null;
    if (at === SIGNATURE_LENGTH) {
      if (type !== 'IHDR' || length !== HEADER_LENGTH) return null;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    hasData ||= type === 'IDAT';
    if (type === 'IEND') return size && hasData ? { ...size, end } : null;
    at = end;
  }
  return null;
}
