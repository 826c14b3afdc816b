import type { Page } from '@playwright/test';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { journeyIn } from '../fixtures/journey.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, ownCookies, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { addToBag } from '../screens/bag.ts';
import { announced, codeField, codeOf, lineOf, tryCode } from '../screens/cart.ts';
import { scriptsOff } from '../screens/no-script.ts';

/** Opens a link with a discount code and expects the message `text`; the URL that remains is the page's own. */
async function arrive(page: Page, path: string, code: string, text: string): Promise<void> {
  await page.goto(`${path}?discount=${code}&utm_source=lettre`);
  await expect(announced(page, text)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === path && url.search === '?utm_source=lettre');
}

for (const market of SHOPS) {
  const t = wordsOf(market);
  const { product, code, price, refused } = journeyIn(market, t);
  const applied = t('cart.saving', { name: code, amount: euros(market, 2.24) });

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }, '@desktop'), () => {
    test.use({ market });

    test('a code of a link that can never apply is not kept', { tag: WHOLE }, async ({ page, context }) => {
      const home = pathOf(market, '/');
      for (const [wrong, reason] of refused) {
        await arrive(page, home, wrong, t('cart.codes.refused', { code: wrong, reason }));
      }
      expect(await ownCookies(context, market)).toEqual([]);
    });

    test('a code of a link waits for the cart that it is meant for', async ({ page, context, open }) => {
      await arrive(page, pathOf(market, '/health/[[...path]]'), code, t('cart.codes.kept', { code }));
      expect(await ownCookies(context, market)).toMatchObject([
        { name: 'discount-code', sameSite: 'Strict', secure: true, httpOnly: true },
      ]);
      await open('/products/[[...path]]', product.path);
      await addToBag(page, t, product.name);
      expect((await ownCookies(context, market)).map(({ name }) => name).sort()).toEqual(['cart', 'cart-count']);
      await open('/checkout/cart');
      await expect(codeOf(page, t, code)).toContainText(t('cart.codes.applied'));
      await expect(lineOf(page, t, product.name).getByText(applied)).toBeVisible();
      await expect(lineOf(page, t, product.name).getByText(euros(market, price - 2.24))).toBeVisible();
    });

    test('a code of a link is applied at once to a cart, or says why not', { tag: WHOLE }, async ({ page, open }) => {
      await open('/products/[[...path]]', product.path);
      await addToBag(page, t, product.name);
      const shelf = pathOf(market, '/products/[[...path]]', pageIn(market, 'supplements').path);
      const reason = t('cart.warning.DISCOUNT_EXPIRED');
      await arrive(page, shelf, 'HIVER25', t('cart.codes.refused', { code: 'HIVER25', reason }));
      await arrive(page, shelf, code, t('cart.codes.taken', { code }));
      await open('/checkout/cart');
      await expect(codeOf(page, t, code)).toContainText(t('cart.codes.applied'));
      await expect(codeOf(page, t, 'HIVER25')).toHaveCount(0);
      await expect(lineOf(page, t, product.name).getByText(applied)).toBeVisible();
    });
  });
}

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the field of the cart is filled with the code of the link', { tag: WHOLE }, async ({
    page,
    open,
    quiet,
    market,
  }) => {
    quiet.allow(scriptsOff);
    const t = wordsOf(market);
    const { product, code } = journeyIn('fr-fr', t);
    await open('/products/[[...path]]', product.path);
    await page.getByRole('button', { name: t('catalogue.add') }).click();
    await expect(lineOf(page, t, product.name)).toBeVisible();
    await page.goto(`${pathOf(market, '/checkout/cart')}?discount=${code}`);
    await expect(codeField(page, t)).toHaveValue(code);
    await page.getByRole('button', { name: t('cart.codes.apply'), exact: true }).click();
    await expect(codeOf(page, t, code)).toContainText(t('cart.codes.applied'));
  });

  test('why a code does not apply is said at one view, and what was typed stays', async ({
    page,
    open,
    quiet,
    market,
  }) => {
    quiet.allow(scriptsOff);
    const t = wordsOf(market);
    const { product, minimum } = journeyIn('fr-fr', t);
    await open('/products/[[...path]]', product.path);
    await page.getByRole('button', { name: t('catalogue.add') }).click();
    await expect(lineOf(page, t, product.name)).toBeVisible();
    await tryCode(page, t, minimum.code);
    await expect(codeField(page, t)).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(codeField(page, t)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(codeField(page, t)).toHaveValue(minimum.code);
    await expect(codeOf(page, t, minimum.code)).toContainText(t('cart.codes.waiting'));
    // Posted again it is an answer of its own.
    await page.getByRole('button', { name: t('cart.codes.apply'), exact: true }).click();
    await expect(codeField(page, t)).toHaveAttribute('aria-invalid', 'true');
  });
});
