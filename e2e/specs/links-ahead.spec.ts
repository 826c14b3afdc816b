import type { Page, Request } from '@playwright/test';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const listing = pathOf('fr-fr', '/products/[[...path]]', 'complements-alimentaires');
const product = pathOf('fr-fr', '/products/[[...path]]', 'complements-alimentaires/vitalite/magnesium-marin');
const name = 'Magnésium marin';

const isWhole = (request: Request): boolean =>
  request.headers()['next-router-segment-prefetch']?.endsWith('__PAGE__') ?? true;

/** Paths of the pages that the router asks for from now on, not only for where they lie. */
function askedFor(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('_rsc') && isWhole(request)) paths.push(pathname);
  });
  return paths;
}

test('who has pointed at a product asks for nothing more to open it', { tag: '@desktop' }, async ({ page }) => {
  const whole = page.waitForResponse(
    (answer) => answer.url().includes(`${product}?_rsc=`) && isWhole(answer.request()),
  );
  await page.goto(listing);
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await link.hover();
  await (await whole).finished();
  const paths = askedFor(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(paths).not.toContain(product);
});

test('nobody fetches ahead the page that is open', { tag: '@desktop' }, async ({ page }) => {
  const paths = askedFor(page);
  await page.goto(listing);
  // A section whose link stands beside the one of this page.
  await expect.poll(() => paths.filter((path) => path.startsWith(`${listing}/`)).length).toBeGreaterThan(0);
  expect(paths).not.toContain(listing);
});
