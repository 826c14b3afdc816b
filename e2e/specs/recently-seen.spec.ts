import type { Locator, Page } from '@playwright/test';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { expect, ownCookies, test } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';
import { atRest } from '../screens/data-layer.ts';

/** The block at the bottom of a page; it is loaded when it comes near the viewport. */
const recent = (page: Page, t: Words): Locator => page.getByRole('region', { name: t('catalogue.recent.title') });
const names = (page: Page, t: Words): Locator => recent(page, t).getByRole('heading', { level: 3 });
/** Scrolls down, and waits for what that has loaded. */
async function toFoot(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await atRest(page);
}

for (const market of SHOPS) {
  const t = wordsOf(market);
  const [tea, pills, medicine] = (['tea', 'magnesium', 'medicine'] as const).map((page) => pageIn(market, page));

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }), () => {
    test.use({ market });

    test('recently seen: kept in the browser, no medicine, emptied by one press', { tag: '@desktop' }, async ({
      page,
      context,
      open,
    }) => {
      await open('/products/[[...path]]', tea?.path);
      await toFoot(page);
      await expect(recent(page, t)).toHaveCount(0);
      await open('/products/[[...path]]', medicine?.path);
      await toFoot(page);
      await expect(recent(page, t)).toHaveCount(0);
      await open('/products/[[...path]]', pills?.path);
      await toFoot(page);
      await expect(names(page, t)).toHaveText([tea?.name ?? '']);
      await open('/checkout/cart');
      await toFoot(page);
      await expect(names(page, t)).toHaveText([pills?.name ?? '', tea?.name ?? '']);
      expect(await ownCookies(context, market)).toEqual([]);

      await recent(page, t)
        .getByRole('button', { name: t('catalogue.recent.clear') })
        .click();
      await expect(page.getByText(t('catalogue.recent.cleared'))).toBeFocused();
      await expect(names(page, t)).toHaveCount(0);
      await page.reload();
      await toFoot(page);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await expect(recent(page, t)).toHaveCount(0);
    });

    test('what goes with a product, and what is like it', { tag: ['@phone', WHOLE] }, async ({ page, open }) => {
      const row = (title: string) =>
        page
          .getByRole('main')
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
          .getByRole('heading', { level: 3 });
      await open('/products/[[...path]]', pills?.path);
      const related = row(t('catalogue.related'));
      const alike = row(t('catalogue.alike'));
      await expect(related.first()).toHaveText(pageIn(market, 'clarity').name);
      await expect(alike.filter({ hasText: tea?.name })).toBeVisible();
      const shown = [...(await related.allTextContents()), ...(await alike.allTextContents())];
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).not.toContain(pills?.name);
    });
  });
}
