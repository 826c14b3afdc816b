import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { settled } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, quantityOf } from '../screens/bag.ts';

// A product page may be regenerated, and cached for a minute, while its stock is changed: each test has a product of its own,
// whose page is regenerated before the stock changes and not during the change.
const variants = { winter: 70051, clarity: 70071 };

for (const market of SHOPS) {
  const t = wordsOf(market);

  test.describe(market, gate(market, { 'nl-be': 'desktop' }), () => {
    test.use({ market });

    test('what sold out meanwhile is said in words, at the button', async ({ page, open, sandbox }) => {
      const { path } = pageIn(market, 'winter');
      await settled(siteOf(market), [pathOf(market, '/products/[[...path]]', path)]);
      await open('/products/[[...path]]', path);
      await sandbox.stock(variants.winter, 0);
      await page.getByRole('button', { name: t('catalogue.add') }).click();
      const said = page.getByRole('alert').filter({ hasText: t('cart.warning.MERCHANDISE_OUT_OF_STOCK') });
      await expect(said).toBeVisible();
      await expect(bagLink(page, t, 0)).toBeVisible();
    });

    test('a quantity above the stock is cut, and the line says so', { tag: WHOLE }, async ({ page, open, sandbox }) => {
      const { path, name } = pageIn(market, 'clarity');
      await settled(siteOf(market), [pathOf(market, '/products/[[...path]]', path)]);
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await open('/checkout/cart');
      await sandbox.stock(variants.clarity, 2);
      await page.getByRole('button', { name: t('cart.increase', { name }) }).click({ clickCount: 4 });
      await expect(page.getByText(t('cart.warning.MERCHANDISE_NOT_ENOUGH_STOCK'))).toBeVisible();
      await expect(quantityOf(page, t, name)).toHaveText('2');
      await expect(bagLink(page, t, 2)).toBeVisible();
    });
  });
}

test('a cart finished elsewhere is forgotten, and the add that found out makes a new one', { tag: WHOLE }, async ({
  page,
  context,
  open,
  sandbox,
  market,
  baseURL,
}) => {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'magnesium');
  const id = async () => (await context.cookies(baseURL ?? '')).find((cookie) => cookie.name === 'cart')?.value;
  await open('/products/[[...path]]', path);
  await addToBag(page, t, name);
  const first = await id();
  expect(first).toBeDefined();
  await sandbox.reset();
  await page.getByRole('spinbutton', { name: t('catalogue.quantity') }).fill('2');
  await page.getByRole('button', { name: t('catalogue.add') }).click();
  await expect(bagLink(page, t, 2)).toBeVisible();
  const second = await id();
  expect(second).toBeDefined();
  expect(second).not.toBe(first);

  await sandbox.reset();
  await open('/checkout/cart');
  await expect(page.getByRole('main').getByText(t('cart.empty.title'))).toBeVisible();
  await expect.poll(id).toBeUndefined();
});
