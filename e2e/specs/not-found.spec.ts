import { LOCALES, MARKETS } from '../../lib/platform/markets.ts';
import { gate } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const titles = {
  fr: 'Cette page n’existe pas',
  nl: 'Deze pagina bestaat niet',
} as const;

for (const market of LOCALES) {
  test.describe(market, gate(market, { 'nl-be': 'desktop' }), () => {
    test.use({ market });

    test('an address without a page says so in words and leads home', async ({ page, axe, quiet }) => {
      // The browser itself logs the status of the document.
      quiet.allowDocuments(404);
      const answer = await page.goto(`${MARKETS[market].prefix}/nulle-part`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[MARKETS[market].language]);
      await expect(page.locator('html')).toHaveAttribute('lang', MARKETS[market].tag);
      await axe();
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${pathOf(market, '/')}$`));
    });
  });
}
