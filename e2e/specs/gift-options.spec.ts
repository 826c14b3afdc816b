import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, widthOf } from '../fixtures/gate.ts';
import { siteOf } from '../fixtures/places.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { announced } from '../screens/cart.ts';
import { fillCheckout, goodCard, hostedWords, newEmail, pay } from '../screens/checkout.ts';
import { scriptsOff } from '../screens/no-script.ts';

const message = 'Bon anniversaire,\nCamille & Noé';

for (const market of SHOPS) {
  const t = wordsOf(market);
  const hosted = hostedWords(market);

  for (const javaScriptEnabled of [true, false]) {
    const signed = javaScriptEnabled ? 'Camille, Noé & Lou' : 'Camille & Noé';
    const last = message.replace('Camille & Noé', signed);
    const attributes = [
      { key: 'gift_wrap', value: 'yes' },
      { key: 'gift_message', value: last },
    ];
    const inGate = gate(market, javaScriptEnabled ? {} : { 'nl-be': 'phone' }, widthOf(market));

    test.describe(`${market}, ${javaScriptEnabled ? 'with' : 'without'} script`, inGate, () => {
      test.use({ market, javaScriptEnabled });

      test('wrapping and a message go with the order', async ({ page, open, axe, quiet }) => {
        quiet.allow(scriptsOff);
        const email = newEmail();
        await open('/products/[[...path]]', pageIn(market, 'magnesium').path);
        await page.getByRole('button', { name: t('catalogue.add') }).click();
        if (javaScriptEnabled)
          await announced(page, t('cart.added', { name: pageIn(market, 'magnesium').name })).waitFor();
        await open('/checkout/cart');
        const field = page.getByRole('textbox', { name: t('cart.giftOptions.message'), exact: true });
        await page.getByText(t('cart.giftOptions.title'), { exact: true }).click();
        await page.getByRole('checkbox', { name: t('cart.giftOptions.wrap') }).check();
        await field.fill(message);
        if (javaScriptEnabled) await axe();
        await page
          .locator('form')
          .filter({ has: field })
          .getByRole('button', { name: t('cart.giftOptions.save') })
          .click();
        if (javaScriptEnabled) await expect(announced(page, t('cart.announcement.gift'))).toBeAttached();
        await expect(page.getByText(t('cart.giftOptions.saved'), { exact: true })).toBeVisible();
        await open('/checkout/cart');
        await expect(field).toHaveValue(message);
        await expect(page.getByRole('checkbox', { name: t('cart.giftOptions.wrap') })).toBeChecked();

        if (javaScriptEnabled) {
          // Saved by the link itself.
          await field.fill(last);
          await page
            .getByRole('link', { name: t('cart.summary.checkout') })
            .first()
            .click();
          await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible();
        } else await open('/checkout');
        const gift = page.getByRole('region', { name: t('cart.giftOptions.summary') });
        await expect(gift).toContainText(t('cart.giftOptions.wrapped'));
        await expect(gift).toContainText(signed);
        if (javaScriptEnabled) await axe();
        await page.getByRole('button', { name: t('checkout.pay') }).click();
        // The pages of the site that were left hold the same words.
        await page.waitForURL((url) => !url.href.startsWith(siteOf(market)));
        await expect(page.getByText(hosted.t.wrapped)).toBeVisible();
        await fillCheckout(page, market, { email, card: goodCard });
        await pay(page, market);
        await expect(page.getByText(signed)).toBeVisible();
        expect((await sandbox.orders()).filter((order) => order.email === email)).toMatchObject([{ attributes }]);
      });
    });
  }
}
