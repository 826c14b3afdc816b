import type { Page } from '@playwright/test';
import { PROBLEMS } from '../../lib/session/problems.ts';
import { demonstrationOf } from '../fixtures/demonstration.ts';
import { fits } from '../fixtures/fits.ts';
import { gate } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { titleSettled } from '../fixtures/title-settled.ts';
import { wordsOf } from '../fixtures/words.ts';
import { registerFor, signInFor } from '../screens/account.ts';
import { newEmail } from '../screens/checkout.ts';
import * as desk from '../screens/information.ts';
import { panelOf, summaryOf } from '../screens/sending.ts';
import { identityWords, newPerson } from '../screens/sign-in.ts';
import * as back from '../screens/withdrawal.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page in its current state has no violation, and no horizontal scrolling from 1440 down to 320 px. */
async function look(page: Page, axe: () => Promise<void>, where: string): Promise<void> {
  // The templates are the same in both languages.
  const checked = (await page.locator('html').getAttribute('lang'))?.startsWith('nl') ? [1440, 390] : [390];
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    if (checked.includes(width)) await test.step(`${where}, ${width} px`, axe);
    await fits(page, where);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The same after an action, which may refetch the page. */
async function lookAfterAction(page: Page, axe: () => Promise<void>, where: string): Promise<void> {
  await titleSettled(page);
  await look(page, axe, where);
}

/** One error name for each page of messages. */
const problems = Object.entries(PROBLEMS).filter(
  ([, { words }], index, all) => all.findIndex(([, other]) => other.words === words) === index,
);

/** One word that is too long for a line. */
const longWord = 'Vandenbroucke'.repeat(6);
const street = `12${longWord}`;

// France and Belgium share their French texts: one of the two is enough here.
for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);
  const identity = identityWords(market);
  const account = pathOf(market, '/my-account');
  const information = pathOf(market, '/my-account/informations');

  test.describe(market, gate(market, {}, '@desktop'), () => {
    test.use({ market });
    test.setTimeout(150_000);

    test('the way in, and what goes wrong on it', async ({ page, axe, open }) => {
      await open('/login');
      await look(page, axe, 'login');
      for (const way of ['signIn', 'register'] as const) {
        await open('/login');
        await page
          .getByRole('main')
          .getByRole('button', { name: t(`session.login.${way}.button`) })
          .click();
        await expect(page.getByRole('link', { name: identity.cancel })).toBeVisible();
        await look(page, axe, `provider: ${way}`);
        await page.getByRole('button', { name: identity[`${way}Button`] }).click();
        await expect(page.getByRole('alert')).toContainText(identity.problems);
        await look(page, axe, `provider: ${way} with mistakes`);
      }
      await page.getByRole('link', { name: identity.cancel }).click();
      await expect(page.getByRole('heading', { name: t('session.problem.cancelled.title') })).toBeVisible();
      await look(page, axe, 'cancelled at the provider');
    });

    test('every problem of signing in', async ({ page, axe, open }) => {
      // The error pages use the language of the page that was requested.
      await open('/login');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('session.login.signIn.button') })
        .click();
      await expect(page.getByRole('link', { name: identity.cancel })).toBeVisible();
      for (const [name, { words }] of problems) {
        await page.goto(`/auth/error?error=${name}`);
        await expect(page.getByRole('heading', { name: t(`session.problem.${words}.title`) })).toBeVisible();
        await look(page, axe, name);
      }
    });

    test('the pages on the way', async ({ page, axe, baseURL }) => {
      const to = new URLSearchParams({ to: account });
      const state = new URLSearchParams({ state: account, only: 'here' });
      await page.goto(`/auth/signed-out?${state}`);
      await expect(page.getByRole('heading', { name: t('session.problem.signedOutHere.title') })).toBeVisible();
      await look(page, axe, 'signed out here');
      await page.goto(`/auth/login?${to}`);
      await expect(page.getByRole('link', { name: identity.cancel })).toBeVisible();
      // It redirects automatically once a minute: now it waits for its button.
      await page.goto(`/auth/login?${to}`);
      await expect(page.getByRole('heading', { name: t('session.signInAgain.title') })).toBeVisible();
      await look(page, axe, 'login again');
      await page.route(`${baseURL}/auth/shop?*`, (route) => route.fulfill({ status: 204 }));
      await page.goto(`/auth?${to}`);
      await expect(page.getByRole('heading', { name: t('session.arrived.title') })).toBeVisible();
      await look(page, axe, 'arrived');
    });

    test('the account of somebody new, with mistakes and saved', async ({ page, axe, open }) => {
      const person = { ...newPerson(), familyName: longWord, email: `vandenbroucke.${newEmail()}` };
      await registerFor({ page, market, person }, account);
      await look(page, axe, 'overview without an order');
      await open('/my-account/orders');
      await look(page, axe, 'no order');

      await open('/my-account/informations');
      await desk.profileField(page, t, 'firstName').fill('');
      await desk.profileField(page, t, 'phone').fill('?');
      await desk.saveProfile(page, t).click();
      await expect(summaryOf(page)).toBeFocused();
      await desk.saveAddress(page, t).click();
      await expect(summaryOf(page)).toHaveCount(2);
      await lookAfterAction(page, axe, 'profile and address with mistakes');

      await page.goto(information);
      await desk.saveProfile(page, t).click();
      await expect(desk.savedNotice(page, t, 'profile')).toBeFocused();
      await desk.fillAddress(page, t, { ...desk.addressIn(market), address1: street });
      await desk.saveAddress(page, t).click();
      await expect(desk.savedNotice(page, t, 'address')).toBeFocused();
      await lookAfterAction(page, axe, 'profile and address saved');
      await page.getByRole('link', { name: t('customer.addresses.add') }).click();
      await desk.fillAddress(page, t, desk.addressIn(market));
      await desk.saveAddress(page, t).click();
      await expect(desk.addressItems(page, t)).toHaveCount(2);
      const first = desk.addressItem(page, t, street);
      await first.getByText(t('customer.addresses.remove'), { exact: true }).click();
      await desk.addressItem(page, t, desk.addressIn(market).address1).getByRole('link').click();
      await expect(page.getByRole('heading', { name: t('customer.addresses.editTitle') })).toBeFocused();
      await lookAfterAction(page, axe, 'one address open, another about to be deleted');

      await desk.deletionReason(page, t).fill(longWord);
      await page.getByRole('button', { name: t('customer.data.ask') }).click();
      await expect(page.getByRole('status').filter({ hasText: t('customer.data.sureTitle') })).toBeFocused();
      await lookAfterAction(page, axe, 'deletion, second step');
      await page.getByRole('button', { name: t('customer.data.sure') }).click();
      await expect(desk.savedNotice(page, t, 'deletion')).toBeFocused();
      await lookAfterAction(page, axe, 'deletion asked for');
    });

    test('orders, their pages, returns from them, help, and the shop in trouble', async ({
      page,
      axe,
      open,
      context,
    }) => {
      const { person, orders } = await demonstrationOf(market);
      await signInFor({ page, market, person }, account);
      await look(page, axe, 'overview');
      await open('/my-account/orders');
      await look(page, axe, 'orders');
      for (const order of orders) {
        await open('/my-account/orders/[order]', order);
        await look(page, axe, `order ${order}`);
      }
      const [order = ''] = orders;
      await open('/my-account/orders/[order]/return', order);
      await look(page, axe, 'withdrawal from an order');
      await page.getByRole('button', { name: t('withdrawal.fields.submit') }).click();
      await expect(page.getByRole('heading', { name: t('withdrawal.review.title') })).toBeFocused();
      await lookAfterAction(page, axe, 'withdrawal from an order, second step');
      await page.goto(`${pathOf(market, '/my-account/orders/[order]/return', order)}?kind=return`);
      await back.returnButton(page, t).click();
      await expect(summaryOf(page)).toBeFocused();
      await lookAfterAction(page, axe, 'return from an order, with mistakes');
      await open('/my-account/help');
      await look(page, axe, 'help');

      await context.clearCookies({ name: 'customer-token' });
      for (const status of ['unavailable', 'refused'] as const) {
        await page.goto(`${account}?shop=${status}`);
        await expect(page.getByRole('heading', { name: t(`account.trouble.${status}.title`) })).toBeVisible();
        await look(page, axe, `the shop: ${status}`);
      }
    });

    test('the withdrawal for everybody', async ({ page, axe, open }) => {
      await open('/withdrawal');
      await look(page, axe, 'withdrawal');
      await back.toReview(page, t);
      await expect(summaryOf(page)).toBeFocused();
      await lookAfterAction(page, axe, 'withdrawal with mistakes');
      const declared = { name: longWord, email: newEmail(), order: longWord, goods: longWord, reason: longWord };
      await back.fillDeclaration(page, t, declared);
      await back.toReview(page, t);
      await back.expectReview(page, t, declared);
      await lookAfterAction(page, axe, 'withdrawal, second step');
      await back.reviewButton(page, t, 'confirm').click();
      await expect(panelOf(page.getByRole('main'))).toBeFocused();
      await lookAfterAction(page, axe, 'withdrawal, receipt');
    });
  });
}
