import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import pLimit from 'p-limit';

export type Encoding = 'br' | 'gzip' | null;
/** A body that is the same for everybody, named and compressed once. `br` gives way to a denser one a moment later. */
export type Packed = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

const compress = promisify(brotliCompress);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
/** A few milliseconds, 15 % below gzip: what the first visitor gets. */
const QUICK = quality(5);
/** Another 12 % for 200 ms of a processor: in a thread of its own, one body at a time. */
const DENSE = quality(constants.BROTLI_MAX_QUALITY);
/** Bodies that wait for their turn; one that finds no place stays as it is. */
const MOST_WAITING = 500;

const oneAtATime = pLimit(1);

/** Resolves when nothing waits any more to be compressed densely. */
export const packedDensely = async (): Promise<void> => oneAtATime(() => undefined);

export function pack(plain: Buffer): Packed {
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  const packed: Packed = { etag, plain, br: brotliCompressSync(plain, QUICK), gzip: gzipSync(plain) };
  if (oneAtATime.pendingCount < MOST_WAITING) {
    void oneAtATime(async () => {
      packed.br = await compress(plain, DENSE);
    });
  }
  return packed;
}
