import { expect, test } from '@playwright/test';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { SHOPS } from '../fixtures/catalogue.ts';
import { crawl, decoded, hosts } from '../fixtures/crawl.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { wordsOf } from '../fixtures/words.ts';

const pictures = new URL(settings.values.PRISMIC_API_ENDPOINT ?? '').origin;

// In one process, which crawls once.
test.describe.configure({ mode: 'default' });

let crawled: ReturnType<typeof crawl> | undefined;
const all = () => {
  crawled ??= crawl();
  return crawled;
};

/** The addresses that the sitemap names in a market, without those of another language on its host. */
async function addressesOf(market: Locale): Promise<string[]> {
  const home = siteOf(market) + MARKETS[market].prefix;
  const { text } = await ask(siteOf(market), '/sitemap.xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => decoded(url))
    .filter((url) => url === home || url.startsWith(`${home}/`))
    .filter((url) => MARKETS[market].prefix !== '' || !new URL(url).pathname.startsWith('/nl'));
}

/** A page as the crawl found it, or asked for now: not every page has a link that leads to it. */
async function pageAt(url: string): Promise<{ status: number; html: string }> {
  const known = (await all()).seen.get(url.replace(/\/$/, ''));
  if (known) return known;
  const { origin, pathname } = new URL(url);
  const { status, text } = await ask(origin, pathname);
  return { status, html: text };
}

/** The pages of which something is not true. */
async function pagesWhere(addresses: readonly string[], isWrong: (html: string) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const url of addresses) if (isWrong((await pageAt(url)).html)) wrong.push(url);
  return wrong;
}

test('a crawl from the home pages finds every link, picture and translation in place', { tag: WHOLE }, async () => {
  test.setTimeout(240_000);
  const { seen, images, oddities } = await all();
  const pages = [...seen];
  expect(pages.length).toBeGreaterThan(600);

  const broken = pages.filter(([, { status }]) => status !== 200 && status !== 410);
  expect(broken.map(([url, { status, from }]) => `${status} ${url}, linked from ${from}`)).toEqual([]);
  expect(oddities).toEqual([]);

  const unanswered = pages.flatMap(([url, { canonical, alternates }]) =>
    // A filtered listing or a page of a list has another canonical URL.
    canonical === url
      ? [...alternates].flatMap(([tag, href]) => {
          const twin = seen.get(href.replace(/\/$/, ''));
          if (!twin) return [`${url} says that ${tag} is ${href}, which nothing links to`];
          return [...twin.alternates.values()].includes(url) ? [] : [`${href} does not link back to ${url}`];
        })
      : [],
  );
  expect(unanswered).toEqual([]);
  const translated = pages.filter(([url, { canonical, alternates }]) => canonical === url && alternates.size > 0);
  expect(translated.length).toBeGreaterThan(300);

  const missing: string[] = [];
  for (const [src, page] of images) {
    const address = src.startsWith('/') ? new URL(src, page).href : src;
    const own = hosts.has(new URL(address).host);
    const status = own
      ? (await ask(new URL(address).origin, new URL(address).pathname)).status
      : (await fetch(address, { method: 'HEAD' })).status;
    if (status !== 200) missing.push(`${status} ${address} on ${page}`);
  }
  expect(images.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
  expect([...images.keys()].some((src) => src.startsWith(pictures))).toBe(true);
});

for (const locale of LOCALES) {
  test(`${locale}: the sitemap names pages that answer, each with counterparts`, { tag: WHOLE }, async () => {
    test.setTimeout(120_000);
    const site = siteOf(locale);
    const { status, text, headers } = await ask(site, '/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('xml');
    const entries = text.split('<url>').slice(1);
    const own = entries.filter((entry) => entry.includes(`<loc>${site}${MARKETS[locale].prefix}`));
    expect(own.length).toBeGreaterThan(60);
    for (const entry of own) {
      const url = decoded(/<loc>([^<]+)/.exec(entry)?.[1] ?? '');
      expect((await pageAt(url)).status, url).toBe(200);
      expect(entry, url).toContain(`href="${url}"`);
    }
    const { text: robots } = await ask(site, '/robots.txt');
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  });
}

// The law in every page (docs/law.md).
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
