import type { Route } from '../../lib/i18n/routes.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { fits } from '../fixtures/fits.ts';
import { spaceText, walkFocus } from '../fixtures/focus-walk.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

// What axe cannot see: where the focus goes, whether it shows, and how large what it meets is.

const market = 'nl-be';
const t = wordsOf(market);
const places: readonly [Route, string?][] = [
  ['/'],
  ['/products/[[...path]]', pageIn(market, 'supplements').path],
  ['/products/[[...path]]', pageIn(market, 'gummies').path],
  ['/products/[[...path]]', pageIn(market, 'medicine').path],
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
  test(`every stop of the keyboard is seen and large enough: ${route} ${rest ?? ''}`, async ({ page, open }) => {
    await open(route, rest);
    const { stops, problems } = await walkFocus(page);
    expect(stops).toBeGreaterThan(20);
    expect(problems).toEqual([]);
    await spaceText(page);
    await fits(page, `${route} with spaced text`);
  });
}

test.describe('with a message at the foot of the screen', () => {
  test.use({ asked: false });

  test('what has the focus is not under it', async ({ page, open }) => {
    await open('/');
    await page.getByRole('button', { name: t('consent.refuse'), exact: true }).click();
    await expect(page.getByText(t('consent.saved'))).toBeVisible();
    const { problems } = await walkFocus(page);
    expect(problems).toEqual([]);
  });
});
