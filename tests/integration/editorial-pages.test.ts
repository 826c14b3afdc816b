import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAuthorPage, getAuthors } from '../../lib/authors/queries.ts';
import { getOfferPage, getOpenOffers } from '../../lib/careers/queries.ts';
import { getProductPage } from '../../lib/catalogue/pages.ts';
import { getCorporate, getCorporatePlace } from '../../lib/corporate/queries.ts';
import {
  getAccessibilityStatement,
  getHome,
  getJobLanding,
  getPlainPage,
  getShopPage,
} from '../../lib/editorial/pages.ts';
import { getFaq, getFaqPlace } from '../../lib/faq/queries.ts';
import { getAdvicePage, getHealthLanding, getThemeAdvice, getThemePage, getThemes } from '../../lib/health/queries.ts';
import { pathBelow } from '../../lib/i18n/below.ts';
import { LOCALES, type Locale, MARKETS } from '../../lib/markets.ts';
import { getNewsArticle, getNewsCategories, getNewsList } from '../../lib/news/queries.ts';
import { getAll, getIndex, type Type } from '../../lib/prismic/documents.ts';
import { PAGE_TYPES } from '../../lib/prismic/routes.ts';
import type { Twins } from '../../lib/prismic/twins.ts';
import { getSettings } from '../../lib/settings/queries.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();

type Found = { document: { id: string } | null; twins: Twins } | null;
type Reader = (locale: Locale, path: string[]) => Promise<Found>;

const corporate: Reader = async (locale, path) => {
  const place = await getCorporatePlace(locale, path.slice(-1));
  return place && { document: place.page ?? place.section, twins: place.twins };
};
const faq: Reader = async (locale, path) => {
  const place = await getFaqPlace(locale, path);
  return place && { document: place.question ?? place.entry.category, twins: place.twins };
};

/** Who reads the documents of a type, by what follows their route's prefix; products have a test of their own. */
const READERS: Partial<Record<Type, Reader>> = {
  health_theme: (locale, [uid = '']) => getThemePage(locale, uid, 1),
  advice: getAdvicePage,
  news_category: (locale, [uid = '']) => getNewsList(locale, uid, 1),
  news_article: getNewsArticle,
  corporate_section: corporate,
  corporate_page: corporate,
  author: (locale, [uid = '']) => getAuthorPage(locale, uid, 1),
  faq_category: faq,
  faq_question: faq,
  job_offer: (locale, [uid = '']) => getOfferPage(locale, uid),
  page: (locale, [uid = '']) => getPlainPage('page', uid, locale),
  legal_page: (locale, [uid = '']) => getPlainPage('legal_page', uid, locale),
  campaign_page: (locale, [uid = '']) => getPlainPage('campaign_page', uid, locale),
};
const SINGLES: Partial<Record<Type, (locale: Locale) => Promise<Found>>> = {
  home: (locale) => getHome(locale),
  shop_page: (locale) => getShopPage(locale),
  job_landing: (locale) => getJobLanding(locale),
  accessibility_statement: (locale) => getAccessibilityStatement(locale),
};
/** Tunisia has no shop, and what belongs to one. */
const NOT_IN_TUNISIA: readonly string[] = ['shop_page', 'faq_category', 'faq_question', 'campaign_page'];

/** Where every page is, by the id of its document. */
const places = new Map<string, { url: string; lang: string; alternates: string[] }>();

/** Where a document's translations are, as the index of everything says. */
function twinsFor(id: string): Twins {
  const family = [id, ...(places.get(id)?.alternates ?? [])].flatMap((each) => places.get(each) ?? []);
  return Object.fromEntries(family.map(({ lang, url }) => [lang, url]));
}

const pathOf = (type: Type, url: string, locale: Locale): string[] =>
  type.startsWith('corporate') ? [url.split('/').at(-1) ?? ''] : pathBelow(url, locale);

beforeAll(async () => {
  const found = await Promise.all(LOCALES.map((locale) => getIndex(PAGE_TYPES as Type[], locale)));
  for (const { id, url, lang, alternate_languages } of found.flat()) {
    if (url) places.set(id, { url, lang, alternates: alternate_languages.map((each) => each.id) });
  }
});
beforeEach(() => {
  takeCacheCalls();
});

describe.each(LOCALES)('in %s', (locale) => {
  const has = (type: string): boolean => locale !== 'fr-tn' || !NOT_IN_TUNISIA.includes(type);

  test.each(Object.entries(READERS))('every %s is found at its address, with its translations', async (name, read) => {
    const type = name as Type;
    const documents = await getAll(type, locale);
    expect(documents.length > 0).toBe(has(type));
    for (const { id, url } of documents) {
      const page = await read(locale, pathOf(type, url ?? '', locale));
      expect(page?.document?.id, url ?? id).toBe(id);
      expect(page?.twins, url ?? id).toEqual(twinsFor(id));
      expect(page?.twins[locale]).toBe(url);
    }
    expect(takeCacheCalls().lives).not.toContain('absent');
  });

  test.each(Object.entries(SINGLES))('the %s is found where there is one', async (type, read) => {
    const page = await read(locale);
    expect(page !== null).toBe(has(type));
    expect(page?.twins).toEqual(page?.document ? twinsFor(page.document.id) : undefined);
    expect(takeCacheCalls().lives).toContain(page ? (type === 'job_offer' ? 'hours' : 'content') : 'absent');
  });

  test.each(Object.entries(READERS))('an address that no %s has is null, and kept for a short time', async (_, read) => {
    for (const path of [['nulle-part'], ['nulle-part', 'ailleurs'], ['..', '"] or']]) {
      takeCacheCalls();
      expect(await read(locale, path)).toBeNull();
      expect(takeCacheCalls().lives).toContain('absent');
    }
  });

  test.each<[Type, Reader]>([
    ['advice', getAdvicePage],
    ['news_article', getNewsArticle],
    ['product', getProductPage],
  ])('no %s is at a second address', async (type, read) => {
    const [document] = await getAll(type, locale);
    const url = document?.url ?? '';
    const path = pathBelow(url, locale);
    for (const other of [url.split('/').slice(1), ['x', ...path], ['x', path.at(-1) ?? ''], path.slice(-1)]) {
      expect(await read(locale, other), other.join('/')).toBeNull();
    }
  });

  test.each<[what: string, read: (page: number) => Promise<object | null>]>([
    ['all advice', (page) => getHealthLanding(locale, page).then((each) => each && each.advice)],
    ['a theme', async (page) => getThemePage(locale, (await getThemes(locale))[0]?.uid ?? '', page).then((each) => each && each.advice)],
    ['all news', (page) => getNewsList(locale, null, page).then((each) => each && each.news)],
    ['a category', async (page) => getNewsList(locale, (await getNewsCategories(locale))[0]?.uid ?? '', page).then((each) => each && each.news)],
    ['an author', async (page) => getAuthorPage(locale, (await getAuthors(locale))[0]?.uid ?? '', page).then((each) => each && each.advice)],
  ])('the list of %s ends with its last page', async (_, read) => {
    const first = (await read(1)) as { items: unknown[]; total: number; pages: number };
    const all = [...first.items];
    for (let page = 2; page <= first.pages; page++) {
      const next = (await read(page)) as typeof first;
      expect(next.items).not.toEqual([]);
      all.push(...next.items);
    }
    expect(all).toHaveLength(first.total);
    expect(await read(first.pages + 1)).toBeNull();
    expect(await read(9_999)).toBeNull();
  });

  test('advice comes newest first, each once, below its theme and its author', async () => {
    const documents = await getAll('advice', locale);
    const days = new Map(documents.map(({ id, data }) => [id, data.published_on ?? '']));
    const landing = await getHealthLanding(locale, 1);
    const shown = landing?.advice.items.map(({ id }) => days.get(id));
    expect(shown).toEqual([...days.values()].sort().reverse().slice(0, 12));
    const themes = await getThemes(locale);
    const under = await Promise.all(themes.map(({ id }) => getThemeAdvice(locale, id, 100)));
    expect(under.flatMap((cards) => cards.map(({ id }) => id)).sort()).toEqual([...days.keys()].sort());
    const authors = await getAuthors(locale);
    const written = await Promise.all(authors.map(({ uid }) => getAuthorPage(locale, uid, 1)));
    expect(written.reduce((sum, page) => sum + (page?.advice.total ?? 0), 0)).toBe(documents.length);
  });

  test('news come newest first, and an article names three others of its category', async () => {
    const list = await getNewsList(locale, null, 1);
    const days = list?.news.items.map(({ publishedOn }) => publishedOn ?? '') ?? [];
    expect(days).toEqual([...days].sort().reverse());
    const [card] = list?.news.items ?? [];
    const page = await getNewsArticle(locale, pathBelow(card?.href ?? '', locale));
    expect(page?.others.length).toBeLessThanOrEqual(3);
    for (const other of page?.others ?? []) expect(other).toMatchObject({ category: card?.category });
    expect(page?.others.map(({ id }) => id)).not.toContain(card?.id);
  });

  test('the order of an editor is kept', async () => {
    const positions = (documents: { data: { position: number | null } }[]) => documents.map(({ data }) => data.position ?? 0);
    const lists = [
      ...[await getThemes(locale), await getNewsCategories(locale), await getAuthors(locale)],
      ...(await getCorporate(locale)).flatMap(({ section, pages }) => [[section], pages]),
      ...(await getFaq(locale)).map(({ questions }) => questions),
    ];
    for (const list of lists) expect(positions(list)).toEqual([...positions(list)].sort((a, b) => a - b));
  });

  test('nothing after a corporate prefix is the first section', async () => {
    const [first] = await getCorporate(locale);
    expect(first?.pages).not.toEqual([]);
    expect(await getCorporatePlace(locale, [])).toMatchObject({ section: { id: first?.section.id }, page: null });
  });

  test('what every page shows is there, and leads to the shop where there is one', async () => {
    const { organisation, menu, headerLinks, footer, preHeader } = await getSettings(locale);
    expect(organisation).toMatchObject({ name: 'Laboratoires Silène', address: { city: 'Die', country: 'FR' } });
    expect(menu.every(({ href, links }) => href !== null && links.length > 0)).toBe(true);
    expect(footer.legal).not.toEqual([]);
    const links = [...headerLinks, ...footer.columns.flatMap((column) => column.links)].map(({ href }) => href);
    const shop = (await getShopPage(locale))?.twins[locale];
    expect(links.some((href) => href === shop)).toBe(shop !== undefined);
    expect(preHeader !== null).toBe(MARKETS[locale].shop !== null);
  });
});

test('Tunisia has no FAQ, even for those who know an address of it', async () => {
  const [question] = await getAll('faq_question', 'fr-fr');
  expect(await getFaq('fr-tn')).toEqual([]);
  expect(await getFaqPlace('fr-tn', pathBelow(question?.url ?? '', 'fr-fr'))).toBeNull();
});

test('a path below a question, or below a corporate page, is none', async () => {
  const [question] = await getAll('faq_question', 'fr-fr');
  expect(await getFaqPlace('fr-fr', [...pathBelow(question?.url ?? '', 'fr-fr'), 'suite'])).toBeNull();
  const [page] = await getAll('corporate_page', 'fr-fr');
  expect(await getCorporatePlace('fr-fr', [page?.uid ?? '', 'suite'])).toBeNull();
});

test('a repository without the documents that every page needs says which', async () => {
  const empty = { page: 1, results: [], total_results_size: 0, total_pages: 0, next_page: null };
  services.server.use(http.get('*/api/v2/documents/search', () => HttpResponse.json(empty)));
  await expect(getSettings('nl-be')).rejects.toMatchObject({
    code: 'contentUnavailable',
    values: { message: 'no settings, header or footer document in nl-be' },
  });
});

describe('job offers', () => {
  const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  beforeEach(() => () => void vi.useRealTimers());
  const CLOSES = '2027-01-31';

  test('are listed until they close, and have a page ever after', async () => {
    const documents = await getAll('job_offer', 'fr-fr');
    at('2026-11-21T09:00:00Z');
    const open = await getOpenOffers('fr-fr');
    const closed = documents.filter(({ id }) => !open.some((offer) => offer.id === id));
    expect(open.length).toBeGreaterThan(10);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(({ data }) => data.closed || (data.closes_on ?? '') < '2026-11-21')).toBe(true);
    for (const { uid } of closed) expect(await getOfferPage('fr-fr', uid)).toMatchObject({ open: false });
    expect(await getOfferPage('fr-fr', open[0]?.uid ?? '')).toMatchObject({ open: true, offer: open[0] });
  });

  test.each([
    ['the last minute of their last day in Paris', '2027-01-31T22:59:00Z', true],
    ['the first minute of the next one', '2027-01-31T23:00:00Z', false],
  ])('%s', async (_, moment, expected) => {
    const documents = await getAll('job_offer', 'fr-fr');
    const ends = documents.find(({ data }) => data.closes_on === CLOSES && !data.closed);
    at(moment);
    expect((await getOpenOffers('fr-fr')).some(({ id }) => id === ends?.id)).toBe(expected);
    expect(await getOfferPage('fr-fr', ends?.uid ?? '')).toMatchObject({ open: expected });
  });

  test('are looked at again each hour', async () => {
    await getOpenOffers('fr-fr');
    expect(takeCacheCalls().lives).toEqual(['hours']);
  });
});

describe('a page is rendered anew when one of these changes', () => {
  test('an advice: itself, its theme, its author and its reviewer', async () => {
    const document = (await getAll('advice', 'fr-fr')).find(({ data }) => 'id' in data.reviewer);
    takeCacheCalls();
    await getAdvicePage('fr-fr', pathBelow(document?.url ?? '', 'fr-fr'));
    const linked = [document?.data.theme, document?.data.author, document?.data.reviewer] as { id: string }[];
    expect(takeCacheCalls().tags.sort()).toEqual([document, ...linked].map((each) => `prismic/${each?.id}`).sort());
  });

  test('a list: what it shows, and a new document of its type', async () => {
    const list = await getNewsList('nl-be', null, 1);
    const { tags } = takeCacheCalls();
    expect(tags).toEqual(expect.arrayContaining(['prismic/news_article/nl-be', 'prismic/news_category/nl-be']));
    for (const { id } of list?.news.items ?? []) expect(tags).toContain(`prismic/${id}`);
  });
});
