import { readFile } from 'node:fs/promises';
import path from 'node:path';

const NAME = /^\/videos\/([\w-]+\.mp4)$/;

/** The first byte and the last of a `Range` header with one range, within a file of this size; null for any other. */
function rangeIn(header: string | null, size: number): [first: number, last: number] | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  // Without a first byte, the last one counts from the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? [first, last] : null;
}

/** GET /videos/…: a film of a product, whole or in part, as a player asks for it. Null for any other address. */
export async function videoResponse(request: Request, filmsDir: string): Promise<Response | null> {
  const [, name] = NAME.exec(new URL(request.url).pathname) ?? [];
  if (!name) return null;
  const film = await readFile(path.join(filmsDir, name)).catch(() => null);
  if (!film) return new Response(`No such film: ${name}\n`, { status: 404 });
  const headers = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=3600' };
  const range = rangeIn(request.headers.get('range'), film.length);
  if (!range) return new Response(new Uint8Array(film), { headers });
  const [first, last] = range;
  return new Response(new Uint8Array(film.subarray(first, last + 1)), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${film.length}` },
  });
}
