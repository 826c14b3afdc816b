import type { Page } from '@playwright/test';
import { decode, encode } from 'next-auth/jwt';
import type { Fault } from '../../packages/tools/lib/control-page.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { registerFor, title } from '../screens/account.ts';
import { addToBag, bagLink } from '../screens/bag.ts';
import {
  accountLink,
  enter,
  expectLogin,
  identityWords,
  newPerson,
  sayWho,
  signOutButton,
  tokenIn,
} from '../screens/sign-in.ts';

const outages: [title: string, rule: Fault][] = [
  ['is down', { kind: 'down' }],
  ['says nothing', { kind: 'hang' }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers nonsense', { kind: 'garbage' }],
];
/** The site's timeout for the provider, plus a margin. */
const IN_TIME = { timeout: 10_000 };

const market = 'fr-fr';
const t = wordsOf(market);
const account = pathOf(market, '/my-account');
const greeting = (page: Page, { givenName }: { givenName: string }) =>
  title(page, t('account.overview.greeting', { name: givenName }));
const signIn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: t('session.login.signIn.button'), exact: true });
const overviewOf = (page: Page) => page.getByRole('main').getByText(t('account.overview.intro'));

test.use({ market });
test.setTimeout(90_000);

test.describe('at the login', () => {
  for (const [how, rule] of outages) {
    test(
      `a provider that ${how}: the page says so, the cart is kept, and the next try works`,
      gateIf(how === 'is down'),
      async ({ page, open, sandbox }) => {
        const { path, name } = pageIn(market, 'magnesium');
        await open('/products/[[...path]]', path);
        await addToBag(page, t, name);
        await page.goto(account);
        await expectLogin(page, t);
        await sandbox.fault({ service: 'identity', ...rule });
        await signIn(page).click();
        await expect(page.getByRole('status').filter({ hasText: t('session.login.unavailable') })).toBeFocused(IN_TIME);
        await expectLogin(page, t);
        await expect(bagLink(page, t, 1)).toBeVisible();

        await sandbox.clearFaults();
        const person = newPerson();
        await enter(page, market, t, person, 'register');
        await expect(greeting(page, person)).toBeVisible();
        await expect(bagLink(page, t, 1)).toBeVisible();
      },
    );
  }

  test('a provider that takes three seconds for each answer: one gets there', { tag: WHOLE }, async ({
    page,
    sandbox,
  }) => {
    page.setDefaultTimeout(30_000);
    const person = newPerson();
    await page.goto(account);
    await sandbox.fault({ service: 'identity', kind: 'latency', ms: 3_000 });
    await signIn(page).click();
    const words = identityWords(market);
    await expect(title(page, words.signIn)).toBeVisible({ timeout: 25_000 });
    await page.getByRole('link', { name: words.register, exact: true }).click();
    await expect(title(page, words.register)).toBeVisible({ timeout: 10_000 });
    await sayWho(page, market, person, 'register');
    await expect(greeting(page, person)).toBeVisible({ timeout: 35_000 });
  });
});

test.describe('on the way back', () => {
  for (const [how, rule] of outages) {
    test(`a provider that ${how} when the code is exchanged: it is said in words, and trying again works`, {
      tag: WHOLE,
    }, async ({ page, context, sandbox }) => {
      const person = newPerson();
      await page.goto(account);
      await signIn(page).click();
      await page.getByRole('link', { name: identityWords(market).register, exact: true }).click();
      await sandbox.fault({ service: 'identity', operation: 'token', ...rule });
      await sayWho(page, market, person, 'register');
      await expect(title(page, t('session.problem.unavailable.title'))).toBeVisible(IN_TIME);
      await expect(page).toHaveURL((url) => url.pathname === '/auth/error');
      expect(await tokenIn(context, market)).toBeNull();

      await sandbox.clearFaults();
      // The provider has a session by now and asks for no credentials.
      await page.getByRole('button', { name: t('session.login.signIn.button'), exact: true }).click();
      await expect(greeting(page, person)).toBeVisible();
      await expect(page).toHaveURL(siteOf(market) + account);
    });
  }

  test('who turns back at the provider is told so, and is not sent round', { tag: WHOLE }, async ({
    page,
    context,
  }) => {
    await page.goto(account);
    await signIn(page).click();
    await page.getByRole('link', { name: identityWords(market).cancel, exact: true }).click();
    await expect(title(page, t('session.problem.cancelled.title'))).toBeVisible();
    expect(await tokenIn(context, market)).toBeNull();
    await page.getByRole('link', { name: t('session.home'), exact: true }).click();
    await expect(accountLink(page, t, 'signIn')).toBeVisible();
  });
});

test.describe('on the way out', () => {
  for (const [how, rule] of outages) {
    test(`a provider that ${how}: signed out here, and told that it may not be there`, { tag: WHOLE }, async ({
      page,
      context,
      sandbox,
    }) => {
      const person = newPerson();
      await registerFor({ page, market, person }, account);
      await sandbox.fault({ service: 'identity', ...rule });
      await signOutButton(page, t).click();
      await expect(title(page, t('session.problem.signedOutHere.title'))).toBeVisible(IN_TIME);
      await expect(page.getByText(t('session.problem.signedOutHere.text'))).toBeVisible();
      expect(await tokenIn(context, market)).toBeNull();
      await page.getByRole('link', { name: t('session.onward'), exact: true }).click();
      await expect(accountLink(page, t, 'signIn')).toBeVisible();
      await page.goto(account);
      await expectLogin(page, t);
    });
  }
});

test.describe('during a session', () => {
  const sessionOf = (page: Page) => page.evaluate(async () => (await fetch('/api/auth/session')).json());
  const sessionCookie = async (page: Page) =>
    (await page.context().cookies(siteOf(market))).find(({ name }) => name === 'authjs.session-token')?.value;
  /** Minutes later: the provider must be requested when the browser requests its session. */
  async function later(page: Page): Promise<void> {
    const context = page.context();
    const sealed = { secret: settings.values.AUTH_SECRET ?? '', salt: 'authjs.session-token' };
    const cookie = (await context.cookies(siteOf(market))).find(({ name }) => name === sealed.salt);
    if (!cookie) throw new Error('nobody is signed in');
    const token = { ...(await decode({ ...sealed, token: cookie.value })), checkAt: 0 };
    await context.addCookies([{ ...cookie, value: await encode({ ...sealed, token }) }]);
  }

  for (const [how, rule] of outages) {
    test(`a provider that ${how}: the session stays, and is renewed when it is back`, { tag: WHOLE }, async ({
      page,
      sandbox,
    }) => {
      const person = newPerson();
      await registerFor({ page, market, person }, account);
      await later(page);
      await sandbox.fault({ service: 'identity', ...rule });
      await page.goto(pathOf(market, '/my-account/orders'));
      await expect(title(page, t('account.orders.title'))).toBeVisible();
      expect((await sessionOf(page)).user.email).toBe(person.email);
      await expect(accountLink(page, t, 'account')).toBeVisible();

      await sandbox.clearFaults();
      const before = await sessionCookie(page);
      expect((await sessionOf(page)).error).toBeUndefined();
      expect(await sessionCookie(page)).not.toBe(before);
      await page.goto(account);
      await expect(overviewOf(page)).toBeVisible();
    });
  }

  test('an account that the provider has closed meanwhile: the login starts again, once, and says why', {
    tag: WHOLE,
  }, async ({ page, sandbox }) => {
    const person = newPerson();
    await registerFor({ page, market, person }, account);
    await sandbox.account(person.email, 'disable');
    await later(page);
    await page.goto(account);
    // Redirects to the login automatically, where the provider asks for another account.
    await expect(title(page, identityWords(market).signIn)).toBeVisible(IN_TIME);
    await page.getByLabel(identityWords(market).email, { exact: true }).fill(person.email);
    await page.getByLabel(identityWords(market).password, { exact: true }).fill(person.password);
    await page.getByRole('button', { name: identityWords(market).signInButton, exact: true }).click();
    await expect(page.getByText(identityWords(market).disabled)).toBeVisible();
    await page.getByRole('link', { name: identityWords(market).cancel, exact: true }).click();
    await expect(title(page, t('session.problem.cancelled.title'))).toBeVisible();
  });
});

test('an address that the provider has not verified is refused in words; once it is, one gets in', {
  tag: WHOLE,
}, async ({ page, context, sandbox }) => {
  const person = { ...newPerson(), email: `${newPerson().email.split('@')[0]}@silene.unverified.example` };
  await page.goto(account);
  await enter(page, market, t, person, 'register');
  await expect(title(page, t('session.problem.unverified.title'))).toBeVisible();
  expect(await tokenIn(context, market)).toBeNull();
  await sandbox.account(person.email, 'verify');
  await page.getByRole('button', { name: t('session.login.signIn.button'), exact: true }).click();
  await expect(greeting(page, person)).toBeVisible();
});
