import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../lib/platform/markets.ts';
import type { Order } from '../../packages/sandbox/shopify/engine/order-types.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { signedIn } from '../fixtures/http-sign-in.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { arrivesAt } from '../fixtures/test.ts';
import type { Words } from '../fixtures/words.ts';
import { addToBag } from './bag.ts';
import { goodCard, homeDelivery, hostedWords, pay, typed } from './checkout.ts';
import { enter, type Person } from './sign-in.ts';

/** The steps of a customer with an account that are the same with and without JavaScript. */
export type Visit = { page: Page; market: Locale; t: Words; person: Person };

export const orderPage = (market: Locale, number: number, below: '' | 'return' = ''): string =>
  pathOf(market, below ? '/my-account/orders/[order]/return' : '/my-account/orders/[order]', String(number));

export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

/** An order in the list, by its name. */
export const orderCard = (page: Page, t: Words, { name }: Pick<Order, 'name'>): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: t('account.card.name', { name }) }) });

/** The current step of an order's progress. @param around a card, or the page of one order */
export const stepOf = (around: Page | Locator, t: Words): Locator =>
  around.getByRole('list', { name: t('account.track.label') }).locator('[aria-current=step]');

/** Registers an account through the interface, on the way to a page of the site. */
export async function registerByHand({ page, market, t, person }: Visit, path: string): Promise<void> {
  await page.goto(`${pathOf(market, '/login')}?${new URLSearchParams({ to: path })}`);
  await enter(page, market, t, person, 'register');
  await arrivesAt(page, siteOf(market) + path);
}

/** Signs in and opens a page of the site. */
export async function signInFor(
  { page, market, person: { email, password } }: Omit<Visit, 't'>,
  path: string,
): Promise<void> {
  await signedIn(page.context(), market, { email, password });
  await page.goto(path);
  await expect(page).toHaveURL(siteOf(market) + path);
}

/** Registers an account and opens a page of the site with it. */
export async function registerFor({ page, market, person }: Omit<Visit, 't'>, path: string): Promise<void> {
  await signedIn(page.context(), market, person);
  await page.goto(path);
  await expect(page).toHaveURL(siteOf(market) + path);
}

/** Registers an account and buys a product. */
export async function newCustomer(visit: Visit, pieces = 1): Promise<Order> {
  await signedIn(visit.page.context(), visit.market, visit.person);
  await addMagnesium(visit, pieces);
  return payAs(visit);
}

/** Adds a product to the cart, from its page. */
export async function addMagnesium({ page, market, t }: Visit, pieces = 1): Promise<void> {
  const { path, name } = pageIn(market, 'magnesium');
  await page.goto(pathOf(market, '/products/[[...path]]', path));
  await page.getByRole('spinbutton', { name: t('catalogue.quantity') }).fill(String(pieces));
  await addToBag(page, t, name);
}

/** From the cart through the hosted checkout, which knows the customer, to the confirmation page. */
export async function payAs({ page, market, t, person }: Visit): Promise<Order> {
  await page.goto(pathOf(market, '/checkout'));
  const recurring = page.getByRole('checkbox', { name: t('checkout.plan.accept') });
  if (await recurring.isVisible()) await recurring.check();
  await page.getByRole('button', { name: t('checkout.pay') }).click();
  const hosted = hostedWords(market);
  await expect(title(page, hosted.t.title)).toBeVisible();
  const known = new Map([
    [hosted.t.email, person.email],
    [hosted.t.firstName, person.givenName],
    [hosted.t.lastName, person.familyName],
  ]);
  for (const [label, value] of typed(market, { email: person.email, card: goodCard })) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    const before = known.get(label);
    if (before === undefined) await field.fill(value);
    else await expect(field).toHaveValue(before);
  }
  await page.getByRole('radio', { name: homeDelivery(market) }).check();
  await pay(page, market);
  await expect(title(page, hosted.t.thanks)).toBeVisible();
  return lastOrder(person);
}

/** The latest order that the shop has of a customer. */
async function lastOrder({ email }: Person): Promise<Order> {
  const [order] = (await sandbox.orders()).filter((each) => each.email === email).sort((a, b) => b.number - a.number);
  if (!order) throw new Error(`the shop has no order of ${email}`);
  return order;
}
