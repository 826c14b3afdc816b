import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { encodingFor } from '../lib/platform/http/responses.ts';
import { REQUEST_ID } from './observe-request.ts';

const PREFIX = '/_next/static/';
/** What the build compresses (packages/tools/lib/compress-assets.ts). Scripts and styles have the encoding of their page, UTF-8. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const FOR_EVER = `max-age=${365 * 86_400}, immutable`;
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** False for anything but a file that the build has compressed. @param next called when the file no longer exists */
export type ServeAsset = (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;

/**
 * Sends the files that the build has compressed: the framework would compress each again for each visitor, with gzip.
 * Only file names that existed when the process started are ever read.
 */
export function staticAssets(distDir: string): ServeAsset {
  const root = path.join(distDir, 'static');
  const names = new Set(readdirSync(root, { recursive: true }).map((name) => String(name).split(path.sep).join('/')));
  return (request, response, next) => {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(PREFIX)) return false;
    const name = url.slice(PREFIX.length).split('?', 1)[0] ?? '';
    const type = TYPES[path.extname(name)];
    const encoding = encodingFor(headers['accept-encoding']);
    if (!type || !encoding || !names.has(name + SUFFIXES[encoding])) return false;
    send(request, name + SUFFIXES[encoding], {
      root,
      cacheControl: false,
      acceptRanges: false,
      lastModified: false,
      etag: false,
    })
      .on('headers', () => {
        response.setHeader('cache-control', FOR_EVER);
        response.setHeader('content-type', type);
        response.setHeader('content-encoding', encoding);
        response.setHeader('vary', 'Accept-Encoding');
        // With some twenty scripts headers add up: the id of one of many identical responses, a permission that is the default, what a
        // file that never changes would be asked for again by, and that a connection of HTTP/1.1 stays open, as each does.
        response.removeHeader(REQUEST_ID);
        response.removeHeader('cross-origin-resource-policy');
        if (request.httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('connection');
      })
      // Another build has replaced it meanwhile: the framework responds that it no longer exists.
      .on('error', next)
      .pipe(response);
    return true;
  };
}
