import type { Page, Request } from '@playwright/test';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const listing = pathOf('fr-fr', '/products/[[...path]]', 'complements-alimentaires');
const product = pathOf('fr-fr', '/products/[[...path]]', 'complements-alimentaires/vitalite/magnesium-marin');
const name = 'Magnésium marin';

const isWhole = (request: Request): boolean =>
  request.headers()['next-router-segment-prefetch']?.endsWith('__PAGE__') ?? true;

/** Paths of the pages whose contents, not only route trees, the router requests from now on; or whose response has arrived. */
function pagesOf(page: Page, event: 'request' | 'requestfinished'): string[] {
  const paths: string[] = [];
  const keep = (request: Request): void => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('_rsc') && isWhole(request)) paths.push(pathname);
  };
  // Two overloads: a union of the event names matches neither.
  if (event === 'request') page.on(event, keep);
  else page.on(event, keep);
  return paths;
}

const sections = (paths: readonly string[]): string[] => paths.filter((path) => path.startsWith(`${listing}/`));

test('section 9: a link is prefetched 200 px before it enters view', async ({ page }) => {
  await page.addInitScript(() => {
    const Own = window.IntersectionObserver;
    const margins: string[] = [];
    window.IntersectionObserver = class extends Own {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        margins.push(this.rootMargin);
      }
    };
    Object.assign(window, { margins });
  });
  await page.goto(listing);
  // Next.js creates one observer for all links.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { margins: string[] }).margins))
    .toContain('200px 200px 200px 200px');
});

test('who has pointed at a product asks for nothing more to open it', { tag: ['@desktop', WHOLE] }, async ({
  page,
}) => {
  const answered = pagesOf(page, 'requestfinished');
  await page.goto(listing);
  // The first link of a route prefetches what its pages share, from a URL of its own: the product's own response is another one.
  await expect.poll(() => sections(answered).length).toBeGreaterThan(0);
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await link.hover();
  await expect.poll(() => answered).toContain(product);
  // The router has processed the response.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const asked = pagesOf(page, 'request');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(asked).not.toContain(product);
});

test('nobody fetches ahead the page that is open', { tag: ['@desktop', WHOLE] }, async ({ page }) => {
  const asked = pagesOf(page, 'request');
  await page.goto(listing);
  // A listing whose link is next to the link of this page.
  await expect.poll(() => sections(asked).length).toBeGreaterThan(0);
  expect(asked).not.toContain(listing);
});
