import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { statusOf } from '../seo/page-status.ts';

export type Encoding = 'br' | 'gzip' | null;
export type StoredDocument = { status: number | null; etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** Bytes of documents kept; the least recently asked for go first. */
const CAPACITY = 48 * 1024 * 1024;
// Dense enough to matter (15 % below gzip) and done in a few milliseconds, once for each version of a page.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const kept = new Map<string, StoredDocument>();
let bytes = 0;

const sizeOf = (body: string, { plain, br, gzip }: StoredDocument): number =>
  body.length + plain.length + br.length + gzip.length;

/**
 * A static document ready to be sent: compressed and named once. The framework hands out the same string for the same
 * version of a page, so the look-up costs next to nothing. `status` is what the page says of itself, null for the usual.
 */
export function storedDocument(body: string): StoredDocument {
  const known = kept.get(body);
  if (known) {
    kept.delete(body);
    kept.set(body, known);
    return known;
  }
  const plain = Buffer.from(body);
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  const document = {
    status: statusOf(body),
    etag,
    plain,
    br: brotliCompressSync(plain, QUALITY),
    gzip: gzipSync(plain),
  };
  kept.set(body, document);
  bytes += sizeOf(body, document);
  for (const [oldest, entry] of kept) {
    if (bytes <= CAPACITY || oldest === body) break;
    kept.delete(oldest);
    bytes -= sizeOf(oldest, entry);
  }
  return document;
}

/** The best encoding that an Accept-Encoding header takes; a part with `q=0` is refused. */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.replace(/;.*$/, '').trim().toLowerCase()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}

/** Whether an If-None-Match header names the document: weak and strong names are the same thing here. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
