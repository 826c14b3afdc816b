import type { Route } from '../../lib/platform/i18n/routes.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { fits } from '../fixtures/fits.ts';
import { spaceText, walkFocus } from '../fixtures/focus-walk.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

// What axe cannot check: the focus order, the visibility of the focus, and the size of the focused targets.

const market = 'nl-be';
const t = wordsOf(market);
const places: readonly [Route, string?][] = [
  ['/'],
  ['/products/[[...path]]', pageIn(market, 'supplements').path],
  ['/products/[[...path]]', pageIn(market, 'gummies').path],
  ['/products/[[...path]]', pageIn(market, 'medicine').path],
  ['/products/[[...path]]', pageIn(market, 'bundle').path],
  ['/products/[[...path]]'],
  ['/authors/[[...path]]'],
  ['/ecommerce'],
  ['/checkout/cart'],
  ['/health/[[...path]]'],
  ['/f-a-q/[[...path]]'],
  ['/job-offers/list'],
  ['/contact'],
  ['/contact-directory'],
  ['/accessibility'],
  ['/withdrawal'],
  ['/login'],
];

test.use({ market, contextOptions: { reducedMotion: 'reduce' } });

for (const [route, rest] of places) {
  test(
    `every stop of the keyboard is seen and large enough: ${route} ${rest ?? ''}`,
    gateIf(rest === pageIn(market, 'gummies').path),
    async ({ page, open }) => {
      await open(route, rest);
      const { stops, problems } = await walkFocus(page);
      expect(stops).toBeGreaterThan(20);
      expect(problems).toEqual([]);
      // The width of a 1280 px screen at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 640 });
      await spaceText(page);
      await fits(page, `${route} with spaced text`);
    },
  );
}

test('the controls of a product are as large where there is least room', { tag: ['@phone', WHOLE] }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/products/[[...path]]', pageIn(market, 'gummies').path);
  expect((await walkFocus(page)).problems).toEqual([]);
});

test.describe('on a map', () => {
  test.use({ market: 'fr-fr' });

  test('the pins are large enough for a finger', { tag: ['@phone', WHOLE] }, async ({ page }) => {
    await page.goto(`${pathOf('fr-fr', '/contact-directory/results')}?category=midwife&place=97400`);
    await expect(page.getByRole('main').getByRole('figure').getByRole('link').first()).toBeVisible();
    expect((await walkFocus(page)).problems).toEqual([]);
  });
});

test('in forced colours a choice is seen, and the focus on it as well', { tag: ['@desktop', WHOLE] }, async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/products/[[...path]]', pageIn(market, 'gummies').path);
  const lookOf = (checked: boolean) =>
    page
      .getByRole('radio', { checked })
      .first()
      .evaluate(({ nextElementSibling }) => {
        const { backgroundColor = '', outlineStyle = '' } = nextElementSibling
          ? getComputedStyle(nextElementSibling)
          : {};
        return { backgroundColor, outlineStyle };
      });
  const chosen = await lookOf(true);
  expect(chosen.outlineStyle).toBe('none');
  expect(chosen.backgroundColor).not.toBe((await lookOf(false)).backgroundColor);
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { checked: true }).first().focus();
  expect(await lookOf(true)).toEqual({ ...chosen, outlineStyle: 'solid' });
});

test('each link of a list of contents that is higher than the window comes into view', { tag: WHOLE }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open('/legal/[uid]', uidOf(market, 'legal_page', 'conditions-generales-de-vente'));
  const contents = page.getByRole('navigation', { name: t('pages.article.contents'), exact: true });
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
});

test.describe('with a message at the foot of the screen', () => {
  test.use({ asked: false });

  test('what has the focus is not under it', { tag: WHOLE }, async ({ page, open }) => {
    await open('/');
    await page.getByRole('button', { name: t('consent.refuse'), exact: true }).click();
    await expect(page.getByText(t('consent.saved'))).toBeVisible();
    const { problems } = await walkFocus(page);
    expect(problems).toEqual([]);
  });
});
