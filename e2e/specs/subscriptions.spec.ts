import type { Page } from '@playwright/test';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { WHOLE, widthOf } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { euros, type Words, wordsOf } from '../fixtures/words.ts';
import { addToBag } from '../screens/bag.ts';
import { hostedWords } from '../screens/checkout.ts';
import { scriptsOff } from '../screens/no-script.ts';

/** Clarté of the demonstration shop: 16.90 once, or a tenth less each month, or three boxes in advance. */
const PLANS = {
  fr: { monthly: 'Tous les mois', advance: 'Trois mois d’avance' },
  nl: { monthly: 'Elke maand', advance: 'Drie maanden vooraf' },
} as const;

const planRadio = (page: Page, t: Words, name: string) =>
  page.getByRole('radio', { name: t('cart.plan.subscription', { name }) });

async function choose(page: Page, t: Words, product: string, option: RegExp | string) {
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: product }).first();
  const select = line.getByRole('combobox', { name: t('cart.plan.choose', { name: product }) });
  if (!(await select.isVisible())) await line.locator('summary').click();
  const label = await select.getByRole('option', { name: option }).textContent();
  await select.selectOption({ label: label ?? '' });
  await line.getByRole('button', { name: t('cart.plan.apply') }).click();
}

for (const market of SHOPS.filter((each) => each !== 'fr-be')) {
  const t = wordsOf(market);
  const plans = PLANS[market === 'nl-be' ? 'nl' : 'fr'];
  const { path, name } = pageIn(market, 'clarity');
  const hosted = hostedWords(market);
  const box = t('checkout.plan.accept');

  test.describe(market, { tag: WHOLE }, () => {
    test.use({ market });

    test('a subscription is chosen, changed and ended in the cart, and nobody pays for one unawares', async ({
      page,
      open,
      axe,
    }) => {
      await open('/products/[[...path]]', path);
      const once = page.getByRole('radio', { name: new RegExp(`^${t('cart.plan.once')}`) });
      await expect(once).toBeChecked();
      await once.focus();
      await page.keyboard.press('ArrowDown');
      await expect(planRadio(page, t, plans.monthly)).toBeChecked();
      await expect(page).toHaveURL(/[?&]plan=80011/);
      await expect(page.getByText(t('cart.plan.open')).first()).toBeVisible();
      await axe();
      await addToBag(page, t, name);
      await open('/checkout/cart');
      const main = page.getByRole('main');
      await expect(main.getByText(t('cart.plan.subscription', { name: plans.monthly }), { exact: true })).toBeVisible();
      await expect(main.getByText(t('cart.plan.cartTitle'))).toBeVisible();
      await choose(page, t, name, new RegExp(plans.advance));
      await expect(main.getByText(t('cart.plan.subscription', { name: plans.advance }), { exact: true })).toBeVisible();
      await expect(main).toContainText(euros(market, 43.08));
      await axe();
      await open('/checkout');
      await expect(page.getByRole('heading', { name: t('checkout.plan.title') })).toBeVisible();
      await axe();
      await page.getByRole('button', { name: t('checkout.pay') }).click();
      await expect(page.getByRole('checkbox', { name: box })).toBeFocused();
      await expect(page).not.toHaveURL(/checkouts/);
      await page.getByRole('checkbox', { name: box }).check();
      await page.getByRole('button', { name: t('checkout.pay') }).click();
      await expect(page.getByText(hosted.t.recurring)).toBeVisible();
      await open('/checkout/cart');
      await choose(page, t, name, new RegExp(t('cart.plan.once')));
      await expect(main.getByText(t('cart.plan.subscription', { name: plans.advance }), { exact: true })).toHaveCount(
        0,
      );
      await open('/checkout');
      await expect(page.getByRole('checkbox', { name: box })).toHaveCount(0);
    });
  });

  test.describe(`${market} without script`, { tag: [WHOLE, widthOf(market)] }, () => {
    test.use({ market, javaScriptEnabled: false });

    test('a subscription is chosen, explained, changed and acknowledged by plain forms', async ({
      page,
      open,
      quiet,
    }) => {
      quiet.allow(scriptsOff);
      await open('/products/[[...path]]', path);
      await expect(page.getByText(t('cart.plan.open')).first()).toBeHidden();
      await planRadio(page, t, plans.monthly).check();
      await expect(page.getByText(t('cart.plan.open')).first()).toBeVisible();
      await page.getByRole('button', { name: t('catalogue.add') }).click();
      const main = page.getByRole('main');
      await expect(main.getByText(t('cart.plan.subscription', { name: plans.monthly }), { exact: true })).toBeVisible();
      await choose(page, t, name, new RegExp(plans.advance));
      await expect(main.getByText(t('cart.plan.subscription', { name: plans.advance }), { exact: true })).toBeVisible();
      await open('/checkout');
      await page.getByRole('checkbox', { name: box }).check();
      await page.getByRole('button', { name: t('checkout.pay') }).click();
      await expect(page.getByText(hosted.t.recurring)).toBeVisible();
    });
  });
}
