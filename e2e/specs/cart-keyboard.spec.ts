import type { Locator } from '@playwright/test';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { journeyIn } from '../fixtures/journey.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, drawerOf, summaryOf } from '../screens/bag.ts';
import {
  announced,
  carriersOf,
  codeField,
  codeOf,
  lineOf,
  noteField,
  removeButton,
  zipField,
} from '../screens/cart.ts';
import { hostedWords } from '../screens/checkout.ts';
import { pressOn, tabTo } from '../screens/keyboard.ts';
import * as walk from '../screens/shop-walk.ts';

for (const market of SHOPS) {
  const t = wordsOf(market);
  const shop = journeyIn(market, t);

  test.describe(market, gate(market, {}, '@desktop'), () => {
    test.use({ market });
    test.setTimeout(60_000);

    test('code, postcode, carrier and note by keyboard alone', async ({ page, open }) => {
      const at = { page, t, shop };
      await open('/products/[[...path]]', shop.product.path);
      await page.getByRole('spinbutton', { name: t('catalogue.quantity') }).fill('2');
      await addToBag(page, t, shop.product.name);
      await open('/checkout/cart');

      await tabTo(page, codeField(page, t));
      await page.keyboard.type(shop.minimum.code);
      await page.keyboard.press('Enter');
      await expect(codeOf(page, t, shop.minimum.code)).toContainText(t('cart.codes.waiting'));
      await expect(codeField(page, t)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(shop.code.toLowerCase());
      await page.keyboard.press('Enter');
      await expect(codeField(page, t)).toHaveValue('');
      await expect(announced(page, t('cart.announcement.addCode'))).toBeAttached();
      await pressOn(page, removeButton(page, t, shop.minimum.code));
      await expect(codeOf(page, t, shop.minimum.code)).toHaveCount(0);
      await expect(announced(page, t('cart.announcement.removeCode'))).toBeAttached();
      // The button that had the focus was removed with the code.
      await expect(page.locator(':focus')).toBeVisible();

      await pressOn(page, page.getByText(t('cart.note.title'), { exact: true }));
      await tabTo(page, noteField(page, t));
      await page.keyboard.type(shop.note);
      await pressOn(page, page.getByRole('button', { name: t('cart.note.save'), exact: true }));
      await expect(announced(page, t('cart.announcement.note'))).toBeAttached();

      await tabTo(page, zipField(page, t));
      await page.keyboard.type(shop.zip);
      await page.keyboard.press('Enter');
      const found = t('delivery.found', { count: shop.carriers, zip: shop.zip });
      await expect(announced(page, found)).toBeAttached();
      await tabTo(page, carriersOf(page, t, shop.zip).first());
      await page.keyboard.press('ArrowDown');
      await expect(announced(page, t('cart.announcement.carrier'))).toBeAttached();
      await expect(carriersOf(page, t, shop.zip).nth(1)).toBeFocused();
      await walk.expectWhole({ ...at, shop: { ...shop, code: shop.code.toLowerCase() } });
      await pressOn(page, summaryOf(page, t).getByRole('link', { name: t('cart.summary.checkout') }));
      await pressOn(page, page.getByRole('button', { name: t('checkout.pay') }));
      await expect(page.getByRole('heading', { level: 1, name: hostedWords(market).t.title })).toBeVisible();
    });
  });
}

/** How far, in px, the focused element extends below the upper edge of the footer; 0 for elements of the footer. */
const hiddenBy = (foot: Locator): Promise<number> =>
  foot.evaluate((element) => {
    const focused = document.activeElement;
    if (!focused || element.contains(focused)) return 0;
    return Math.max(0, focused.getBoundingClientRect().bottom - element.getBoundingClientRect().top);
  });

test.describe('a drawer with more lines than it has room for', { tag: ['@desktop', WHOLE] }, () => {
  const market = 'nl-be';
  const t = wordsOf(market);
  const items = [pageIn(market, 'magnesium'), pageIn(market, 'tea'), pageIn(market, 'case')];
  test.use({ market, viewport: { width: 1280, height: 720 } });

  test('its foot hides nothing that has the focus', async ({ page, open }) => {
    for (const { path, name } of items) {
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
    }
    await bagLink(page, t, items.length).click();
    const drawer = drawerOf(page, t);
    for (const { name } of items) await expect(lineOf(drawer, t, name)).toBeVisible();
    const way = drawer.getByRole('link', { name: t('cart.view') });
    const stops: number[] = [];
    while (stops.length < 40 && !(await way.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
      stops.push(await hiddenBy(way.locator('..')));
    }
    await expect(way).toBeFocused();
    expect(stops.length).toBeGreaterThan(9);
    expect(stops.filter((hidden) => hidden > 0)).toEqual([]);
  });
});
