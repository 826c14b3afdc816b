import { expect, test } from '@playwright/test';
import { LOCALES, MARKETS } from '../../lib/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { settings, siteOf } from '../fixtures/places.ts';

type Seen = { status: number; from: string; alternates: Map<string, string>; canonical: string | null };

const decoded = (text: string): string => text.replace(/&amp;/g, '&');
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => decoded(found));
const hosts = new Set(LOCALES.map((locale) => new URL(siteOf(locale)).host));
const pictures = new URL(settings.values.PRISMIC_API_ENDPOINT ?? '').origin;

function alternatesOf(html: string): Map<string, string> {
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return new Map(links.map(([, tag = '', href = '']) => [tag, decoded(href)]));
}

/** Reads every page that can be reached by links from the home pages of the four markets, as a crawler would. */
async function crawl() {
  const seen = new Map<string, Seen>();
  const images = new Map<string, string>();
  const oddities: string[] = [];
  const waiting = LOCALES.map((locale) => ({ url: siteOf(locale) + MARKETS[locale].prefix, from: 'the start' }));
  const known = new Set(waiting.map(({ url }) => url));

  async function visit({ url, from }: { url: string; from: string }) {
    const { origin, pathname, search } = new URL(url);
    const { status, text } = await ask(origin, pathname + search);
    const canonical = all(text, /<link rel="canonical" href="([^"]+)"/g)[0] ?? null;
    seen.set(url, { status, from, canonical, alternates: alternatesOf(text) });
    if (status !== 200) return;
    const headings = all(text, /<(h1)\b/g).length;
    if (headings !== 1) oddities.push(`${url} has ${headings} h1`);
    if (!/<meta name="description" content="[^"]{20,}"/.test(text) && !/name="robots" content="noindex/.test(text)) {
      oddities.push(`${url} has no description`);
    }
    if (!/<title>[^<]+<\/title>/.test(text)) oddities.push(`${url} has no title`);
    for (const src of all(text, /<img\b[^>]*? src="([^"]+)"/g)) images.set(src.replace(/\?.*$/, ''), url);
    for (const href of all(text, /<a\b[^>]*? href="([^"#][^"]*)"/g)) {
      const target = new URL(href, url);
      target.hash = '';
      const address = target.href.replace(/\/$/, '');
      if (!hosts.has(target.host) || target.pathname.startsWith('/api/') || known.has(address)) continue;
      known.add(address);
      waiting.push({ url: address, from: url });
    }
  }

  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next);
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: 8 }, worker));
  return { seen, images, oddities };
}

test('a crawl from the home pages finds every link, picture and translation in place', async () => {
  test.setTimeout(240_000);
  const { seen, images, oddities } = await crawl();
  const pages = [...seen];
  expect(pages.length).toBeGreaterThan(600);

  const broken = pages.filter(([, { status }]) => status !== 200 && status !== 410);
  expect(broken.map(([url, { status, from }]) => `${status} ${url}, linked from ${from}`)).toEqual([]);
  expect(oddities).toEqual([]);

  const unanswered = pages.flatMap(([url, { canonical, alternates }]) =>
    // A selection or a page of a list names another address as its own.
    canonical === url
      ? [...alternates].flatMap(([tag, href]) => {
          const twin = seen.get(href.replace(/\/$/, ''));
          if (!twin) return [`${url} says that ${tag} is ${href}, which nothing links to`];
          return [...twin.alternates.values()].includes(url) ? [] : [`${href} does not link back to ${url}`];
        })
      : [],
  );
  expect(unanswered).toEqual([]);

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
  test(`${locale}: the sitemap names pages that answer, each with counterparts`, async () => {
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
      const { origin, pathname } = new URL(url);
      expect((await ask(origin, pathname)).status, url).toBe(200);
      expect(entry, url).toContain(`href="${url}"`);
    }
    const { text: robots } = await ask(site, '/robots.txt');
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  });
}
