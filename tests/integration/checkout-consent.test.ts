import { beforeEach, expect, test, vi } from 'vitest';
import { addToCart } from '../../lib/cart/actions.ts';
import { beginCheckout } from '../../lib/checkout/actions.ts';
import { CONSENT_COOKIE, CONSENT_DAYS, consentCookieValue, newConsent } from '../../lib/consent/rules.ts';
import { env } from '../../lib/platform/env.ts';
import { newRequest } from '../setup/next/headers.ts';
import { Interruption } from '../setup/next/navigation.ts';
import { startServices } from '../setup/services.ts';
import { sellable } from './sellable.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false, getLinePages: async () => ({}) }));

const services = await startServices({ content: false });
const [article = ''] = sellable(services.commerce);
const DAY = 86_400_000;
const knows = () => env().SHOPIFY_API_VERSION >= '2026-04';

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: 'fr-fr', ...fields })) form.set(name, value);
  return form;
}

/** What the address of the checkout says about the visitor's choice. */
async function handedOver(consent: string | null): Promise<unknown> {
  newRequest(consent === null ? {} : { cookies: { [CONSENT_COOKIE]: decodeURIComponent(consent) } });
  await addToCart(posted({ scripted: '1', variantId: article }));
  const error = await beginCheckout(posted({})).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Interruption);
  const text = new URL((error as Interruption).to).searchParams.get('_cs');
  return text === null ? null : JSON.parse(Buffer.from(text, 'base64url').toString());
}
const cookie = (analytics: boolean, at = new Date()) =>
  consentCookieValue(newConsent({ analytics, external: true }, at));

beforeEach(() => {
  services.commerce.state.reset();
});

test.each([
  ['accepted', true],
  ['refused', false],
])('a visitor who has %s analytics is not asked otherwise by the checkout', async (_title, analytics) => {
  expect(await handedOver(cookie(analytics))).toEqual(knows() ? { analytics } : null);
});

test.each([
  ['has not chosen', null],
  ['chose too long ago', cookie(true, new Date(Date.now() - (CONSENT_DAYS + 1) * DAY))],
  ['has a cookie that nobody can read', '%7Bnonsense'],
])('of a visitor who %s nothing is said', async (_title, consent) => {
  expect(await handedOver(consent)).toBeNull();
});
