import type { Locator, Page } from '@playwright/test';
import { pageIn } from '../fixtures/catalogue.ts';
import { gateIf, PHONE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag, summaryOf } from '../screens/bag.ts';

/** Whether a press on the middle of the element reaches it. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const toastLink = (page: Page, words: string): Locator => page.getByRole('status').getByRole('link', { name: words });

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(market, gateIf(market === 'nl-be', PHONE), () => {
    test.use({ market });

    test('the total and the way on stay in view on a phone', async ({ page, open, axe }) => {
      for (const item of ['magnesium', 'tea', 'clarity'] as const) {
        await open('/products/[[...path]]', pageIn(market, item).path);
        await addToBag(page, t, pageIn(market, item).name);
      }
      await toastLink(page, t('cart.addedLink')).click();
      await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      const way = page.getByRole('link', { name: t('cart.bar.checkout'), exact: true });
      const total = summaryOf(page, t).getByRole('definition').last();
      await expect(way).toBeInViewport();
      expect(await isOnTop(way)).toBe(true);
      const bar = page.locator('div').filter({ has: way }).last();
      await expect(bar).toContainText((await total.textContent()) ?? '');
      await axe();
      await total.scrollIntoViewIfNeeded();
      await expect(way).toBeHidden();
      await page.evaluate(() => window.scrollTo(0, 0));
      await way.click();
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible();
    });
  });

  test.describe(`${market}, the bar of a product`, gateIf(market === 'fr-fr'), () => {
    test.use({ market });

    test('the message of an add is above the button that was pressed', async ({ page, open }) => {
      const { path, name } = pageIn(market, 'tea');
      await open('/products/[[...path]]', path);
      await page.evaluate(() => window.scrollTo(0, 2 * window.innerHeight));
      const button = page.getByRole('button', { name: `${t('catalogue.addShort')} ${name}`, exact: true });
      await button.click();
      await expect(toastLink(page, t('cart.addedLink'))).toBeVisible();
      expect(await isOnTop(button)).toBe(true);
      expect(await isOnTop(toastLink(page, t('cart.addedLink')))).toBe(true);
    });
  });
}
