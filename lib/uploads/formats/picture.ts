import type { ContentFault } from '../check.ts';
import { endsAsZip, holdsAnotherFile, holdsScript, PDF_HEAD } from './signatures.ts';

/** What a decoder would have to hold: more than any camera takes is made to exhaust it. */
const MAX_PIXELS = 16_383 ** 2;

/** Where a picture ends in its file, and its size. */
export type Picture = { width: number; height: number; end: number };

/** What is wrong with a picture file, given the picture that its walker found (null: it is broken). */
export function pictureFault(bytes: Buffer, picture: Picture | null): ContentFault | null {
  // Readers of PDF take a header anywhere in the first kilobyte.
  if (holdsScript(bytes) || endsAsZip(bytes) || bytes.subarray(0, 1024).includes(PDF_HEAD)) return 'fileUnsafe';
  if (!picture) return 'fileDamaged';
  if (picture.width * picture.height > MAX_PIXELS) return 'fileUnsafe';
  return holdsAnotherFile(bytes.subarray(picture.end)) ? 'fileUnsafe' : null;
}
