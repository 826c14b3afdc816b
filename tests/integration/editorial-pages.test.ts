import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getOfferPage } from '../../lib/careers/queries.ts';
import { getProductPage } from '../../lib/catalogue/pages.ts';
import { getFaq, getFaqPlace } from '../../lib/editorial/faq.ts';
import { getAdvicePage, getAuthorPage, getThemePage } from '../../lib/editorial/health.ts';
import { getNewsArticle, getNewsList } from '../../lib/editorial/news.ts';
import {
  getAccessibilityStatement,
  getCorporatePlace,
  getHome,
  getJobLanding,
  getPlainPage,
  getShopPage,
} from '../../lib/editorial/pages.ts';
import { pathBelow } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale } from '../../lib/platform/markets.ts';
import { changesOf } from '../../lib/publication/changes.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import {
  type Alternates,
  getAll,
  getByUid,
  getIndex,
  getSingle,
  getSingles,
  type Type,
} from '../../lib/services/prismic/documents.ts';
import { PAGE_TYPES } from '../../lib/services/prismic/links.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();

type Found = { document: { id: string } | null; alternates: Alternates } | null;
type Reader = (locale: Locale, path: string[]) => Promise<Found>;

const corporate: Reader = async (locale, path) => {
  const place = await getCorporatePlace(locale, path.slice(-1));
  return place && { document: place.page ?? place.section, alternates: place.alternates };
};
const faq: Reader = async (locale, path) => {
  const place = await getFaqPlace(locale, path);
  return place && { document: place.question ?? place.entry.category, alternates: place.alternates };
};

/** The reader of each document type, by what follows its route's prefix; products have tests of their own. */
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
/** Tunisia has no shop, and no documents that belong to one. */
const NOT_IN_TUNISIA: readonly string[] = ['shop_page', 'faq_category', 'faq_question', 'campaign_page'];

/** The URL of every page, by document id. */
const places = new Map<string, { url: string; lang: string; alternates: string[] }>();

/** The URLs of a document's translations, from the index of all documents. */
function twinsFor(id: string): Alternates {
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
      expect(page?.alternates, url ?? id).toEqual(twinsFor(id));
      expect(page?.alternates[locale]).toBe(url);
    }
    expect(takeCacheCalls().lives).not.toContain('absent');
  });

  test.each(Object.entries(SINGLES))('the %s is found where there is one', async (type, read) => {
    const page = await read(locale);
    expect(page !== null).toBe(has(type));
    expect(page?.alternates).toEqual(page?.document ? twinsFor(page.document.id) : undefined);
    expect(takeCacheCalls().lives).toContain(page ? (type === 'job_offer' ? 'hours' : 'content') : 'absent');
  });

  test.each(Object.entries(READERS))(
    'an address that no %s has is null, and kept for a short time',
    async (_, read) => {
      for (const path of [['nulle-part'], ['nulle-part', 'ailleurs'], ['..', '"] or']]) {
        takeCacheCalls();
        expect(await read(locale, path)).toBeNull();
        expect(takeCacheCalls().lives).toContain('absent');
      }
    },
  );

  test.each<[Type, Reader]>([
    ['advice', getAdvicePage],
    ['news_article', getNewsArticle],
    ['product', getProductPage],
  ])('no %s is at a second address', async (type, read) => {
    const [document] = await getAll(type, locale);
    const url = document?.url ?? '';
    const path = pathBelow(url, locale);
    for (const other of [url.split('/').slice(1), ['x', ...path], ['x', path.at(-1) ?? ''], path.slice(-1)]) {
      takeCacheCalls();
      expect(await read(locale, other), other.join('/')).toBeNull();
      // An edit may move it there.
      expect(takeCacheCalls().tags).toContain(`prismic/${document?.id}`);
    }
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

test('the home pages of Belgium say that the directory is about France, and are the same otherwise', async () => {
  const slicesOf = async (locale: Locale) => (await getHome(locale))?.document.data.slices ?? [];
  const [france, ...belgium] = await Promise.all([slicesOf('fr-fr'), slicesOf('fr-be'), slicesOf('nl-be')]);
  const kinds = (slices: typeof france) => slices.map(({ slice_type, variation }) => `${slice_type} ${variation}`);
  for (const slices of belgium) {
    expect(kinds(slices)).toEqual(kinds(france));
    expect(JSON.stringify(slices)).toMatch(/en France, et les registres|in Frankrijk, en de registers/);
  }
});

describe('what was cached while a document was missing is not shown any more when it is published', () => {
  const single = (type: Type) => async (locale: Locale) => getSingle(type, locale);
  test.each<[Type, (locale: Locale) => Promise<unknown>]>([
    ['home', getHome],
    ['job_landing', getJobLanding],
    ['accessibility_statement', getAccessibilityStatement],
    ['contact_page', single('contact_page')],
    ['settings', async (locale) => (await getSingles(['settings', 'footer'], locale)).settings ?? null],
  ])('%s', async (type, read) => {
    const drafts = services.content?.repository.drafts;
    const document = await getSingle(type, 'fr-be');
    if (!drafts || !document) throw new Error(`no ${type}`);
    drafts.unpublish(document.id);
    bumpContentVersion();
    takeCacheCalls();
    expect(await read('fr-be')).toBeNull();
    const { tags } = takeCacheCalls();
    drafts.publish(document.id);
    bumpContentVersion();
    const changed = (await changesOf([document.id])).tags;
    expect(changed.filter((tag) => tags.includes(tag))).toEqual([`prismic/missing/${type}/fr-be/`]);
    takeCacheCalls();
    expect(await read('fr-be')).toMatchObject({});
    expect(takeCacheCalls().tags).not.toContain(`prismic/missing/${type}/fr-be/`);
  });

  test('a draft sets no tag, and neither does an address longer than the framework takes', async () => {
    const ref = services.content?.repository.core.masterRef() ?? '';
    takeCacheCalls();
    await getByUid('page', 'a-venir', 'fr-fr', ref);
    await getByUid('page', 'x'.repeat(300), 'fr-fr');
    expect(takeCacheCalls().tags).toEqual([]);
  });
});

describe('a page is rendered anew when one of these changes', () => {
  test('an advice: itself, its theme, its author, its reviewer, and what stands on cards below it', async () => {
    const document = (await getAll('advice', 'fr-fr')).find(({ data }) => 'id' in data.reviewer);
    takeCacheCalls();
    await getAdvicePage('fr-fr', pathBelow(document?.url ?? '', 'fr-fr'));
    const { tags } = takeCacheCalls();
    const { theme, author, reviewer, related_advice = [], related_products = [] } = document?.data ?? {};
    const cards = [...related_advice.map(({ advice }) => advice), ...related_products.map(({ product }) => product)];
    const linked = [theme, author, reviewer, ...cards].flatMap((link) => (link && 'id' in link ? [link.id] : []));
    expect(linked.length).toBeGreaterThan(3);
    expect(tags).toEqual(expect.arrayContaining([document?.id, ...linked].map((id) => `prismic/${id}`)));
    expect(new Set(tags).size).toBe(tags.length);
  });

  test('a list: what it shows, and a new document of its type', async () => {
    const list = await getNewsList('nl-be', null, 1);
    const { tags } = takeCacheCalls();
    expect(tags).toEqual(expect.arrayContaining(['prismic/news_article/nl-be', 'prismic/news_category/nl-be']));
    for (const { id } of list?.news.items ?? []) expect(tags).toContain(`prismic/${id}`);
  });
});
