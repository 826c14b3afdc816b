import { expect, test } from 'vitest';
import { MEMORY_BYTES } from '../../../lib/platform/cache/shared-cache.ts';
import { htmlDocument } from '../../../server/html-document.ts';

/**
 * Half a million characters: each counts as two bytes in the string, and as nearly three for its two bytes of UTF-8 with their
 * compressed copies.
 */
const page = (number: number): string => `<html><title>${number}</title>${'é'.repeat(500_000)}</html>`;

test('a document is made once, until others have taken its place', () => {
  const first = htmlDocument(page(0));
  expect(htmlDocument(page(0))).toBe(first);
  const fit = Math.floor(MEMORY_BYTES / (500_000 * (2 + 2 * 1.4)));
  for (let number = 1; number < fit; number++) htmlDocument(page(number));
  expect(htmlDocument(page(0))).toBe(first);
  for (let number = fit; number < 2 * fit; number++) htmlDocument(page(number));
  expect(htmlDocument(page(0))).not.toBe(first);
});

test('what was asked for lately stays', () => {
  const asked = htmlDocument(page(100));
  for (let number = 101; number < 140; number++) {
    htmlDocument(page(number));
    expect(htmlDocument(page(100))).toBe(asked);
  }
});
