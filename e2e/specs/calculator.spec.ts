import type { Page } from '@playwright/test';
import type { Comp, QuantityField } from '../../lib/calculator/values.ts';
import { LOCALES } from '../../lib/platform/markets.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { fits } from '../fixtures/fits.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';
import { scriptsOff } from '../screens/no-script.ts';

const ROUTE = '/pages/[uid]';
const uidIn = (market: (typeof LOCALES)[number]) => uidOf(market, 'page', 'calculer-une-quantite');

/** The fields of a page's calculator, by their labels. */
const calculator = (page: Page, t: Words) => {
  const field = (name: Exclude<QuantityField, 'pharmaceuticalComp'>) =>
    page.getByLabel(new RegExp(`^${t(`calculator.${name}`)}`));
  return {
    field,
    form: (comp: Comp) => page.getByRole('radio', { name: t(`calculator.comps.${comp}`), exact: true }),
    result: page
      .locator('form', { has: page.getByRole('radio', { name: t('calculator.comps.granules'), exact: true }) })
      .getByRole('status'),
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

  test.describe(market, gate(market, { 'nl-be': 'desktop' }), () => {
    test.use({ market });

    test('tubes and flasks are counted while one types', async ({ page, open, axe }) => {
      await open(ROUTE, uidIn(market));
      const { field, form, fill, result } = calculator(page, t);
      await fill('3', '5', '7_days');
      await expect(result).toContainText(`2 ${t('calculator.result.tubes', { count: 2 })}`);
      await expect(result).toContainText(t('calculator.result.granules', { count: 105, total: '105', unit: '80' }));
      await expect(result).toContainText(t('calculator.result.granulesLeft', { count: 55, left: '55' }));
      await expect(result).toContainText(t('calculator.result.covers', { count: 10, days: '10' }));

      await form('flask').check();
      await expect(field('granulesNb')).toBeHidden();
      await field('gouttesNb').fill('20');
      await field('treatmentDuration').selectOption('14_days');
      await field('flaskVol').selectOption('30_ml');
      await expect(result).toContainText(`1 ${t('calculator.result.flasks', { count: 1, volume: '30' })}`);
      await expect(result).toContainText(t('calculator.result.drops', { ml: '21', count: 840, total: '840' }));
      await expect(result).toContainText(t('calculator.result.dropsLeft', { count: 360, ml: '9' }));
      await expect(result).toContainText(t('calculator.result.covers', { count: 20, days: '20' }));

      await field('gouttesNb').clear();
      await field('treatmentDuration').selectOption('1_month');
      await expect(result).toContainText(`2 ${t('calculator.result.flasks', { count: 2, volume: '30' })}`);
      await expect(result).toContainText(t('calculator.result.assumed', { drops: '20' }));
      await expect(result).toContainText(t('calculator.result.dropsLeft', { count: 600, ml: '15' }));
      await expect(result).toContainText(t('calculator.result.covers', { count: 40, days: '40' }));

      const mistakes = [
        ['0', t('calculator.errors.positive')],
        ['25', t('calculator.errors.most', { max: 24 })],
        ['2,5', t('calculator.errors.whole')],
        ['trois', t('calculator.errors.number')],
        ['1e1', t('calculator.errors.number')],
      ] as const;
      for (const [typed, mistake] of mistakes) {
        await field('dailyQty').fill(typed);
        await expect(field('dailyQty')).toHaveAccessibleDescription(mistake);
      }
      await expect(result).toContainText(t('calculator.result.mistake'));
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
    await expect(field('dailyQty')).toHaveAccessibleDescription(t('calculator.errors.positive'));
    await expect(field('dailyQty')).toBeFocused();
    await expect(field('treatmentDuration')).toHaveValue('7_days');
    await field('dailyQty').fill('3');
    await count.click();
    await expect(result).toContainText(`2 ${t('calculator.result.tubes', { count: 2 })}`);
    await form('flask').check();
    await expect(field('granulesNb')).toBeHidden();
    await field('treatmentDuration').selectOption('1_month');
    await field('flaskVol').selectOption('30_ml');
    await count.click();
    await expect(result).toContainText(`2 ${t('calculator.result.flasks', { count: 2, volume: '30' })}`);
    await expect(result).toContainText(t('calculator.result.assumed', { drops: '20' }));
    await expect(form('flask')).toBeChecked();
    await expect(field('flaskVol')).toHaveValue('30_ml');
  });
});

for (const market of ['fr-fr', 'nl-be'] as const) {
  test.describe(`${market}, medicine`, { tag: ['@phone', WHOLE] }, () => {
    const t = wordsOf(market);
    test.use({ market });

    test('the first view of a medicine leads to its calculator', async ({ page, open }) => {
      await open('/products/[[...path]]', pageIn(market, 'medicine').path);
      await page.getByRole('link', { name: t('calculator.open') }).click();
      const { fill, result } = calculator(page, t);
      await fill('2', '5', '1_month');
      await expect(result).toContainText(`4 ${t('calculator.result.tubes', { count: 4 })}`);
      await expect(page.getByRole('heading', { name: t('calculator.title.granules') })).toBeInViewport();
    });
  });
}
