import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { type Words as Hosted, wordsFor } from '../../packages/sandbox/checkout/messages.ts';

export const goodCard = '4242 4242 4242 4242';
export const refusedCard = '4000 0000 0000 0002';

export function hostedWords(locale: Locale): Hosted {
  const { language, country } = MARKETS[locale];
  return wordsFor(language.toUpperCase(), country.toUpperCase(), 'EUR');
}

const places = {
  fr: { address1: '12 rue des Simples', zip: '26150', city: 'Die' },
  be: { address1: 'Plantenstraat 3', zip: '9000', city: 'Gent' },
  tn: { address1: '', zip: '', city: '' },
} as const;

/** A buyer of this run only: the embedded shop retains its orders. */
export const newEmail = (): string => `${randomUUID()}@exemple.test`;

export type Buyer = { email: string; card: string };

/** The buyer's input, in the order of the page, with the label of each field. */
export function typed(locale: Locale, { email, card }: Buyer): [label: string, value: string][] {
  const { t } = hostedWords(locale);
  const { address1, zip, city } = places[MARKETS[locale].country];
  return [
    [t.email, email],
    [t.firstName, 'Camille'],
    [t.lastName, 'Dupuis'],
    [t.address1, address1],
    [t.zip, zip],
    [t.city, city],
    [t.card, card],
    [t.expiry, '12/40'],
    [t.cvc, '123'],
  ];
}

/** Home delivery, as the shop names it in each language. */
export const homeDelivery = (locale: Locale): RegExp =>
  MARKETS[locale].language === 'nl' ? /^Aan huis/ : /^À domicile/;

export async function fillCheckout(page: Page, locale: Locale, buyer: Buyer): Promise<void> {
  const { t } = hostedWords(locale);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  for (const [label, value] of typed(locale, buyer))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByRole('radio', { name: homeDelivery(locale) }).check();
}

export const pay = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: hostedWords(locale).t.pay, exact: true }).click();
