import { SHOPS } from '../fixtures/catalogue.ts';
import { gate } from '../fixtures/gate.ts';
import { journeyIn } from '../fixtures/journey.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { carriersOf, noteField, refusedIn, tryZip, zipField } from '../screens/cart.ts';
import { hostedWords, newEmail } from '../screens/checkout.ts';
import { scriptsOff } from '../screens/no-script.ts';
import * as walk from '../screens/shop-walk.ts';

test.use({ javaScriptEnabled: false });

for (const market of SHOPS) {
  const t = wordsOf(market);
  const shop = journeyIn(market, t);
  const hosted = hostedWords(market);

  test.describe(market, gate(market, { 'nl-be': 'desktop' }), () => {
    test.use({ market });
    test.setTimeout(60_000);

    test('the whole shop without script', { tag: '@phone' }, async ({ page, open, quiet }) => {
      quiet.allow(scriptsOff);
      const at = { page, t, shop };
      const email = newEmail();
      const title = page.getByRole('heading', { level: 1, name: t('cart.title') });
      await open('/products/[[...path]]', shop.product.path);
      await page.getByRole('spinbutton', { name: t('catalogue.quantity') }).fill('2');
      await page.getByRole('button', { name: t('catalogue.add') }).click();
      await expect(title).toBeVisible();
      await walk.expectGift(at);

      await walk.refuseCodes(at);
      await walk.takeCodes(at);
      await tryZip(page, t, shop.wrong);
      await refusedIn(zipField(page, t), shop.wrong, t('cart.error.postcodeInvalid'));
      if (market === 'fr-fr') await walk.refuseOverseas(at, '97400');
      await walk.findCarriers(at);
      await carriersOf(page, t, shop.zip).nth(1).check();
      await page.getByRole('button', { name: t('delivery.choose') }).click();
      await walk.expectDelivery(at);
      await page.getByText(t('cart.note.title'), { exact: true }).click();
      await noteField(page, t).fill(shop.note);
      await page.getByRole('button', { name: t('cart.note.save'), exact: true }).click();
      await expect(page.getByText(t('cart.note.saved'), { exact: true })).toBeVisible();

      await walk.goToHosted(at);
      await page.getByRole('link', { name: hosted.t.back }).click();
      // The SameSite=Strict cookie is not sent with this navigation: a link on this site sends it.
      await expect(title).toBeVisible();
      await expect(page.getByRole('main').getByText(t('cart.empty.title'))).toHaveCount(0);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cart.addedLink') })
        .click();
      await walk.expectWhole(at);
      await walk.goToHosted(at);
      await walk.payAndCheck(at, email);
      await open('/checkout/cart');
      await expect(page.getByRole('main').getByText(t('cart.empty.title'))).toBeVisible();
    });
  });
}
