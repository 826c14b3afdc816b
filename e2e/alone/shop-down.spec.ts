import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, drawerOf, quantityOf } from '../screens/bag.ts';

// Pages rendered while the shop is down are served once more before they are regenerated: the files after this one wait for that.
for (const market of SHOPS) {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'clarity');

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }), () => {
    test.use({ market });

    test('a shop that is down: pages stand, the cart says so, keeps its cookie and comes back', async ({
      page,
      context,
      open,
      sandbox,
      quiet,
      baseURL,
    }) => {
      quiet.allow(/status of 503/);
      const cookie = async () => (await context.cookies(baseURL ?? '')).find((each) => each.name === 'cart')?.value;
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      const id = await cookie();
      await sandbox.fault({ kind: 'status', status: 503 });
      await open('/products/[[...path]]', path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('button', { name: t('catalogue.add') }).click();
      await expect(page.getByRole('alert').filter({ hasText: t('cart.error.unconfirmed') })).toBeVisible();
      await bagLink(page, t, 1).click();
      const drawer = drawerOf(page, t);
      await expect(drawer.getByText(t('cart.unavailable'), { exact: true })).toBeVisible();
      await sandbox.clearFaults();
      await drawer.getByRole('button', { name: t('cart.retry') }).click();
      await expect(quantityOf(drawer, t, name)).toHaveText('1');

      await sandbox.fault({ kind: 'status', status: 503 });
      const unavailable = page.getByRole('main').getByText(t('cart.unavailable'), { exact: true });
      await open('/checkout');
      await expect(unavailable).toBeVisible();
      await open('/checkout/cart');
      await expect(unavailable).toBeVisible();
      expect(await cookie()).toBe(id);
      await sandbox.clearFaults();
      await open('/checkout/cart');
      await expect(quantityOf(page, t, name)).toHaveText('1');
      await expect(unavailable).toHaveCount(0);
    });
  });
}
