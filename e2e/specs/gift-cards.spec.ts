import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE, widthOf } from '../fixtures/gate.ts';
import { journeyIn } from '../fixtures/journey.ts';
import { expect, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { addToBag, summaryOf } from '../screens/bag.ts';
import { amountsOf, announced, carriersOf, removeButton, tryZip } from '../screens/cart.ts';
import { homeDelivery, hostedWords, newEmail, typed } from '../screens/checkout.ts';
import { EXPIRED_CARD, giftCardField, giftCardOf, LARGE_CARD, SMALL_CARD, tryGiftCard } from '../screens/gift-cards.ts';
import { scriptsOff } from '../screens/no-script.ts';

for (const market of SHOPS) {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'magnesium');
  const { zip } = journeyIn(market, t);
  const hosted = hostedWords(market);

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }, widthOf(market)), () => {
    test.use({ market });

    test('gift cards pay in the cart, are refused in words, and go again', async ({ page, open, axe }) => {
      await open('/products/[[...path]]', path);
      await page.getByRole('spinbutton', { name: t('catalogue.quantity') }).fill('3');
      await addToBag(page, t, name);
      await open('/checkout/cart');
      await tryGiftCard(page, t, SMALL_CARD.code.toLowerCase());
      await expect(giftCardOf(page, t, SMALL_CARD.last)).toContainText(
        t('cart.giftCards.used', { amount: euros(market, 25) }),
      );
      await expect(announced(page, t('cart.announcement.addGiftCard')).first()).toBeAttached();
      await expect(giftCardField(page, t)).toHaveValue('');
      await expect(summaryOf(page, t)).toContainText(t('cart.summary.toPay'));
      await expect(amountsOf(page, t).last()).toHaveText(euros(market, 3 * 11.9 - 25));
      await tryGiftCard(page, t, EXPIRED_CARD);
      await expect(giftCardField(page, t)).toHaveAccessibleDescription(t('cart.error.giftCardRefused'));
      await expect(giftCardOf(page, t, SMALL_CARD.last)).toBeVisible();
      await axe();
      await tryGiftCard(page, t, LARGE_CARD.code);
      await expect(giftCardOf(page, t, LARGE_CARD.last)).toBeVisible();
      await expect(amountsOf(page, t).last()).toHaveText(euros(market, 0));
      await removeButton(page, t, t('cart.giftCards.card', { last: SMALL_CARD.last })).click();
      await expect(giftCardOf(page, t, SMALL_CARD.last)).toHaveCount(0);
      await expect(giftCardOf(page, t, LARGE_CARD.last)).toContainText(euros(market, 3 * 11.9));
    });
  });

  test.describe(`${market} without script`, { tag: [WHOLE, widthOf(market)] }, () => {
    test.use({ market, javaScriptEnabled: false });

    test('a gift card pays the whole order, and its code is in no address', async ({ page, open, quiet }) => {
      quiet.allow(scriptsOff);
      await open('/products/[[...path]]', path);
      await page.getByRole('button', { name: t('catalogue.add') }).click();
      await tryGiftCard(page, t, EXPIRED_CARD);
      await expect(giftCardField(page, t)).toHaveAccessibleDescription(t('cart.error.giftCardRefused'));
      expect(page.url()).not.toMatch(/NEXX|PASS/i);
      await tryGiftCard(page, t, LARGE_CARD.code);
      await expect(giftCardOf(page, t, LARGE_CARD.last)).toBeVisible();
      await tryZip(page, t, zip);
      await expect(carriersOf(page, t, zip).first()).toBeVisible();
      await expect(page.getByText(t('cart.summary.nothingToPay'))).toBeVisible();
      await summaryOf(page, t)
        .getByRole('link', { name: t('cart.summary.checkout') })
        .click();
      await expect(page.getByText(t('checkout.introPaid'))).toBeVisible();
      await page.getByRole('button', { name: t('checkout.confirm') }).click();
      await expect(page.getByText(hosted.t.nothingDue)).toBeVisible();
      const noCard = [hosted.t.card, hosted.t.expiry, hosted.t.cvc];
      for (const [label, value] of typed(market, { email: newEmail(), card: '' })) {
        if (!noCard.includes(label)) await page.getByRole('textbox', { name: label, exact: true }).fill(value);
      }
      await page.getByRole('radio', { name: homeDelivery(market) }).check();
      await page.getByRole('button', { name: hosted.t.confirm, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: hosted.t.thanks })).toBeVisible();
      await expect(page.getByText(`${hosted.t.giftCard} •••• ${LARGE_CARD.last}`)).toBeVisible();
    });
  });
}
