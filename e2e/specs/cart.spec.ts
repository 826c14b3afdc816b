import { ask } from '../fixtures/ask.ts';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, ownCookies, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, drawerOf, quantityOf, summaryOf } from '../screens/bag.ts';

for (const market of SHOPS) {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'magnesium');

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }), () => {
    test.use({ market });

    test('the cart begins with the first add, in a cookie that stays at home', { tag: '@phone' }, async ({
      page,
      context,
      open,
    }) => {
      const cookies = () => ownCookies(context, market);
      await open('/');
      await bagLink(page, t, 0).click();
      await expect(drawerOf(page, t).getByText(t('cart.empty.title'))).toBeVisible();
      await open('/checkout/cart');
      await open('/products/[[...path]]', path);
      expect(await cookies()).toEqual([]);
      await addToBag(page, t, name);
      expect((await cookies()).sort((a, b) => a.name.localeCompare(b.name))).toMatchObject([
        { name: 'cart', sameSite: 'Strict', secure: true, httpOnly: true, path: '/' },
        { name: 'cart-count', sameSite: 'Strict', secure: true, httpOnly: false, value: '1' },
      ]);
    });

    test('quantities go up and down, and a line goes away', async ({ page, open }) => {
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await open('/checkout/cart');
      const total = summaryOf(page, t).getByRole('definition').last();
      const quantity = quantityOf(page, t, name);
      await page.getByRole('button', { name: t('cart.increase', { name }) }).click();
      await expect(quantity).toHaveText('2');
      await expect(total).toHaveText(euros(market, 23.8));
      await expect(
        page.getByRole('status').filter({ hasText: t('cart.updated', { name, quantity: 2 }) }),
      ).toBeAttached();
      await expect(bagLink(page, t, 2)).toBeVisible();
      await page.getByRole('button', { name: t('cart.decrease', { name }) }).click();
      await expect(total).toHaveText(euros(market, 11.9));
      await page.getByRole('button', { name: `${t('cart.remove')} ${name}` }).click();
      await expect(page.getByRole('main').getByText(t('cart.empty.title'))).toBeVisible();
      await expect(bagLink(page, t, 0)).toBeVisible();
    });
  });
}

test.describe('tabs and many lines', { tag: '@desktop' }, () => {
  const market = 'fr-fr';
  const t = wordsOf(market);
  test.use({ market });

  test('two tabs stay in step', { tag: WHOLE }, async ({ page, context, open }) => {
    const { path, name } = pageIn(market, 'magnesium');
    await open('/products/[[...path]]', path);
    await addToBag(page, t, name);
    await open('/checkout/cart');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(quantityOf(other, t, name)).toHaveText('1');
    await page.getByRole('button', { name: t('cart.increase', { name }) }).click();
    await expect(quantityOf(other, t, name)).toHaveText('2');
    await expect(bagLink(other, t, 2)).toBeVisible();
    await other.getByRole('button', { name: `${t('cart.remove')} ${name}` }).click();
    await expect(page.getByRole('main').getByText(t('cart.empty.title'))).toBeVisible();
  });

  test('a link of another site to the order shows it as soon as this site asks for it', { tag: WHOLE }, async ({
    page,
    open,
  }) => {
    const { path, name } = pageIn(market, 'magnesium');
    await open('/products/[[...path]]', path);
    await addToBag(page, t, name);
    const order = pathOf(market, '/checkout');
    await page.goto(siteOf('fr-be'));
    await page.evaluate((url) => location.assign(url), siteOf(market) + order);
    await expect(page.getByRole('main').getByRole('term').filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole('button', { name: t('checkout.pay') })).toBeVisible();
    // Without its cookie, and without script: a link on this site sends it, and nothing has failed.
    const { text } = await ask(siteOf(market), order, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(text).toMatch(new RegExp(`<noscript><a [^>]*href="${order}"[^>]*>${t('cart.retry')}</a></noscript>`));
    expect(text).not.toContain(`<p>${t('cart.unavailable')}</p>`);
    expect(text).not.toContain(t('checkout.pay'));
  });

  test('more than ten different lines are all there', { tag: WHOLE }, async ({ page, open }) => {
    const names: string[] = [];
    for (const family of ['supplements', 'cosmetics'] as const) {
      await open('/products/[[...path]]', pageIn(market, family).path);
      const cards = page.getByRole('main').getByRole('listitem');
      const soldAlone = cards.filter({ has: page.getByRole('button') });
      for (const card of await soldAlone.all()) {
        const name = (await card.getByRole('heading').textContent()) ?? '';
        await card.getByRole('button', { name: t('catalogue.addCard', { name }) }).click();
        names.push(name);
        await expect(bagLink(page, t, names.length)).toBeVisible();
      }
    }
    expect(names.length).toBeGreaterThan(10);
    await bagLink(page, t, names.length).click();
    await expect(drawerOf(page, t).getByRole('heading', { level: 3 })).toHaveText(names);
    await open('/checkout/cart');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(names);
  });
});
