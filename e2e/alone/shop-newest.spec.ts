import type { Page } from '@playwright/test';
import { held, newest } from '../../packages/sandbox/shopify/versions.ts';
import { chromiumFlags, findTestChromium } from '../../packages/tools/lib/chromium.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { journeyIn } from '../fixtures/journey.ts';
import { ownPort, ownProcess } from '../fixtures/own-process.ts';
import { settings, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, summaryOf } from '../screens/bag.ts';
import { carriersOf, noteField } from '../screens/cart.ts';
import { hostedWords, newEmail } from '../screens/checkout.ts';
import { answer } from '../screens/consent.ts';
import * as walk from '../screens/shop-walk.ts';

const market = 'fr-fr';
const t = wordsOf(market);
const shop = journeyIn(market, t);
const { host } = new URL(siteOf(market));

test.use({
  market,
  // The browser resolves the site's host name to the other process.
  launchOptions: {
    executablePath: findTestChromium() ?? undefined,
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1:${ownPort('own server', settings)}`],
  },
});

/** What the hosted checkout was told about analytics: the embedded one shows it in its address. */
const consentAt = (page: Page): unknown => {
  const text = new URL(page.url()).searchParams.get('_cs');
  return text && JSON.parse(Buffer.from(text, 'base64url').toString());
};

/** A process of the site for the tests of a block: it calls this version of the shop's API. */
function startWith(version: string): void {
  let own: Awaited<ReturnType<typeof ownProcess>>;
  test.setTimeout(180_000);
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    own = await ownProcess(settings, 'own server', { SHOPIFY_API_VERSION: version });
  });
  test.afterAll(() => own.close());
}

for (const [version, choices] of [
  [held[0], [{ given: true, told: null }]],
  [
    newest,
    [
      { given: true, told: { analytics: true } },
      { given: false, told: { analytics: false } },
    ],
  ],
] as const) {
  test.describe(`in ${version}`, { tag: WHOLE }, () => {
    startWith(version);

    for (const { given, told } of choices) {
      test(`the choice about cookies: ${given ? 'accepted' : 'refused'}`, async ({ page, open }) => {
        await answer(page, siteOf(market), { analytics: given, external: false });
        await open('/products/[[...path]]', shop.product.path);
        await addToBag(page, t, shop.product.name);
        await open('/checkout');
        await page.getByRole('button', { name: t('checkout.pay') }).click();
        await expect(page.getByRole('heading', { level: 1, name: hostedWords(market).t.title })).toBeVisible();
        expect(consentAt(page)).toEqual(told);
      });
    }

    if (version !== newest) return;

    test('gift, code, carrier, note, payment', async ({ page, open }) => {
      const at = { page, t, shop };
      await open('/products/[[...path]]', shop.product.path);
      await page.getByRole('spinbutton', { name: t('catalogue.quantity') }).fill('2');
      await addToBag(page, t, shop.product.name);
      await expect(bagLink(page, t, 3)).toBeVisible();
      await open('/checkout/cart');
      await walk.expectGift(at);
      // This version states no tax: the summary says that it is included, without an amount.
      await expect(summaryOf(page, t).getByText(t('cart.summary.vatIncluded'), { exact: true })).toBeVisible();
      await walk.refuseCodes(at);
      await walk.takeCodes(at);
      await walk.findCarriers(at);
      await carriersOf(page, t, shop.zip).nth(1).check();
      await walk.expectDelivery(at);
      await page.getByText(t('cart.note.title'), { exact: true }).click();
      await noteField(page, t).fill(shop.note);
      await page.getByRole('button', { name: t('cart.note.save'), exact: true }).click();
      await expect(page.getByText(t('cart.note.saved'), { exact: true })).toBeVisible();
      await walk.goToHosted(at);
      await walk.payAndCheck(at, newEmail());
      await expect(bagLink(page, t, 0)).toBeVisible();
    });
  });
}
