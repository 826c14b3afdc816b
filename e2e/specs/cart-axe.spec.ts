import type { Page } from '@playwright/test';
import { pageIn } from '../fixtures/catalogue.ts';
import { fits } from '../fixtures/fits.ts';
import { gate } from '../fixtures/gate.ts';
import { journeyIn } from '../fixtures/journey.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag } from '../screens/bag.ts';
import {
  announced,
  carriersOf,
  codeField,
  codeOf,
  excludedNotice,
  lineOf,
  noteField,
  refusedIn,
  removeButton,
  tryCode,
  tryZip,
  zipField,
} from '../screens/cart.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 390, 1440];

/** The page in its current state has no violation and does not overflow, on small and large screens. */
async function look(page: Page, axe: () => Promise<void>, where: string): Promise<void> {
  // The templates are the same in both languages.
  const checked = (await page.locator('html').getAttribute('lang'))?.startsWith('nl') ? widths : [390];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    if (checked.includes(width)) await test.step(`${where}, ${width} px`, axe);
    await fits(page, where);
  }
}

// France and Belgium share their French texts: one of the two is enough here.
for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);
  const shop = journeyIn(market, t);

  test.describe(market, gate(market, {}, '@desktop'), () => {
    test.use({ market });
    test.setTimeout(90_000);

    test('the full cart, its mistakes and the checkout: axe, and room on every screen', async ({ page, axe, open }) => {
      const box = pageIn(market, 'case');
      await open('/products/[[...path]]', shop.product.path);
      await page.getByRole('spinbutton', { name: t('catalogue.quantity') }).fill('2');
      await addToBag(page, t, shop.product.name);
      await open('/products/[[...path]]', box.path);
      await addToBag(page, t, box.name);
      await open('/checkout/cart');
      await tryCode(page, t, 'NULLEPART');
      await refusedIn(codeField(page, t), 'NULLEPART', t('cart.warning.DISCOUNT_NOT_FOUND'));
      await tryZip(page, t, shop.wrong);
      await expect(zipField(page, t)).toHaveAttribute('aria-invalid', 'true');
      await look(page, axe, 'mistakes');

      const [nowhere, notice] = [market === 'fr-fr' ? '20000' : null, excludedNotice(page, t)];
      if (nowhere) {
        await tryZip(page, t, nowhere);
        await expect(notice).toBeVisible();
        await look(page, axe, 'a line that is not delivered');
        await open('/checkout');
        await look(page, axe, 'checkout that is not delivered');
        await open('/checkout/cart');
      }
      await tryZip(page, t, shop.zip);
      await carriersOf(page, t, shop.zip).nth(1).check();
      await expect(announced(page, t('cart.announcement.carrier'))).toBeAttached();
      await tryCode(page, t, shop.code);
      await expect(codeOf(page, t, shop.code)).toContainText(t('cart.codes.applied'));
      await page.getByText(t('cart.note.title'), { exact: true }).click();
      await noteField(page, t).fill(shop.note);
      await page.getByRole('button', { name: t('cart.note.save'), exact: true }).click();
      await expect(announced(page, t('cart.announcement.note'))).toBeAttached();
      await removeButton(page, t, box.name).click();
      await expect(page.getByRole('button', { name: t('cart.undo') })).toBeVisible();
      await tryCode(page, t, shop.minimum.code);
      await expect(codeOf(page, t, shop.minimum.code)).toContainText(t('cart.codes.waiting'));
      await expect(lineOf(page, t, shop.gift)).toBeVisible();
      await look(page, axe, 'everything');
      await open('/checkout');
      await look(page, axe, 'checkout');
    });
  });
}
