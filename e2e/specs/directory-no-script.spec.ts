import { newVisitor } from '../../packages/tools/lib/resilience/form-client.ts';
import { fits } from '../fixtures/fits.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { directoryOf, expectWays } from '../screens/directory.ts';
import { scriptsOff } from '../screens/no-script.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ quiet }) => quiet.allow(scriptsOff));

test.describe('fr-fr', { tag: '@phone' }, () => {
  const t = wordsOf('fr-fr');

  test('a midwife near Saint-Denis de La Réunion, at an address that others can open', async ({
    page,
    open,
    browser,
  }) => {
    await open('/contact-directory');
    const directory = directoryOf(page, t);
    await expect(directory.aroundMe).toBeHidden();
    await directory.choose('midwife');
    await directory.place.fill('Saint-Denis de La Réunion');
    await directory.place.press('Enter');
    await directory.expectAround('midwife', 'Saint-Denis (La Réunion)');
    await expect(directory.names).toHaveText(['Clémence Payet-Mussard', 'Jean-Yves Hoarau', 'Anjali Virapin']);
    await directory.expectCount(3, 10);
    await expect(directory.rows.first()).toContainText('300 m');
    await expectWays(directory.rows.first(), t, { phone: '+262639981840', to: /rue des Vacoas, 97400 Saint-Denis/ });
    await fits(page, 'results of the directory');

    await directory.radius(50).click();
    await directory.expectCount(5, 50);
    await expect(directory.names).toHaveCount(5);
    const names = await directory.names.allTextContents();
    expect(names.slice(0, 3)).toEqual(['Clémence Payet-Mussard', 'Jean-Yves Hoarau', 'Anjali Virapin']);

    const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': newVisitor() } });
    const shared = await other.newPage();
    await shared.goto(page.url());
    const same = directoryOf(shared, t);
    await same.expectAround('midwife', 'Saint-Denis (La Réunion)');
    await expect(same.names).toHaveText(names);
    await expect(same.category).toHaveValue('midwife');
    await other.close();
  });

  test('a name that several places have leads to the largest and offers the others', { tag: WHOLE }, async ({
    page,
    open,
  }) => {
    await open('/contact-directory');
    const directory = directoryOf(page, t);
    await directory.place.fill('Saint-Denis');
    await directory.submit.click();
    await directory.expectAround('physician_pharmacy', 'Saint-Denis (La Réunion)');
    await directory.main.getByRole('link', { name: 'Saint-Denis (Seine-Saint-Denis)', exact: true }).click();
    await directory.expectAround('physician_pharmacy', 'Saint-Denis (Seine-Saint-Denis)');
    await expect(directory.place).toHaveValue('Saint-Denis (Seine-Saint-Denis)');
  });

  test('more than a page holds is on the next one', { tag: WHOLE }, async ({ page, open }) => {
    await open('/contact-directory');
    const directory = directoryOf(page, t);
    await directory.place.fill('69007');
    await directory.submit.click();
    await directory.expectAround('physician_pharmacy', 'Lyon 7e (Rhône)');
    // Texts that are read without waiting are read from a fully loaded page.
    await page.waitForLoadState();
    const first = await directory.names.allTextContents();
    await page.getByRole('link', { name: t('pages.pagination.next') }).click();
    await expect(page).toHaveURL(/[?&]page=2$/);
    await page.waitForLoadState();
    const second = await directory.names.allTextContents();
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  });
});

test.describe('nl-be', { tag: ['@desktop', WHOLE] }, () => {
  const market = 'nl-be';
  const t = wordsOf(market);
  test.use({ market });

  test('a place that is none keeps what was typed, and near ones are offered', async ({ page, open }) => {
    await open('/contact-directory');
    const directory = directoryOf(page, t);
    await directory.choose('midwife');
    await directory.submit.click();
    await expect(directory.place).toHaveAccessibleDescription(t('directory.problem.missing'));
    await expect(directory.category).toHaveValue('midwife');
    const place = 'Sainte-Nullepart';
    await directory.place.fill(place);
    await directory.submit.click();
    await expect(directory.place).toHaveAccessibleDescription(t('directory.problem.unknown', { place }));
    await expect(directory.place).toHaveValue(place);
    await expect(directory.place).toBeFocused();
    await directory.main.getByRole('link', { name: 'Sainte-Suzanne (La Réunion)', exact: true }).click();
    await directory.expectAround('midwife', 'Sainte-Suzanne (La Réunion)');
    await directory.expectCount(1, 10);
  });

  test('where nobody is near, the search is widened and says so', async ({ page, open }) => {
    await open('/contact-directory');
    const directory = directoryOf(page, t);
    await directory.choose('midwife');
    await directory.place.fill('97400');
    await directory.submit.click();
    await directory.radius(5).click();
    await directory.expectCount(3, 5);
    await directory.place.fill('Sainte-Suzanne');
    await directory.submit.click();
    await expect(page.getByText(t('directory.results.widened', { asked: 5, radius: 50 }))).toBeVisible();
    await directory.expectCount(5, 50);
    await directory.place.fill('Valence (Tarn-et-Garonne)');
    await directory.submit.click();
    await expect(page.getByText(t('directory.problem.nobody', { radius: 50 }))).toBeVisible();
    await expect(directory.rows).toHaveCount(0);
  });
});
