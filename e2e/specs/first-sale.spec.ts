import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { expect, ownCookies, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, drawerOf, quantityOf, summaryOf } from '../screens/bag.ts';
import { fillCheckout, goodCard, hostedWords, newEmail, pay, refusedCard, typed } from '../screens/checkout.ts';

const delivery = { 'fr-fr': 4.9, 'fr-be': 6.9, 'nl-be': 6.9 } as const;
const price = 11.9;

for (const market of SHOPS) {
  const t = wordsOf(market);
  const hosted = hostedWords(market);
  const { name } = pageIn(market, 'magnesium');

  test.describe(market, gate(market, { 'fr-be': 'phone' }), () => {
    test.use({ market });

    test('a first sale, from the home page to the order', async ({ page, context, open }) => {
      const email = newEmail();
      await open('/');
      const shelf = pageIn(market, 'supplements').name;
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(shelf, 'i') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: shelf })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await addToBag(page, t, name);
      await bagLink(page, t, 1).click();

      const drawer = drawerOf(page, t);
      await expect(quantityOf(drawer, t, name)).toHaveText('1');
      const sent: string[] = [];
      page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
      await drawer.getByRole('button', { name: t('cart.increase', { name }) }).click({ clickCount: 4 });
      await expect(quantityOf(drawer, t, name)).toHaveText('5');
      await expect(drawer.getByRole('definition')).toHaveText(euros(market, 5 * price));
      expect(sent, 'rapid clicks are gathered').toHaveLength(1);

      await drawer.getByRole('link', { name: t('cart.view') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
      await expect(summaryOf(page, t).getByRole('definition').last()).toHaveText(euros(market, 5 * price));
      await summaryOf(page, t)
        .getByRole('link', { name: t('cart.summary.checkout') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible();
      await page.getByRole('button', { name: t('checkout.pay') }).click();

      await fillCheckout(page, market, { email, card: goodCard });
      await pay(page, market);
      await expect(page.getByRole('heading', { level: 1, name: hosted.t.thanks })).toBeVisible();
      const orders = (await sandbox.orders()).filter((order) => order.email === email);
      expect(orders).toMatchObject([
        { total: Math.round((5 * price + delivery[market]) * 100), lines: [{ quantity: 5 }] },
      ]);

      await page.getByRole('link', { name: hosted.t.shop }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.thanks.title') })).toBeVisible();
      await expect(page.getByText(t('checkout.thanks.order', { order: orders[0]?.name ?? '' }))).toBeVisible();
      await expect.poll(() => ownCookies(context, market)).toEqual([]);
      await expect(bagLink(page, t, 0)).toBeVisible();
    });
  });
}

test('a refused card keeps what was typed, and the next one pays', { tag: WHOLE }, async ({ page, market, open }) => {
  const t = wordsOf(market);
  const hosted = hostedWords(market);
  const buyer = { email: newEmail(), card: refusedCard };
  const { path, name } = pageIn(market, 'magnesium');
  await open('/products/[[...path]]', path);
  await addToBag(page, t, name);
  await open('/checkout');
  await page.getByRole('button', { name: t('checkout.pay') }).click();
  await fillCheckout(page, market, buyer);
  await pay(page, market);
  await expect(page.getByRole('alert')).toContainText(hosted.t.cardRefused);
  for (const [label, value] of typed(market, buyer)) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
  }
  expect((await sandbox.orders()).filter(({ email }) => email === buyer.email)).toEqual([]);
  await page.getByRole('textbox', { name: hosted.t.card, exact: true }).fill(goodCard);
  await pay(page, market);
  await expect(page.getByRole('heading', { level: 1, name: hosted.t.thanks })).toBeVisible();
});
