import type { Locator } from '@playwright/test';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { promisedBy } from '../screens/facets.ts';
import { scriptsOff } from '../screens/no-script.ts';

const market = 'nl-be';
const t = wordsOf(market);
test.use({ market });

test('from the list to an offer, and from the offer to its form', { tag: '@phone' }, async ({ page, open }) => {
  await open('/job-offers/list');
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first();
  const title = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: t('careers.offer.apply'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('careers.offer.applyTo', { title }) })).toBeVisible();
  const reference = await page.locator('input[name=reference]').inputValue();
  await expect(page.getByText(t('careers.form.reference', { reference }))).toBeVisible();
});

test('a row says the exact contract and the pay', { tag: ['@phone', WHOLE] }, async ({ page, open, axe }) => {
  await open('/job-offers/list');
  const rows = page.getByRole('main').getByRole('listitem');
  const temporary = rows.filter({ hasText: 'Contract van bepaalde duur, 8 maanden' });
  await expect(temporary).toHaveCount(1);
  await expect(temporary).toContainText(/€.+\d/);
  await expect(rows.filter({ hasText: 'Stage van 6 maanden' })).toHaveCount(1);
  await axe();
});

test('on a phone the drawer stays open for one filter after another', { tag: '@phone' }, async ({ page, open }) => {
  await open('/job-offers/list');
  const all = await page.getByRole('main').getByRole('heading', { level: 3 }).count();
  await page.getByRole('button', { name: t('careers.openFilters') }).click();
  // The first filter goes to another route, and the last one that is taken away comes back from it.
  const drawer = page.getByRole('dialog', { name: t('careers.filters') });
  const box = (name: string) => drawer.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  const production = box(t('careers.categories.production'));
  const permanent = box(t('careers.contracts.cdi'));
  await production.click();
  await expect(page).toHaveURL(/\?category=production$/);
  await expect(production).toBeFocused();
  await permanent.click();
  await expect(page).toHaveURL(/\?category=production&contract=cdi$/);
  await expect(permanent).toBeFocused();
  await production.click();
  await expect(page).toHaveURL(/\?contract=cdi$/);
  await permanent.click();
  await expect(page).toHaveURL((url) => url.search === '');
  await expect(permanent).toBeFocused();
  await expect(production).not.toBeChecked();
  await drawer.getByRole('button', { name: t('careers.applyFilters', { count: all }) }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: t('careers.openFilters') })).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', gateIf(javaScriptEnabled, '@desktop'), () => {
    test.use({ javaScriptEnabled });

    test('facets keep their promises, and are in the address with the order', async ({ page, open, quiet }) => {
      quiet.allow(scriptsOff);
      await open('/job-offers/list');
      const titles = page.getByRole('main').getByRole('heading', { level: 3 });
      const form = page.getByRole('form', { name: t('careers.filters') });
      // With script a choice is applied at once, and the button is not there.
      const apply = form.getByRole('button', { name: t('careers.apply') });
      const choose = async (box: Locator) => {
        // Not `check()`: the box that was pressed may stay behind on the page of another route, which takes it back.
        await box.click();
        if (javaScriptEnabled) await expect(apply).toBeHidden();
        else await apply.click();
        await expect(box).toBeChecked();
      };
      const all = await titles.count();

      const production = form.getByRole('checkbox', { name: new RegExp(`^${t('careers.categories.production')}`) });
      const ofProduction = await promisedBy(production);
      expect(ofProduction).toBeLessThan(all);
      const email = page.getByRole('main').getByRole('textbox', { name: t('forms.jobs.email') });
      const unsent = 'elise@voorbeeld.be';
      if (javaScriptEnabled) await email.fill(unsent);
      await choose(production);
      await expect(page).toHaveURL(/\?category=production$/);
      if (javaScriptEnabled) await expect(production).toBeFocused();
      // The first filter goes to another route.
      if (javaScriptEnabled) await expect(email).toHaveValue(unsent);
      await expect(titles).toHaveCount(ofProduction);
      await expect(
        page.getByText(t('careers.count', { count: ofProduction }), { exact: true }).filter({ visible: true }),
      ).toBeVisible();

      await page.getByRole('link', { name: t('careers.sortBy.title') }).click();
      await expect(page).toHaveURL(/\?category=production&sort=title$/);
      await expect(titles).toHaveCount(ofProduction);
      const alphabetic = await titles.allTextContents();
      expect(alphabetic).toEqual(alphabetic.toSorted(new Intl.Collator('nl').compare));

      const permanent = form.getByRole('checkbox', { name: new RegExp(`^${t('careers.contracts.cdi')}`) });
      const both = await promisedBy(permanent);
      await choose(permanent);
      await expect(page).toHaveURL((url) => `${url.searchParams}` === 'category=production&contract=cdi&sort=title');
      await expect(titles).toHaveCount(both);
      await expect(production).toBeChecked();
      await page.goBack();
      await expect(titles).toHaveCount(ofProduction);
      await expect(permanent).not.toBeChecked();
      await page.getByRole('link', { name: t('careers.clear') }).click();
      await expect(page).toHaveURL(/\?sort=title$/);
      await expect(titles).toHaveCount(all);
      await expect(production).not.toBeChecked();
    });
  });
}
