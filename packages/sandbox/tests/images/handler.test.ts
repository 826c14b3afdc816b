import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImages } from '../../images/handler.ts';

let dir: string;
let images: ReturnType<typeof createImages>;
const get = (address: string, init?: RequestInit) => images(new Request(`http://cms.test${address}`, init), 'imgix');
const cached = async () => (await readdir(path.join(dir, 'cache'), { recursive: true })).filter((f) => f.length > 10);

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'images-'));
  const picture = sharp({ create: { width: 400, height: 200, channels: 4, background: '#2a6f5e' } });
  await picture.webp().toFile(path.join(dir, 'pack.webp'));
  await writeFile(path.join(dir, 'sign.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(dir, 'notes.txt'), 'secret');
  images = createImages({ artDir: dir, cacheDir: path.join(dir, 'cache') });
});
afterAll(() => rm(dir, { recursive: true }));

describe('pictures', () => {
  it('leaves other addresses to others', async () => {
    expect(await get('/api/v2')).toBeNull();
  });

  it('sends the file itself when nothing is asked', async () => {
    const response = await get('/images/pack.webp');
    expect(response?.headers.get('content-type')).toBe('image/webp');
    expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response?.headers.get('access-control-allow-origin')).toBe('*');
    expect(response?.headers.get('vary')).toBe('Accept');
  });

  it('draws the size and format asked for', async () => {
    const accept = { headers: { accept: 'image/avif,image/webp,*/*' } };
    const response = await get('/images/pack.webp?auto=format&w=100', accept);
    const { width, height, format } = await sharp(await response?.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([100, 50, 'heif']);
    expect(response?.headers.get('content-type')).toBe('image/avif');
  });

  it('crops a rectangle', async () => {
    const response = await get('/images/pack.webp?rect=0,0,100,100&w=50&fm=png');
    const { width, height } = await sharp(await response?.arrayBuffer()).metadata();
    expect([width, height]).toEqual([50, 50]);
  });

  it('makes each transform once, however many ask at the same time', async () => {
    const before = (await cached()).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/images/pack.webp?w=77')));
    expect(new Set(answers.map((r) => r?.headers.get('etag'))).size).toBe(1);
    expect((await cached()).length).toBe(before + 1);
  });

  it('makes it anew when the file changes', async () => {
    const first = await get('/images/pack.webp?w=60');
    await utimes(path.join(dir, 'pack.webp'), new Date(), new Date(Date.now() + 5000));
    const second = await get('/images/pack.webp?w=60');
    expect(second?.headers.get('etag')).not.toBe(first?.headers.get('etag'));
  });

  it('answers HEAD without a body and 304 to a known etag', async () => {
    const head = await get('/images/pack.webp?w=50', { method: 'HEAD' });
    expect(await head?.text()).toBe('');
    expect(Number(head?.headers.get('content-length'))).toBeGreaterThan(0);
    const etag = head?.headers.get('etag') ?? '';
    expect((await get('/images/pack.webp?w=50', { headers: { 'if-none-match': etag } }))?.status).toBe(304);
  });

  it('sends SVG as it is', async () => {
    const response = await get('/images/sign.svg?w=10&auto=format', { headers: { accept: 'image/avif' } });
    expect(response?.headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each([
    ['/images/none.webp', 404],
    ['/images/notes.txt', 404],
    ['/images/..%2F..%2Fetc%2Fpasswd', 400],
    ['/images/%2e%2e%2fpack.webp', 400],
    ['/images/%E0%A4', 400],
    ['/images/pack.webp?w=abc', 400],
  ])('answers %s with %i', async (address, status) => {
    expect((await get(address))?.status).toBe(status);
  });

  it('is read only', async () => {
    expect((await get('/images/pack.webp', { method: 'POST' }))?.status).toBe(405);
  });
});
