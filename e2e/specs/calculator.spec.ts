import type { Page } from '@playwright/test';
import type { Comp, QuantityField } from '../../lib/calculator/entity.ts';
import { LOCALES } from '../../lib/markets.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { fits } from '../fixtures/fits.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';
import { scriptsOff } from '../screens/no-script.ts';

const ROUTE = '/pages/[uid]';
const uidIn = (market: (typeof LOCALES)[number]) => uidOf(market, 'page', 'calculer-une-quantite');

/** The calculator of a page, by what its fields are called. */
const calculator = (page: Page, t: Words) => {
  const field = (name: Exclude<QuantityField, 'pharmaceuticalComp'>) =>
    page.getByLabel(new RegExp(`^${t(`calculator.${name}`)}`));
  return {
    field,
    form: (comp: Comp) => page.getByRole('radio', { name: t(`calculator.comps.${comp}`), exact: true }),
    result: page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t('calculator.result.lead') }),
    count: page.getByRole('button', { name: t('calculator.submit'), exact: true }),
    async fill(daily: string, each: string, duration: string): Promise<void> {
      await field('dailyQty').fill(daily);
      await field('granulesNb').fill(each);
      await field('treatmentDuration').selectOption(duration);
    },
  };
};

for (const market of LOCALES) {
  const t = wordsOf(market);

  test.describe(market, () => {
    test.use({ market });

    test('tubes and flasks are counted while one types', async ({ page, open, axe }) => {
      await open(ROUTE, uidIn(market));
      const { field, form, fill, result } = calculator(page, t);
      await fill('3', '5', '7_days');
      await expect(result).toContainText(`2 ${t('calculator.result.tubes', { count: 2 })}`);
      await form('flask').check();
      await expect(field('granulesNb')).toBeHidden();
      await field('treatmentDuration').selectOption('1_month');
      await field('flaskVol').selectOption('30_ml');
      await expect(result).toContainText(`2 ${t('calculator.result.flasks', { count: 2, volume: '30' })}`);
      await expect(result).toContainText(t('calculator.result.assumed', { drops: '20' }));
      await field('dailyQty').fill('2,5');
      await expect(field('dailyQty')).toHaveAccessibleDescription(t('calculator.errors.whole'));
      await expect(result).toBeHidden();
      await fits(page, 'with a mistake');
      await axe();
    });
  });
}

test.describe('without script', () => {
  const market = 'nl-be';
  const t = wordsOf(market);
  test.use({ market, javaScriptEnabled: false });

  test('mistakes are said, what was typed stays, and the answer comes', async ({ page, open, quiet }) => {
    quiet.allow(scriptsOff);
    await open(ROUTE, uidIn(market));
    const { field, form, fill, result, count } = calculator(page, t);
    await fill('0', '5', '7_days');
    await count.click();
    await expect(field('dailyQty')).toHaveAccessibleDescription(t('calculator.errors.least'));
    await expect(field('dailyQty')).toBeFocused();
    await expect(field('treatmentDuration')).toHaveValue('7_days');
    await field('dailyQty').fill('3');
    await count.click();
    await expect(result).toContainText(`2 ${t('calculator.result.tubes', { count: 2 })}`);
    await form('flask_tm').check();
    await expect(field('granulesNb')).toBeHidden();
    await expect(field('gouttesNb')).toBeVisible();
  });
});

test('the first view of a medicine leads to its calculator', { tag: '@phone' }, async ({ page, open }) => {
  const t = wordsOf('fr-fr');
  await open('/products/[[...path]]', 'medicaments-homeopathiques/granules/arnica-montana-granules');
  await page.getByRole('link', { name: t('calculator.open') }).click();
  const { fill, result } = calculator(page, t);
  await fill('2', '5', '1_month');
  await expect(result).toContainText(`4 ${t('calculator.result.tubes', { count: 4 })}`);
  await expect(page.getByRole('heading', { name: t('calculator.title.granules') })).toBeInViewport();
});
