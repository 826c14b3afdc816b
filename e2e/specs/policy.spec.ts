import type { Page } from '@playwright/test';
import { ALL_ROUTES, isRouteIn } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { decoded } from '../fixtures/crawl.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { answer, scriptsIn, tagRequests } from '../screens/consent.ts';

declare global {
  interface Window {
    stopped?: string[];
  }
}

/** URLs of routes that need an id or a path: for each the deepest one in the sitemap. */
async function deepest(market: Locale): Promise<string[]> {
  const site = siteOf(market);
  const { text } = await ask(site, '/sitemap.xml');
  const paths = [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(decoded(address)).pathname);
  return ALL_ROUTES.filter((route) => route.includes('[') && isRouteIn(route, market)).flatMap((route) => {
    const start = `${pathOf(market, route)}/`;
    const mine = paths.filter((path) => path.startsWith(start));
    return mine.sort((a, b) => b.split('/').length - a.split('/').length).slice(0, 1);
  });
}

/** One URL of each template that a visitor may open without an account. */
async function templates(market: Locale): Promise<string[]> {
  const { prefix } = MARKETS[market];
  const plain = ALL_ROUTES.filter((route) => isRouteIn(route, market) && !/\[(?!\[)|^\/my-account/.test(route));
  const bare = ['/auth/signed-out', '/auth/error', '/auth', '/slice-simulator'];
  const own = [...plain.map((route) => pathOf(market, route)), ...(await deepest(market)), `${prefix}/nulle-part`];
  return [...new Set([...own, ...(prefix ? [] : bare)])];
}

const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.stopped = [];
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sample }) =>
      window.stopped?.push(`${effectiveDirective} stopped ${blockedURI} ${sample}`),
    );
  });

const stopped = (page: Page): Promise<string[]> => page.evaluate(() => window.stopped ?? ['not watched']);

for (const market of LOCALES) {
  test.describe(market, { tag: '@desktop' }, () => {
    test.use({ market, asked: false, contextOptions: { reducedMotion: 'reduce' } });

    // Without consent the crawl opens every page and fails on what the policy stops, which the console says.
    test('every template works under its policy, consent given', { tag: WHOLE }, async ({ page, quiet }) => {
      test.setTimeout(150_000);
      for (const status of [404, 410]) quiet.allowDocuments(status);
      await watchPolicy(page);
      await answer(page, siteOf(market), { analytics: true, external: true });
      const requests = tagRequests(page);
      // Each template in two of the markets.
      const half = (await templates(market)).filter((_, index) => (index + LOCALES.indexOf(market)) % 2 === 1);
      for (const path of half) {
        await test.step(path, async () => {
          await page.goto(siteOf(market) + path);
          await listening(page);
          expect(await stopped(page), path).toEqual([]);
        });
      }
      expect(half.length).toBeGreaterThan(8);
      expect(scriptsIn(requests).length).toBeGreaterThan(0);
    });

    test(
      'the policy of the first page serves those that follow it by script',
      gateIf(market === 'nl-be'),
      async ({ page }) => {
        await watchPolicy(page);
        await answer(page, siteOf(market), { analytics: true, external: true });
        await page.goto(siteOf(market) + pathOf(market, '/products/[[...path]]'));
        await listening(page);
        const first = await page.evaluate(() => performance.timeOrigin);
        for (const part of ['main', 'main', 'contentinfo'] as const) {
          const before = page.url();
          await page.getByRole(part).getByRole('link').first().click();
          await expect(page).not.toHaveURL(before);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(first);
        expect(await stopped(page)).toEqual([]);
      },
    );
  });
}
