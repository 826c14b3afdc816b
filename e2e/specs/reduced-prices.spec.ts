import type { Locator, Page } from '@playwright/test';
import { MARKETS } from '../../lib/platform/markets.ts';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { addToBag } from '../screens/bag.ts';
import { lineOf } from '../screens/cart.ts';

/** The prerendered page has no price history: the first visit regenerates it. */
const seenAnew = (page: Page, sign: Locator) =>
  expect(async () => {
    if (!(await sign.isVisible())) await page.reload();
    await expect(sign).toBeVisible({ timeout: 1_000 });
  }).toPass();

for (const market of SHOPS) {
  const t = wordsOf(market);
  const was = (amount: number) => t('prices.lowestWas', { price: euros(market, amount) });
  const percent = (percent: number) => t('prices.percent', { percent });

  test.describe(market, gate(market, { 'fr-be': 'desktop' }, '@desktop'), () => {
    test.use({ market });

    test('a reduction is measured by the lowest price of the thirty days before', async ({ page, open }) => {
      const main = page.getByRole('main');
      await open('/products/[[...path]]', pageIn(market, 'bundle').path);
      await seenAnew(page, main.getByText(was(40.3)).first());
      await expect(main.getByText(percent(13)).first()).toBeVisible();

      // The small kit cost 23.90 twenty days ago in France: 24.90 is no reduction there, whatever the shop's compare-at price is.
      await open('/products/[[...path]]', `${pageIn(market, 'kit').path}?variant=70192`);
      const france = MARKETS[market].country === 'fr';
      await seenAnew(page, main.getByText(was(france ? 31.9 : 34)).first());
      await expect(main.getByText(percent(france ? 6 : 12)).first()).toBeVisible();
      await page.getByRole('radio', { name: '75 ml' }).check();
      await expect(main.getByText(euros(market, 24.9)).first()).toBeVisible();
      await expect(main.getByText(was(28)).filter({ visible: true })).toHaveCount(france ? 0 : 1);
      if (!france) return;
      await expect(main.getByText(percent(6))).toHaveCount(0);
      await expect(main.getByText(euros(market, 28))).toHaveCount(0);
      await expect(main.getByRole('deletion')).toHaveCount(0);
    });

    test('a price per measure on the card, on the page and in the cart', { tag: WHOLE }, async ({ page, open }) => {
      const { path, name } = pageIn(market, 'magnesium');
      const unit = t('prices.perUnit', { price: euros(market, 39.67), measure: '100 g' });
      await open('/products/[[...path]]', pageIn(market, 'supplements').path);
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
      await expect(card.getByText(unit)).toBeVisible();
      await open('/products/[[...path]]', path);
      await expect(page.getByRole('main').getByText(unit).first()).toBeVisible();
      await addToBag(page, t, name);
      await open('/checkout/cart');
      await expect(lineOf(page, t, name).getByText(unit)).toBeVisible();
    });
  });
}
