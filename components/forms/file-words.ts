import { fill } from '@/lib/forms/problem';
import type { Progress } from '@/lib/forms/upload-progress';
import type { UploadWords } from './words';

type Sized = { size: number };

/**
 * How much of one file has left, in percent; null while nothing is being sent. A body is sent from its start to its end,
 * so the files before it have left when it begins.
 */
export function percentSent<F extends Sized>(file: F, files: readonly F[], progress: Progress | null): number | null {
  if (!progress) return null;
  const sizes = files.reduce((sum, { size }) => sum + size, 0);
  // The fields and the framing travel first, near enough.
  const other = Math.max(0, progress.total - sizes);
  const before = files.slice(0, files.indexOf(file)).reduce((sum, { size }) => sum + size, other);
  if (file.size === 0) return progress.sent >= before ? 100 : 0;
  return Math.max(0, Math.min(100, Math.floor(((progress.sent - before) / file.size) * 100)));
}

const MEGABYTE = 1_048_576;

export type FileState = { refused: boolean; percent: number | null };

/** Size and state of a file in words: `212 Ko, prêt`, `1,4 Mo, 64 %`. The comma is right in French and in Dutch. */
export function sizeText(size: number, { refused, percent }: FileState, words: UploadWords): string {
  const kilobytes = Math.max(1, Math.round(size / 1024));
  const shown =
    kilobytes < 1024
      ? fill(words.sizeSmall, { amount: kilobytes })
      : fill(words.size, { amount: (size / MEGABYTE).toFixed(1).replace('.', ',') });
  if (refused) return fill(words.refused, { size: shown });
  if (percent === null) return fill(words.ready, { size: shown });
  return percent === 100 ? fill(words.sent, { size: shown }) : fill(words.progress, { size: shown, percent });
}
