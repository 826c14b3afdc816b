import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createCache } from './cache.ts';
import { createGate } from './gate.ts';
import { BadParameter, parseTransform, type Style } from './params.ts';
import { type Plan, planTransform, type Source } from './plan.ts';
import { render, sourceOf } from './render.ts';

const PREFIX = '/images/';
const UPLOADS = 'uploads/';
const PICTURE = /\.(webp|avif|png|jpe?g|gif|svg)$/i;
const COMMON = { 'access-control-allow-origin': '*', vary: 'Accept' };
const FOREVER = { ...COMMON, 'cache-control': 'public, max-age=31536000, immutable' };

const refuse = (status: number, message: string) =>
  new Response(`${message}\n`, { status, headers: { ...COMMON, 'content-type': 'text/plain; charset=utf-8' } });

export interface ImageFolders {
  artDir: string;
  /** Folder behind /images/uploads/…, if there is one. */
  uploadsDir?: string;
}

/** The file of a URL path, or null when it points outside its folder. */
function resolveInside({ artDir, uploadsDir }: ImageFolders, address: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(address.slice(PREFIX.length));
  } catch {
    return null;
  }
  if (name.includes('\0') || name.includes('\\') || name.split('/').includes('..')) return null;
  return uploadsDir && name.startsWith(UPLOADS)
    ? path.join(uploadsDir, name.slice(UPLOADS.length))
    : path.join(artDir, name);
}

const sameSize = ({ size }: Plan, source: Source) =>
  !size || (size.width === source.width && size.height === source.height);

function answer(request: Request, body: Buffer, type: string, key: string): Response {
  // Anyone may upload an SVG: opened directly, it must not run scripts.
  const headers = {
    ...FOREVER,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    etag: `"${key}"`,
    'content-type': type,
    'content-length': String(body.length),
  };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}

/**
 * Serves GET and HEAD /images/… from its folders, transformed by the query as imgix or as Shopify's CDN would, never
 * enlarged. Returns null for any other URL.
 */
export function createImages({ cacheDir, ...folders }: ImageFolders & { cacheDir: string }) {
  const cache = createCache(cacheDir);
  // More would occupy every thread of the file system's pool, and reads of cached images would have to wait.
  const gate = createGate(2);
  const sources = new Map<string, Promise<Source>>();

  return async (request: Request, style: Style): Promise<Response | null> => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(PREFIX)) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Pictures are read only');
    const file = resolveInside(folders, url.pathname);
    if (!file) return refuse(400, 'Not an address of a picture');
    const info = await stat(file).catch(() => null);
    if (!info?.isFile() || !PICTURE.test(file)) return refuse(404, `No such picture: ${url.pathname}`);

    const version = `${file}:${info.mtimeMs}:${info.size}`;
    const keyOf = (what: unknown) =>
      createHash('sha256')
        .update(`${version}:${JSON.stringify(what)}`)
        .digest('hex')
        .slice(0, 32);
    if (/\.svg$/i.test(file)) return answer(request, await readFile(file), 'image/svg+xml', keyOf('as is'));
    try {
      const source = sources.get(version) ?? sourceOf(file);
      sources.set(version, source);
      const plan = planTransform(
        parseTransform(url.searchParams, style),
        await source,
        request.headers.get('accept') ?? '',
      );
      const key = keyOf(plan);
      const untouched =
        sameSize(plan, await source) &&
        !plan.rect &&
        plan.format === (await source).format &&
        !url.searchParams.has('q');
      const body = untouched ? await readFile(file) : await cache(key, () => gate(() => render(file, plan)));
      return answer(request, body, `image/${plan.format}`, key);
    } catch (error) {
      if (error instanceof BadParameter) return refuse(400, error.message);
      sources.delete(version);
      throw error;
    }
  };
}
