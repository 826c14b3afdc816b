import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

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
