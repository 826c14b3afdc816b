import { beforeAll, expect, test, vi } from 'vitest';
import { generateMetadata } from '../../app/[country]/[locale]/(editorial)/campaigns/[uid]/page.tsx';
import { GET as robotsTxt } from '../../app/robots.txt/route.ts';
import { getOpenOffers } from '../../lib/careers/queries.ts';
import { absoluteUrl } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { getAll, getIndex, SITEMAP_TAG, type Type } from '../../lib/services/prismic/documents.ts';
import { PAGE_TYPES } from '../../lib/services/prismic/links.ts';
import { type SitemapEntry, sitemapOf, sitemapXml } from '../../lib/sitemap/sitemap.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();

const HOSTS: Locale[][] = [['fr-fr'], ['fr-be', 'nl-be'], ['fr-tn']];
const sitemaps = new Map<Locale[], SitemapEntry[]>();
/** URLs of the job offers that no longer accept applications. */
const closed: string[] = [];

async function closedOffers(locale: Locale): Promise<string[]> {
  const [open, all] = await Promise.all([getOpenOffers(locale), getAll('job_offer', locale)]);
  const ids = new Set(open.map(({ id }) => id));
  return all.filter(({ id }) => !ids.has(id)).map(({ url }) => absoluteUrl(locale, url ?? ''));
}

beforeAll(async () => {
  const entries = await Promise.all(HOSTS.map((locales) => sitemapOf(locales)));
  for (const [index, locales] of HOSTS.entries()) sitemaps.set(locales, entries[index] ?? []);
  closed.push(...(await Promise.all(LOCALES.map(closedOffers))).flat());
});

test.each(HOSTS.map((locales) => [locales]))(
  'the host of %j lists every page of its locales, and no other',
  async (locales) => {
    const urls = sitemaps.get(locales)?.map(({ url }) => url) ?? [];
    const index = await Promise.all(locales.map((locale) => getIndex(PAGE_TYPES as Type[], locale)));
    const pages = index.flat().flatMap(({ lang, url }) => (url ? [absoluteUrl(lang as Locale, url)] : []));
    expect(urls).toEqual(expect.arrayContaining(pages.filter((url) => !closed.includes(url))));
    expect(new Set(urls).size).toBe(urls.length);
    expect(new Set(urls.map((url) => new URL(url).origin)).size).toBe(1);
  },
);

test('a corporate section that no route serves is not listed, nor are its pages', async () => {
  const { drafts } = services.content?.repository ?? {};
  const section = drafts?.all().find(({ type, lang }) => type === 'corporate_section' && lang === 'fr-tn');
  if (!drafts || !section) throw new Error('this test needs a corporate section of fr-tn');
  drafts.save({ ...section, uid: 'nos-valeurs' });
  drafts.publish(section.id);
  bumpContentVersion();
  const index = await getIndex(PAGE_TYPES as Type[], 'fr-tn');
  expect(index.map(({ url }) => url)).toContain('/nos-valeurs');
  const urls = (await sitemapOf(['fr-tn'])).map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(50);
  expect(urls.filter((url) => url.includes('/nos-valeurs'))).toEqual([]);
  await services.content?.reset();
  bumpContentVersion();
});

test('pages of what a brand does without are not listed, nor named as alternates', async () => {
  const { drafts } = services.content?.repository ?? {};
  if (!drafts) throw new Error('this test needs the embedded content');
  const careers = [
    'http://fr.localhost:3000/nous-rejoindre/',
    'http://be.localhost:3000/nl/kom-bij-ons-werken/',
  ] as const;
  const directory = ['http://fr.localhost:3000/annuaire', 'http://be.localhost:3000/nl/register'];
  const listed = async (...starts: string[]) => {
    const entries = await sitemapOf(LOCALES);
    const urls = entries.flatMap(({ url, alternates }) => [url, ...Object.values(alternates)]);
    return [...new Set(urls.filter((url) => starts.some((start) => url.startsWith(start))))];
  };
  expect(await listed(...directory)).toHaveLength(2);
  for (const { id, type, lang } of drafts.all()) {
    if (type === 'health_professional' || (lang === 'nl-be' && type.startsWith('job_'))) drafts.unpublish(id);
  }
  bumpContentVersion();
  expect(await listed(...directory)).toEqual([]);
  expect(await listed(careers[1])).toEqual([]);
  expect(await listed(careers[0])).toEqual(
    expect.arrayContaining([`${careers[0]}nos-offres-demploi`, `${careers[0]}candidature-spontanee`]),
  );
  await services.content?.reset();
  bumpContentVersion();
});

test('an offer that is over is not listed', () => {
  const urls = [...sitemaps.values()].flat().map(({ url }) => url);
  expect(closed).not.toEqual([]);
  expect(urls.filter((url) => closed.includes(url))).toEqual([]);
});

test('a campaign that is over is not listed, and asks not to be indexed; its last day counts', async () => {
  const { drafts } = services.content?.repository ?? {};
  const campaign = (await getAll('campaign_page', 'nl-be'))[0];
  const saved = drafts?.existing(campaign?.id ?? '');
  if (!drafts || !saved) throw new Error('this test needs a campaign of nl-be');
  const url = absoluteUrl('nl-be', campaign?.url ?? '');
  const params = Promise.resolve({ country: 'be', locale: 'nl-be', uid: String(saved.uid) });
  const shownOn = async (day: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
    const urls = (await sitemapOf(['fr-be', 'nl-be'])).flatMap((entry) => [
      entry.url,
      ...Object.values(entry.alternates),
    ]);
    const { robots } = await generateMetadata({ params, searchParams: Promise.resolve({}) });
    return [urls.includes(url), robots];
  };
  drafts.save({ ...saved, data: { ...saved.data, ends_on: '2027-03-08' } as typeof saved.data });
  drafts.publish(saved.id);
  bumpContentVersion();
  expect(await shownOn('2027-03-08T12:00:00Z')).toEqual([true, undefined]);
  expect(await shownOn('2027-03-09T12:00:00Z')).toEqual([false, { index: false }]);
  vi.useRealTimers();
  await services.content?.reset();
  bumpContentVersion();
});

test('whoever bought something finds the withdrawal, in each language of a shop; nobody is led to an account', () => {
  const urls = [...sitemaps.values()].flat().map(({ url }) => url);
  const places = ['/retractation', '/herroeping', '/connexion', '/aanmelden', '/mon-compte', '/mijn-account', '/auth'];
  expect(urls.filter((url) => places.some((place) => url.includes(place)))).toEqual([
    'http://fr.localhost:3000/retractation',
    'http://be.localhost:3000/retractation',
    'http://be.localhost:3000/nl/herroeping',
  ]);
});

test.each(HOSTS.map((locales) => [locales]))('nothing that robots.txt of %j closes is listed', async (locales) => {
  const entries = sitemaps.get(locales) ?? [];
  const { host } = new URL(entries[0]?.url ?? '');
  const robots = await (await robotsTxt(new Request('http://localhost/robots.txt', { headers: { host } }))).text();
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  expect(disallowed).toContain('/api/');
  const listed = entries.map(({ url }) => new URL(url).pathname);
  expect(listed.filter((path) => disallowed.some((start) => `${path}$`.startsWith(start)))).toEqual([]);
});

test('each alternate names its page in the other language, which names it in return', () => {
  const all = [...sitemaps.values()].flat();
  const byUrl = new Map(all.map((entry) => [entry.url, entry]));
  const tags = LOCALES.map((locale) => MARKETS[locale].tag);
  for (const { url, alternates } of all) {
    expect(Object.values(alternates)).toContain(url);
    for (const [tag, href] of Object.entries(alternates)) {
      expect(tags).toContain(tag);
      expect(byUrl.get(href)?.alternates, href).toEqual(alternates);
    }
  }
});

test('is well under the limits of the protocol, and made anew when a page is published anywhere', () => {
  for (const entries of sitemaps.values()) {
    expect(entries.length).toBeLessThan(50_000);
    expect(sitemapXml(entries).length).toBeLessThan(50 * 1024 * 1024);
  }
  const { tags, lives } = takeCacheCalls();
  expect(lives).toContain('sitemap');
  expect(tags).toContain(SITEMAP_TAG);
});
