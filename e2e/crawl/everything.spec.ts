import { LOCALES, MARKETS } from '../../lib/platform/markets.ts';
import { crawledAddresses } from '../fixtures/crawl.ts';
import { fits } from '../fixtures/fits.ts';
import { siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const PARTS = 4;
/** The narrowest width at which text must reflow without horizontal scrolling (WCAG 2.2, 1.4.10). */
const narrow = { width: 320, height: 640 };
const others = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of LOCALES) {
  const isChecked = locale === 'fr-fr' || locale === 'nl-be';
  const home = siteOf(locale) + MARKETS[locale].prefix;
  const mine = (url: string) =>
    url.startsWith(home) && (MARKETS[locale].prefix !== '' || !/^[^/]+\/\/[^/]+\/nl(\/|$)/.test(url));

  for (let part = 0; part < PARTS; part++) {
    test(`${locale}, part ${part + 1} of ${PARTS}: every page fits${isChecked ? ', without a violation' : ''}`, async ({
      page,
      axe,
      quiet,
    }) => {
      test.setTimeout(1_200_000);
      quiet.allowDocuments(410);
      const pages = (await crawledAddresses()).filter(mine).filter((_, index) => index % PARTS === part);
      for (const [index, url] of pages.entries()) {
        await page.goto(url);
        await page.setViewportSize(narrow);
        await fits(page, url);
        // The markets share their templates.
        if (!isChecked) continue;
        // Pages of one kind follow each other: each kind is checked at every width.
        const other = others[index % others.length] ?? narrow;
        await page.setViewportSize(other);
        await fits(page, url);
        await test.step(`${url}, ${other.width} px`, axe);
      }
      expect(pages.length).toBeGreaterThan(20);
    });
  }
}
