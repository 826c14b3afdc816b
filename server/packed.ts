import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import type { Encoding } from '../lib/http/negotiation.ts';

/** A body that is the same for everybody, named once and compressed once for each encoding that is asked for. */
export type Packed = { etag: string; plain: Buffer; as: (encoding: Encoding) => Buffer };

const compress = promisify(brotliCompress);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
/** A few milliseconds, 15 % below gzip: what the first visitors get. */
const QUICK = quality(5);
/** Another 12 % for 200 to 500 ms of a processor: in a thread of its own, one body at a time. */
const DENSE = quality(constants.BROTLI_MAX_QUALITY);
/** A body that is asked for again is worth it: most versions of most pages have one visitor. */
const ASKED_AGAIN = 2;
/** Bodies that wait for their turn; one that finds no place stays as it is. */
const MOST_WAITING = 500;

const oneAtATime = pLimit(1);

/** Resolves when nothing waits any more to be compressed densely. */
export const packedDensely = async (): Promise<void> => oneAtATime(() => undefined);

export function pack(plain: Buffer): Packed {
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  let asked = 0;

  async function packDensely(): Promise<void> {
    br = await compress(plain, DENSE);
  }
  function brotli(): Buffer {
    asked += 1;
    if (asked === ASKED_AGAIN && oneAtATime.pendingCount < MOST_WAITING) void oneAtATime(packDensely);
    br ??= brotliCompressSync(plain, QUICK);
    return br;
  }
  function gzipped(): Buffer {
    gzip ??= gzipSync(plain);
    return gzip;
  }
  return { etag, plain, as: (encoding) => (encoding === 'br' ? brotli() : encoding === 'gzip' ? gzipped() : plain) };
}
