import { pageIn } from '../fixtures/catalogue.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { linkIn, mailsTo, mailTo } from '../fixtures/inbox.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { formIn } from '../screens/forms.ts';
import { expectMails, fillIn, panelOf, sendButton } from '../screens/sending.ts';

// A variant whose page no other test in this folder changes.
const variant = 70012;
const deliveries = `http://127.0.0.1:${settings.ports.SANDBOX_PORT}/control/shop-webhooks`;

/** Waits until every stock webhook has been delivered. */
const told = async () => {
  const list = (await (await fetch(deliveries)).json()) as { outcome: string }[];
  return list.length > 0 && list.every(({ outcome }) => outcome === 'delivered');
};

const market = 'nl-be';
const t = wordsOf(market);
test.use({ market });

test('asked for, confirmed, back in stock: one mail, which leads to the product', { tag: WHOLE }, async ({
  page,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const form = formIn(market, 'stock alert');
  const around = form.around(page);
  const email = newEmail();
  const { path, name } = pageIn(market, 'gummies');
  const add = page.getByRole('button', { name: t('catalogue.add') });
  await sandbox.stock(variant, 0);
  await expect(async () => {
    await page.goto(`${siteOf(market)}${pathOf(market, '/products/[[...path]]', path)}?variant=${variant}`);
    await expect(sendButton(around, form)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(around.getByRole('heading', { name: new RegExp(name) }).last()).toBeVisible();
  await listening(page);
  await fillIn(page, form, email);
  await sendButton(around, form).click();
  await expect(panelOf(around)).toBeFocused();
  await expectMails(form, email);
  await page.goto(linkIn(await mailTo(email), 'alert-confirm'));
  await page.getByRole('button', { name: t('forms.link.alert-confirm.action') }).click();
  await expect(panelOf(page.getByRole('main'))).toContainText(t('forms.link.alert-confirm.done'));

  await sandbox.stock(variant, 5);
  const back = await mailTo(email, t('mail.alert-back.title'));
  await sandbox.stock(variant, 0);
  await sandbox.stock(variant, 7);
  await expect.poll(told).toBe(true);
  const link = /https?:\S+\?variant=\d+/.exec(back.text)?.[0] ?? '';
  await expect(async () => {
    await page.goto(link);
    await expect(add).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(new RegExp(`variant=${variant}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await mailsTo(email, t('mail.alert-back.title'))).toHaveLength(1);
});
