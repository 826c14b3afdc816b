import { MARKETS } from '../../lib/platform/markets.ts';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE, widthOf } from '../fixtures/gate.ts';
import { siteOf } from '../fixtures/places.ts';
import { serviceCart } from '../fixtures/service-cart.ts';
import { expect, ownCookies, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, quantityOf } from '../screens/bag.ts';
import { codeOf } from '../screens/cart.ts';
import { scriptsOff } from '../screens/no-script.ts';

/** Variants of the demonstration. */
const MAGNESIUM = '70061';
const GUMMIES = '70011';
const SOLD_OUT = '70091';

for (const market of SHOPS) {
  const t = wordsOf(market);
  const magnesium = pageIn(market, 'magnesium');
  const gummies = pageIn(market, 'gummies');
  const soldOut = pageIn(market, 'soldOut');
  const link = (lines: string, query = '') => `${siteOf(market)}${MARKETS[market].prefix}/cart/${lines}${query}`;

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }, widthOf(market)), () => {
    test.use({ market });

    test('a cart link fills an empty cart at once, with its codes', async ({ page, axe }) => {
      await page.goto(link(`${MAGNESIUM}:2,${GUMMIES}:1`, '?discount=SOMMEIL15'), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
      await expect(quantityOf(page.getByRole('main'), t, magnesium.name)).toHaveText('2');
      await expect(quantityOf(page.getByRole('main'), t, gummies.name)).toHaveText('1');
      await expect(codeOf(page, t, 'SOMMEIL15')).toContainText(t('cart.codes.applied'));
      await expect(bagLink(page, t, 3)).toBeVisible();
      await axe();
    });

    test('a cart link joins a cart when its button is pressed, once', { tag: WHOLE }, async ({
      page,
      context,
      open,
    }) => {
      await open('/products/[[...path]]', magnesium.path);
      await addToBag(page, t, magnesium.name);
      for (const _time of [1, 2]) {
        await page.goto(link(`${MAGNESIUM}:2,${GUMMIES}:1`));
        await page.getByRole('button', { name: t('cart.link.action') }).click();
        await expect(quantityOf(page.getByRole('main'), t, magnesium.name)).toHaveText('2');
      }
      expect((await serviceCart(context, market)).totalQuantity).toBe(3);
    });

    test('what a link cannot add is said before and after', { tag: WHOLE }, async ({ page, axe }) => {
      await page.goto(link(`${GUMMIES}:1,${SOLD_OUT}:1,999999:1,rien`));
      const main = page.getByRole('main');
      await expect(main.getByText(t('cart.warning.LINK_MALFORMED'))).toBeVisible();
      const row = main.getByRole('term').filter({ hasText: soldOut.name });
      await expect(row).toContainText(t('cart.link.problem.LINK_SOLD_OUT'));
      await expect(main.getByRole('term').filter({ hasText: t('cart.link.unnamed') })).toContainText(
        t('cart.link.problem.LINK_UNKNOWN'),
      );
      await axe();
      await page.getByRole('button', { name: t('cart.link.action') }).click();
      const said = page.getByRole('status').filter({ hasText: t('cart.warning.LINK_MALFORMED') });
      await expect(said).toContainText(t('cart.warning.LINK_SOLD_OUT'));
      await expect(said).toContainText(t('cart.warning.LINK_UNKNOWN'));
      await expect(quantityOf(main, t, gummies.name)).toHaveText('1');
    });
  });

  test.describe(`${market} without script`, gate(market, { 'nl-be': 'phone' }, widthOf(market)), () => {
    test.use({ market, javaScriptEnabled: false });

    test('a cart link changes nothing until its button is pressed', async ({ page, context, quiet }) => {
      quiet.allow(scriptsOff);
      await page.goto(link(`${GUMMIES}:2`, '?discount=SOMMEIL15'));
      expect(await ownCookies(context, market)).toEqual([]);
      await page.getByRole('button', { name: t('cart.link.action') }).click();
      await expect(quantityOf(page.getByRole('main'), t, gummies.name)).toHaveText('2');
      await expect(codeOf(page, t, 'SOMMEIL15')).toContainText(t('cart.codes.applied'));
    });

    test('a link to nothing that is sold leads to the shop', { tag: WHOLE }, async ({ page, quiet }) => {
      quiet.allow(scriptsOff);
      await page.goto(link('rien'));
      await expect(page.getByRole('main').getByText(t('cart.link.nothing'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cart.empty.action') })
        .click();
      await expect(page).not.toHaveURL(/\/cart\//);
    });
  });
}

test('a market without a shop has no cart links', { tag: ['@desktop', WHOLE] }, async ({ page, quiet }) => {
  quiet.allowDocuments(404);
  const answer = await page.goto(`${siteOf('fr-tn')}/cart/${GUMMIES}:1`);
  expect(answer?.status()).toBe(404);
});
