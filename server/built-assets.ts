import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { encodingFor, isKnown } from '../lib/http/negotiation.ts';
import { REQUEST_ID } from './observe.ts';
import { type Packed, pack } from './packed.ts';

const PREFIX = '/_next/static/';
/** What is worth compressing, as the framework names it; the rest of the build stays the framework's to send. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
};

export type AnswerAsset = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Addresses of the build's scripts, styles and drawings with their files: no other path is ever read. */
function assetsIn(distDir: string): Map<string, string> {
  const folder = path.join(distDir, 'static');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return new Map(
    files
      .map((file) => path.join(file.parentPath, file.name))
      .filter((file) => path.extname(file) in TYPES)
      .map((file) => [PREFIX + path.relative(folder, file).split(path.sep).join('/'), file]),
  );
}

function packFile(file: string): Packed | null {
  try {
    return pack(readFileSync(file));
  } catch {
    // Another build has taken its place meanwhile: the framework says that it is gone.
    return null;
  }
}

/**
 * Sends the files of a build from memory, compressed once and densely. The framework compresses each anew for each visitor,
 * with gzip. False where the request is for something else or takes no encoding.
 */
export function builtAssets(distDir: string): AnswerAsset {
  const files = assetsIn(distDir);
  const packed = new Map<string, Packed>();
  return (request, response) => {
    if (request.method !== 'GET' || !request.url?.startsWith(PREFIX)) return false;
    const address = request.url.split('?', 1)[0] ?? '';
    const file = files.get(address);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!file || !encoding || request.headers.range) return false;
    const asset = packed.get(address) ?? packFile(file);
    if (!asset) return false;
    packed.set(address, asset);
    send(request, response, asset, encoding, TYPES[path.extname(file)] ?? '');
    return true;
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Packed,
  encoding: 'br' | 'gzip',
  type: string,
): void {
  // Nobody asks after one answer of many that are alike, and with a score of scripts the ids weigh a kilobyte.
  response.removeHeader(REQUEST_ID);
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('etag', asset.etag);
  if (isKnown(request.headers['if-none-match'], asset.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = asset.as(encoding);
  response.setHeader('content-type', type);
  response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.end(body);
}
