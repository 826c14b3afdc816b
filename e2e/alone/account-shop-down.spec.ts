import type { Page } from '@playwright/test';
import type { Route } from '../../lib/platform/i18n/routes.ts';
import type { Fault } from '../../packages/tools/lib/control-page.ts';
import { ask } from '../fixtures/ask.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, ownCookies, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newCustomer, orderPage, registerByHand, registerFor, title } from '../screens/account.ts';
import { fillAddress, profileField, saveAddress, savedNotice, saveProfile } from '../screens/information.ts';
import { accountLink, expectLogin, newPerson, signOutButton, tokenIn } from '../screens/sign-in.ts';

const outages: [title: string, rule: Fault][] = [
  ['is down', { kind: 'down' }],
  ['says nothing', { kind: 'hang' }],
  ['answers 503', { kind: 'status', status: 503 }],
  ['throttles', { kind: 'throttled' }],
  ['throttles by status', { kind: '429', retryAfter: 1 }],
  ['answers nonsense', { kind: 'garbage' }],
];

const market = 'fr-fr';
const t = wordsOf(market);
const READING: Route[] = ['/my-account', '/my-account/orders', '/my-account/informations'];
const trouble = (page: Page) => page.getByRole('heading', { name: t('account.trouble.unavailable.title') });
const greetingOf = ({ givenName }: { givenName: string }) => t('account.overview.greeting', { name: givenName });

test.use({ market });
test.setTimeout(90_000);
// The browser's own background requests fail, too: the cart count of the header.
test.beforeEach(({ quiet }) => quiet.allow(/status of 50[03]|favicon\.ico/));

test('no page of the account is waited for longer than three seconds, and each says what is wrong', {
  tag: WHOLE,
}, async ({ page, context, sandbox }) => {
  test.setTimeout(180_000);
  const person = newPerson();
  const order = await newCustomer({ page, market, t, person });
  const token = await tokenIn(context, market);
  expect(token).not.toBeNull();
  const cookie = (await context.cookies(siteOf(market))).map(({ name, value }) => `${name}=${value}`).join('; ');
  const paths = [
    ...READING.map((route) => pathOf(market, route)),
    orderPage(market, order.number),
    pathOf(market, '/my-account/orders/[order]/return', String(order.number)),
  ];
  // Its title begins like a message of the cart, which every page has.
  const unavailable = t('account.trouble.unavailable.text');
  const read = (path: string) => ask(siteOf(market), path, { headers: { cookie } });
  const stillDown = async () => {
    const answers = await Promise.all(paths.map(read));
    return paths.filter((_, index) => answers[index]?.text.includes(unavailable));
  };
  // Soft: after a failure the other outages are tested as well.
  for (const [how, rule] of outages) {
    await expect.poll(stillDown, { message: `before the shop ${how}`, timeout: 15_000 }).toEqual([]);
    await sandbox.fault(rule);
    for (const path of paths) {
      const where = `${path} while the shop ${how}`;
      const start = performance.now();
      const { status, text } = await read(path);
      expect.soft(performance.now() - start, where).toBeLessThan(3_000);
      expect.soft(status, where).toBe(200);
      expect.soft(text, where).toContain(unavailable);
    }
    // The help page contains no customer data: it opens.
    await page.goto(pathOf(market, '/my-account/help'));
    await expect.soft(title(page, t('account.help.title')), how).toBeVisible({ timeout: 3_000 });
    expect.soft(await tokenIn(context, market), how).toBe(token);
    await sandbox.clearFaults();
  }
});

// A form treats every answer that is none alike.
const FORM_OUTAGES = outages.filter(([, { kind }]) => kind === 'down' || kind === 'hang' || kind === 'throttled');

for (const [how, rule] of FORM_OUTAGES) {
  test.describe(`a shop that ${how}`, () => {
    test('what comes back comes by itself; the token and what is being written are kept', { tag: WHOLE }, async ({
      page,
      context,
      open,
      sandbox,
    }) => {
      const person = newPerson();
      await registerFor({ page, market, person }, pathOf(market, '/my-account/informations'));
      await open('/my-account/informations');
      const token = await tokenIn(context, market);
      expect(token).not.toBeNull();
      const first = profileField(page, t, 'firstName');
      await first.fill('Maud-Lise');
      await fillAddress(page, t, { address1: '4 place du Marché', zip: '26150', city: 'Die' });

      await sandbox.fault(rule);
      await saveProfile(page, t).click();
      const problem = page.getByRole('alert').filter({ hasText: t('customer.problems.unsaved') });
      await expect(problem.first()).toBeVisible({ timeout: 10_000 });
      await expect(first).toHaveValue('Maud-Lise');
      expect(await tokenIn(context, market)).toBe(token);

      await sandbox.clearFaults();
      await saveProfile(page, t).click();
      await expect(savedNotice(page, t, 'profile')).toBeVisible();
      await saveAddress(page, t).click();
      await expect(savedNotice(page, t, 'address')).toBeVisible();

      await sandbox.fault(rule);
      await page.goto(pathOf(market, '/my-account'));
      await expect(trouble(page)).toBeVisible({ timeout: 5_000 });
      await page.getByRole('link', { name: t('account.trouble.retry'), exact: true }).focus();
      await sandbox.clearFaults();
      await expect(title(page, greetingOf({ givenName: 'Maud-Lise' }))).toBeVisible({ timeout: 10_000 });
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: t('common.complete') })).toBeVisible();
      await expect(trouble(page)).toHaveCount(0);
      expect(await tokenIn(context, market)).toBe(token);
    });
  });
}

for (const [how, rule] of outages.slice(0, 2)) {
  test(`who signs in while the shop ${how} hears so, stays signed in, and gets in when it is back`, {
    tag: WHOLE,
  }, async ({ page, context, sandbox }) => {
    const person = newPerson();
    await sandbox.fault(rule);
    await registerByHand({ page, market, t, person }, `${pathOf(market, '/my-account')}?shop=unavailable`);
    await expect(trouble(page)).toBeVisible();
    await expect(accountLink(page, t, 'account')).toBeVisible();
    expect(await tokenIn(context, market)).toBeNull();
    await expect(page.getByRole('link', { name: t('account.trouble.retry'), exact: true })).toBeVisible();
    await sandbox.clearFaults();
    await expect(title(page, greetingOf(person))).toBeVisible({ timeout: 15_000 });
    expect(await tokenIn(context, market)).not.toBeNull();
  });

  test(`who signs out while the shop ${how} is signed out`, { tag: WHOLE }, async ({ page, context, sandbox }) => {
    const person = newPerson();
    await registerFor({ page, market, person }, pathOf(market, '/my-account'));
    await sandbox.fault(rule);
    await signOutButton(page, t).click();
    await expect(accountLink(page, t, 'signIn')).toBeVisible({ timeout: 15_000 });
    expect((await ownCookies(context, market)).map(({ name }) => name)).not.toContain('authjs.session-token');
    expect(await tokenIn(context, market)).toBeNull();
    await page.goto(pathOf(market, '/my-account'));
    await expectLogin(page, t);
  });
}

test.describe('a token that the shop has ended', () => {
  for (const action of ['revoke-tokens', 'expire-tokens'] as const) {
    test(`(${action}): the next page comes all the same, with a new one`, { tag: WHOLE }, async ({
      page,
      context,
      sandbox,
    }) => {
      const person = newPerson();
      const orders = pathOf(market, '/my-account/orders');
      await registerFor({ page, market, person }, pathOf(market, '/my-account'));
      const token = await tokenIn(context, market);
      expect(token).not.toBeNull();
      await sandbox.customer(person.email, action);
      await page.goto(orders);
      await expect(title(page, t('account.orders.title'))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('account.orders.empty.title') })).toBeVisible();
      await expect(page).toHaveURL(siteOf(market) + orders);
      const renewed = await tokenIn(context, market);
      expect(renewed).not.toBeNull();
      expect(renewed).not.toBe(token);
    });
  }

  test('while one writes: it is said, and what was typed stays', async ({ page, open, sandbox }) => {
    const person = newPerson();
    const information = pathOf(market, '/my-account/informations');
    await registerFor({ page, market, person }, information);
    await open('/my-account/informations');
    await profileField(page, t, 'firstName').fill('Maud-Lise');
    await sandbox.customer(person.email, 'revoke-tokens');
    await saveProfile(page, t).click();
    await expect(page.getByText(t('customer.problems.signedOut')).first()).toBeVisible();
    await expect(profileField(page, t, 'firstName')).toHaveValue('Maud-Lise');
  });

  test('whose customer is shut out: it is said, once, and one may write to the team', { tag: WHOLE }, async ({
    page,
    context,
    sandbox,
  }) => {
    const person = newPerson();
    await registerFor({ page, market, person }, pathOf(market, '/my-account'));
    await sandbox.customer(person.email, 'disable');
    await page.goto(pathOf(market, '/my-account/orders'));
    await expect(page.getByRole('heading', { name: t('account.trouble.refused.title') })).toBeVisible();
    const write = page.getByRole('main').getByRole('link', { name: t('account.trouble.refused.action'), exact: true });
    await expect(write).toBeVisible();
    expect(await tokenIn(context, market)).toBeNull();
    await sandbox.customer(person.email, 'enable');
    await page.getByRole('link', { name: t('account.trouble.retry'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('account.orders.empty.title') })).toBeVisible();
  });
});
