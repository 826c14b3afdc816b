import { expect, test } from 'vitest';
import { films } from '../../../lib/services/shopify/map-product.ts';

type Media = Parameters<typeof films>[0];

const poster = { url: 'https://cdn.shop.test/p.jpg', altText: null, width: 1920, height: 1080 };
const file = (height: number, mimeType = 'video/mp4') => ({
  url: `https://cdn.shop.test/${height}.${mimeType.split('/')[1]}`,
  mimeType,
  height,
});
const video = (...sources: ReturnType<typeof file>[]): Media[number] => ({
  __typename: 'Video',
  alt: 'Le baume',
  previewImage: poster,
  sources,
});

test.each<[string, Media, string[]]>([
  ['no media', [], []],
  [
    'pictures, models and films of other hosts',
    [
      { __typename: 'MediaImage', alt: null },
      { __typename: 'ExternalVideo', alt: null },
      { __typename: 'Model3d', alt: null },
    ] as Media,
    [],
  ],
  ['the largest up to 1080 lines', [video(file(480), file(2160), file(1080), file(720))], ['1080.mp4']],
  ['the smallest of those that are all larger', [video(file(2160), file(1440))], ['1440.mp4']],
  ['no stream, which only some browsers play', [video(file(1080, 'application/x-mpegURL'), file(720))], ['720.mp4']],
  ['none that no browser plays', [video(file(1080, 'application/x-mpegURL'))], []],
  ['each film, in the order of the shop', [video(file(480)), video(file(720))], ['480.mp4', '720.mp4']],
])('of %s', (_, media, names) => {
  expect(films(media).map(({ url }) => url.split('/').at(-1))).toEqual(names);
});

test('a film has its text and the picture that is shown before it', () => {
  expect(films([video(file(720))])).toEqual([
    {
      url: 'https://cdn.shop.test/720.mp4',
      mimeType: 'video/mp4',
      altText: 'Le baume',
      poster: { url: poster.url, altText: '', width: 1920, height: 1080 },
    },
  ]);
  const bare = { __typename: 'Video', alt: null, previewImage: null, sources: [file(720)] } as unknown as Media[number];
  expect(films([bare])).toMatchObject([{ altText: '', poster: null }]);
});
