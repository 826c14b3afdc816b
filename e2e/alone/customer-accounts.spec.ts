import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { pathOf, settings } from '../fixtures/places.ts';
import { shopSiteOf, signInAtShop, startShopAccounts } from '../fixtures/shop-accounts.ts';
import { arrivesAt, expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { orderCard, orderPage, payAs, title } from '../screens/account.ts';
import { addToBag } from '../screens/bag.ts';
import * as desk from '../screens/information.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { newPerson, signOutButton } from '../screens/sign-in.ts';
import * as back from '../screens/withdrawal.ts';

startShopAccounts();

const visits = SHOPS.flatMap((market) => [true, false].map((javaScriptEnabled) => ({ market, javaScriptEnabled })));

for (const { market, javaScriptEnabled } of visits) {
  const t = wordsOf(market);
  const site = shopSiteOf(market);
  const orders = pathOf(market, '/my-account/orders');
  const product = pageIn(market, 'magnesium');

  test.describe(`${market}, ${javaScriptEnabled ? 'with script' : 'without script'}`, () => {
    test.use({ javaScriptEnabled, baseURL: site });
    test.beforeEach(({ quiet }) => {
      if (!javaScriptEnabled) quiet.allow(scriptsOff);
    });

    test(
      'sign in by a code, change name and address, buy, follow, return, sign out everywhere, come back',
      gateIf(market === 'fr-fr' && javaScriptEnabled),
      async ({ page, sandbox }) => {
        const person = newPerson();
        const visit = { page, market, t, person } as const;

        await test.step('sign in: the account is made', async () => {
          await page.goto(orders);
          await signInAtShop(page, market, t, person);
          await arrivesAt(page, site + orders);
          await expect(page.getByRole('heading', { name: t('account.orders.empty.title') })).toBeVisible();
        });

        await test.step('names are changed here, the e-mail at the shop', async () => {
          await page.goto(pathOf(market, '/my-account/informations'));
          await desk.profileField(page, t, 'firstName').fill(person.givenName);
          await desk.profileField(page, t, 'lastName').fill(person.familyName);
          await desk.saveProfile(page, t).click();
          await expect(desk.savedNotice(page, t, 'profile')).toBeFocused();
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
          await expect(desk.savedNotice(page, t, 'address')).toBeFocused();
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
          await arrivesAt(page, site + pathOf(market, '/'));
          await page.goto(orders);
          await signInAtShop(page, market, t, person);
          await arrivesAt(page, site + orders);
          await expect(orderCard(page, t, order)).toBeVisible();
        });
      },
    );
  });
}

test.describe('an hour later', () => {
  const market = 'nl-be';
  const t = wordsOf(market);
  test.use({ baseURL: shopSiteOf(market) });

  test('the token is replaced unnoticed', { tag: WHOLE }, async ({ page, sandbox }) => {
    const person = newPerson();
    const orders = pathOf(market, '/my-account/orders');
    await page.goto(orders);
    await signInAtShop(page, market, t, person);
    await arrivesAt(page, shopSiteOf(market) + orders);
    await sandbox.customer(person.email, 'expire-tokens');
    await page.goto(pathOf(market, '/my-account/informations'));
    await expect(title(page, t('customer.title'))).toBeVisible({ timeout: 20_000 });
  });
});
