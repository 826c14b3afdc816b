import type { Page } from '@playwright/test';
import { SHOPS } from '../fixtures/catalogue.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { journeyIn } from '../fixtures/journey.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, quantityOf } from '../screens/bag.ts';
import { announced, lineOf, removeButton, stepButton } from '../screens/cart.ts';

/** One step of the quantity, until the shop has confirmed it. */
async function step(page: Page, t: Words, way: 'increase' | 'decrease', name: string, quantity: number): Promise<void> {
  await stepButton(page, t, way, name).click();
  await expect(quantityOf(page, t, name)).toHaveText(String(quantity));
  await expect(announced(page, t('cart.updated', { name, quantity }))).toBeAttached();
}

for (const market of SHOPS) {
  const t = wordsOf(market);
  const { product, gift } = journeyIn(market, t);
  const { name } = product;

  test.describe(market, { tag: ['@desktop', WHOLE] }, () => {
    test.use({ market });

    test.beforeEach(async ({ page, open }) => {
      await open('/products/[[...path]]', product.path);
      await addToBag(page, t, name);
      await open('/checkout/cart');
      await expect(lineOf(page, t, gift)).toHaveCount(0);
      await step(page, t, 'increase', name, 2);
      await expect(lineOf(page, t, gift)).toBeVisible();
      await expect(bagLink(page, t, 3)).toBeVisible();
    });

    test('a gift that was taken out stays out until the threshold is crossed anew', async ({ page }) => {
      await removeButton(page, t, gift).click();
      await expect(lineOf(page, t, gift)).toHaveCount(0);
      await expect(announced(page, t('cart.removed', { name: gift })).first()).toBeAttached();
      await step(page, t, 'increase', name, 3);
      await expect(bagLink(page, t, 3)).toBeVisible();
      await expect(lineOf(page, t, gift)).toHaveCount(0);
      await step(page, t, 'decrease', name, 2);
      await step(page, t, 'decrease', name, 1);
      await step(page, t, 'increase', name, 2);
      await expect(lineOf(page, t, gift)).toBeVisible();
      await expect(bagLink(page, t, 3)).toBeVisible();
    });

    test('below the threshold the gift goes, and undo gives back one that was taken out', async ({ page }) => {
      await step(page, t, 'decrease', name, 1);
      await expect(lineOf(page, t, gift)).toHaveCount(0);
      await expect(bagLink(page, t, 1)).toBeVisible();
      await step(page, t, 'increase', name, 2);
      await removeButton(page, t, gift).click();
      await page.getByRole('button', { name: t('cart.undo') }).click();
      await expect(lineOf(page, t, gift).getByText(t('cart.gift'), { exact: true })).toBeVisible();
      await expect(announced(page, t('cart.announcement.restore'))).toBeAttached();
      await expect(bagLink(page, t, 3)).toBeVisible();
      // It is still a gift: it is removed with the product that brought it.
      await step(page, t, 'decrease', name, 1);
      await expect(lineOf(page, t, gift)).toHaveCount(0);
      await expect(bagLink(page, t, 1)).toBeVisible();
    });
  });
}
