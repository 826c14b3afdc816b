import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { encodingFor } from '../lib/platform/http/responses.ts';
import { REQUEST_ID } from './observe-request.ts';

const PREFIX = '/_next/static/';
/** What the build compresses (packages/tools/lib/compress-assets.ts). Scripts and styles have the charset of their page. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const FOR_EVER = `max-age=${365 * 86_400}, immutable`;
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;
/** The files never change and have no validators, so no condition about one applies. */
const OPTIONS = { cacheControl: false, acceptRanges: false, lastModified: false, etag: false };
/** Headers of a file that is sent compressed. */
const OF_FILE = ['cache-control', 'content-type', 'content-encoding', 'content-length'];

/** False for anything but a file that the build has compressed. @param next called when the file cannot be sent */
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
    delete headers['if-match'];
    delete headers['if-unmodified-since'];
    send(request, name + SUFFIXES[encoding], { root, ...OPTIONS })
      .on('headers', () => {
        response.setHeader('cache-control', FOR_EVER);
        response.setHeader('content-type', type);
        response.setHeader('content-encoding', encoding);
        response.setHeader('vary', 'Accept-Encoding');
        // Twenty scripts with headers that nobody reads add up (docs/decisions/044, 056).
        response.removeHeader(REQUEST_ID);
        response.removeHeader('cross-origin-resource-policy');
        if (request.httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('connection');
      })
      .on('error', () => {
        if (response.headersSent) return response.destroy();
        // Another build has replaced it meanwhile: the framework responds, for which none of this is true.
        for (const header of OF_FILE) response.removeHeader(header);
        next();
      })
      .pipe(response);
    return true;
  };
}
