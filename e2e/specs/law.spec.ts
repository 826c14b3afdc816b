import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { addToBag } from '../screens/bag.ts';
import { hostedWords } from '../screens/checkout.ts';
import { panelOf, tagRequests } from '../screens/consent.ts';

/** The rules of law about flows, on the built site; the rules about content are in lib/compliance (docs/law.md). */

/** 255 of the 297 mm of A4: what a printer leaves of a sheet, at 96 px to the inch. */
const SHEET = 960;
/** Below this width, in px, the QR code of the notice is smaller than 20 mm. */
const READABLE_CODE = 76;

for (const market of SHOPS) {
  const t = wordsOf(market);
  const magnesium = pageIn(market, 'magnesium');

  test.describe(market, { tag: WHOLE }, () => {
    test.use({ market });

    test('the notice of the legal guarantee stands before the contract, and prints on a sheet', async ({
      page,
      open,
    }) => {
      const notice = page.getByRole('region', { name: t('guarantee.title') });
      const expectNotice = async () => {
        await expect(notice.getByText(t('guarantee.protection'))).toBeVisible();
        await expect(notice.getByText(t('guarantee.longer'))).toBeVisible();
        const code = notice.getByRole('img');
        await code.scrollIntoViewIfNeeded();
        await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        expect((await code.boundingBox())?.width).toBeGreaterThan(READABLE_CODE);
        await page.emulateMedia({ media: 'print' });
        expect((await notice.boundingBox())?.height).toBeGreaterThanOrEqual(SHEET);
        await page.emulateMedia({ media: 'screen' });
      };

      await open('/products/[[...path]]', magnesium.path);
      await addToBag(page, t, magnesium.name);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('guarantee.link') })
        .click();
      await expect(page).toHaveURL(
        `${siteOf(market)}${pathOf(market, '/legal/[uid]', uidOf(market, 'legal_page', 'conditions-generales-de-vente'))}#garantie`,
      );
      await expectNotice();
      await open('/checkout/cart');
      await expectNotice();
      await open('/checkout');
      await expect(page.getByRole('link', { name: t('guarantee.before') })).toHaveAttribute('href', '#garantie');
      await expectNotice();
    });

    test('the last button says that it obliges to pay, with all amounts above it', async ({ page, open }) => {
      const obliges = MARKETS[market].language === 'nl' ? /betal/i : /pai|pay/i;
      await open('/products/[[...path]]', magnesium.path);
      await addToBag(page, t, magnesium.name);
      await open('/checkout');
      const button = page.getByRole('button', { name: t('checkout.pay') });
      await expect(button).toHaveAccessibleName(obliges);
      await expect(
        page
          .getByRole('main')
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${t('cart.summary.total')}$`) }),
      ).toBeVisible();
      const amounts = page.getByRole('main').getByRole('term');
      const last = await amounts.evaluateAll((terms) =>
        Math.max(...terms.map((term) => term.getBoundingClientRect().bottom)),
      );
      expect(await button.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(last);
      await button.click();
      const hosted = hostedWords(market);
      await expect(page.getByRole('button', { name: hosted.t.pay, exact: true })).toHaveAccessibleName(obliges);
    });

    test('a price says what a measure costs, and a reduction its lowest price before', async ({ page, open }) => {
      await open('/products/[[...path]]', magnesium.path);
      const unit = t('prices.perUnit', { price: euros(market, 39.67), measure: '100 g' });
      await expect(page.getByRole('main').getByText(unit).first()).toBeVisible();
      await open('/products/[[...path]]', pageIn(market, 'bundle').path);
      const before = page
        .getByRole('main')
        .getByText(t('prices.lowestWas', { price: euros(market, 40.3) }))
        .first();
      await expect(async () => {
        await page.reload();
        await expect(before).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });
  });
}

const ASKED: readonly Locale[] = [...SHOPS, 'fr-tn'];

for (const market of ASKED) {
  const t = wordsOf(market);

  test.describe(`${market}, a new visitor`, { tag: WHOLE }, () => {
    test.use({ market, asked: false });

    test('nothing of others is loaded before consent, on any kind of page', async ({ page, open }) => {
      const requests = tagRequests(page);
      await open('/');
      await expect(panelOf(page, t)).toBeVisible();
      await open('/products/[[...path]]', pageIn(market, MARKETS[market].shop ? 'gummies' : 'medicine').path);
      await open('/contact');
      if (MARKETS[market].shop) await open('/checkout/cart');
      await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
      expect(requests).toEqual([]);
    });
  });
}
