import { expect, test } from '@playwright/test';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { SHOPS } from '../fixtures/catalogue.ts';
import { decoded } from '../fixtures/crawl.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { wordsOf } from '../fixtures/words.ts';

/** The addresses that the sitemap names in a market, without those of another language on its host. */
async function addressesOf(market: Locale): Promise<string[]> {
  const home = siteOf(market) + MARKETS[market].prefix;
  const { text } = await ask(siteOf(market), '/sitemap.xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => decoded(url))
    .filter((url) => url === home || url.startsWith(`${home}/`))
    .filter((url) => MARKETS[market].prefix !== '' || !new URL(url).pathname.startsWith('/nl'));
}

/** The pages of which something is not true. */
async function pagesWhere(addresses: readonly string[], isWrong: (html: string) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const url of addresses) {
    const { origin, pathname } = new URL(url);
    const { status, text } = await ask(origin, pathname);
    if (status === 200 && isWrong(text)) wrong.push(url);
  }
  return wrong;
}

for (const market of SHOPS) {
  test(`${market}: the withdrawal is one link away from every page`, { tag: WHOLE }, async () => {
    test.setTimeout(120_000);
    const own = [pathOf(market, '/checkout/cart'), pathOf(market, '/checkout'), pathOf(market, '/login')];
    const addresses = [...(await addressesOf(market)), ...own.map((path) => siteOf(market) + path)];
    expect(addresses.length).toBeGreaterThan(60);
    const link = `href="${pathOf(market, '/withdrawal')}"`;
    expect(await pagesWhere(addresses, (html) => !html.includes(link))).toEqual([]);
    expect((await ask(siteOf(market), pathOf(market, '/withdrawal'))).status).toBe(200);
  });
}

test('fr-tn: no page sells, prices or announces anything, and none has a notice of the guarantee', {
  tag: WHOLE,
}, async () => {
  test.setTimeout(120_000);
  const t = wordsOf('fr-tn');
  const addresses = await addressesOf('fr-tn');
  expect(addresses.length).toBeGreaterThan(60);
  const sells = /\d[\d\u00a0\u202f]*,\d\d[\u00a0\u202f ]€|name="variantId"/;
  const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(await pagesWhere(addresses, (html) => sells.test(main(html)))).toEqual([]);
  const roads = (['/checkout/cart', '/checkout', '/withdrawal', '/ecommerce'] as const).map((route) =>
    pathOf('fr-fr', route),
  );
  expect(await pagesWhere(addresses, (html) => roads.some((path) => html.includes(`href="${path}"`)))).toEqual([]);
  expect(await pagesWhere(addresses, (html) => html.includes(t('guarantee.protection')))).toEqual([]);
  for (const path of roads) expect((await ask(siteOf('fr-tn'), path)).status, path).toBe(404);
});
