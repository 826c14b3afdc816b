import { beforeEach, expect, test } from 'vitest';
import { cacheTags } from '../../../lib/services/prismic/documents.ts';
import { takeCacheCalls } from '../../setup/next/cache.ts';

beforeEach(() => {
  takeCacheCalls();
});

test.each([0, 1, 127, 128, 129, 256, 5_000])('all of %i tags are said, the framework’s most in one call', (count) => {
  const tags = Array.from({ length: count }, (_, index) => `shopify/product/${index}`);
  cacheTags(tags);
  expect(takeCacheCalls().tags).toEqual(tags);
});
