import type { Page } from '@playwright/test';
import { pageIn } from '../fixtures/catalogue.ts';
import { demonstrationOf } from '../fixtures/demonstration.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { ENLARGED, fitsEnlarged } from '../fixtures/large-text.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { screensOf } from '../fixtures/screens-of.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { orderPage, signInFor } from '../screens/account.ts';
import { addToBag, bagLink, drawerOf } from '../screens/bag.ts';

// The tests set their widths themselves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** For the gate: a hero and cards, a product with its tables and forms. */
const SELECTION = ['/', 'gummies'];

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);
  // The longest words are Dutch: where they fit, the others fit as well.
  const enlargements = market === 'nl-be' ? ENLARGED : ENLARGED.slice(0, 1);

  test.describe(market, { tag: '@desktop' }, () => {
    test.use({ market });
    test.setTimeout(300_000);

    const look = async (page: Page, names: readonly { name: string; path: string }[]) => {
      for (const { name, path } of names) {
        await page.goto(siteOf(market) + path);
        await fitsEnlarged(page, name, enlargements);
      }
    };
    const all = screensOf(market);
    const others = all.filter(({ name }) => !SELECTION.includes(name));

    test('some screens', gateIf(market === 'nl-be'), async ({ page }) => {
      await look(
        page,
        all.filter(({ name }) => SELECTION.includes(name)),
      );
    });

    for (const half of [0, 1]) {
      test(`the other screens, ${half ? 'second' : 'first'} half`, { tag: WHOLE }, async ({ page, quiet }) => {
        quiet.allowDocuments(404);
        const middle = Math.ceil(others.length / 2);
        await look(page, half ? others.slice(middle) : others.slice(0, middle));
      });
    }

    test('what opens', { tag: WHOLE }, async ({ page, open }) => {
      const { path, name } = pageIn(market, 'magnesium');
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await fitsEnlarged(page, 'a toast', enlargements);
      await bagLink(page, t, 1).click();
      await expect(drawerOf(page, t).getByRole('definition')).toBeVisible();
      await fitsEnlarged(page, 'the bag', enlargements);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: t('common.openMenu') }).click();
      await expect(page.getByRole('dialog', { name: t('common.menu') })).toBeVisible();
      await fitsEnlarged(page, 'the menu', enlargements);
      await page
        .getByRole('button', { name: t(`common.market.${market}`) })
        .last()
        .click();
      await expect(page.getByRole('dialog', { name: t('common.market.title') })).toBeVisible();
      await fitsEnlarged(page, 'the markets', enlargements);
      await page.keyboard.press('Escape');
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('search.open'), exact: true })
        .click();
      await expect(page.getByRole('dialog', { name: t('search.title') })).toBeVisible();
      await fitsEnlarged(page, 'the search', enlargements);
      await page.keyboard.press('Escape');
      await look(page, [
        { name: 'a cart', path: pathOf(market, '/checkout/cart') },
        { name: 'a checkout', path: pathOf(market, '/checkout') },
      ]);
    });

    test('an account', { tag: WHOLE }, async ({ page }) => {
      const { person, orders } = await demonstrationOf(market);
      await signInFor({ page, market, person }, pathOf(market, '/my-account'));
      const routes = ['/my-account', '/my-account/orders', '/my-account/informations', '/my-account/help'] as const;
      await look(page, [
        ...routes.map((route) => ({ name: route, path: pathOf(market, route) })),
        ...orders.map((order) => ({ name: `order ${order}`, path: orderPage(market, Number(order)) })),
      ]);
    });
  });
}
