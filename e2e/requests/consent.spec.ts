import { expect, test } from '@playwright/test';
import { LOCALES, MARKETS } from '../../lib/platform/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { editorialIn } from '../fixtures/editorial.ts';
import { gateIf } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { wordsOf } from '../fixtures/words.ts';

for (const market of LOCALES) {
  test(`${market}: every kind of page leads back to the choice about cookies`, gateIf(market === 'nl-be'), async () => {
    const footer = new RegExp(`<footer.*>${wordsOf(market)('consent.manage')}</button>`, 's');
    const places = [
      pathOf(market, '/'),
      pathOf(market, '/products/[[...path]]', pageIn(market, 'gummies').path),
      `${MARKETS[market].prefix}/nulle-part`,
      ...(MARKETS[market].shop ? [pathOf(market, '/checkout/cart'), pathOf(market, '/checkout')] : []),
      ...editorialIn(market).map(({ path }) => path),
    ];
    for (const path of places) expect(footer.test((await ask(siteOf(market), path)).text), path).toBe(true);
  });
}
