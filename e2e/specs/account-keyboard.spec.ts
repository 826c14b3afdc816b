import type { Locator, Page } from '@playwright/test';
import { demonstrationOf } from '../fixtures/demonstration.ts';
import { gate } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { registerFor, signInFor, title } from '../screens/account.ts';
import { newEmail } from '../screens/checkout.ts';
import * as desk from '../screens/information.ts';
import { pressOn, tabTo } from '../screens/keyboard.ts';
import { fieldOf, panelOf, summaryOf } from '../screens/sending.ts';
import { accountLink, expectLogin, identityWords, newPerson, signOutButton } from '../screens/sign-in.ts';
import * as back from '../screens/withdrawal.ts';

async function type(page: Page, field: Locator, value: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(value);
}

/** From the summary, which has the focus, to the field that a message is about. */
async function toMistake(page: Page, said: string, field: Locator): Promise<void> {
  await expect(summaryOf(page)).toBeFocused();
  await pressOn(page, summaryOf(page).getByRole('link', { name: said }));
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(said)));
}

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);
  const identity = identityWords(market);
  const account = pathOf(market, '/my-account');
  const information = pathOf(market, '/my-account/informations');

  test.describe(market, gate(market, {}, '@desktop'), () => {
    test.use({ market });
    test.setTimeout(90_000);

    test('from the header to a new account and out of it again', async ({ page, open }) => {
      const person = newPerson();
      await open('/');
      await pressOn(page, accountLink(page, t, 'signIn'));
      await expectLogin(page, t);
      await pressOn(
        page,
        page.getByRole('main').getByRole('button', { name: t('session.login.register.button'), exact: true }),
      );
      await expect(page.getByRole('link', { name: identity.cancel })).toBeVisible();
      await pressOn(page, page.getByRole('button', { name: identity.registerButton }));
      // The first invalid field has the focus, and shows its error.
      const first = page.getByLabel(identity.givenName, { exact: true });
      await expect(first).toBeFocused();
      await expect(first).toHaveAccessibleDescription(new RegExp(identity.required));
      for (const name of ['givenName', 'familyName', 'email', 'password'] as const) {
        await expect(page.getByLabel(identity[name], { exact: true })).toBeFocused();
        await page.keyboard.type(person[name]);
        if (name !== 'password') await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(siteOf(market) + account);
      await expect(title(page, t('account.overview.greeting', { name: person.givenName }))).toBeVisible();
      // The browser scrolls to the fragment again when the page has fully loaded.
      await page.waitForLoadState('load');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: t('common.skip') });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      const nav = page.getByRole('navigation', { name: t('account.nav.label'), exact: true });
      const orders = nav.getByRole('link', { name: t('account.nav.orders') });
      await expect(nav.locator('[aria-current=page]')).toHaveText(t('account.nav.overview'));
      await pressOn(page, orders);
      await expect(title(page, t('account.orders.title'))).toBeVisible();
      await expect(nav.locator('[aria-current=page]')).toHaveText(t('account.nav.orders'));
      await pressOn(page, signOutButton(page, t));
      await expect(page).toHaveURL((url) => url.pathname === pathOf(market, '/'));
      await expect(accountLink(page, t, 'signIn')).toBeVisible();
    });

    test('profile, addresses and a deletion: the focus is always somewhere', async ({ page }) => {
      await registerFor({ page, market, person: newPerson() }, information);
      const phone = desk.profileField(page, t, 'phone');
      await type(page, phone, '?');
      await page.keyboard.press('Enter');
      await toMistake(page, t('submission.errors.phoneInvalid'), phone);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(desk.newPhone());
      await page.keyboard.press('Enter');
      await expect(desk.savedNotice(page, t, 'profile')).toBeFocused();

      const address = desk.addressIn(market);
      await pressOn(page, desk.saveAddress(page, t));
      await toMistake(page, t('customer.errors.streetRequired'), desk.addressField(page, t, 'address1'));
      for (const [name, value] of Object.entries(address)) {
        await type(page, desk.addressField(page, t, name as keyof typeof address), value);
      }
      await page.keyboard.press('Enter');
      await expect(desk.savedNotice(page, t, 'address')).toBeFocused();

      const item = desk.addressItem(page, t, address.address1);
      const edit = item.getByRole('link');
      await pressOn(page, edit);
      await expect(page.getByRole('heading', { name: t('customer.addresses.editTitle') })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(fieldOf(desk.addressForm(page, t), t('customer.addresses.firstName'))).toBeFocused();
      await pressOn(page, desk.addressForm(page, t).getByRole('link', { name: t('customer.cancel') }));
      await expect(edit).toBeFocused();
      const add = page.getByRole('link', { name: t('customer.addresses.add') });
      await pressOn(page, add);
      await expect(page.getByRole('heading', { name: t('customer.addresses.newTitle') })).toBeFocused();
      await pressOn(page, desk.addressForm(page, t).getByRole('link', { name: t('customer.cancel') }));
      await expect(add).toBeFocused();

      await tabTo(page, item.locator('summary'), 'Shift+Tab');
      await page.keyboard.press('Space');
      await pressOn(page, item.getByRole('button', { name: t('customer.addresses.removeYes') }));
      await expect(desk.savedNotice(page, t, 'removed')).toBeFocused();

      const ask = page.getByRole('button', { name: t('customer.data.ask') });
      await pressOn(page, ask);
      const sure = page.getByRole('status').filter({ hasText: t('customer.data.sureTitle') });
      await expect(sure).toBeFocused();
      await pressOn(page, page.getByRole('link', { name: t('customer.cancel') }));
      await expect(desk.deletionReason(page, t)).toBeFocused();
    });

    test('a withdrawal: mistakes, review, back and receipt', async ({ page, open }) => {
      const declared = { name: 'Maud Delvaux', email: newEmail(), order: '#1042' };
      await open('/withdrawal');
      await pressOn(page, page.getByRole('button', { name: t('withdrawal.fields.submit') }));
      await toMistake(page, t('submission.errors.nameRequired'), back.withdrawalField(page, t, 'name'));
      await page.keyboard.type(declared.name);
      await type(page, back.withdrawalField(page, t, 'email'), declared.email);
      await type(page, back.withdrawalField(page, t, 'order'), declared.order);
      await page.keyboard.press('Enter');
      await back.expectReview(page, t, declared);
      await pressOn(page, back.reviewButton(page, t, 'edit'));
      await expect(back.withdrawalField(page, t, 'name')).toBeFocused();
      await expect(back.withdrawalField(page, t, 'order')).toHaveValue(declared.order);
      await page.keyboard.press('Enter');
      await back.expectReview(page, t, declared);
      await pressOn(page, back.reviewButton(page, t, 'confirm'));
      await expect(panelOf(page.getByRole('main'))).toBeFocused();
      await expect(panelOf(page.getByRole('main'))).toContainText(t('withdrawal.done.title'));
    });

    test('what comes back from an order: the two ways, a line and its quantity', async ({ page }) => {
      const { person, orders } = await demonstrationOf(market);
      const [order = ''] = orders;
      const path = pathOf(market, '/my-account/orders/[order]/return', order);
      await signInFor({ page, market, person }, path);
      const ways = page.getByRole('navigation', { name: t('withdrawal.order.choice') });
      await expect(ways.locator('[aria-current]')).toContainText(t('withdrawal.order.withdrawal'));
      await pressOn(page, ways.getByRole('link', { name: t('withdrawal.order.return') }));
      await expect(ways.locator('[aria-current]')).toContainText(t('withdrawal.order.return'));
      await pressOn(page, back.returnButton(page, t));
      await expect(summaryOf(page)).toBeFocused();
      await pressOn(page, summaryOf(page).getByRole('link', { name: t('submission.errors.productsRequired') }));
      const lines = page.getByRole('group', { name: t('withdrawal.order.lines') });
      await expect(lines).toBeFocused();
      await expect(lines).toHaveAccessibleDescription(
        new RegExp(RegExp.escape(t('submission.errors.productsRequired'))),
      );
      const box = lines.getByRole('checkbox').first();
      await pressOn(page, box, 'Space');
      await expect(box).toBeChecked();
    });
  });

  test.describe(`${market}, phone`, gate(market, {}, '@phone'), () => {
    test.use({ market });

    test('the menu leads to the account, and Escape gives the focus back', async ({ page, open }) => {
      await open('/');
      const button = page.getByRole('button', { name: t('common.openMenu') });
      await pressOn(page, button);
      const menu = page.getByRole('dialog', { name: t('common.menu') });
      const entry = menu.getByRole('link', { name: t('session.link.account') });
      await tabTo(page, entry);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(page, entry);
      await expectLogin(page, t);
    });
  });
}
