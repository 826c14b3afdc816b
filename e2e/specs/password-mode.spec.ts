import { randomUUID } from 'node:crypto';
import account from '../../messages/fr/account.json' with { type: 'json' };
import customer from '../../messages/fr/customer.json' with { type: 'json' };
import session from '../../messages/fr/session.json' with { type: 'json' };
import { editorSettings } from '../../packages/tools/lib/test-settings.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { mailTo } from '../fixtures/inbox.ts';
import { pathOf, settings } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { scriptsOff } from '../screens/no-script.ts';

/** The editor's site has no identity provider: the shop itself stores the passwords (SHOP_IDENTITY=password). */
const site = editorSettings(settings).values.SITE_URL_FR ?? '';
test.use({ baseURL: site });

const { login } = session;
const orders = pathOf('fr-fr', '/my-account/orders');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ quiet }) => {
      if (!javaScriptEnabled) quiet.allow(scriptsOff);
    });

    test('a wrong password is said and costs no typing; the right one leads on', { tag: ['@desktop', WHOLE] }, async ({
      page,
    }) => {
      await page.goto(orders);
      if (javaScriptEnabled) await listening(page);
      const form = page.getByRole('region', { name: login.signIn.title });
      const email = form.getByRole('textbox', { name: login.email }).first();
      const password = form.getByRole('textbox', { name: login.password });
      await email.fill('lotte.peeters@voorbeeld.be');
      await password.fill('not-this-one');
      await form.getByRole('button', { name: login.signIn.button }).click();
      await expect(form.getByRole('alert')).toContainText(customer.problems.passwordWrong);
      await expect(email).toHaveValue('lotte.peeters@voorbeeld.be');
      // No response ever contains a password: with script the field simply keeps its value.
      await expect(password).toHaveValue(javaScriptEnabled ? 'not-this-one' : '');
      await password.fill('silene-demo-2');
      await form.getByRole('button', { name: login.signIn.button }).click();
      await expect(page).toHaveURL(site + orders);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.orders.title);
    });

    test(
      'who registers is in, is asked about the newsletter by mail, and gets out again',
      gateIf(javaScriptEnabled, '@desktop'),
      async ({ page }) => {
        await page.goto(pathOf('fr-fr', '/login'));
        const address = `${randomUUID()}@exemple.fr`;
        const form = page.getByRole('region', { name: login.register.title });
        await form.getByRole('textbox', { name: login.email }).fill(address);
        await form.getByRole('textbox', { name: login.password }).fill('un-mot-de-passe');
        await form.getByRole('textbox', { name: login.givenName, exact: true }).fill('Nour');
        await form.getByRole('textbox', { name: login.familyName, exact: true }).fill('Sy');
        await form.getByRole('checkbox', { name: login.newsletter }).check();
        await form.getByRole('button', { name: login.register.button }).click();
        await expect(page).toHaveURL(site + pathOf('fr-fr', '/my-account'));
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Nour');
        await mailTo(address);
        await page.getByRole('main').getByRole('button', { name: account.nav.signOut }).click();
        await expect(page).toHaveURL(`${site}/`);
        await page.goto(pathOf('fr-fr', '/my-account'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.title);
      },
    );

    test('an address that is taken is said at its field, a forgotten password is answered alike for all', {
      tag: ['@desktop', WHOLE],
    }, async ({ page }) => {
      await page.goto(pathOf('fr-fr', '/login'));
      const form = page.getByRole('region', { name: login.register.title });
      await form.getByRole('textbox', { name: login.email }).fill('camille.morel@exemple.fr');
      await form.getByRole('textbox', { name: login.password }).fill('un-mot-de-passe');
      await form.getByRole('textbox', { name: login.givenName, exact: true }).fill('Nour');
      await form.getByRole('textbox', { name: login.familyName, exact: true }).fill('Sy');
      await form.getByRole('button', { name: login.register.button }).click();
      await expect(form.getByText(customer.errors.emailTaken).first()).toBeVisible();
      await expect(form.getByRole('textbox', { name: login.givenName, exact: true })).toHaveValue('Nour');
      const recover = page.locator('#recover');
      await recover.getByRole('textbox', { name: login.email }).fill(`${randomUUID()}@exemple.fr`);
      await recover.getByRole('button', { name: login.forgotten.button }).click();
      await expect(page.getByText(customer.outcome.recover)).toBeVisible();
    });
  });
}
