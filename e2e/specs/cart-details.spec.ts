import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, drawerOf, quantityOf, summaryOf } from '../screens/bag.ts';
import {
  amountsOf,
  announced,
  carriersOf,
  excludedNotice,
  lineOf,
  removeButton,
  stepButton,
  tryZip,
  zipField,
} from '../screens/cart.ts';
import { hostedWords } from '../screens/checkout.ts';
import { pressOn } from '../screens/keyboard.ts';

for (const market of SHOPS) {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'magnesium');
  const other = pageIn(market, 'tea');

  test.describe(market, gate(market, { 'nl-be': 'desktop' }, '@desktop'), () => {
    test.use({ market });

    test('a removal is taken back by keyboard, and everything is announced', async ({ page, open }) => {
      for (const item of [pageIn(market, 'magnesium'), other]) {
        await open('/products/[[...path]]', item.path);
        await addToBag(page, t, item.name);
      }
      await open('/checkout/cart');
      await stepButton(page, t, 'increase', name).click({ clickCount: 2 });
      await expect(announced(page, t('cart.updated', { name, quantity: 3 }))).toBeAttached();
      await pressOn(page, removeButton(page, t, name));
      const undo = page.getByRole('button', { name: t('cart.undo') });
      await expect(undo).toBeFocused();
      await expect(lineOf(page, t, name)).toHaveCount(0);
      await expect(announced(page, t('cart.removed', { name })).first()).toBeAttached();
      await expect(amountsOf(page, t).last()).toHaveText(euros(market, 6.9));
      await page.keyboard.press('Enter');
      await expect(quantityOf(page, t, name)).toHaveText('3');
      await expect(announced(page, t('cart.announcement.restore'))).toBeAttached();
      await expect(undo).toHaveCount(0);
      await expect(amountsOf(page, t).last()).toHaveText(euros(market, 3 * 11.9 + 6.9));
    });

    test('the last line of the drawer is taken back too', { tag: WHOLE }, async ({ page, open }) => {
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await bagLink(page, t, 1).click();
      const drawer = drawerOf(page, t);
      await removeButton(drawer, t, name).click();
      await expect(drawer.getByText(t('cart.empty.title'))).toBeVisible();
      await expect(drawer.getByRole('button', { name: t('cart.undo') })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(quantityOf(drawer, t, name)).toHaveText('1');
      await expect(announced(page, t('cart.announcement.restore'))).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(bagLink(page, t, 1)).toBeVisible();
    });

    test('offline is said, nothing is lost, and the way back needs no gesture', { tag: WHOLE }, async ({
      page,
      context,
      open,
      quiet,
    }) => {
      quiet.allow(/ERR_INTERNET_DISCONNECTED/);
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await open('/checkout/cart');
      await context.setOffline(true);
      const said = page.getByRole('status').filter({ hasText: t('cart.trouble.offline') });
      await expect(said).toBeVisible();
      await stepButton(page, t, 'increase', name).click();
      await expect(lineOf(page, t, name).getByRole('alert')).toHaveText(t('cart.error.unreachable'));
      await expect(quantityOf(page, t, name)).toHaveText('1');
      await expect(amountsOf(page, t).last()).toHaveText(euros(market, 11.9));
      await context.setOffline(false);
      await expect(said).toHaveCount(0);
      await stepButton(page, t, 'increase', name).click();
      await expect(amountsOf(page, t).last()).toHaveText(euros(market, 23.8));
      await expect(lineOf(page, t, name).getByRole('alert')).toHaveCount(0);
    });
  });
}

test('a button that leads elsewhere stays without a connection, says so, and works again', {
  tag: ['@desktop', WHOLE],
}, async ({ page, context, open, market, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/);
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'magnesium');
  const lost = page.getByRole('alert').filter({ hasText: t('common.lost') });
  await open('/products/[[...path]]', path);
  await addToBag(page, t, name);
  await open('/login');
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('session.login.signIn.button') })
    .click();
  await expect(lost).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('session.login.title') })).toBeVisible();
  await context.setOffline(false);

  await open('/checkout');
  const payButton = page.getByRole('button', { name: t('checkout.pay') });
  await context.setOffline(true);
  await payButton.click();
  await expect(lost).toBeVisible();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await context.setOffline(false);
  await payButton.click();
  await expect(page.getByRole('heading', { level: 1, name: hostedWords(market).t.title })).toBeVisible();
});

test('code that does not arrive breaks nothing: the button and the drawer say so, and work again', {
  tag: ['@phone', WHOLE],
}, async ({ page, context, open, market, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/);
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'magnesium');
  await open('/products/[[...path]]', path);
  await context.setOffline(true);
  await page.getByRole('button', { name: t('catalogue.add') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('cart.error.unreachable') })).toBeVisible();
  await bagLink(page, t, 0).click();
  const drawer = drawerOf(page, t);
  await expect(drawer.getByRole('alert')).toContainText(t('cart.unavailable'));
  await context.setOffline(false);
  await expect(drawer.getByText(t('cart.empty.title'))).toBeVisible();
  await page.keyboard.press('Escape');
  await addToBag(page, t, name);
  await expect(bagLink(page, t, 1)).toBeVisible();
});

test('what is not delivered to Corsica is named, in the cart and on its own page', { tag: WHOLE }, async ({
  page,
  open,
  market,
}) => {
  const t = wordsOf(market);
  const zip = '20000';
  const [box, pills] = [pageIn(market, 'case'), pageIn(market, 'magnesium')];
  for (const { path, name } of [box, pills]) {
    await open('/products/[[...path]]', path);
    await addToBag(page, t, name);
  }
  await open('/checkout/cart');
  await tryZip(page, t, zip);
  const notice = excludedNotice(page, t);
  await expect(notice).toContainText(t('delivery.excluded.lines', { zip, count: 1 }));
  await expect(notice.getByRole('listitem')).toHaveText(box.name);
  await expect(lineOf(page, t, box.name).getByRole('alert')).toHaveText(t('delivery.excluded.line', { zip }));
  await expect(lineOf(page, t, pills.name).getByRole('alert')).toHaveCount(0);
  const summary = summaryOf(page, t);
  await expect(summary.getByText(t('cart.summary.blocked'))).toBeVisible();
  await expect(summary.getByRole('link', { name: t('cart.summary.checkout') })).toHaveCount(0);
  await open('/checkout');
  await expect(notice.getByRole('listitem')).toHaveText(box.name);
  await expect(page.getByRole('button', { name: t('checkout.pay') })).toHaveCount(0);

  const early = page.getByRole('status').filter({ hasText: t('delivery.place.variant', { zip }) });
  await open('/products/[[...path]]', pills.path);
  await expect(early).toHaveCount(0);
  await open('/products/[[...path]]', box.path);
  await expect(early).toBeVisible();
  await early.getByRole('button', { name: t('delivery.place.forget') }).click();
  await expect(early).toHaveCount(0);
  await expect(page.getByText(t('delivery.place.forgotten'))).toBeFocused();

  await open('/checkout/cart');
  await expect(zipField(page, t)).toHaveValue(zip);
  await removeButton(page, t, box.name).click();
  await expect(notice).toHaveCount(0);
  await expect(carriersOf(page, t, zip)).toHaveCount(3);
});

test.describe('Antwerp', { tag: '@desktop' }, () => {
  const market = 'nl-be';
  const t = wordsOf(market);
  test.use({ market });

  test('begins like Corsica, and gets everything', { tag: WHOLE }, async ({ page, open }) => {
    const { path, name } = pageIn(market, 'case');
    await open('/products/[[...path]]', path);
    await addToBag(page, t, name);
    await open('/checkout/cart');
    await tryZip(page, t, '2000');
    await expect(carriersOf(page, t, '2000')).toHaveCount(2);
    await expect(excludedNotice(page, t)).toHaveCount(0);
    await expect(lineOf(page, t, name).getByRole('alert')).toHaveCount(0);
  });
});
