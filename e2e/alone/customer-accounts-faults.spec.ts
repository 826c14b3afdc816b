import type { Page } from '@playwright/test';
import type { Fault } from '../../packages/tools/lib/control-page.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { shopSiteOf, signInAtShop, startShopAccounts, toTheShop } from '../fixtures/shop-accounts.ts';
import { arrivesAt, expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { title } from '../screens/account.ts';
import { addToBag, bagLink } from '../screens/bag.ts';
import * as desk from '../screens/information.ts';
import { accountLink, expectLogin, newPerson, type Person, signOutButton } from '../screens/sign-in.ts';

/** What the shop's provider and its Customer Account API do, and the market in which each is tried. */
const outages = [
  ['is away', { kind: 'down' }, 'nl-be'],
  ['says nothing', { kind: 'hang' }, 'fr-be'],
  ['fails', { kind: 'status', status: 503 }, 'fr-fr'],
  ['throttles', { kind: 'throttled', retryAfter: 1 }, 'nl-be'],
  ['refuses too many requests', { kind: '429', retryAfter: 1 }, 'fr-be'],
  ['answers nonsense', { kind: 'garbage' }, 'fr-fr'],
] as const satisfies [string, Fault, 'fr-fr' | 'fr-be' | 'nl-be'][];

startShopAccounts();
// What the browser itself asks for in the background fails as well.
test.beforeEach(({ quiet }) => quiet.allow(/status of 50[03]|favicon\.ico/));

for (const [how, rule, market] of outages) {
  const t = wordsOf(market);
  const site = shopSiteOf(market);
  const information = pathOf(market, '/my-account/informations');
  const fault = { service: 'accounts', ...rule };
  const signIn = async (page: Page, person: Person) => {
    await page.goto(information);
    await signInAtShop(page, market, t, person);
    await arrivesAt(page, site + information);
  };

  test.describe(`${market}: customer accounts of a shop that ${how}`, { tag: WHOLE }, () => {
    test.use({ baseURL: site });

    test('when the code is exchanged: it is said, the cart is kept, the next try works', async ({ page, sandbox }) => {
      const { path, name } = pageIn(market, 'magnesium');
      await page.goto(pathOf(market, '/products/[[...path]]', path));
      await addToBag(page, t, name);
      await page.goto(information);
      await sandbox.fault({ ...fault, operation: 'token' });
      await signInAtShop(page, market, t, newPerson());
      await expect(title(page, t('session.problem.unavailable.title'))).toBeVisible({ timeout: 15_000 });

      await sandbox.clearFaults();
      // The browser is still signed in at the shop, which asks for nothing again.
      await toTheShop(page, t).click();
      await arrivesAt(page, site + information);
      await expect(title(page, t('customer.title'))).toBeVisible();
      await expect(bagLink(page, t, 1)).toBeVisible();
    });

    // A form treats every answer that is none alike.
    if (rule.kind !== 'down' && rule.kind !== 'hang' && rule.kind !== 'throttled') return;

    test('while one reads and writes: it is said, and nothing typed is lost', async ({ page, sandbox }) => {
      await signIn(page, newPerson());
      const first = desk.profileField(page, t, 'firstName');
      await first.fill('Maud-Lise');
      await desk.profileField(page, t, 'lastName').fill('Delvaux');
      await sandbox.fault(fault);
      await desk.saveProfile(page, t).click();
      const problem = page.getByRole('alert').filter({ hasText: t('customer.problems.unsaved') });
      await expect(problem.first()).toBeVisible({ timeout: 15_000 });
      await expect(first).toHaveValue('Maud-Lise');

      const again = await page.context().newPage();
      await again.goto(pathOf(market, '/my-account/orders'));
      await expect(again.getByRole('heading', { name: t('account.trouble.unavailable.title') })).toBeVisible({
        timeout: 5_000,
      });
      await sandbox.clearFaults();
      await desk.saveProfile(page, t).click();
      await expect(desk.savedNotice(page, t, 'profile')).toBeVisible();
      await again.reload();
      await expect(again.getByRole('heading', { name: t('account.orders.empty.title') })).toBeVisible();
    });

    if (rule.kind === 'throttled') return;

    test('on the way out: signed out here, and told that it may not be there', async ({ page, sandbox }) => {
      await signIn(page, newPerson());
      await sandbox.fault(fault);
      await signOutButton(page, t).click();
      await expect(title(page, t('session.problem.signedOutHere.title'))).toBeVisible({ timeout: 20_000 });
      await sandbox.clearFaults();
      await page.goto(information);
      await expectLogin(page, t);
    });
  });
}

test.describe('customer accounts of a shop that takes a second for each answer', { tag: WHOLE }, () => {
  const market = 'fr-be';
  const t = wordsOf(market);
  test.use({ baseURL: shopSiteOf(market) });

  test('one gets there, saves and leaves', async ({ page, sandbox }) => {
    await sandbox.fault({ service: 'accounts', kind: 'latency', ms: 1_000 });
    const information = pathOf(market, '/my-account/informations');
    await page.goto(information);
    await signInAtShop(page, market, t, newPerson());
    await expect(title(page, t('customer.title'))).toBeVisible({ timeout: 30_000 });
    // All calls of a page have two and a half seconds together.
    await expect(desk.profileField(page, t, 'firstName')).toBeVisible({ timeout: 30_000 });
    await desk.profileField(page, t, 'firstName').fill('Maud-Lise');
    await desk.profileField(page, t, 'lastName').fill('Delvaux');
    await desk.saveProfile(page, t).click();
    await expect(desk.savedNotice(page, t, 'profile')).toBeVisible({ timeout: 20_000 });
    await signOutButton(page, t).click();
    await expect(accountLink(page, t, 'signIn')).toBeVisible({ timeout: 20_000 });
  });
});
