import { fits } from '../fixtures/fits.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { directoryOf, placesFor } from '../screens/directory.ts';
import { pressOn, tabTo } from '../screens/keyboard.ts';

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(market, gate(market, { 'nl-be': 'desktop' }, '@desktop'), () => {
    test.use({ market });

    test('a namesake is chosen by keyboard', async ({ page, open, axe }) => {
      await open('/contact-directory');
      const directory = directoryOf(page, t);
      await axe();
      await tabTo(page, directory.category);
      await page.keyboard.press('ArrowDown');
      await tabTo(page, directory.place);
      await Promise.all([placesFor(page, 'valence'), page.keyboard.type('valence')]);
      const options = page.getByRole('listbox', { name: t('directory.form.place') }).getByRole('option');
      const option = options.and(page.getByRole('option', { name: 'Valence 82400, Tarn-et-Garonne', exact: true }));
      await expect(option).toBeVisible();
      await axe();
      while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(directory.place).toHaveValue('Valence (Tarn-et-Garonne)');
      await expect(options).toHaveCount(0);
      await page.keyboard.press('Enter');
      await directory.expectAround('gynecologist', 'Valence (Tarn-et-Garonne)');
      await expect(page).toHaveURL((url) => url.searchParams.get('at') === '44.1082,0.891');

      // A typed text other than the chosen suggestion is looked up again.
      await directory.place.fill('Lyon');
      await directory.submit.click();
      await directory.expectAround('gynecologist', 'Lyon (Rhône)');
      await expect(directory.rows.first()).toBeVisible();
      await fits(page, 'results of the directory');
      await axe();
    });
  });
}

test.describe('around me', { tag: '@phone' }, () => {
  const market = 'fr-fr';
  const t = wordsOf(market);
  /** A point in Lyon, more precise than the site needs. */
  const here = { latitude: 45.7578137, longitude: 4.8320114 };

  test.describe('with leave', () => {
    test.use({ permissions: ['geolocation'], geolocation: here });

    test('the position goes to our server only, and less exactly', async ({ page, open }) => {
      const told: string[] = [];
      page.on('request', (request) => {
        const { origin, search } = new URL(request.url());
        if (/45[.]7|4[.]83/.test(search + (request.postData() ?? ''))) told.push(origin);
      });
      await open('/contact-directory');
      const directory = directoryOf(page, t);
      await directory.choose('midwife');
      await directory.place.fill('Nantes');
      expect(told).toEqual([]);
      await pressOn(page, directory.aroundMe);
      await expect(page).toHaveURL((url) => `${url.searchParams}` === 'category=midwife&at=45.758%2C4.832');
      await directory.expectAround('midwife', 'Lyon 2e (Rhône)');
      await expect(directory.category).toHaveValue('midwife');
      expect(new Set(told)).toEqual(new Set([siteOf(market)]));
    });
  });

  test('without leave it is said, and nothing is lost', { tag: WHOLE }, async ({ page, open, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Browser.setPermission', { permission: { name: 'geolocation' }, setting: 'denied' });
    await open('/contact-directory');
    const directory = directoryOf(page, t);
    await directory.choose('pediatrician');
    await directory.place.fill('Nouméa');
    await directory.aroundMe.click();
    await expect(directory.main.getByText(t('directory.aroundMe.refused'))).toBeVisible();
    await fits(page, 'the form with a refusal');
    await expect(directory.place).toHaveValue('Nouméa');
    await directory.submit.click();
    await directory.expectAround('pediatrician', 'Nouméa (Nouvelle-Calédonie)');
  });
});
