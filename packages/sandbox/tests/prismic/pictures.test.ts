import path from 'node:path';
import {
  asImagePixelDensitySrcSet,
  asImageSrc,
  asImageWidthSrcSet,
  type ImageField,
  isFilled,
} from '@prismicio/client';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { createImages } from '../../images/handler.ts';
import { FIXTURE, openService } from './fixture.ts';

let images: ReturnType<typeof createImages>;
let pack: ImageField<string, 'filled'>;
let withThumbnail: ImageField<'square', 'filled'>;

beforeAll(async () => {
  images = createImages({ artDir: path.join(FIXTURE, 'art'), cacheDir: temporaryDir() });
  const client = (await openService()).client();
  pack = (await client.getByUID('product', 'nuit-posee')).data.pack;
  const { results } = await client.getByType('everything');
  withThumbnail = results.find(({ data }) => isFilled.image(data.image))?.data.image;
});

async function sizeOf(address: string | undefined | null) {
  const response = await images(new Request(address ?? ''), 'imgix');
  const { width, height, format } = await sharp(await response?.arrayBuffer()).metadata();
  return [width, height, format];
}
const addressesIn = (srcset: string | undefined) => (srcset ?? '').split(', ').map((part) => part.split(' ')[0]);

describe('the picture helpers of the client', () => {
  it.each([
    [{ width: 200 }, [200, 150]],
    [{ w: 200, q: 40 }, [200, 150]],
    [{ height: 100, dpr: 2 }, [267, 200]],
    [{ w: 4000, fit: 'max' }, [400, 300]],
    [{ w: 100, h: 100, fit: 'crop', crop: ['top', 'left'] }, [100, 100]],
    [{ w: 160, ar: '16:9', fit: 'crop' }, [160, 90]],
    [{ rect: [0, 0, 200, 100], w: 100 }, [100, 50]],
    [{ auto: undefined, fm: 'png', w: 40 }, [40, 30, 'png']],
    [{ sat: -100, blur: 3, bg: 'fff', w: 40 }, [40, 30]],
  ] as const)('asImageSrc with %j', async (params, expected) => {
    const found = await sizeOf(asImageSrc(pack, params as Parameters<typeof asImageSrc>[1]));
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  it('asImageWidthSrcSet, with the thumbnails as well', async () => {
    const { src, srcset } = asImageWidthSrcSet(pack, { widths: [100, 300] }) ?? {};
    expect(await sizeOf(src)).toEqual([400, 300, 'webp']);
    const sizes = await Promise.all(addressesIn(srcset).map(sizeOf));
    expect(sizes.map(([width]) => width)).toEqual([100, 300]);
    const thumbnails = asImageWidthSrcSet(withThumbnail, { widths: 'thumbnails' });
    const own = await Promise.all(addressesIn(thumbnails?.srcset).map(sizeOf));
    expect(own.map(([width, height]) => [width, height])).toEqual([
      [400, 300],
      [40, 40],
    ]);
  });

  it('asImagePixelDensitySrcSet', async () => {
    const { srcset } = asImagePixelDensitySrcSet(pack, { pixelDensities: [1, 2], w: 80 }) ?? {};
    const sizes = await Promise.all(addressesIn(srcset).map(sizeOf));
    expect(sizes.map(([width]) => width)).toEqual([80, 160]);
  });
});

it('runs nothing in a drawing that is opened by itself', async () => {
  const response = await images(new Request(pack.url), 'imgix');
  expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
});
