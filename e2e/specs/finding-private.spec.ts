import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { answer, scriptsIn, tagRequests } from '../screens/consent.ts';
import { atRest, dataLayerEvents, eventsAndTags } from '../screens/data-layer.ts';
import { directoryOf } from '../screens/directory.ts';

/** A place, its postal code and its coordinates, as they occur in URLs of the directory. */
const somewhere = /lyon|69000|45\.7\d/i;

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(market, { tag: ['@desktop', WHOLE] }, () => {
    test.use({ market, asked: false });

    test('with consent, no tag learns where somebody looks, on that page or on the next ones', async ({
      page,
      open,
    }) => {
      await answer(page, siteOf(market), { analytics: true, external: false });
      const requests = tagRequests(page);
      await open('/contact-directory');
      await expect.poll(() => scriptsIn(requests).length).toBe(1);
      const directory = directoryOf(page, t);
      await directory.choose('midwife');
      await directory.place.fill('Lyon');
      const before = requests.length;
      await directory.place.press('Enter');
      await expect(page).toHaveURL(/place=Lyon/);
      await directory.radius(50).click();
      await expect(page).toHaveURL(/radius=50/);
      await atRest(page);
      expect(requests.slice(before)).toEqual([]);
      expect(await dataLayerEvents(page)).toEqual([]);

      // The search navigates with a full page load: tags are loaded again there.
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('search.open'), exact: true })
        .click();
      const overlay = page.getByRole('dialog', { name: t('search.title') });
      await overlay.getByRole('combobox').fill('thym');
      await overlay.getByRole('combobox').press('Enter');
      await expect(page).toHaveURL(`${pathOf(market, '/search/[[...path]]')}?q=thym`);
      await expect.poll(() => scriptsIn(requests.slice(before)).length).toBe(1);
      await expect.poll(async () => (await dataLayerEvents(page)).map(({ event }) => event)).toContain('search');
      expect(await page.evaluate(() => document.referrer)).toBe(`${new URL(siteOf(market)).origin}/`);
      expect(JSON.stringify(await eventsAndTags(page))).not.toMatch(somewhere);
      expect(requests.join('\n')).not.toMatch(somewhere);
    });

    test('a category is opened without the tags of the page before', async ({ page, open }) => {
      await answer(page, siteOf(market), { analytics: true, external: false });
      const requests = tagRequests(page);
      await open('/contact-directory');
      await expect.poll(() => scriptsIn(requests).length).toBe(1);
      const before = requests.length;
      const { main } = directoryOf(page, t);
      await main.getByRole('link', { name: t('directory.categories.pediatrician'), exact: true }).click();
      await expect(page).toHaveURL(/category=pediatrician/);
      await atRest(page);
      expect(requests.slice(before)).toEqual([]);
      expect(await dataLayerEvents(page)).toEqual([]);
    });
  });
}
