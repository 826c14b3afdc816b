import { readFile } from 'node:fs/promises';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { linkIn, mailTo } from '../fixtures/inbox.ts';
import { pathOf, settings } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newCustomer, registerFor } from '../screens/account.ts';
import * as desk from '../screens/information.ts';
import { summaryOf } from '../screens/sending.ts';
import { newPerson } from '../screens/sign-in.ts';

const { PRIVACY_MAILBOX = '' } = settings.values;

for (const market of SHOPS) {
  const t = wordsOf(market);
  const information = pathOf(market, '/my-account/informations');

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }), () => {
    test.use({ market });
    test.setTimeout(60_000);

    test('name, phone and marketing: a mistake keeps what was typed, then the shop has it', {
      tag: '@desktop',
    }, async ({ page }) => {
      const person = newPerson();
      const phone = desk.newPhone();
      await registerFor({ page, market, person }, information);
      await expect(desk.profileField(page, t, 'email')).toHaveValue(person.email);
      await desk.profileField(page, t, 'firstName').fill('Marie-Maud');
      await desk.profileField(page, t, 'phone').fill('12');
      await desk.saveProfile(page, t).click();
      await expect(summaryOf(page)).toBeFocused();
      await summaryOf(page)
        .getByRole('link', { name: t('customer.errors.phoneUnusable') })
        .click();
      const field = desk.profileField(page, t, 'phone');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(t('customer.errors.phoneUnusable'))));
      await expect(desk.profileField(page, t, 'firstName')).toHaveValue('Marie-Maud');
      await field.fill(phone);
      await desk.marketingBox(page, t).check();
      await desk.saveProfile(page, t).click();
      await expect(desk.savedNotice(page, t, 'newsletterAsked')).toBeFocused();
      linkIn(await mailTo(person.email, t('mail.newsletter-confirm.subject')), 'newsletter-confirm');

      await page.reload();
      await expect(desk.profileField(page, t, 'firstName')).toHaveValue('Marie-Maud');
      await expect(field).toHaveValue(phone);
      await expect(desk.marketingBox(page, t)).toBeChecked();
      await desk.marketingBox(page, t).uncheck();
      await desk.saveProfile(page, t).click();
      await expect(desk.savedNotice(page, t, 'newsletterLeft')).toBeFocused();
      await expect(desk.marketingBox(page, t)).not.toBeChecked();
    });

    test('addresses: added, made the default, changed, deleted', { tag: '@phone' }, async ({ page }) => {
      const person = newPerson();
      const first = desk.addressIn(market);
      const second = { ...first, address1: '7 bis' };
      await registerFor({ page, market, person }, information);
      await desk.fillAddress(page, t, { ...first, zip: '1' });
      await desk.saveAddress(page, t).click();
      await expect(summaryOf(page)).toBeFocused();
      await expect(desk.addressField(page, t, 'address1')).toHaveValue(first.address1);
      await desk.addressField(page, t, 'zip').fill(first.zip);
      await desk.saveAddress(page, t).click();
      await expect(desk.savedNotice(page, t, 'address')).toBeFocused();
      await expect(desk.addressItem(page, t, first.address1)).toContainText(t('customer.addresses.default'));

      await page.getByRole('link', { name: t('customer.addresses.add') }).click();
      await expect(page.getByRole('heading', { name: t('customer.addresses.newTitle') })).toBeFocused();
      await desk.fillAddress(page, t, second);
      await desk.saveAddress(page, t).click();
      await expect(desk.addressItems(page, t)).toHaveCount(2);
      const other = desk.addressItem(page, t, second.address1);
      await other.getByRole('button', { name: t('customer.addresses.makeDefault') }).click();
      await expect(desk.savedNotice(page, t, 'madeDefault')).toBeFocused();
      await expect(other).toContainText(t('customer.addresses.default'));
      await expect(desk.addressItem(page, t, first.address1)).not.toContainText(t('customer.addresses.default'));

      await other.getByRole('link').click();
      await desk.addressField(page, t, 'address1').fill('9 ter');
      await desk.saveAddress(page, t).click();
      await expect(desk.addressItem(page, t, '9 ter')).toContainText(t('customer.addresses.default'));
      await desk.removeAddress(desk.addressItem(page, t, first.address1), t);
      await expect(desk.savedNotice(page, t, 'removed')).toBeFocused();
      await page.reload();
      await expect(desk.addressItems(page, t)).toHaveCount(1);
      await expect(desk.addressItem(page, t, '9 ter')).toBeVisible();
    });

    test('a copy of the data has the order and the address; a deletion is asked for in two steps', {
      tag: ['@desktop', WHOLE],
    }, async ({ page }) => {
      const person = newPerson();
      const address = desk.addressIn(market);
      const order = await newCustomer({ page, market, t, person });
      await page.goto(information);
      await desk.fillAddress(page, t, address);
      await desk.saveAddress(page, t).click();
      await expect(desk.savedNotice(page, t, 'address')).toBeVisible();
      const loading = page.waitForEvent('download');
      await page.getByRole('link', { name: t('customer.data.exportAction') }).click();
      const file = await loading;
      const name = t('customer.data.exportFile');
      expect(file.suggestedFilename().replace(/\d{4}-\d\d-\d\d/, 'jour')).toBe(`${name}-jour.json`);
      expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
        complete: true,
        customer: { email: person.email },
        addresses: [address],
        orders: [{ name: order.name, lines: [{ title: pageIn(market, 'magnesium').name, quantity: 1 }] }],
      });

      const reason = 'Je pars vivre au loin.';
      await desk.deletionReason(page, t).fill(reason);
      await page.getByRole('button', { name: t('customer.data.ask') }).click();
      const sure = page.getByRole('status').filter({ hasText: t('customer.data.sureTitle') });
      await expect(sure).toBeFocused();
      await expect(sure).toContainText(reason);
      await page.getByRole('link', { name: t('customer.cancel') }).click();
      await expect(desk.deletionReason(page, t)).toHaveValue(reason);
      await page.getByRole('button', { name: t('customer.data.ask') }).click();
      await page.getByRole('button', { name: t('customer.data.sure') }).click();
      await expect(desk.savedNotice(page, t, 'deletion')).toBeFocused();
      await mailTo(person.email, t('mail.deletion-received.subject'));
      expect((await mailTo(PRIVACY_MAILBOX, person.email)).text).toContain(reason);
    });
  });
}
