import type { Page } from '@playwright/test';
import { uidOf } from '../fixtures/editorial.ts';
import { fits } from '../fixtures/fits.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { linkIn, overlayOf } from '../screens/search.ts';

// The longest words are Dutch.
const market = 'nl-be';
const t = wordsOf(market);
test.use({ market, contextOptions: { reducedMotion: 'reduce' } });

/** The page in its current state: no violation, and no overflow from the narrowest phone to the narrowest desktop navigation. */
async function look(page: Page, axe: () => Promise<void>, where: string): Promise<void> {
  for (const width of [1180, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await fits(page, where);
  }
  await test.step(where, axe);
}

const search = '/search/[[...path]]';
const results = pathOf(market, '/contact-directory/results');
const pages: readonly [where: string, address: string][] = [
  ['search, nothing asked', pathOf(market, search)],
  ['search, one kind', `${pathOf(market, search, 'producten')}?q=plant`],
  ['search, nothing found', `${pathOf(market, search)}?q=xqzwk`],
  ['search, beyond the last page', `${pathOf(market, search)}?q=slaap&page=90`],
  ['questions found', `${pathOf(market, '/f-a-q/search')}?q=levering`],
  ['directory', pathOf(market, '/contact-directory')],
  ['directory, many namesakes', `${results}?category=midwife&place=Saint-Denis`],
  ['directory, nobody', `${results}?category=pediatrician&place=Valence+%28Tarn-et-Garonne%29`],
  ['directory, no such place', `${results}?category=midwife&place=Sainte-Nullepart`],
  ['directory, elsewhere', `${results}?category=midwife&at=50.85,4.35`],
  ['no offer', `${pathOf(market, '/job-offers/list')}?category=marketing&contract=cdd`],
];

for (const half of [0, 1]) {
  test(`pages, ${half ? 'second' : 'first'} half`, { tag: ['@desktop', WHOLE] }, async ({ page, axe }) => {
    test.setTimeout(60_000);
    for (const [where, address] of pages.filter((_, index) => index % 2 === half)) {
      await page.goto(address);
      await look(page, axe, where);
    }
  });
}

test('what opens and what is said', { tag: ['@desktop', WHOLE] }, async ({ page, axe, open }) => {
  test.setTimeout(60_000);
  await open('/');
  await linkIn(page, market).click();
  const field = overlayOf(page, market).getByRole('combobox');
  await field.fill('slaap');
  await expect(overlayOf(page, market).getByRole('option').first()).toBeVisible();
  await look(page, axe, 'overlay with suggestions');
  await field.fill('xqzwk');
  await expect(overlayOf(page, market).getByRole('status')).toContainText('xqzwk');
  await look(page, axe, 'overlay without suggestions');

  await page.goto(`${pathOf(market, search, 'producten')}?q=plant`);
  await page.getByRole('button', { name: t('search.results.openFilters') }).click();
  await expect(page.getByRole('dialog', { name: t('search.results.filters') })).toBeVisible();
  await test.step('drawer of filters', axe);

  await open('/pages/[uid]', uidOf(market, 'page', 'calculer-une-quantite'));
  await page.getByRole('radio', { name: t('calculator.comps.flask'), exact: true }).check();
  await page.getByRole('button', { name: t('calculator.submit'), exact: true }).click();
  await expect(page.getByText(t('calculator.errors.volumeRequired'))).toBeVisible();
  await look(page, axe, 'calculator with mistakes');
});
