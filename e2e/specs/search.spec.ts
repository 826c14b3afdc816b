import { fits } from '../fixtures/fits.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { promisedBy } from '../screens/facets.ts';
import { pressOn, tabTo } from '../screens/keyboard.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { found, linkIn, overlayOf, suggestedFor } from '../screens/search.ts';

for (const [market, word] of [
  ['fr-fr', 'sommeil'],
  ['nl-be', 'slaap'],
] as const) {
  const t = wordsOf(market);

  test.describe(`${market}, overlay`, gate(market, { 'nl-be': 'desktop' }, '@desktop'), () => {
    test.use({ market, contextOptions: { reducedMotion: 'reduce' } });

    test('a suggestion is reached by keyboard', async ({ page, open, axe }) => {
      await open('/');
      await tabTo(page, linkIn(page, market));
      await page.keyboard.press('Enter');
      const field = overlayOf(page, market).getByRole('combobox', { name: t('search.label') });
      await expect(field).toBeFocused();
      await axe();
      const named = 'magnesium';
      await Promise.all([suggestedFor(page, named), page.keyboard.type(named)]);
      const option = overlayOf(page, market)
        .getByRole('group', { name: t('search.kinds.product') })
        .getByRole('option');
      await expect(option.first()).toBeVisible();
      // For the name of a product, products come first, with picture and price.
      await expect(overlayOf(page, market).getByRole('group').first()).toHaveAccessibleName(t('search.kinds.product'));
      await expect(option.filter({ hasText: '€' }).locator('img').first()).toBeVisible();
      await axe();
      await fits(page, 'overlay');
      while ((await option.first().getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${pathOf(market, '/products/[[...path]]')}/.`));
      await expect(overlayOf(page, market)).toBeHidden();
    });

    test('Escape closes the list, then the overlay, and the focus returns', { tag: WHOLE }, async ({ page, open }) => {
      await open('/');
      await linkIn(page, market).press('Enter');
      const field = overlayOf(page, market).getByRole('combobox');
      await field.pressSequentially(word);
      await expect(overlayOf(page, market).getByRole('option').first()).toBeVisible();
      await field.press('Escape');
      await expect(overlayOf(page, market).getByRole('option')).toHaveCount(0);
      await expect(field).toHaveValue(word);
      await field.press('Escape');
      await expect(overlayOf(page, market)).toBeHidden();
      await expect(linkIn(page, market)).toBeFocused();
    });

    test('Enter leads to the results, which are marked and in tabs', async ({ page, open, axe }) => {
      await open('/');
      await linkIn(page, market).click();
      await overlayOf(page, market).getByRole('combobox').fill(word);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${pathOf(market, '/search/[[...path]]')}?q=${word}`);
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      await axe();
      await fits(page, 'results');
      const tabs = page.getByRole('navigation', { name: t('search.results.tabs') });
      await tabs.getByRole('link', { name: t('search.kinds.advice') }).click();
      await expect(tabs.locator('[aria-current=page]')).toContainText(t('search.kinds.advice'));
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    });
  });

  test.describe(`${market}, without script`, gate(market, { 'nl-be': 'desktop' }, '@desktop'), () => {
    test.use({ market, javaScriptEnabled: false });

    test('the magnifier leads to the page, and the page finds, filters and helps', async ({ page, open, quiet }) => {
      quiet.allow(scriptsOff);
      await open('/');
      await linkIn(page, market).click();
      const field = page.getByRole('main').getByRole('textbox', { name: t('search.label') });
      await expect(page.getByRole('navigation', { name: t('search.frequent') })).toBeVisible();
      await field.fill(word);
      await field.press('Enter');
      await expect(page).toHaveURL(/\?q=/);
      await expect(found(page).nth(2)).toBeVisible();
      await page.getByRole('link', { name: new RegExp(`^${t('search.kinds.advice')} \\(`) }).click();
      const box = page.getByRole('main').getByRole('checkbox').first();
      const promised = await promisedBy(box);
      await box.check();
      await page
        .getByRole('main')
        .getByRole('button', { name: t('search.results.apply') })
        .click();
      await expect(page).toHaveURL(/group=/);
      await expect(found(page)).toHaveCount(promised);
      await field.fill('xqzwkj');
      await field.press('Enter');
      await expect(page.getByText(t('search.none.title', { query: 'xqzwkj' }))).toBeVisible();
      await expect(field).toHaveValue('xqzwkj');
    });
  });
}

test('suggestions that do not come are said, and Enter still searches', { tag: ['@desktop', WHOLE] }, async ({
  page,
  open,
  quiet,
}) => {
  quiet.allow(/api\/search/);
  const t = wordsOf('fr-fr');
  await page.route('**/api/search?*', (route) => route.abort());
  await open('/');
  await linkIn(page, 'fr-fr').click();
  const field = overlayOf(page, 'fr-fr').getByRole('combobox');
  await field.fill('thym');
  await expect(overlayOf(page, 'fr-fr').getByRole('status')).toHaveText(t('search.suggestions.away'));
  await field.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=thym$/);
});

test.describe('fr-be, keyboard', { tag: '@phone' }, () => {
  const market = 'fr-be';
  const t = wordsOf(market);
  test.use({ market });

  test('what others look for and the way out are reached', { tag: WHOLE }, async ({ page, open }) => {
    await open('/');
    await pressOn(page, linkIn(page, market));
    const overlay = overlayOf(page, market);
    await pressOn(page, overlay.getByRole('button', { name: t('search.close') }));
    await expect(overlay).toBeHidden();
    await expect(linkIn(page, market)).toBeFocused();
    await page.keyboard.press('Enter');
    const frequent = overlay
      .getByRole('navigation', { name: t('search.frequent') })
      .getByRole('link')
      .first();
    const query = (await frequent.textContent()) ?? '';
    await pressOn(page, frequent);
    await expect(page.getByRole('heading', { level: 1, name: t('search.results.title', { query }) })).toBeVisible();
    await expect(overlay).toBeHidden();
    await expect(found(page).first()).toBeVisible();
  });
});
