import { ask } from '../fixtures/ask.ts';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { WHOLE, widthOf } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag } from '../screens/bag.ts';

const marks = {
  'fr-fr': ['card', 'apple_pay', 'paypal'],
  'fr-be': ['bancontact', 'card', 'apple_pay', 'paypal'],
  'nl-be': ['bancontact', 'card', 'apple_pay', 'paypal'],
} as const;

for (const market of SHOPS) {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'magnesium');

  test.describe(market, { tag: [WHOLE, widthOf(market)] }, () => {
    test.use({ market });

    test('the ways to pay are on a product, in the cart and in the help', async ({ page, open, axe }) => {
      const shown = page.getByRole('main').getByRole('list', { name: t('checkout.marks.label') });
      const names = marks[market].map((mark) => t(`checkout.marks.${mark}`));
      const expectMarks = async () => {
        await expect(shown.getByRole('img')).toHaveCount(names.length);
        for (const [index, each] of names.entries())
          await expect(shown.getByRole('img').nth(index)).toHaveAccessibleName(each);
      };
      await open('/products/[[...path]]', path);
      await expectMarks();
      const source = await shown.getByRole('img').first().getAttribute('src');
      const drawing = await ask(siteOf(market), source ?? '');
      expect([drawing.status, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      await addToBag(page, t, name);
      await open('/checkout/cart');
      await expectMarks();
      await axe();
      await open('/f-a-q/[[...path]]');
      await expectMarks();
      await axe();
    });
  });
}

test('a medicine has no ways to pay, and neither has a market without a shop', async ({ page, open }) => {
  const label = wordsOf('fr-fr')('checkout.marks.label');
  await open('/products/[[...path]]', pageIn('fr-fr', 'medicine').path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: label })).toHaveCount(0);
  const { path, name } = pageIn('fr-tn', 'gummies');
  await page.goto(siteOf('fr-tn') + pathOf('fr-tn', '/products/[[...path]]', path));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('list', { name: label })).toHaveCount(0);
});
