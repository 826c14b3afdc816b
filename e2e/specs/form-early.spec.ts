import { pageIn } from '../fixtures/catalogue.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { holdScript } from '../fixtures/slow.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag } from '../screens/bag.ts';
import { codeField } from '../screens/cart.ts';
import { newEmail } from '../screens/checkout.ts';
import { formIn } from '../screens/forms.ts';
import { giftCardField, SMALL_CARD } from '../screens/gift-cards.ts';
import {
  chooseFiles,
  confirm,
  expectDraft,
  expectMails,
  fillIn,
  panelOf,
  send,
  sendButton,
  thanksOf,
} from '../screens/sending.ts';

const market = 'fr-fr';
const t = wordsOf(market);
const application = formIn(market, 'application');
test.use({ market });

test('what was typed, ticked and chosen before the script came stays', { tag: ['@desktop', WHOLE] }, async ({
  page,
}) => {
  const email = newEmail();
  const release = await holdScript(page);
  await page.goto(siteOf(market) + application.path, { waitUntil: 'domcontentloaded' });
  await fillIn(page, application, email);
  await chooseFiles(page, application);
  await release();
  await expectDraft(page, application, email);
  await expect(page.getByRole('checkbox', { name: t('forms.application.agreement') })).toBeChecked();
  await send(page, application);
  await expect(thanksOf(application.around(page), t)).toBeFocused();
  await expectMails(application, email);
});

test('so do the codes and the gift options of the cart', { tag: ['@desktop', WHOLE] }, async ({ page, open }) => {
  const { path, name } = pageIn(market, 'magnesium');
  await open('/products/[[...path]]', path);
  await addToBag(page, t, name);
  const release = await holdScript(page);
  await page.goto(pathOf(market, '/checkout/cart'), { waitUntil: 'domcontentloaded' });
  const wrap = page.getByRole('checkbox', { name: t('cart.giftOptions.wrap') });
  await codeField(page, t).fill('ETE');
  await giftCardField(page, t).fill(SMALL_CARD.code);
  await page.getByText(t('cart.giftOptions.title'), { exact: true }).click();
  await wrap.check();
  await release();
  await listening(page);
  await expect(codeField(page, t)).toHaveValue('ETE');
  await expect(giftCardField(page, t)).toHaveValue(SMALL_CARD.code);
  await expect(wrap).toBeChecked();
});

test('a form sent before the script came is sent as without script', { tag: '@phone' }, async ({ page }) => {
  const email = newEmail();
  const release = await holdScript(page);
  await page.goto(siteOf(market) + application.path, { waitUntil: 'domcontentloaded' });
  await fillIn(page, application, email);
  await chooseFiles(page, application);
  await sendButton(application.around(page), application).click({ noWaitAfter: true });
  await expect(panelOf(application.around(page))).toBeFocused();
  await confirm(application.around(page), t);
  await expect(page.getByText(t('forms.application.done'))).toBeVisible();
  await release();
  await expectMails(application, email);
});
