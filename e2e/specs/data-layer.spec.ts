import type { Page } from '@playwright/test';
import { pageIn } from '../fixtures/catalogue.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { siteOf } from '../fixtures/places.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, drawerOf, quantityOf } from '../screens/bag.ts';
import { fillCheckout, goodCard, hostedWords, newEmail, pay } from '../screens/checkout.ts';
import { answer, tagRequests } from '../screens/consent.ts';
import { atRest, dataLayerEvents, eventsAndTags, eventsNamed } from '../screens/data-layer.ts';

const price = 11.9;
const measured = { analytics: true, external: false };
/** What a customer types on the way, and the place stored with the cart. */
const personal = /exemple\.test|Camille|Dupuis|26150|9000|Simples|Plantenstraat/;

/** From a listing to the product, through the link of its card. */
async function choose(page: Page, name: string): Promise<void> {
  const card = page.getByRole('main').getByRole('link', { name, exact: true });
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function toCart(page: Page, t: Words): Promise<void> {
  await bagLink(page, t, 1).click();
  await drawerOf(page, t)
    .getByRole('link', { name: t('cart.view') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
}

async function takeOut(page: Page, t: Words, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: `${t('cart.remove')} ${name}` })
    .click();
  await expect(page.getByRole('main').getByText(t('cart.empty.title'))).toBeVisible();
}

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);
  const hosted = hostedWords(market);
  const { path, name } = pageIn(market, 'magnesium');
  const family = path.split('/')[0];
  const article = { item_name: name, item_brand: 'Silène', item_category: family, price, quantity: 1 };

  test.describe(market, { tag: ['@desktop', WHOLE] }, () => {
    test.use({ market });

    test('with consent: from the list to the cart and out of it', async ({ page, open }) => {
      await answer(page, siteOf(market), measured);
      await open('/products/[[...path]]', pageIn(market, 'supplements').path);
      await page.getByRole('main').getByRole('link', { name, exact: true }).scrollIntoViewIfNeeded();
      await expect
        .poll(() => eventsNamed(page, 'view_item_list'))
        .toMatchObject([{ currency: 'EUR', items: expect.arrayContaining([expect.objectContaining(article)]) }]);

      await choose(page, name);
      await expect.poll(() => eventsNamed(page, 'select_item')).toMatchObject([{ items: [article] }]);
      const goods = { currency: 'EUR', value: price };
      await expect.poll(() => eventsNamed(page, 'view_item')).toMatchObject([{ ...goods, items: [article] }]);

      await addToBag(page, t, name);
      const bought = { item_brand: 'Silène', item_category: family, price };
      await expect
        .poll(() => eventsNamed(page, 'add_to_cart'))
        .toMatchObject([{ ...goods, items: [{ ...bought, quantity: 1 }] }]);

      await toCart(page, t);
      await expect.poll(() => eventsNamed(page, 'view_cart')).toMatchObject([{ ...goods, items: [bought] }]);
      const more = page.getByRole('main').getByRole('button', { name: t('cart.increase', { name }) });
      await more.click();
      await expect(quantityOf(page.getByRole('main'), t, name)).toHaveText('2');
      await expect.poll(() => eventsNamed(page, 'add_to_cart')).toHaveLength(2);
      await takeOut(page, t, name);
      await expect
        .poll(() => eventsNamed(page, 'remove_from_cart'))
        .toMatchObject([{ currency: 'EUR', value: 2 * price, items: [{ ...bought, quantity: 2 }] }]);

      // The article has the same id from the listing to the cart.
      const { events, seen } = await eventsAndTags(page);
      const ids = events
        .filter(({ event }) => /^(?:select_item|view_item|add_to_cart|remove_from_cart)$/.test(event))
        .flatMap(({ ecommerce }) => (ecommerce?.items ?? []).map(({ item_id }) => item_id));
      expect(new Set(ids).size).toBe(1);
      // The tag manager received the same events, with an empty push before each.
      const places = seen.flatMap((entry, index) => (entry.ecommerce ? [index] : []));
      expect(places).toHaveLength(events.filter(({ ecommerce }) => ecommerce).length);
      for (const place of places) expect(seen[place - 1]).toEqual({ ecommerce: null });
    });

    test('with consent: a purchase is told once, by the name of its order', async ({ page, open }) => {
      const email = newEmail();
      await answer(page, siteOf(market), measured);
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await open('/checkout');
      const goods = { currency: 'EUR', value: price, items: [{ price, quantity: 1 }] };
      await expect.poll(() => eventsNamed(page, 'begin_checkout')).toMatchObject([goods]);
      await page.getByRole('button', { name: t('checkout.pay') }).click();
      await fillCheckout(page, market, { email, card: goodCard });
      await pay(page, market);
      await page.getByRole('link', { name: hosted.t.shop }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.thanks.title') })).toBeVisible();

      const order = (await sandbox.orders()).find((each) => each.email === email);
      await expect
        .poll(() => eventsNamed(page, 'purchase'))
        .toMatchObject([{ ...goods, transaction_id: expect.stringContaining(String(order?.name).replace('#', '')) }]);
      expect(JSON.stringify(await dataLayerEvents(page))).not.toMatch(personal);
      await page.reload();
      await atRest(page);
      expect(await eventsNamed(page, 'purchase')).toEqual([]);
    });

    test('refused: the whole way leaves nothing in the data layer', async ({ page, open }) => {
      const requests = tagRequests(page);
      const nothing = async () => {
        await atRest(page);
        expect(await dataLayerEvents(page)).toEqual([]);
        expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('begun-checkout');
      };
      await open('/products/[[...path]]', pageIn(market, 'supplements').path);
      await choose(page, name);
      await addToBag(page, t, name);
      await toCart(page, t);
      await takeOut(page, t, name);
      await nothing();
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await open('/checkout');
      await nothing();
      await page.getByRole('button', { name: t('checkout.pay') }).click();
      await fillCheckout(page, market, { email: newEmail(), card: goodCard });
      await pay(page, market);
      await page.getByRole('link', { name: hosted.t.shop }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.thanks.title') })).toBeVisible();
      await nothing();
      expect(requests).toEqual([]);
    });
  });
}

test.describe('never told', { tag: '@desktop' }, () => {
  const market = 'fr-fr';
  test.use({ market });

  test('medicines and advice, also with consent', async ({ page, open }) => {
    await answer(page, siteOf(market), measured);
    for (const [route, rest] of [
      ['/products/[[...path]]', pageIn(market, 'medicines').path],
      ['/products/[[...path]]', pageIn(market, 'medicine').path],
      ['/health/[[...path]]', ''],
    ] as const) {
      await open(route, rest);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => '__tags' in window)).toBe(true);
      await atRest(page);
      expect((await dataLayerEvents(page)).filter(({ ecommerce }) => ecommerce && 'items' in ecommerce)).toEqual([]);
    }
  });

  test('what was done before the answer', { tag: WHOLE }, async ({ page, open, context }) => {
    const t = wordsOf(market);
    await context.clearCookies();
    const { path, name } = pageIn(market, 'magnesium');
    await open('/products/[[...path]]', path);
    await addToBag(page, t, name);
    await page
      .getByRole('region', { name: t('consent.panel.title'), exact: true })
      .getByRole('button', { name: t('consent.accept') })
      .click();
    await expect.poll(() => page.evaluate(() => '__tags' in window)).toBe(true);
    await atRest(page);
    expect(await dataLayerEvents(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => eventsNamed(page, 'view_item')).toHaveLength(1);
  });
});
