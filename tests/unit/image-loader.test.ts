import { describe, expect, test } from 'vitest';
import {
  deviceSizes,
  imageSizes,
  imageUrl,
  phoneQuality,
  shareUrl,
  sourceSet,
  widthsFor,
} from '../../lib/platform/images/loader.ts';

describe('image renditions', () => {
  test('section 9: device sizes, small sizes and quality', () => {
    expect(deviceSizes).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(imageSizes).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
    expect(imageUrl('prismic', '/a.webp', 640)).toContain('q=75');
  });

  test('content pictures take imgix parameters and keep their own', () => {
    expect(imageUrl('prismic', 'https://x.test/a.webp?rect=0,0,10,10&w=9', 640, 60)).toBe(
      'https://x.test/a.webp?rect=0%2C0%2C10%2C10&w=640&q=60&auto=format&fit=max',
    );
  });

  test.each([
    ['https://x.test/a.webp', 'https://x.test/a.webp?w=1200&h=630&fit=crop'],
    [
      'https://x.test/a.webp?rect=0,400,2048,768',
      'https://x.test/a.webp?rect=0%2C400%2C2048%2C768&w=1200&h=630&fit=crop',
    ],
  ])('%s is shared as %s', (src, shared) => expect(shareUrl(src)).toBe(shared));

  test('product pictures take the width of the shop CDN and keep the version', () => {
    expect(imageUrl('shopify', 'https://x.test/a.webp?v=1', 384)).toBe('https://x.test/a.webp?v=1&width=384');
  });

  test('a file of ours has one rendition', () => {
    expect(imageUrl('static', '/brand/mark.svg', 640)).toBe('/brand/mark.svg');
    expect(sourceSet('static', '/brand/mark.svg', '100vw', 800)).toBeUndefined();
  });

  test.each([
    ['100vw', 1600, [640, 750, 828, 1080, 1200, 1600]],
    ['(min-width: 1024px) 24vw, 46vw', 800, [256, 384, 640, 750, 800]],
    ['120px', 800, [128, 256]],
    ['7.5rem', 800, [128, 256]],
    ['(min-width: 1024px) 36rem, 92vw', 800, [640, 750, 800]],
    ['100vw', 4000, [640, 750, 828, 1080, 1200, 1920, 2048, 3840]],
    ['300px', 60, [60]],
    // One pixel: not shown on such screens.
    ['(min-width: 1024px) 120px, 1px', 800, [128, 256]],
  ])('%s of a picture %d px wide', (sizes, natural, expected) => {
    expect(widthsFor(sizes, natural)).toEqual(expected);
  });

  test('a source set names each width', () => {
    expect(sourceSet('shopify', '/a.webp', '120px', 800)).toBe('/a.webp?width=128 128w, /a.webp?width=256 256w');
    expect(sourceSet('prismic', '/a.webp', '100vw', 640, phoneQuality)).toBe(
      '/a.webp?w=640&q=45&auto=format&fit=max 640w',
    );
  });

  test.each([
    ['as wide as a phone', '(min-width: 1024px) 36rem, 92vw', '640:55 750:55 828:55 1080:55 1200:75'],
    ['wider than a phone', '(min-width: 768px) 54vw, 106vw', '384:55 640:55 750:55 828:55 1080:55 1200:75'],
    ['of 45 % of a phone', '45vw', '384:55 640:55 750:55 828:55 1080:55 1200:75'],
    ['half as wide as a phone', '49vw', '384:55 640:55 750:55 828:55 1080:55 1200:75'],
    ['a third of a phone', '(min-width: 1024px) 60vw, 33vw', '256:75 384:75 640:75 750:75 828:75 1080:75 1200:75'],
    [
      'as wide as a larger screen',
      '(min-width: 1024px) 90vw, 16rem',
      '256:75 384:75 640:75 750:75 828:75 1080:75 1200:75',
    ],
  ])('quality of a picture %s', (_, sizes, expected) => {
    const found = sourceSet('prismic', '/a.webp', sizes, 1200)?.matchAll(/w=(\d+)&q=(\d+)/g) ?? [];
    expect([...found].map(([, width, quality]) => `${width}:${quality}`).join(' ')).toBe(expected);
  });
});
