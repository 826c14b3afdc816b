import { expect, type Page } from '@playwright/test';
import type { Journey } from '../fixtures/journey.ts';
import { pathOf } from '../fixtures/places.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { euros, type Words } from '../fixtures/words.ts';
import { summaryOf } from './bag.ts';
import {
  amountsOf,
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
} from './cart.ts';
import { goodCard, homeDelivery, hostedWords, pay, typed } from './checkout.ts';

/** The steps of the complete shop journey that are the same with and without JavaScript. */
type Walk = { page: Page; t: Words; shop: Journey };

/** The field shows why a code does not apply; a code that may apply later stays in the cart until it is removed. */
export async function refuseCodes({ page, t, shop }: Walk): Promise<void> {
  for (const [code, why] of shop.refused) {
    await tryCode(page, t, code);
    await refusedIn(codeField(page, t), code, why);
    await expect(codeOf(page, t, code)).toHaveCount(0);
  }
}

export async function takeCodes({ page, t, shop }: Walk): Promise<void> {
  const { market, code, minimum, product, off, paid, price } = shop;
  await tryCode(page, t, code);
  await expect(codeOf(page, t, code)).toContainText(t('cart.codes.applied'));
  await expect(codeField(page, t)).toHaveValue('');
  const saving = t('cart.saving', { name: code, amount: euros(market, off) });
  await expect(lineOf(page, t, product.name).getByText(saving)).toBeVisible();
  await expect(lineOf(page, t, product.name).getByText(euros(market, 2 * price))).toBeVisible();
  await tryCode(page, t, minimum.code);
  await refusedIn(codeField(page, t), minimum.code, t('cart.warning.DISCOUNT_MINIMUM', { missing: minimum.missing }));
  await expect(codeOf(page, t, minimum.code)).toContainText(t('cart.codes.waiting'));
  await removeButton(page, t, minimum.code).click();
  await expect(codeOf(page, t, minimum.code)).toHaveCount(0);
  await expect(codeOf(page, t, code)).toContainText(t('cart.codes.applied'));
  await expect(amountsOf(page, t).last()).toHaveText(euros(market, paid));
}

/** The gift is a separate line, free, with the name of the offer; its quantity cannot be changed. */
export async function expectGift({ page, t, shop }: Walk): Promise<void> {
  const gift = lineOf(page, t, shop.gift);
  await expect(gift.getByText(t('cart.gift'), { exact: true })).toBeVisible();
  await expect(gift.getByText(shop.giftTitle)).toBeVisible();
  await expect(gift.getByText(t('cart.giftQuantity', { quantity: 1 }))).toBeVisible();
  await expect(gift.getByRole('group')).toHaveCount(0);
}

/**
 * An overseas postcode: the cart says it and has no way on; neither the last page nor a form submitted manually leads
 * to the payment.
 */
export async function refuseOverseas({ page, t, shop }: Walk, zip: string): Promise<void> {
  await tryZip(page, t, zip);
  const notice = excludedNotice(page, t);
  await expect(notice).toContainText(t('delivery.excluded.region', { zip }));
  await expect(notice).toContainText(t('delivery.excluded.regionText'));
  await expect(amountsOf(page, t).nth(1)).toHaveText(t('cart.summary.deliveryNone'));
  await expect(carriersOf(page, t, zip)).toHaveCount(0);
  await expect(summaryOf(page, t).getByText(t('cart.summary.blocked'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('cart.summary.checkout') })).toHaveCount(0);
  await page.goto(pathOf(shop.market, '/checkout'));
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible();
  await expect(notice).toContainText(t('delivery.excluded.region', { zip }));
  await expect(page.getByRole('button', { name: t('checkout.pay') })).toHaveCount(0);
  await page
    .getByRole('main')
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText(t('cart.error.cartExcluded'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
  await expect(zipField(page, t)).toHaveValue(zip);
  await notice.getByRole('link', { name: t('delivery.excluded.change') }).click();
  await expect(zipField(page, t)).toBeInViewport();
  await expect(lineOf(page, t, shop.product.name)).toBeVisible();
}

/** A postcode in the delivery area: its carriers, and how much is missing until delivery is free. */
export async function findCarriers({ page, t, shop }: Walk): Promise<void> {
  const { market, zip, carriers, paid, freeFrom } = shop;
  await tryZip(page, t, zip);
  await expect(carriersOf(page, t, zip)).toHaveCount(carriers);
  const missing = t('delivery.progress.missing', { amount: euros(market, freeFrom - paid), kind: 'relay' });
  await expect(page.getByRole('status').filter({ hasText: missing })).toBeVisible();
}

export async function expectDelivery({ page, t, shop }: Walk): Promise<void> {
  const { market, zip, carrier, paid } = shop;
  await expect(carriersOf(page, t, zip).nth(1)).toBeChecked();
  await expect(amountsOf(page, t)).toHaveText(
    [paid, carrier.price, paid + carrier.price].map((amount) => euros(market, amount)),
  );
}

/** All changes of the cart are there: lines, gift, code, destination, carrier and note. */
export async function expectWhole(walk: Walk): Promise<void> {
  const { page, t, shop } = walk;
  await expectGift(walk);
  await expect(lineOf(page, t, shop.product.name)).toBeVisible();
  await expect(codeOf(page, t, shop.code)).toContainText(t('cart.codes.applied'));
  await expect(zipField(page, t)).toHaveValue(shop.zip);
  await expectDelivery(walk);
  await expect(noteField(page, t)).toHaveValue(shop.note);
}

/** From the cart to the hosted checkout, which shows the content of the cart. */
export async function goToHosted({ page, t, shop }: Walk): Promise<void> {
  const { market, code, note, zip } = shop;
  await summaryOf(page, t)
    .getByRole('link', { name: t('cart.summary.checkout') })
    .click();
  await expect(page.getByRole('definition').last()).toHaveText(euros(market, shop.paid + shop.carrier.price));
  await expect(page.getByRole('region', { name: t('cart.note.label') })).toContainText(note);
  await page.getByRole('button', { name: t('checkout.pay') }).click();
  const hosted = hostedWords(market);
  await expect(page.getByRole('heading', { level: 1, name: hosted.t.title })).toBeVisible();
  const summary = page.getByRole('region', { name: hosted.t.summary });
  await expect(summary).toContainText(code);
  await expect(summary).toContainText(note);
  await expect(summary).toContainText(shop.giftTitle);
  await expect(page.getByRole('textbox', { name: hosted.t.zip, exact: true })).toHaveValue(zip);
  await expect(page.getByRole('radio', { name: homeDelivery(market) })).toBeChecked();
}

/** Pays with the postcode and the carrier taken from the cart; the order contains everything that the cart had. */
export async function payAndCheck({ page, t, shop }: Walk, email: string): Promise<void> {
  const { market, zip, code, paid, off, note, carrier } = shop;
  const hosted = hostedWords(market);
  for (const [label, value] of typed(market, { email, card: goodCard })) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    if (label === hosted.t.zip) await expect(field).toHaveValue(zip);
    else await field.fill(value);
  }
  await pay(page, market);
  await expect(page.getByRole('heading', { level: 1, name: hosted.t.thanks })).toBeVisible();
  const orders = (await sandbox.orders()).filter((order) => order.email === email);
  expect(orders).toMatchObject([
    {
      total: cents(paid + carrier.price),
      delivery: { code: carrier.code, price: cents(carrier.price) },
      lines: [
        {
          variantId: 70011,
          quantity: 2,
          total: cents(paid),
          allocations: [{ type: 'code', code, amount: cents(off) }],
        },
        {
          variantId: 70101,
          quantity: 1,
          total: 0,
          allocations: [{ type: 'automatic', title: shop.giftTitle }],
          attributes: [{ key: '_gift_rule', value: '5001' }],
        },
      ],
    },
  ]);
  expect(orders[0]?.note.replace(/\r\n/g, '\n')).toBe(note);
  await page.getByRole('link', { name: hosted.t.shop }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.thanks.title') })).toBeVisible();
  await expect(page.getByText(t('checkout.thanks.order', { order: orders[0]?.name ?? '' }))).toBeVisible();
}

const cents = (amount: number): number => Math.round(amount * 100);
