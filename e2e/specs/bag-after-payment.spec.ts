import { pageIn } from '../fixtures/catalogue.ts';
import { DESKTOP, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink } from '../screens/bag.ts';
import { fillCheckout, goodCard, hostedWords, newEmail, pay } from '../screens/checkout.ts';

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(market, { tag: [DESKTOP, WHOLE] }, () => {
    test.use({ market });
    test.setTimeout(60_000);

    test('after a payment the bag is empty, whichever way leads back', async ({ page, context, open }) => {
      const { path, name } = pageIn(market, 'magnesium');
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      const kept = await context.newPage();
      await kept.goto(siteOf(market) + pathOf(market, '/ecommerce'));
      await expect(bagLink(kept, t, 1)).toBeVisible();
      await open('/checkout');
      await page.getByRole('button', { name: t('checkout.pay') }).click();
      await fillCheckout(page, market, { email: newEmail(), card: goodCard });
      await pay(page, market);
      await expect(page.getByRole('heading', { level: 1, name: hostedWords(market).t.thanks })).toBeVisible();

      // A new tab finds that the cart no longer exists, and resets the count.
      const fresh = await context.newPage();
      await fresh.goto(siteOf(market) + pathOf(market, '/f-a-q/[[...path]]'));
      await expect(bagLink(fresh, t, 0)).toBeVisible();
      // A page restored from the back/forward cache, which test browsers do not have, reads the cookie again.
      await kept.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(bagLink(kept, t, 0)).toBeVisible();
    });

    test('the page of the checkout that finds its cart paid empties the bag', async ({ page, open }) => {
      const { path, name } = pageIn(market, 'magnesium');
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await open('/checkout');
      await page.getByRole('button', { name: t('checkout.pay') }).click();
      await fillCheckout(page, market, { email: newEmail(), card: goodCard });
      await pay(page, market);
      await expect(page.getByRole('heading', { level: 1, name: hostedWords(market).t.thanks })).toBeVisible();
      await open('/checkout');
      await expect(page.getByRole('heading', { level: 1, name: t('cart.empty.title') })).toBeVisible();
      await expect(bagLink(page, t, 0)).toBeVisible();
    });
  });
}
