import { expect, test } from 'vitest';
import { LEAST_MS, PAGE_MS, STEP_MS } from '../../../lib/http/patience.ts';
import { waitingFor } from '../../../lib/http/waiting.ts';

const later = (asked: { method?: string; url: string }, milliseconds: number): number => {
  let now = 1_000;
  const { left } = waitingFor(
    asked,
    () => false,
    () => now,
  );
  now += milliseconds;
  return left();
};

test.each([
  [{ url: '/' }, 0, PAGE_MS],
  [{ url: '/nos-produits/x?_rsc=1' }, 500, PAGE_MS - 500],
  [{ method: 'HEAD', url: '/' }, 500, PAGE_MS - 500],
  [{ url: '/apiculture' }, 500, PAGE_MS - 500],
  [{ url: '/' }, PAGE_MS + 1, LEAST_MS],
  [{ method: 'POST', url: '/' }, 60_000, STEP_MS],
  [{ url: '/api/ecommerce/cart' }, 60_000, STEP_MS],
  [{ url: '/auth' }, 60_000, STEP_MS],
  [{ url: '/auth?to=x' }, 60_000, STEP_MS],
  [{ url: '/auth/error' }, 60_000, STEP_MS],
  [{ url: '/sitemap.xml' }, 60_000, STEP_MS],
  [{ url: '/jobs.xml' }, 60_000, STEP_MS],
])('a call for %j after %i ms may take %i', (asked, milliseconds, left) => {
  expect(later(asked, milliseconds)).toBe(left);
});

test.each([
  [{}, false],
  [{ rsc: '1' }, true],
])('%j comes from a script: %s', (headers, byScript) => {
  expect(waitingFor({ url: '/checkout', headers }, () => false).byScript).toBe(byScript);
});
