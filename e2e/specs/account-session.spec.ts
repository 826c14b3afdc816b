import type { Page } from '@playwright/test';
import type { Route } from '../../lib/platform/i18n/routes.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { arrivesAt, expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newCustomer, orderPage, registerFor, title } from '../screens/account.ts';
import { atRest } from '../screens/data-layer.ts';
import { accountLink, expectLogin, newPerson, signOutButton } from '../screens/sign-in.ts';

/** An order of the demonstration's customer. */
const SOMEBODY_ELSES = 901;

/** The site's response to a fetch from the page's script. */
const fetched = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address);
    return { status: response.status, body: await response.json() };
  }, path);

/** Every session request that gets a response from now on. */
function sessionRequests(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/api/auth/session') seen.push(answer.url());
  });
  return seen;
}

/** As when a visitor returns to the tab. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);
  const site = siteOf(market);
  const at = (route: Route) => pathOf(market, route);

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }), () => {
    test.use({ market });
    test.setTimeout(60_000);

    test('every page of the account has its title', { tag: ['@desktop', WHOLE] }, async ({ page, open, axe }) => {
      await open('/login');
      await expect(page).toHaveTitle(`${t('session.login.title')} | ${t('common.brand')}`);
      await axe();
      await registerFor({ page, market, person: newPerson() }, at('/my-account'));
      const pages = [
        ['/my-account', t('account.title')],
        ['/my-account/orders', t('account.orders.title')],
        ['/my-account/informations', t('customer.title')],
        ['/my-account/help', t('account.help.title')],
      ] as const;
      for (const [route, name] of pages) {
        await open(route);
        await expect(page).toHaveTitle(`${name} | ${t('common.brand')}`);
        await axe();
      }
    });

    test('the page after a sign-out, opened by its address, ends nothing and says so', {
      tag: ['@desktop', WHOLE],
    }, async ({ page, axe }) => {
      const account = at('/my-account');
      await registerFor({ page, market, person: newPerson() }, account);
      // Without a page to lead back to, it is in the first language of its host.
      await page.goto('/api/auth/signout');
      const first = wordsOf(market === 'nl-be' ? 'fr-be' : market);
      await expect(page.getByRole('heading', { name: first('session.left.stillTitle') })).toBeVisible();
      await page.goto(`/auth/signed-out?${new URLSearchParams({ state: account })}`);
      await expect(page.getByRole('heading', { name: t('session.left.stillTitle') })).toBeVisible();
      await axe();
      await page.getByRole('link', { name: t('session.onward') }).click();
      await arrivesAt(page, site + account);
      await expect(page).toHaveTitle(`${t('account.title')} | ${t('common.brand')}`);
    });

    test('orders over the interface: one’s own, and nobody’s without a session', { tag: ['@desktop', WHOLE] }, async ({
      page,
      open,
      quiet,
    }) => {
      // The browser itself logs the status of a response.
      quiet.allow(/status of 40[01]/);
      const orders = '/api/ecommerce/customer-orders';
      await open('/');
      expect((await fetched(page, orders)).status).toBe(401);
      const order = await newCustomer({ page, market, t, person: newPerson() });
      await open('/');
      const own = await fetched(page, `${orders}?first=1`);
      expect(own).toMatchObject({ status: 200, body: { orders: [{ name: order.name }], next: null } });
      expect((await fetched(page, `${orders}?first=0`)).status).toBe(400);
    });

    test('the order of somebody else is one that there is not', { tag: ['@desktop', WHOLE] }, async ({
      page,
      quiet,
    }) => {
      quiet.allowDocuments(404);
      await registerFor({ page, market, person: newPerson() }, at('/my-account'));
      for (const below of ['', 'return'] as const) {
        await page.goto(orderPage(market, SOMEBODY_ELSES, below));
        await expect(page.getByRole('heading', { level: 2, name: t('account.order.unknown.title') })).toBeVisible();
        // What that order is of.
        for (const name of ['gummies', 'tea'] as const)
          await expect(page.getByRole('main').getByText(pageIn(market, name).name)).toHaveCount(0);
      }
    });

    test('tabs hear of each other: signed in, somebody is; signed out, nobody is', {
      tag: ['@desktop', WHOLE],
    }, async ({ page, context, open }) => {
      const person = newPerson();
      await open('/');
      await expect(accountLink(page, t, 'signIn')).toBeVisible();
      const second = await context.newPage();
      await registerFor({ page: second, market, person }, at('/my-account'));
      await expect(accountLink(page, t, 'account')).toBeVisible();
      // The login page redirects a signed-in visitor.
      await page.goto(at('/login'));
      await arrivesAt(page, site + at('/my-account'));
      await expect(title(page, t('account.overview.greeting', { name: person.givenName }))).toBeVisible();
      await signOutButton(second, t).click();
      await arrivesAt(second, site + at('/'));
      await expectLogin(page, t);
    });

    test('the session is read again when the page is seen, and every five minutes', {
      tag: ['@desktop', WHOLE],
    }, async ({ page, open }) => {
      await registerFor({ page, market, person: newPerson() }, at('/my-account'));
      // The previous page sends no more requests.
      await page.goto('about:blank');
      // The date stands still while timers run: the duration of the test itself does not count towards the two seconds.
      await page.clock.install();
      const now = Date.now();
      await page.clock.setFixedTime(now);
      const asked = sessionRequests(page);
      await open('/');
      await expect.poll(() => asked.length).toBe(1);
      await atRest(page);
      await comeBack(page);
      await atRest(page);
      expect(asked, 'within two seconds').toHaveLength(1);
      await page.clock.setFixedTime(now + 3_000);
      await comeBack(page);
      await comeBack(page);
      await expect.poll(() => asked.length).toBe(2);
      await atRest(page);
      await page.clock.fastForward(300_000);
      await expect.poll(() => asked.length).toBe(3);
      await atRest(page);
      expect(asked).toHaveLength(3);
    });

    test('a session that cannot be read is asked for once more, five seconds later', {
      tag: ['@desktop', WHOLE],
    }, async ({ page, quiet }) => {
      quiet.allow(/status of 500/);
      await registerFor({ page, market, person: newPerson() }, at('/my-account'));
      // The previous page sends no more requests.
      await page.goto('about:blank');
      await page.clock.install();
      await page.route('**/api/auth/session', (route) => route.fulfill({ status: 500 }), { times: 1 });
      const asked = sessionRequests(page);
      const logged = page.waitForRequest('**/api/auth/_log');
      await page.goto(at('/'), { waitUntil: 'commit' });
      expect((await logged).postDataJSON()).toEqual({ level: 'error', code: 'ClientFetchError 500' });
      // From here on the test controls the time.
      await page.clock.pauseAt(Date.now() + 1_000);
      expect(asked).toHaveLength(1);
      await page.clock.fastForward(5_000);
      await expect.poll(() => asked.length).toBe(2);
      await page.clock.resume();
      await expect(accountLink(page, t, 'account')).toBeVisible();
    });

    test('on a narrow page the menu leads to the account', { tag: ['@phone', WHOLE] }, async ({ page, open }) => {
      await open('/');
      await page.getByRole('button', { name: t('common.openMenu') }).click();
      await page
        .getByRole('dialog', { name: t('common.menu') })
        .getByRole('link', { name: t('session.link.account'), exact: true })
        .click();
      await expectLogin(page, t);
    });
  });
}
