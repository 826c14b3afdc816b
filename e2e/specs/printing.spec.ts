import type { Page } from '@playwright/test';
import type { Route } from '../../lib/platform/i18n/routes.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { DESKTOP, WHOLE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { scriptsOff } from '../screens/no-script.ts';

/** The number of sections to be read, and how many of them take no space below their title. */
const sections = () => {
  const all = [...document.querySelectorAll('main details')].filter(
    (section) => !section.closest('form') && !section.querySelector('form'),
  );
  const isClosed = (section: Element) => {
    const body = section.querySelector(':scope > :not(summary)');
    return !body?.checkVisibility() || section.getBoundingClientRect().bottom < body.getBoundingClientRect().bottom - 1;
  };
  return { all: all.length, closed: all.filter(isClosed).length };
};

/** Checks the page with print styles, and then on the screen again. */
async function print(page: Page, onPaper: () => Promise<void>): Promise<void> {
  const send = (name: string) => page.evaluate((event) => void window.dispatchEvent(new Event(event)), name);
  await send('beforeprint');
  await page.emulateMedia({ media: 'print' });
  await onPaper();
  await page.emulateMedia({ media: 'screen' });
  await send('afterprint');
}

/** A page with sections of each kind: of a product, of questions, of an editorial page. */
const pages: readonly [Route, string?][] = [
  ['/products/[[...path]]', pageIn('fr-fr', 'gummies').path],
  ['/f-a-q/[[...path]]', 'produits'],
  ['/ecommerce'],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', { tag: [DESKTOP, WHOLE] }, () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    for (const [route, rest = ''] of pages) {
      test(`on paper every section of ${route} can be read`, async ({ page, open, quiet }) => {
        if (!javaScriptEnabled) quiet.allow(scriptsOff);
        await open(route, rest);
        const onScreen = await page.evaluate(sections);
        expect(onScreen.closed).toBeGreaterThan(0);
        await print(page, async () => {
          expect(await page.evaluate(sections)).toEqual({ all: onScreen.all, closed: 0 });
        });
        expect(await page.evaluate(sections)).toEqual(onScreen);
        // The browser's own printing fires the two print events.
        await page.pdf();
        expect(await page.evaluate(sections)).toEqual(onScreen);
      });
    }
  });
}
