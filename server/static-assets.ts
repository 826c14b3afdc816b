import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { encodingFor } from '../lib/platform/http/responses.ts';
import { REQUEST_ID } from './observe-request.ts';

const PREFIX = '/_next/static/';
/** What the build compresses (packages/tools/lib/compress-assets.ts), with the content types of the framework. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
};
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
      immutable: true,
      maxAge: '1y',
      acceptRanges: false,
      lastModified: false,
      etag: false,
    })
      .on('headers', () => {
        response.setHeader('content-type', type);
        response.setHeader('content-encoding', encoding);
        response.setHeader('vary', 'Accept-Encoding');
        // With some twenty scripts headers add up: the id of one of many identical responses, a permission that is the default, and
        // what a file that never changes would be asked for again by.
        response.removeHeader(REQUEST_ID);
        response.removeHeader('cross-origin-resource-policy');
      })
      // Another build has replaced it meanwhile: the framework responds that it no longer exists.
      .on('error', next)
      .pipe(response);
    return true;
  };
}
