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

test.describe('the choice about cookies', () => {
  for (const [version, given, told] of [
    [newest, true, { analytics: true }],
    [newest, false, { analytics: false }],
    [held[0], true, null],
  ] as const) {
    test(`in ${version}, ${given ? 'accepted' : 'refused'}`, { tag: WHOLE }, async ({ page, open }) => {
      test.setTimeout(180_000);
      const own = await ownProcess(settings, 'own server', { SHOPIFY_API_VERSION: version });
      try {
        await answer(page, siteOf(market), { analytics: given, external: false });
        await open('/products/[[...path]]', shop.product.path);
        await addToBag(page, t, shop.product.name);
        await open('/checkout');
        await page.getByRole('button', { name: t('checkout.pay') }).click();
        await expect(page.getByRole('heading', { level: 1, name: hostedWords(market).t.title })).toBeVisible();
        expect(consentAt(page)).toEqual(told);
        await page.goto('about:blank');
      } finally {
        await own.close();
      }
    });
  }
});

test('in the newest version of the shop: gift, code, carrier, note, payment', { tag: WHOLE }, async ({
  page,
  open,
}) => {
  test.setTimeout(180_000);
  const own = await ownProcess(settings, 'own server', { SHOPIFY_API_VERSION: newest });
  const at = { page, t, shop };
  try {
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
    await expect(page.getByRole('status').getByText(t('cart.note.saved'), { exact: true })).toBeVisible();
    await walk.goToHosted(at);
    await walk.payAndCheck(at, newEmail());
    await expect(bagLink(page, t, 0)).toBeVisible();
    // No requests are left when the process stops.
    await page.goto('about:blank');
  } finally {
    await own.close();
  }
});
