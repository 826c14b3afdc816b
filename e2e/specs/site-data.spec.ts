import type { Page } from '@playwright/test';
import { pageIn } from '../fixtures/catalogue.ts';
import { DESKTOP, gateIf, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { screensOf } from '../fixtures/screens-of.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { scriptsOff } from '../screens/no-script.ts';

/** How a browser treats the data of a site, set up before any script of a page. */
const browsers: Readonly<Record<string, () => void>> = {
  'whose stores throw': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  'whose stores are full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'with all data blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  },
};

/** Screens that read or store data. */
const SELECTION = ['/', '/checkout/cart', '/login', 'gummies'];

/** Scripts have run, and what the page does when it is idle has begun. */
const idle = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
/** What is fetched then has arrived: half a second more. */
const arrived = (page: Page) => page.waitForLoadState('networkidle');

/** An error page would be shown by now. */
async function expectWhole(page: Page, title: string, settled: (page: Page) => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(market, { tag: DESKTOP }, () => {
    test.use({ market });

    for (const [which, begin] of Object.entries(browsers)) {
      // The markets share their code: all screens are tested in one of them, in the browser that refuses most.
      for (const isOther of market === 'fr-fr' && which === 'with all data blocked' ? [false, true] : [false]) {
        test(`${isOther ? 'the other' : 'some'} screens in a browser ${which}`, { tag: WHOLE }, async ({
          page,
          quiet,
        }) => {
          if (isOther) test.setTimeout(240_000);
          quiet.allowDocuments(404);
          await page.addInitScript(begin);
          for (const { name, path } of screensOf(market).filter(({ name }) => SELECTION.includes(name) !== isOther)) {
            await page.goto(siteOf(market) + path);
            const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
            await test.step(name, () => expectWhole(page, title, isOther ? idle : arrived));
            expect(title, name).not.toBe(t('common.error.500.title'));
          }
        });
      }
    }

    test(
      'a browser without cookies is told that it has no cart',
      gateIf(market === 'nl-be'),
      async ({ page, context, open }) => {
        await page.addInitScript(browsers['with all data blocked'] ?? (() => {}));
        await open('/products/[[...path]]', pageIn(market, 'magnesium').path);
        await page.getByRole('button', { name: t('catalogue.add') }).click();
        await expect(page.getByRole('alert').filter({ hasText: t('cart.cookiesRefused') })).toBeVisible();
        // Such a browser would not have stored the cookies of the responses.
        await context.clearCookies();
        await open('/checkout/cart');
        await expect(page.getByRole('main').getByText(t('cart.cookiesRefused'))).toBeVisible();
        await expect(page.getByText(t('cart.empty.title'))).toBeVisible();
      },
    );

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false, asked: false });

      test('a browser that sends no cookie after a post is told the same', { tag: WHOLE }, async ({ page, quiet }) => {
        quiet.allow(scriptsOff);
        const cart = `${siteOf(market)}${pathOf(market, '/checkout/cart')}`;
        const words = page.getByRole('main').getByText(t('cart.cookiesRefused'));
        await page.goto(cart);
        await expect(words).toHaveCount(0);
        await page.goto(`${cart}?check=cookies`);
        await expect(words).toBeVisible();
      });

      test(
        'a browser that keeps cookies has its cart after the first post',
        gateIf(market === 'fr-fr'),
        async ({ page, open, quiet }) => {
          quiet.allow(scriptsOff);
          const { path, name } = pageIn(market, 'magnesium');
          await open('/products/[[...path]]', path);
          await page.getByRole('button', { name: t('catalogue.add') }).click();
          await expect(page).toHaveURL(/check=cookies/);
          await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
          await expect(page.getByText(t('cart.cookiesRefused'))).toHaveCount(0);
        },
      );
    });
  });
}
