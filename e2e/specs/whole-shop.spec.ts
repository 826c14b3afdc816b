import { SHOPS } from '../fixtures/catalogue.ts';
import { gate } from '../fixtures/gate.ts';
import { journeyIn } from '../fixtures/journey.ts';
import { serviceCart } from '../fixtures/service-cart.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, drawerOf } from '../screens/bag.ts';
import { announced, carriersOf, lineOf, noteField, refusedIn, tryZip, zipField } from '../screens/cart.ts';
import { hostedWords, newEmail } from '../screens/checkout.ts';
import * as walk from '../screens/shop-walk.ts';

for (const market of SHOPS) {
  const t = wordsOf(market);
  const shop = journeyIn(market, t);
  const hosted = hostedWords(market);

  test.describe(market, gate(market, { 'fr-fr': 'phone' }), () => {
    test.use({ market });
    test.setTimeout(60_000);

    test('gift, code, carrier, note: from two products to the order', async ({ page, context, open }) => {
      const at = { page, t, shop };
      const email = newEmail();
      await open('/products/[[...path]]', shop.product.path);
      await page.getByRole('spinbutton', { name: t('catalogue.quantity') }).fill('2');
      await addToBag(page, t, shop.product.name);
      await bagLink(page, t, 3).click();
      const drawer = drawerOf(page, t);
      await expect(lineOf(drawer, t, shop.gift).getByText(t('cart.gift'), { exact: true })).toBeVisible();
      await drawer.getByRole('link', { name: t('cart.view') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
      await walk.expectGift(at);

      await walk.refuseCodes(at);
      await walk.takeCodes(at);
      expect(await serviceCart(context, market)).toMatchObject({
        totalQuantity: 3,
        cost: { totalAmount: { amount: String(shop.paid) } },
        discountCodes: [{ code: shop.code, applicable: true }],
      });
      await tryZip(page, t, shop.wrong);
      await refusedIn(zipField(page, t), shop.wrong, t('delivery.error.zipInvalid', shop.form));
      await expect(zipField(page, t)).toBeFocused();
      if (market === 'fr-fr') await walk.refuseOverseas(at, '97400');
      await walk.findCarriers(at);
      await carriersOf(page, t, shop.zip).nth(1).check();
      await expect(announced(page, t('cart.announcement.carrier'))).toBeAttached();
      await walk.expectDelivery(at);
      await page.getByText(t('cart.note.title'), { exact: true }).click();
      await noteField(page, t).fill(shop.note);
      await page.getByRole('button', { name: t('cart.note.save'), exact: true }).click();
      await expect(page.getByText(t('cart.note.saved'), { exact: true })).toBeVisible();

      await walk.goToHosted(at);
      // The SameSite=Strict cookie is not sent with this navigation: the page does not know the cart yet, and shows neither an
      // empty cart nor its contents.
      const { promise: known, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/api/ecommerce/cart?*', (route) => known.then(() => route.continue()));
      await page.getByRole('link', { name: hosted.t.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
      await expect(page.getByRole('main').getByText(t('cart.loading'))).toBeAttached();
      await expect(page.getByRole('main').getByText(t('cart.empty.title'))).toHaveCount(0);
      answer();
      await walk.expectWhole(at);
      await walk.goToHosted(at);
      await walk.payAndCheck(at, email);
      await expect(bagLink(page, t, 0)).toBeVisible();
      await open('/checkout/cart');
      await expect(page.getByRole('main').getByText(t('cart.empty.title'))).toBeVisible();
    });
  });
}
