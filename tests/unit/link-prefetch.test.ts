import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('section 9: a link of next/link is prefetched 200 px before it enters view', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('next/dist/client/components/links.js'), 'utf8');
  expect(source).toMatch(/new IntersectionObserver\(\w+, \{\s*rootMargin: '200px'/);
});
