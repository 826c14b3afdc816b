import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../shopify/catalogue/load.ts';
import { createCommerce } from '../../shopify/service.ts';
import { videoResponse } from '../../shopify/videos.ts';

const contentDir = path.resolve(import.meta.dirname, '../../../../content');
const films = path.join(contentDir, 'films');
const get = (address: string, headers: Record<string, string> = {}) =>
  videoResponse(new Request(`http://shop.test${address}`, { headers }), films);
const whole = new Uint8Array((await (await get('/videos/etui.mp4'))?.arrayBuffer()) ?? new ArrayBuffer(0));
const last = whole.length - 1;

test('a film is given whole', async () => {
  expect(whole.length).toBeGreaterThan(10_000);
  const answer = await get('/videos/etui.mp4');
  expect([answer?.status, answer?.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(answer?.headers.get('accept-ranges')).toBe('bytes');
});

test.each([
  ['bytes=0-', 0, last],
  ['bytes=100-199', 100, 199],
  ['bytes=-50', last - 49, last],
  [`bytes=${last - 9}-${last + 500}`, last - 9, last],
])('in part: %s', async (range, from, to) => {
  const answer = await get('/videos/etui.mp4', { range });
  expect(answer?.status).toBe(206);
  expect(answer?.headers.get('content-range')).toBe(`bytes ${from}-${to}/${whole.length}`);
  expect(new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(whole.slice(from, to + 1));
});

test.each(['bytes=-', 'bytes=9-2', 'bytes=0-1,4-5', 'lines=1-2'])('%s is no range: all of it', async (range) => {
  expect((await get('/videos/etui.mp4', { range }))?.status).toBe(200);
});

test.each<[string, number | undefined]>([
  ['/videos/none.mp4', 404],
  ['/videos/..%2Fshop.mp4', undefined],
  ['/images/etui.mp4', undefined],
])('%s: %s', async (address, status) => {
  expect((await get(address))?.status).toBe(status);
});

test('the shop has it after the pictures, with its words in the language asked for', async () => {
  const { handle, catalogue } = await (async () => {
    const loaded = await loadCatalogue(path.join(contentDir, 'shop'), async () => ({ width: 900, height: 900 }));
    return { ...createCommerce({ catalogue: loaded }), catalogue: loaded };
  })();
  const media = async (context: string) => {
    const query = `query ${context} { product(handle: "l-etui") { media(first: 10, sortKey: POSITION) { nodes {
      __typename alt mediaContentType
      ... on Video { id previewImage { url width } sources { url mimeType format height } }
    } } } }`;
    const answer = await handle(
      new Request('http://shop.test/api/2026-07/graphql.json', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': catalogue.shop.storefrontToken,
        },
        body: JSON.stringify({ query }),
      }),
    );
    return (await answer.json()).data.product.media.nodes;
  };
  const french = await media('@inContext(language: FR)');
  expect(french).toHaveLength(5);
  expect(french[4]).toEqual({
    __typename: 'Video',
    id: 'gid://shopify/Video/701791',
    alt: 'L’étui dans ses quatre couleurs, l’une après l’autre, sans son',
    mediaContentType: 'VIDEO',
    previewImage: { url: 'http://shop.test/images/films/etui.webp?v=1', width: 900 },
    sources: [{ url: 'http://shop.test/videos/etui.mp4', mimeType: 'video/mp4', format: 'mp4', height: 900 }],
  });
  expect((await media('@inContext(language: NL)'))[4].alt).toContain('zonder geluid');
});
