import { expect, test } from '@playwright/test';
import { LOCALES, MARKETS } from '../../lib/platform/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { crawl, decoded, hosts } from '../fixtures/crawl.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { settings, siteOf } from '../fixtures/places.ts';

const pictures = new URL(settings.values.PRISMIC_API_ENDPOINT ?? '').origin;

test('a crawl from the home pages finds every link, picture and translation in place', { tag: WHOLE }, async () => {
  test.setTimeout(240_000);
  const { seen, images, oddities } = await crawl();
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
      const { origin, pathname } = new URL(url);
      expect((await ask(origin, pathname)).status, url).toBe(200);
      expect(entry, url).toContain(`href="${url}"`);
    }
    const { text: robots } = await ask(site, '/robots.txt');
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  });
}
