import type { Page } from '@playwright/test';
import type { Route } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { type PageName, pageIn } from '../fixtures/catalogue.ts';
import { editorialIn } from '../fixtures/editorial.ts';
import { fits } from '../fixtures/fits.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { titleSettled } from '../fixtures/title-settled.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, drawerOf } from '../screens/bag.ts';
import { hostedWords, pay } from '../screens/checkout.ts';

// Each page is visited once and checked at every width, so one project is enough. No animations: nothing is half faded.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const narrow = { width: 320, height: 640 };
type Axe = () => Promise<void>;

/** The page in its current state: no violation, and no horizontal scrolling from 1440 down to 320 px. */
async function look(page: Page, axe: Axe, where: string): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  // The templates are the same in every market. The longest words are Dutch: where they fit, the others fit as well.
  const checked = language.startsWith('nl') ? [1440, 390, 320] : language === 'fr-FR' ? [1440, 390] : [390];
  for (const viewport of [widths.desktop, widths.phone, narrow]) {
    await page.setViewportSize(viewport);
    if (checked.includes(viewport.width)) await test.step(`${where}, ${viewport.width} px`, axe);
    await fits(page, where);
  }
}

const products: PageName[] = ['supplements', 'sleep', 'medicines', 'gummies', 'bundle', 'soldOut', 'medicine'];
const places = (market: Locale): [Route, string?][] => [
  ['/'],
  ['/products/[[...path]]'],
  ...products.map((name): [Route, string] => ['/products/[[...path]]', pageIn(market, name).path]),
];
const shopPlaces: [Route][] = [['/ecommerce'], ['/checkout/cart'], ['/checkout'], ['/checkout/thank-you']];

for (const market of LOCALES) {
  const t = wordsOf(market);
  const sells = MARKETS[market].shop !== null;

  test.describe(market, gate(market, { 'nl-be': 'desktop' }, '@desktop'), () => {
    test.use({ market });
    test.setTimeout(120_000);

    // France and Belgium share their French texts and templates, and the crawl measures each of their pages at 320 px.
    if (market !== 'fr-be') {
      test('pages', { tag: WHOLE }, async ({ page, axe, open }) => {
        for (const [route, rest] of places(market)) {
          await open(route, rest);
          await look(page, axe, `${route} ${rest ?? ''}`);
        }
      });
    }

    // Elsewhere they are among the pages above; the gate has only these.
    if (market === 'fr-be' || market === 'nl-be') {
      test('the first pages of a visit, on a phone', async ({ page, axe, open }) => {
        await page.setViewportSize(widths.phone);
        for (const [route, rest] of places(market).slice(0, 6)) {
          await open(route, rest);
          await test.step(`${route} ${rest ?? ''}`, axe);
        }
      });
    }

    for (const half of market === 'fr-fr' || market === 'nl-be' ? [0, 1] : []) {
      test(`editorial pages, ${half ? 'second' : 'first'} half`, { tag: WHOLE }, async ({ page, axe }) => {
        const places = editorialIn(market);
        const middle = Math.ceil(places.length / 2);
        for (const { name, path } of half ? places.slice(middle) : places.slice(0, middle)) {
          await page.goto(siteOf(market) + path);
          await look(page, axe, name);
        }
      });
    }

    test('not found', { tag: WHOLE }, async ({ page, axe, quiet }) => {
      quiet.allowDocuments(404);
      await page.goto(`${siteOf(market)}${MARKETS[market].prefix}/nulle-part`);
      await look(page, axe, 'not found');
    });

    test('what opens', { tag: WHOLE }, async ({ page, axe, open }) => {
      await open('/products/[[...path]]', pageIn(market, 'supplements').path);
      await page.setViewportSize(widths.desktop);
      const menu = page.getByRole('navigation', { name: t('common.navigation') }).getByRole('button');
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await test.step('mega menu', axe);
      await page.keyboard.press('Escape');
      await page.setViewportSize(widths.phone);
      await page.getByRole('button', { name: t('common.openMenu') }).click();
      await expect(page.getByRole('dialog', { name: t('common.menu') })).toBeVisible();
      await look(page, axe, 'menu drawer');
      await page
        .getByRole('button', { name: t(`common.market.${market}`) })
        .last()
        .click();
      await expect(page.getByRole('dialog', { name: t('common.market.title') })).toBeVisible();
      await look(page, axe, 'market drawer');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('catalogue.openFilters') }).click();
      await expect(page.getByRole('dialog', { name: t('catalogue.filters') })).toBeVisible();
      await test.step('filters drawer', axe);
      await fits(page, 'filters drawer');
    });

    if (!sells) return;

    test('the shop with an empty bag', { tag: WHOLE }, async ({ page, axe, open }) => {
      for (const [route] of shopPlaces) {
        await open(route);
        await look(page, axe, route);
      }
      await bagLink(page, t, 0).click();
      await expect(drawerOf(page, t).getByText(t('cart.empty.title'))).toBeVisible();
      await look(page, axe, 'cart drawer, empty');
    });

    test('the shop with a filled bag', { tag: WHOLE }, async ({ page, axe, open }) => {
      const { path, name } = pageIn(market, 'magnesium');
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await titleSettled(page);
      await test.step('toast', axe);
      await bagLink(page, t, 1).click();
      await expect(drawerOf(page, t).getByRole('definition')).toBeVisible();
      await look(page, axe, 'cart drawer, filled');
      for (const route of ['/checkout/cart', '/checkout'] as const) {
        await open(route);
        await look(page, axe, `${route}, filled`);
      }
      await page.getByRole('button', { name: t('checkout.pay') }).click();
      await expect(page.getByRole('heading', { level: 1, name: hostedWords(market).t.title })).toBeVisible();
      await look(page, axe, 'hosted checkout');
      await pay(page, market);
      await expect(page.getByRole('alert')).toBeVisible();
      await look(page, axe, 'hosted checkout with mistakes');
    });
  });
}
