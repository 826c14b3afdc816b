import { pageIn } from '../fixtures/catalogue.ts';
import { gateIf, PHONE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, summaryOf } from '../screens/bag.ts';

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(market, gateIf(market === 'nl-be', PHONE), () => {
    test.use({ market });

    test('the total and the way on stay in view on a phone', async ({ page, open, axe }) => {
      for (const item of ['magnesium', 'tea', 'clarity'] as const) {
        await open('/products/[[...path]]', pageIn(market, item).path);
        await addToBag(page, t, pageIn(market, item).name);
      }
      await open('/checkout/cart');
      const way = page.getByRole('link', { name: t('cart.bar.checkout'), exact: true });
      const total = summaryOf(page, t).getByRole('definition').last();
      await expect(way).toBeInViewport();
      const bar = page.locator('div').filter({ has: way }).last();
      await expect(bar).toContainText((await total.textContent()) ?? '');
      await axe();
      await total.scrollIntoViewIfNeeded();
      await expect(way).toBeHidden();
      await page.evaluate(() => window.scrollTo(0, 0));
      await way.click();
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible();
    });
  });
}
