import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { MEMORY_BYTES } from '../lib/platform/cache/shared-cache.ts';
import { type Encoding, encodingFor, isNotModified, statusOf } from '../lib/platform/http/responses.ts';
import type { OwnSources } from './content-security-policy.ts';
import { withDeferredScripts, withOwnSources, withoutNonce } from './inline-scripts.ts';

/** A body that is the same for all visitors, compressed once for each requested encoding; all have the one, weak ETag. */
type Packed = { etag: string; plain: Buffer; as: (encoding: Encoding) => Buffer };

const compress = promisify(brotliCompress);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
/** A few milliseconds, 20 % smaller than gzip: for the first visitors. */
const QUICK = quality(8);
/** Another 9 % smaller for 200 to 500 ms of CPU time: in a separate thread, one body at a time. */
const DENSE = quality(constants.BROTLI_MAX_QUALITY);
/** Dense compression starts at the second request: most versions of most pages have one visitor. */
const SECOND_USE = 2;
/** Maximum number of bodies in the compression queue; when it is full, a body stays as it is. */
const MOST_WAITING = 500;

const oneAtATime = pLimit(1);

/** Resolves when the queue of dense compressions is empty: for tests. */
export const whenCompressed = async (): Promise<void> => oneAtATime(() => undefined);

export function compressBody(plain: Buffer): Packed {
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  const made: { br?: Buffer; gzip?: Buffer } = {};
  let uses = 0;
  return {
    etag,
    plain,
    as(encoding) {
      if (encoding === null) return plain;
      uses += Number(encoding === 'br');
      if (encoding === 'br' && uses === SECOND_USE && oneAtATime.pendingCount < MOST_WAITING)
        void oneAtATime(async () => {
          made.br = await compress(plain, DENSE);
        });
      made[encoding] ??= encoding === 'br' ? brotliCompressSync(plain, QUICK) : gzipSync(plain);
      return made[encoding];
    },
  };
}

/** `status`: the status that the page itself declares, null for the default. `own`: what its policy has to allow. */
export type HtmlDocument = { status: number | null; own: OwnSources; packed: Packed };

/** Bytes of the string, of its text, and of two encodings of about a sixth each, which are made later. */
const sizeOf = ({ packed }: HtmlDocument, body: string): number =>
  body.length * 2 + Math.round(packed.plain.length * 1.4);

const documents = new LRUCache<string, HtmlDocument>({ maxSize: MEMORY_BYTES, sizeCalculation: sizeOf });

function prepared(body: string): HtmlDocument {
  // The ETag and the compression apply to this text, which is sent, not to the framework's.
  const { html, own } = withOwnSources(withDeferredScripts(body));
  return { status: statusOf(body), own, packed: compressBody(Buffer.from(html)) };
}

/** A document ready to be sent, prepared once: the framework returns the same string for the same version of a page. */
export function htmlDocument(body: string): HtmlDocument {
  const known = documents.get(body);
  if (known) return known;
  const plain = withoutNonce(body);
  const document = plain === body ? prepared(body) : htmlDocument(plain);
  documents.set(body, document);
  return document;
}

/** Caches would store the framework's 404 for a year, and hide a page that is published there meanwhile. */
const SOON = 's-maxage=60';

/** Nobody reads these of a document; the framework's router reads them of the parts of pages that it fetches. */
const OF_ROUTER = ['x-nextjs-prerender', 'x-nextjs-stale-time'];

/** On a document that it has just rendered the framework sets each preload twice, with the nonce of that visitor. */
export function tidyHeaders(response: ServerResponse): void {
  for (const name of OF_ROUTER) response.removeHeader(name);
  const links = [response.getHeader('link') ?? []]
    .flat()
    .map((each) => String(each).replaceAll(/; nonce="[^"]*"/g, ''));
  if (links.length > 0) response.setHeader('link', [...new Set(links)]);
}

/** Completes status and headers of a stored document and returns the body to send: empty for HEAD and for a 304. */
export function prepareDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { packed, status }: HtmlDocument,
): Buffer | '' {
  response.removeHeader('transfer-encoding');
  if (!String(response.getHeader('vary') ?? '').includes('Accept-Encoding'))
    response.appendHeader('vary', 'Accept-Encoding');
  if (response.statusCode !== 500) response.setHeader('etag', packed.etag);
  response.statusCode = status ?? response.statusCode;
  if (response.statusCode === 200 && isNotModified(request.headers['if-none-match'], packed.etag)) {
    response.statusCode = 304;
    response.removeHeader('content-length');
    response.removeHeader('content-type');
    return '';
  }
  const control = String(response.getHeader('cache-control'));
  if (response.statusCode === 404 && control.includes('s-maxage')) response.setHeader('cache-control', SOON);
  const encoding = encodingFor(request.headers['accept-encoding']);
  const payload = packed.as(encoding);
  response.setHeader('content-length', payload.length);
  if (encoding) response.setHeader('content-encoding', encoding);
  return request.method === 'HEAD' ? '' : payload;
}
