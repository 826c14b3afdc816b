import type { Desk } from '../control/desk.ts';
import { createGate } from '../images/gate.ts';
import { drawTile } from './draw.ts';
import type { TileAddress } from './pattern.ts';

const ADDRESS = /^\/tiles\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.png$/;
const DEEPEST = 19;
const KEPT = 2000;

const HEADERS = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=86400',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Null for a URL that is not a valid tile. */
export function tileOf(pathname: string): TileAddress | null {
  const found = ADDRESS.exec(pathname);
  if (!found) return null;
  const [z = 0, x = 0, y = 0] = found.slice(1).map(Number);
  return z <= DEEPEST && x < 2 ** z && y < 2 ** z ? { z, x, y } : null;
}

/** The tiles of the demonstration's detailed map, `/tiles/{z}/{x}/{y}.png`: drawn on demand, the most recent ones cached. */
export function createTiles(): Desk {
  const drawn = new Map<string, Promise<Buffer>>();
  const gate = createGate(2);

  const pictureOf = (pathname: string, tile: TileAddress): Promise<Buffer> => {
    const ready = drawn.get(pathname) ?? gate(() => drawTile(tile));
    drawn.delete(pathname);
    drawn.set(pathname, ready);
    const [oldest] = drawn.keys();
    if (drawn.size > KEPT && oldest) drawn.delete(oldest);
    return ready;
  };

  return async ({ url, method }) => {
    const { pathname } = new URL(url);
    const tile = tileOf(pathname);
    if (!tile || method !== 'GET') return null;
    return new Response(new Uint8Array(await pictureOf(pathname, tile)), { headers: HEADERS });
  };
}
