import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { quantityOf, summaryOf } from '../screens/bag.ts';
import { fillCheckout, goodCard, hostedWords, newEmail, pay } from '../screens/checkout.ts';
import { scriptsOff } from '../screens/no-script.ts';

test.use({ javaScriptEnabled: false });

for (const market of SHOPS) {
  const t = wordsOf(market);
  const hosted = hostedWords(market);
  const { name } = pageIn(market, 'magnesium');

  test.describe(market, { tag: WHOLE }, () => {
    test.use({ market });

    test('a first sale without script', { tag: '@phone' }, async ({ page, open, quiet }) => {
      quiet.allow(scriptsOff);
      const email = newEmail();
      await open('/');
      const shelf = pageIn(market, 'supplements').name;
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(shelf, 'i') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: shelf })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await page.getByRole('spinbutton', { name: t('catalogue.quantity') }).fill('2');
      await page.getByRole('button', { name: t('catalogue.add') }).click();

      await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
      await expect(quantityOf(page, t, name)).toHaveText('2');
      await page.getByRole('button', { name: t('cart.increase', { name }) }).click();
      await expect(quantityOf(page, t, name)).toHaveText('3');
      await page.getByRole('button', { name: t('cart.decrease', { name }) }).click();
      await expect(quantityOf(page, t, name)).toHaveText('2');
      await expect(summaryOf(page, t).getByRole('definition').last()).toHaveText(euros(market, 2 * 11.9));
      await summaryOf(page, t)
        .getByRole('link', { name: t('cart.summary.checkout') })
        .click();
      await page.getByRole('button', { name: t('checkout.pay') }).click();

      await fillCheckout(page, market, { email, card: goodCard });
      await pay(page, market);
      await expect(page.getByRole('heading', { level: 1, name: hosted.t.thanks })).toBeVisible();
      expect((await sandbox.orders()).filter((order) => order.email === email)).toHaveLength(1);
      await page.getByRole('link', { name: hosted.t.shop }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.thanks.title') })).toBeVisible();
      await open('/checkout/cart');
      await expect(page.getByRole('main').getByText(t('cart.empty.title'))).toBeVisible();
    });
  });
}
