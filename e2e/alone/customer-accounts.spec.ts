import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accountWords } from '../../packages/sandbox/accounts/messages.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { gateIf } from '../fixtures/gate.ts';
import { mailsTo } from '../fixtures/inbox.ts';
import { ownPort, ownProcess } from '../fixtures/own-process.ts';
import { pathOf, settings } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { orderCard, orderPage, payAs, title } from '../screens/account.ts';
import { addToBag } from '../screens/bag.ts';
import * as desk from '../screens/information.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { expectLogin, signOutButton } from '../screens/sign-in.ts';
import * as back from '../screens/withdrawal.ts';

/** A further process of the same build, whose customers sign in at the shop (SHOP_IDENTITY=customer-accounts). */
const market = 'fr-fr';
const port = ownPort('own server', settings);
const here = (address = ''): string => address.replace(`:${settings.ports.PORT}`, `:${port}`);
const site = here(settings.values.SITE_URL_FR);
const t = wordsOf(market);
const words = accountWords('fr');
const orders = pathOf(market, '/my-account/orders');
const product = pageIn(market, 'magnesium');

let own: Awaited<ReturnType<typeof ownProcess>>;
test.use({ baseURL: site });
test.setTimeout(120_000);
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await ownProcess(settings, 'own server', {
    SHOP_IDENTITY: 'customer-accounts',
    ...Object.fromEntries(
      ['SITE_URL_FR', 'SITE_URL_BE', 'SITE_URL_TN'].map((name) => [name, here(settings.values[name])]),
    ),
  });
});
test.afterAll(() => own.close());

/** The code of the newest mail to an address. @param before how many mails it had received */
async function codeFor(email: string, before: number): Promise<string> {
  const codes = async () => (await mailsTo(email)).flatMap(({ subject }) => /\d{6}/.exec(subject)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length, { message: `a code for ${email}` }).toBeGreaterThan(before);
  return (await codes())[0] ?? '';
}

/** From the site's login page to the shop, where an address and the code from the inbox are typed, and back. */
async function signIn(page: Page, email: string): Promise<void> {
  await expectLogin(page, t);
  await expect(page.getByRole('heading', { name: t('session.login.byCode.title') })).toBeVisible();
  const before = (await mailsTo(email)).filter(({ subject }) => /\d{6}/.test(subject)).length;
  await page
    .getByRole('main')
    .getByRole('button', { name: t('session.login.signIn.button'), exact: true })
    .click();
  await page.getByLabel(words.t.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: words.own.send, exact: true }).click();
  await page.getByLabel(words.own.code, { exact: true }).fill(await codeFor(email, before));
  await page.getByRole('button', { name: words.own.enter, exact: true }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ quiet }) => {
      if (!javaScriptEnabled) quiet.allow(scriptsOff);
    });

    test(
      'sign in by a code, change name and address, buy, follow, return, sign out everywhere, come back',
      gateIf(javaScriptEnabled),
      async ({ page, sandbox }) => {
        const person = {
          email: `${randomUUID()}@exemple.test`,
          password: '',
          givenName: 'Maud',
          familyName: 'Delvaux',
        };
        const visit = { page, market, t, person } as const;

        await test.step('sign in: the account is made', async () => {
          await page.goto(orders);
          await signIn(page, person.email);
          await expect(page).toHaveURL(site + orders, { timeout: 20_000 });
          await expect(page.getByRole('heading', { name: t('account.orders.empty.title') })).toBeVisible();
        });

        await test.step('names are changed here, the e-mail at the shop', async () => {
          await page.goto(pathOf(market, '/my-account/informations'));
          await desk.profileField(page, t, 'firstName').fill(person.givenName);
          await desk.profileField(page, t, 'lastName').fill(person.familyName);
          await desk.saveProfile(page, t).click();
          await expect(desk.said(page, t, 'profile')).toBeFocused();
          await expect(page.getByText(t('customer.profile.emailAtShop', { email: person.email }))).toBeVisible();
          const link = page.getByRole('link', { name: t('customer.profile.contactPage') });
          await expect(link).toHaveAttribute('href', `${settings.values.SHOPIFY_STORE_DOMAIN}/account`);
          await expect(page.getByRole('heading', { name: t('customer.password.title') })).toHaveCount(0);
        });

        await test.step('an address', async () => {
          // The form of a new address has the customer's name.
          await page.goto(pathOf(market, '/my-account/informations'));
          const address = desk.addressIn(market);
          await desk.fillAddress(page, t, address);
          await desk.saveAddress(page, t).click();
          await expect(desk.said(page, t, 'address')).toBeFocused();
          await expect(desk.addressItem(page, t, address.address1)).toContainText(t('customer.addresses.default'));
        });

        const order = await test.step('buy', async () => {
          await page.goto(pathOf(market, '/products/[[...path]]', product.path));
          if (javaScriptEnabled) await addToBag(page, t, product.name);
          else await page.getByRole('button', { name: t('catalogue.add') }).click();
          return payAs(visit);
        });

        await test.step('follow the order', async () => {
          await sandbox.order(order.number, 'deliver', { tracking: { company: 'Colis du Vercors', number: 'CV1' } });
          await page.goto(orders);
          await orderCard(page, t, order)
            .getByRole('link', { name: t('account.card.open') })
            .click();
          await expect(title(page, t('account.order.title', { name: order.name }))).toBeVisible();
          await expect(page.getByText('CV1')).toBeVisible();
        });

        await test.step('request a return, which the shop then has', async () => {
          await page.getByRole('link', { name: t('account.order.return'), exact: true }).click();
          await back.lineBox(page, product.name).check();
          await back.returnButton(page, t).click();
          await expect(page.getByText(t('withdrawal.order.done'))).toBeVisible();
          await page.goto(orderPage(market, order.number));
          await expect(page.getByText(`${order.name}-R1`)).toContainText(t('account.order.returnState.requested'));
        });

        await test.step('sign out here and at the shop', async () => {
          await signOutButton(page, t).click();
          await expect(page).toHaveURL(`${site}/`, { timeout: 20_000 });
          await page.goto(orders);
          await signIn(page, person.email);
          await expect(page).toHaveURL(site + orders, { timeout: 20_000 });
          await expect(orderCard(page, t, order)).toBeVisible();
        });
      },
    );
  });
}

test('an hour later the token is replaced unnoticed', gateIf(false), async ({ page, sandbox }) => {
  const email = `${randomUUID()}@exemple.test`;
  await page.goto(orders);
  await signIn(page, email);
  await expect(page).toHaveURL(site + orders, { timeout: 20_000 });
  await sandbox.customer(email, 'expire-tokens');
  await page.goto(pathOf(market, '/my-account/informations'));
  await expect(title(page, t('customer.title'))).toBeVisible({ timeout: 20_000 });
});
