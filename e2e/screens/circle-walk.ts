import { type BrowserContext, expect } from '@playwright/test';
import type { Route } from '../../lib/platform/i18n/routes.ts';
import type { Order } from '../../packages/sandbox/shopify/engine/order-types.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { serviceCart } from '../fixtures/service-cart.ts';
import { isTokenAlive } from '../fixtures/shop-service.ts';
import { arrivesAt } from '../fixtures/test.ts';
import { euros } from '../fixtures/words.ts';
import { addMagnesium, orderCard, orderPage, stepOf, title, type Visit } from './account.ts';
import { bagLink } from './bag.ts';
import * as desk from './information.ts';
import { accountLink, enter, expectLogin, signOutButton, tokenIn } from './sign-in.ts';
import * as back from './withdrawal.ts';

/** The steps of the complete account journey, in order. */
type Walk = Visit & { context: BrowserContext; open: (route: Route) => Promise<void> };

/** A visitor who wants to see their orders registers and arrives there; the cart now belongs to the account. */
export async function register(walk: Walk): Promise<void> {
  const { page, context, market, t, person } = walk;
  const orders = pathOf(market, '/my-account/orders');
  await addMagnesium(walk);
  await expect(accountLink(page, t, 'signIn')).toBeVisible();
  await page.goto(orders);
  await enter(page, market, t, person, 'register');
  await arrivesAt(page, siteOf(market) + orders);
  await expect(title(page, t('account.orders.title'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('account.orders.empty.title') })).toBeVisible();
  await expect(accountLink(page, t, 'account')).toBeVisible();
  await expect(bagLink(page, t, 1)).toBeVisible();
  const buyerIdentity = { customer: { email: person.email } };
  expect(await serviceCart(context, market)).toMatchObject({ totalQuantity: 1, buyerIdentity });
}

/** The order is in the list and has its own page, which tracks it until it is delivered. */
export async function followOrder({ page, market, t, open }: Walk, order: Order): Promise<void> {
  await open('/my-account/orders');
  const card = orderCard(page, t, order);
  await expect(card).toContainText(euros(market, order.total / 100));
  await expect(stepOf(card, t)).toContainText(t('account.track.ordered'));
  await card.getByRole('link', { name: t('account.card.open') }).click();
  await expect(title(page, t('account.order.title', { name: order.name }))).toBeVisible();
  const line = page.getByRole('main').getByRole('link', { name: pageIn(market, 'magnesium').name, exact: true });
  await expect(line).toBeVisible();
  await expect(page.getByText(t('cart.summary.vat', { amount: euros(market, order.tax / 100) }))).toBeVisible();
  const tracking = { company: 'Colis du Vercors', number: `CV${order.number}` };
  await sandbox.order(order.number, 'deliver', { tracking });
  await page.reload();
  await expect(stepOf(page, t)).toContainText(t('account.track.delivered'));
  await expect(page.getByText(tracking.number)).toBeVisible();
}

/** From the page of the order. */
export async function returnProduct({ page, market, t, person }: Walk, { name: order }: Order): Promise<void> {
  const line = pageIn(market, 'magnesium').name;
  await page.getByRole('link', { name: t('account.order.return'), exact: true }).click();
  await back.lineBox(page, line).check();
  await back.returnButton(page, t).click();
  await back.expectReturn(page, t, { email: person.email, order, line });
}

/** From the footer of any page, without an account. */
export async function withdrawAsGuest({ page, t, person }: Walk, { name: order }: Order): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('withdrawal.title'), exact: true })
    .click();
  await expect(title(page, t('withdrawal.heading'))).toBeVisible();
  const declared = { name: 'Maud Delvaux', order, email: person.email };
  await back.fillDeclaration(page, t, declared);
  await back.toReview(page, t);
  await back.expectReview(page, t, declared);
  await back.reviewButton(page, t, 'confirm').click();
  await back.expectReceipt(page, t, declared);
}

export async function changeAddress({ page, market, t, open }: Walk): Promise<void> {
  const address = desk.addressIn(market);
  await open('/my-account/informations');
  await desk.fillAddress(page, t, address);
  await desk.saveAddress(page, t).click();
  await expect(desk.savedNotice(page, t, 'address')).toBeFocused();
  await desk.addressItem(page, t, address.address1).getByRole('link').click();
  await desk.fillAddress(page, t, { address1: '9 ter' });
  await desk.saveAddress(page, t).click();
  await expect(desk.addressItem(page, t, '9 ter')).toBeVisible();
}

export async function reorder({ page, market, t }: Walk, { number }: Order): Promise<void> {
  await page.goto(orderPage(market, number));
  await page.getByRole('button', { name: t('account.reorder.action') }).click();
  await expect(title(page, t('cart.title'))).toBeVisible();
  await expect(bagLink(page, t, 1)).toBeVisible();
}

/** Signs out of the site, the shop and the provider; the cart remains, without an owner. */
export async function signOut({ page, context, market, t, person, open }: Walk): Promise<void> {
  await open('/my-account');
  await expect(title(page, t('account.overview.greeting', { name: person.givenName }))).toBeVisible();
  const token = (await tokenIn(context, market)) ?? '';
  expect(await isTokenAlive(token)).toBe(true);
  await signOutButton(page, t).click();
  await arrivesAt(page, siteOf(market) + pathOf(market, '/'));
  await expect(accountLink(page, t, 'signIn')).toBeVisible();
  await expect(bagLink(page, t, 1)).toBeVisible();
  const buyerIdentity = { customer: null };
  expect(await serviceCart(context, market)).toMatchObject({ totalQuantity: 1, buyerIdentity });
  expect(await isTokenAlive(token)).toBe(false);
  expect(await tokenIn(context, market)).toBeNull();
}

/** The provider asks for the password again, and everything is there. */
export async function signInAgain({ page, market, t, person }: Walk, order: Order): Promise<void> {
  await accountLink(page, t, 'signIn').click();
  await expectLogin(page, t);
  await enter(page, market, t, person, 'signIn');
  await arrivesAt(page, siteOf(market) + pathOf(market, '/my-account'));
  await expect(bagLink(page, t, 1)).toBeVisible();
  await page.getByRole('link', { name: t('account.overview.allOrders') }).click();
  await expect(orderCard(page, t, order)).toBeVisible();
}
