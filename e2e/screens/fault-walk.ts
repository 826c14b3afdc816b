import { expect, type Locator, type Page } from '@playwright/test';
import { MARKETS } from '../../lib/platform/markets.ts';
import type { Journey } from '../fixtures/journey.ts';
import { euros, type Words } from '../fixtures/words.ts';
import { quantityOf, summaryOf } from './bag.ts';
import { amountsOf, carriersOf, codeOf, stepButton, tryCode, tryZip } from './cart.ts';
import { hostedWords } from './checkout.ts';

/** The steps of a journey to the payment, each of which can be retried until it has succeeded. */
export type FaultWalk = { page: Page; t: Words; shop: Journey; name: string };

/** Two boxes at 11.90 euros each, ten per cent off, home delivery. */
export const code = 'BIENVENUE10';
const [one, two, off] = [11.9, 23.8, 21.42];

/** The shop selects the first carrier as soon as it knows the destination. */
const firstCarrier = { fr: 3.9, be: 4.9, tn: Number.NaN };

/** The totals of the journey, in order. */
export const totalsOf = ({ market, carrier }: Journey): string[] => {
  const first = firstCarrier[MARKETS[market].country];
  return [one, two, off, off + first, off + carrier.price].map((amount) => euros(market, amount));
};

export const totalIn = (page: Page, t: Words): Locator => amountsOf(page, t).last();

const gives = (walk: FaultWalk, nth: number, timeout: number) =>
  expect(totalIn(walk.page, walk.t)).toHaveText(totalsOf(walk.shop)[nth] ?? '', { timeout });

/** Each step is idempotent: it first checks whether it already took effect, possibly without a response, and does not repeat it. */
export const steps: ((walk: FaultWalk, timeout: number) => Promise<void>)[] = [
  async (walk, timeout) => {
    const { page, t, name } = walk;
    if ((await quantityOf(page, t, name).textContent()) === '1') await stepButton(page, t, 'increase', name).click();
    await gives(walk, 1, timeout);
  },
  async (walk, timeout) => {
    const { page, t } = walk;
    if ((await codeOf(page, t, code).count()) === 0) await tryCode(page, t, code);
    await expect(codeOf(page, t, code)).toContainText(t('cart.codes.applied'), { timeout });
    await gives(walk, 2, timeout);
  },
  async (walk, timeout) => {
    const { page, t, shop } = walk;
    if ((await carriersOf(page, t, shop.zip).count()) === 0) await tryZip(page, t, shop.zip);
    await expect(carriersOf(page, t, shop.zip)).toHaveCount(shop.carriers, { timeout });
    await gives(walk, 3, timeout);
  },
  async (walk, timeout) => {
    const { page, t, shop } = walk;
    await carriersOf(page, t, shop.zip).nth(1).click();
    await gives(walk, 4, timeout);
  },
];

/** From the cart to the payment, whose page shows the same total. */
export async function toPayment({ page, t, shop }: FaultWalk, timeout: number): Promise<void> {
  const total = totalsOf(shop).at(-1) ?? '';
  await summaryOf(page, t)
    .getByRole('link', { name: t('cart.summary.checkout') })
    .click();
  await expect(page.getByRole('definition').last()).toHaveText(total, { timeout });
  await pay({ page, t, shop }, timeout);
}

export async function pay({ page, t, shop }: Omit<FaultWalk, 'name'>, timeout: number): Promise<void> {
  const hosted = hostedWords(shop.market);
  await page.getByRole('button', { name: t('checkout.pay') }).click();
  await expect(page.getByRole('heading', { level: 1, name: hosted.t.title })).toBeVisible({ timeout });
}
