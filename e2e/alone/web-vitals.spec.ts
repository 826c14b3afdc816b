import { WHOLE } from '../fixtures/gate.ts';
import { ownProcess, ownSites } from '../fixtures/own-process.ts';
import { pathOf, settings } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const market = 'fr-fr';
const sites = ownSites('own server', settings);
test.use({ market, baseURL: sites.SITE_URL_FR });

test('a measured visit adds its figures to the metrics, and stores nothing', { tag: WHOLE }, async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const own = await ownProcess(settings, 'own server', { WEB_VITALS_SHARE: '1', ...sites });
  try {
    const before = await context.cookies();
    // Rendered for each request, and so with the settings of this process.
    await page.goto(pathOf(market, '/checkout/cart'));
    // The reporter is loaded last, when the page is idle: a visit that ends earlier is not measured.
    await page.waitForLoadState('networkidle');
    await page.mouse.click(5, 5);
    await page.goto('about:blank');
    const counted = (vital: string) =>
      new RegExp(
        `^silene_web_vitals_count\\{vital="${vital}",page="cart",market="${market}",device="desktop"\\} 1$`,
        'm',
      );
    for (const vital of ['TTFB', 'FCP', 'LCP', 'CLS']) await expect.poll(own.figures).toMatch(counted(vital));
    expect(await context.cookies()).toEqual(before);
  } finally {
    await own.close();
  }
});
