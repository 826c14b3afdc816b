import { fill } from '@/lib/forms/problem';
import type { UploadWords } from './words';

const MEGABYTE = 1_048_576;

/** Size and state of a file in words: `212 Ko, prêt`, `1,4 Mo, envoi en cours`. The comma is right in French and in Dutch. */
export function sizeText(size: number, state: 'ready' | 'sending' | 'refused', words: UploadWords): string {
  const kilobytes = Math.max(1, Math.round(size / 1024));
  const shown =
    kilobytes < 1024
      ? fill(words.sizeSmall, { amount: kilobytes })
      : fill(words.size, { amount: (size / MEGABYTE).toFixed(1).replace('.', ',') });
  return fill(words[state], { size: shown });
}
