import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, PHONE, WHOLE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, summaryOf } from '../screens/bag.ts';
import { carriersOf, tryZip } from '../screens/cart.ts';
import { scriptsOff } from '../screens/no-script.ts';

const zips = { 'fr-fr': '69004', 'fr-be': '1000', 'nl-be': '9000' } as const;
const DAY_MS = 86_400_000;

for (const market of SHOPS) {
  const t = wordsOf(market);
  /** A sentence with any two days. */
  const dated = (kind: 'home' | 'relay') => new RegExp(t(`delivery.promise.${kind}.between`, { from: '.+', to: '.+' }));
  const undated = new RegExp(t('delivery.promise.home.days', { from: '\\d', to: '\\d' }));
  const product = (page: 'magnesium' | 'soldOut' | 'medicine') =>
    ['/products/[[...path]]', pageIn(market, page).path] as const;

  test.describe(market, gate(market, { 'nl-be': 'desktop' }), () => {
    test.use({ market });

    test('a date on the product, and one of each carrier in the cart', async ({ page, open, axe }) => {
      await open(...product('magnesium'));
      await expect(page.getByRole('main').getByText(dated('home'))).toBeVisible();
      await axe();
      await addToBag(page, t, pageIn(market, 'magnesium').name);
      await open('/checkout/cart');
      await tryZip(page, t, zips[market]);
      await expect(carriersOf(page, t, zips[market]).first()).toBeVisible();
      await expect(summaryOf(page, t).getByText(dated('relay'))).toBeVisible();
      await expect(summaryOf(page, t).getByText(dated('home')).first()).toBeVisible();
      await expect(summaryOf(page, t).getByText(t('delivery.promise.relayChoice'))).toBeVisible();
      await axe();
    });

    test('no date for what is sold out, and none for a medicine', { tag: WHOLE }, async ({ page, open }) => {
      for (const gone of ['soldOut', 'medicine'] as const) {
        await open(...product(gone));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(dated('home'))).toHaveCount(0);
        await expect(page.getByText(undated)).toHaveCount(0);
      }
    });

    test('a page that was kept for a month has no date', { tag: WHOLE }, async ({ page, open }) => {
      await page.clock.setFixedTime(Date.now() + 30 * DAY_MS);
      await open(...product('magnesium'));
      await expect(page.getByRole('main').getByText(undated)).toBeVisible();
      await expect(page.getByText(dated('home'))).toHaveCount(0);
    });
  });

  test.describe(`${market} without script`, gate(market, { 'fr-fr': 'phone' }, PHONE), () => {
    test.use({ market, javaScriptEnabled: false });

    test('working days on the product, and a date in the cart', async ({ page, open, quiet }) => {
      quiet.allow(scriptsOff);
      await open(...product('magnesium'));
      await expect(page.getByRole('main').getByText(undated)).toBeVisible();
      await page.getByRole('button', { name: t('catalogue.add') }).click();
      await tryZip(page, t, zips[market]);
      await expect(summaryOf(page, t).getByText(dated('relay'))).toBeVisible();
    });
  });
}
