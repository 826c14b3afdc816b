import { imageSize } from 'image-size';
import { Refusal } from '../refusal.ts';

/** What a viewer would have to hold: more than any camera takes is made to exhaust it. */
const MAX_PIXELS = 16_383 ** 2;

/** Refuses a picture that no viewer can show. One whose end is missing is shown as far as it goes. */
export function readPicture(bytes: Buffer): void {
  const { width, height } = imageSize(bytes);
  if (width * height === 0) throw new Refusal('fileDamaged');
  if (width * height > MAX_PIXELS) throw new Refusal('fileUnsafe');
}
