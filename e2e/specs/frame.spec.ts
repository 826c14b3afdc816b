import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/platform/markets.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { scriptsOff } from '../screens/no-script.ts';

const PRODUCTS = '/products/[[...path]]';
const parts = (page: Page, market: Locale) => {
  const t = wordsOf(market);
  const header = page.getByRole('banner');
  return {
    header,
    footer: page.getByRole('contentinfo'),
    main: page.getByRole('main'),
    notice: page.getByRole('complementary', { name: t('common.announcement') }),
    entries: page.getByRole('navigation', { name: t('common.navigation') }).locator('[aria-current=true]'),
    markets: page.getByRole('dialog', { name: t('common.market.title') }),
    openMarkets: () => header.locator('button[commandfor=market]').first().click(),
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
  };
};

/** The header and the first section of the current page have one colour. */
const oneColour = async (page: Page) => {
  const colour = (locator: ReturnType<Page['locator']>) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const { header, main } = parts(page, 'fr-fr');
  await expect.poll(() => colour(header)).toBe(await colour(main.locator('section').first()));
  return colour(header);
};

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);
  const list = pageIn(market, 'supplements');
  const product = pageIn(market, 'magnesium');
  const other = market === 'fr-fr' ? 'nl-be' : 'fr-fr';
  const there = (name: 'supplements' | 'magnesium') =>
    siteOf(other) + pathOf(other, PRODUCTS, pageIn(other, name).path);

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }, '@desktop'), () => {
    test.use({ market });

    test('header and footer stay, and follow the page', async ({ page, open }) => {
      await open(PRODUCTS, list.path);
      const { header, footer, main, entries, notice, markets, openMarkets, title } = parts(page, market);
      const nodes = await Promise.all([header, footer].map((part) => part.elementHandle()));
      const stay = async () => {
        for (const [index, part] of [header, footer].entries()) {
          expect(await part.evaluate((element, before) => element === before, nodes[index])).toBe(true);
        }
      };
      const switched = markets.getByRole('link', { name: t(`common.market.${other}`) });
      await expect(notice).toBeVisible();
      await expect(entries).toHaveText(t('common.products'));
      const pale = await oneColour(page);

      await main.getByRole('link', { name: product.name, exact: true }).first().click();
      await expect(title(product.name)).toBeVisible();
      await stay();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(notice).toBeVisible();
      await expect(entries).toHaveText(t('common.products'));
      expect(await oneColour(page)).not.toBe(pale);
      await openMarkets();
      await expect(switched).toHaveAttribute('href', there('magnesium'));
      await page.keyboard.press('Escape');

      const health = pathOf(market, '/health/[[...path]]');
      const link = header.getByRole('navigation').locator(`a[href="${health}"]`);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(siteOf(market) + health);
      await expect(main).toBeFocused();
      await stay();
      await expect(notice).toBeHidden();
      await expect(entries).toHaveAttribute('href', health);
      await oneColour(page);

      await page.goBack({ waitUntil: 'commit' });
      await expect(title(product.name)).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(title(list.name)).toBeVisible();
      await stay();
      await expect(notice).toBeVisible();
      await expect(entries).toHaveText(t('common.products'));
      expect(await oneColour(page)).toBe(pale);
      await openMarkets();
      await expect(switched).toHaveAttribute('href', there('supplements'));
    });
  });

  test.describe(`${market}, without script`, { tag: ['@desktop', WHOLE] }, () => {
    test.use({ market, javaScriptEnabled: false });

    test('the frame is that of the page', async ({ page, open, quiet }) => {
      quiet.allow(scriptsOff);
      await open(PRODUCTS, product.path);
      const { header, entries, notice, markets, openMarkets } = parts(page, market);
      await expect(notice).toBeVisible();
      await expect(entries).toHaveText(t('common.products'));
      await oneColour(page);
      await openMarkets();
      const link = markets.getByRole('link', { name: t(`common.market.${other}`) });
      await expect(link).toHaveAttribute('href', there('magnesium'));
      await link.click();
      await expect(page).toHaveURL(there('magnesium'));

      await open('/health/[[...path]]', uidOf(market, 'health_theme', 'sommeil'));
      await expect(notice).toBeHidden();
      await expect(entries).toHaveAttribute('href', pathOf(market, '/health/[[...path]]'));
      await oneColour(page);
      await expect(header).toHaveCount(1);
    });
  });
}
