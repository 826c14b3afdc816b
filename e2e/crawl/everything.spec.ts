import { LOCALES, MARKETS } from '../../lib/platform/markets.ts';
import { crawl } from '../fixtures/crawl.ts';
import { fits } from '../fixtures/fits.ts';
import { siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const PARTS = 4;
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  // The narrowest width at which text must reflow without horizontal scrolling (WCAG 2.2, 1.4.10).
  { width: 320, height: 640 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Crawled once by each worker. */
let crawled: ReturnType<typeof crawl> | undefined;

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
      quiet.allow(/status of 410/);
      crawled ??= crawl();
      const pages = [...(await crawled).seen.keys()].filter(mine).filter((_, index) => index % PARTS === part);
      for (const [index, url] of pages.entries()) {
        await page.goto(url);
        for (const [turn, viewport] of widths.entries()) {
          await page.setViewportSize(viewport);
          await fits(page, url);
          // Pages of one kind follow each other: each kind is checked at every width. The markets share their templates.
          if (isChecked && index % widths.length === turn) await test.step(`${url}, ${viewport.width} px`, axe);
        }
      }
      expect(pages.length).toBeGreaterThan(20);
    });
  }
}
