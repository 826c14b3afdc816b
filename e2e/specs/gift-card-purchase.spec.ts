import type { Page } from '@playwright/test';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { WHOLE, widthOf } from '../fixtures/gate.ts';
import { mailTo } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { euros, type Words, wordsOf } from '../fixtures/words.ts';
import { summaryOf } from '../screens/bag.ts';
import { amountsOf, announced } from '../screens/cart.ts';
import { goodCard, hostedWords, newEmail } from '../screens/checkout.ts';
import { giftCardOf, tryGiftCard } from '../screens/gift-cards.ts';
import { scriptsOff } from '../screens/no-script.ts';

const message = 'Bon anniversaire,\nNoé';

const field = (page: Page, t: Words, name: 'email' | 'name' | 'message' | 'sendOn') =>
  page.getByRole('main').getByLabel(t(`catalogue.giftCard.${name}`));

for (const market of SHOPS) {
  const t = wordsOf(market);
  const card = pageIn(market, 'giftCard');
  const hosted = hostedWords(market);

  /** Pays by card at the hosted checkout, which asks for no address. */
  async function pay(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1, name: hosted.t.title })).toBeVisible();
    await expect(page.getByRole('textbox', { name: hosted.t.zip, exact: true })).toHaveCount(0);
    const values = [
      [hosted.t.email, newEmail()],
      [hosted.t.card, goodCard],
      [hosted.t.expiry, '12/40'],
      [hosted.t.cvc, '123'],
    ] as const;
    for (const [label, value] of values) await page.getByRole('textbox', { name: label, exact: true }).fill(value);
    await page.getByRole('button', { name: hosted.t.pay, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: hosted.t.thanks })).toBeVisible();
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${market}, ${javaScriptEnabled ? 'with' : 'without'} script`, {
      tag: [WHOLE, widthOf(market)],
    }, () => {
      test.use({ market, javaScriptEnabled });

      test('a gift card is bought, sent to somebody, and pays an order', async ({ page, open, axe, quiet }) => {
        quiet.allow(scriptsOff);
        const recipient = newEmail();
        await open('/products/[[...path]]', card.path);
        const main = page.getByRole('main');
        for (const absent of ['catalogue.precautions', 'catalogue.reassurance.region', 'guarantee.link'] as const)
          await expect(main.getByText(t(absent))).toHaveCount(0);
        await page.getByRole('radio', { name: euros(market, 50) }).check();
        await field(page, t, 'message').fill(message);
        // Far above the end of the form: the bar has its button, with the chosen amount. A press scrolls by some of its height.
        await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 600 });
        await page.mouse.wheel(0, -20_000);
        if (javaScriptEnabled) await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        const bar = main.getByRole('button', { name: `${t('catalogue.addShort')} ${card.name}`, exact: true });
        await expect(bar.locator('..').getByText(euros(market, 50))).toBeVisible();
        await expect(bar.locator('..').getByText(euros(market, 25))).toBeHidden();
        await bar.click();
        await expect(field(page, t, 'email')).toHaveAccessibleDescription(
          new RegExp(t('submission.errors.recipientEmailRequired')),
        );
        await expect(field(page, t, 'message')).toHaveValue(message);
        await expect(page.getByRole('radio', { name: euros(market, 50) })).toBeChecked();
        if (javaScriptEnabled) await axe();

        await field(page, t, 'email').fill(recipient);
        await field(page, t, 'name').fill('Noé');
        await page.getByRole('button', { name: t('catalogue.add') }).click();
        if (javaScriptEnabled) await announced(page, t('cart.added', { name: card.name })).waitFor();
        await open('/checkout/cart');
        await expect(main).toContainText(t('cart.recipient.toName', { name: 'Noé', email: recipient }));
        await expect(main.getByText(t('cart.giftOptions.title'))).toHaveCount(0);
        await expect(summaryOf(page, t)).not.toContainText(t('cart.summary.delivery'));
        await expect(summaryOf(page, t)).not.toContainText(/TVA|btw/i);
        await expect(amountsOf(page, t).last()).toHaveText(euros(market, 50));
        if (javaScriptEnabled) await axe();

        await open('/checkout');
        await expect(main).toContainText(recipient);
        await page.getByRole('button', { name: t('checkout.pay') }).click();
        await pay(page);

        const { text } = await mailTo(recipient);
        expect(text).toContain(message);
        const [code = ''] = /[0-9A-F]{4}(?: [0-9A-F]{4}){3}/.exec(text) ?? [];
        await open('/products/[[...path]]', pageIn(market, 'magnesium').path);
        await page.getByRole('button', { name: t('catalogue.add') }).click();
        if (javaScriptEnabled)
          await announced(page, t('cart.added', { name: pageIn(market, 'magnesium').name })).waitFor();
        await open('/checkout/cart');
        await tryGiftCard(page, t, code);
        await expect(giftCardOf(page, t, code.slice(-4))).toContainText(euros(market, 11.9));
      });
    });
  }
}
