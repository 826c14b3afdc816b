import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getFaq } from '../../lib/editorial/faq.ts';
import {
  getAuthorPage,
  getAuthors,
  getHealthLanding,
  getThemeAdvice,
  getThemePage,
  getThemes,
} from '../../lib/editorial/health.ts';
import { getNewsArticle, getNewsCategories, getNewsList } from '../../lib/editorial/news.ts';
import type { ListPage } from '../../lib/editorial/page-meta.ts';
import { getCorporate, getCorporatePlace, getShopPage } from '../../lib/editorial/pages.ts';
import { pathBelow, pathFor } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { changesOf } from '../../lib/publication/changes.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { getAll, listTag, memberTag, missingTags } from '../../lib/services/prismic/documents.ts';
import { getSettings } from '../../lib/settings/queries.ts';
import { expectConsole } from '../setup/console.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { CONTENT, startServices } from '../setup/services.ts';

const services = await startServices();

/** Undefined if the page does not exist. */
type List = ListPage<unknown> | undefined;
const firstUid = async (documents: Promise<{ uid: string }[]>): Promise<string> => (await documents)[0]?.uid ?? '';

describe.each(LOCALES)('in %s', (locale) => {
  test.each<[what: string, read: (page: number) => Promise<List>]>([
    ['all advice', async (page) => (await getHealthLanding(locale, page))?.advice],
    ['a theme', async (page) => (await getThemePage(locale, await firstUid(getThemes(locale)), page))?.advice],
    ['all news', async (page) => (await getNewsList(locale, null, page))?.news],
    ['a category', async (page) => (await getNewsList(locale, await firstUid(getNewsCategories(locale)), page))?.news],
    ['an author', async (page) => (await getAuthorPage(locale, await firstUid(getAuthors(locale)), page))?.advice],
  ])('the list of %s ends with its last page', async (_, read) => {
    const { total = 0, pages = 0 } = (await read(1)) ?? {};
    const shown: unknown[] = [];
    for (let page = 1; page <= pages; page++) {
      const { items = [] } = (await read(page)) ?? {};
      expect(items).not.toEqual([]);
      shown.push(...items);
    }
    expect(total).toBeGreaterThan(0);
    expect(shown).toHaveLength(total);
    expect(await read(pages + 1)).toBeUndefined();
    expect(await read(9_999)).toBeUndefined();
  });

  test('the page of an author changes with its own advice, not with that of every theme', async () => {
    const uid = await firstUid(getAuthors(locale));
    takeCacheCalls();
    const page = await getAuthorPage(locale, uid, 1);
    const { tags } = takeCacheCalls();
    const members = tags.filter((tag) => tag.startsWith(memberTag('')));
    expect(members).toEqual([memberTag(page?.document.id ?? '')]);
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
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual([...days].sort().reverse());
    const [card] = list?.news.items ?? [];
    const page = await getNewsArticle(locale, pathBelow(card?.href ?? '', locale));
    expect(page?.others.length).toBeLessThanOrEqual(3);
    for (const other of page?.others ?? []) expect(other).toMatchObject({ category: card?.category });
    expect(page?.others.map(({ id }) => id)).not.toContain(card?.id);
  });

  test('the order of an editor is kept', async () => {
    const positions = (documents: { data: { position: number | null } }[]) =>
      documents.map(({ data }) => data.position ?? 0);
    const lists = [
      ...[await getThemes(locale), await getNewsCategories(locale), await getAuthors(locale)],
      ...(await getCorporate(locale)).flatMap(({ section, pages }) => [[section], pages]),
      ...(await getFaq(locale)).map(({ questions }) => questions),
    ];
    for (const list of lists) expect(positions(list)).toEqual([...positions(list)].sort((a, b) => a - b));
  });

  test('nothing after a corporate prefix is the section of that name, whatever its rank', async () => {
    const uid = locale === 'nl-be' ? 'wie-zijn-we' : 'qui-sommes-nous';
    expect(await getCorporatePlace(locale, [])).toMatchObject({ section: { uid }, page: null });
    const drafts = services.content?.repository.drafts;
    const section = drafts
      ?.all()
      .find((each) => each.type === 'corporate_section' && each.lang === locale && each.uid === uid);
    if (!section) throw new Error(`no section ${uid} in ${locale}`);
    drafts?.save({ ...section, data: { ...section.data, position: 99 } });
    drafts?.publish(section.id);
    bumpContentVersion();
    expect((await getCorporate(locale)).at(-1)?.section.uid).toBe(uid);
    expect(await getCorporatePlace(locale, [])).toMatchObject({ section: { uid }, page: null });
  });

  test('what every page shows is there, and leads to the shop where there is one', async () => {
    const { organisation, menu, headerLinks, footer, preHeader } = await getSettings(locale, undefined);
    expect(organisation).toMatchObject({ name: 'Laboratoires Silène', address: { city: 'Die', country: 'FR' } });
    expect(menu.every(({ href, links }) => href !== null && links.length > 0)).toBe(true);
    expect(footer.legal).not.toEqual([]);
    const links = [...headerLinks, ...footer.columns.flatMap((column) => column.links)].map(({ href }) => href);
    const shop = (await getShopPage(locale))?.alternates[locale];
    expect(links.some((href) => href === shop)).toBe(shop !== undefined);
    const favourites = MARKETS[locale].shop ? [pathFor(locale, '/favourites')] : [];
    expect(links.filter((href) => /favori/.test(href))).toEqual(favourites);
    expect(preHeader !== null).toBe(MARKETS[locale].shop !== null);
  });
});

describe('a document without an address is in no list, and not counted', () => {
  const drafts = () => {
    if (!services.content) throw new Error('no content service');
    return services.content.repository.drafts;
  };
  /** Until the end of the test; what is unpublished stays a draft. */
  function unpublish(id: string) {
    drafts().unpublish(id);
    bumpContentVersion();
    onTestFinished(() => {
      drafts().publish(id);
      bumpContentVersion();
    });
  }
  const hrefs = (list: ListPage<{ href: string }> | undefined) => list?.items.map(({ href }) => href);

  test('advice whose theme is no longer published', async () => {
    const authors = await getAuthors('fr-be');
    const counts = async () => ({
      all: (await getHealthLanding('fr-be', 1))?.advice.total ?? 0,
      ofAuthors: (await Promise.all(authors.map(({ uid }) => getAuthorPage('fr-be', uid, 1)))).reduce(
        (sum, page) => sum + (page?.advice.total ?? 0),
        0,
      ),
    });
    const before = await counts();
    const [theme] = (await getHealthLanding('fr-be', 1))?.themes ?? [];
    const gone = (await getThemePage('fr-be', theme?.uid ?? '', 1))?.advice.total ?? 0;
    expect(gone).toBeGreaterThan(0);
    unpublish(theme?.id ?? '');
    expect(await counts()).toEqual({ all: before.all - gone, ofAuthors: before.ofAuthors - gone });
    const landing = (await getHealthLanding('fr-be', 1))?.advice;
    expect(hrefs(landing)).toHaveLength(Math.min(12, before.all - gone));
    expect(hrefs(landing)).not.toContain('');
  });

  test('an article that has lost its category', async () => {
    const before = (await getNewsList('nl-be', null, 1))?.news;
    const card = before?.items[0];
    const article = drafts()
      .all()
      .find(({ id }) => id === card?.id);
    if (!article) throw new Error('no news in nl-be');
    const { category: _, ...rest } = article.data;
    drafts().save({ ...article, data: rest });
    drafts().publish(article.id);
    bumpContentVersion();
    onTestFinished(() => {
      drafts().save(article);
      drafts().publish(article.id);
      bumpContentVersion();
    });
    const after = (await getNewsList('nl-be', null, 1))?.news;
    expect(after?.total).toBe((before?.total ?? 0) - 1);
    expect(hrefs(after)).not.toContain('');
    expect(hrefs(after)).not.toContain(card?.href);
  });

  test('nothing is left where every category is gone', async () => {
    for (const { id } of await getNewsCategories('fr-tn')) unpublish(id);
    expect((await getNewsList('fr-tn', null, 1))?.news).toEqual({ items: [], total: 0, page: 1, pages: 1 });
    expect(await getNewsList('fr-tn', null, 2)).toBeNull();
  });
});

test('what every page shows leaves out links without a text', async () => {
  const drafts = services.content?.repository.drafts;
  const stored = (type: string) => {
    const document = drafts?.all().find((each) => each.type === type && each.lang === 'fr-be');
    if (!drafts || !document) throw new Error(`no ${type} in fr-be`);
    return document;
  };
  const silent = { link_type: 'Web', url: '/nos-produits', text: ' ' };
  const before = await getSettings('fr-be', undefined);
  const [header, footer, announcement] = [stored('header'), stored('footer'), stored('pre_header')];
  const rows = (value: unknown) => value as { links: object[] }[];
  const { menu, links } = header.data;
  const more = [
    {
      ...header,
      data: {
        ...header.data,
        links: [{ link: silent }, ...rows(links)],
        menu: rows(menu).map((shelf) => ({ ...shelf, links: [{ link: silent }, ...shelf.links] })),
      },
    },
    { ...footer, data: { ...footer.data, legal: [...rows(footer.data.legal), { link: silent }] } },
    { ...announcement, data: { ...announcement.data, link: silent } },
  ];
  const publish = (documents: readonly (typeof header)[]) => {
    for (const document of documents) {
      drafts?.save(document);
      drafts?.publish(document.id);
    }
    bumpContentVersion();
  };
  onTestFinished(() => publish([header, footer, announcement]));
  publish(more);
  const preHeader = before.preHeader && { ...before.preHeader, link: null };
  expect(before.preHeader?.link).not.toBeNull();
  expect(await getSettings('fr-be', undefined)).toEqual({ ...before, preHeader });
});

describe('what every page shows', () => {
  type Singleton = 'settings' | 'header' | 'footer' | 'pre_header';

  /** Until the end of the test. */
  function unpublish(type: Singleton, lang: Locale): string {
    const drafts = services.content?.repository.drafts;
    const { id = '' } = drafts?.all().find((each) => each.type === type && each.lang === lang) ?? {};
    drafts?.unpublish(id);
    bumpContentVersion();
    onTestFinished(() => {
      if (drafts?.status(id) === 'draft') drafts.publish(id);
      bumpContentVersion();
    });
    return id;
  }

  const NO_FOOTER = { newsletter: null, columns: [], legal: [], baseline: '' };
  const NAMELESS = { name: 'Silène', legalName: 'Silène', description: '', logo: null, address: null, mediator: null };

  test.each<[missing: Singleton, locale: Locale, instead: object]>([
    ['footer', 'nl-be', { footer: NO_FOOTER }],
    ['header', 'fr-fr', { headerLinks: [], menu: [], promo: null, frequentSearches: [] }],
    ['settings', 'fr-tn', { organisation: { ...NAMELESS, profiles: [], identifiers: [] }, shareImage: null }],
  ])('is shown without the %s of %s while it is not published, and that is said', async (type, locale, instead) => {
    const before = await getSettings(locale, undefined);
    const lines = expectConsole('error', new RegExp(`no published ${type} in ${locale}`));
    unpublish(type, locale);
    takeCacheCalls();
    expect(await getSettings(locale, undefined)).toEqual({ ...before, ...instead });
    const { lives, tags } = takeCacheCalls();
    expect(lives).toContain('degraded');
    expect(tags).toContain(listTag(type, locale));
    expect(lines).toHaveLength(1);
  });

  test('names the organisation by the brand where an editor has emptied its name, and trims its country', async () => {
    const drafts = services.content?.repository.drafts;
    const settings = drafts?.all().find(({ type, lang }) => type === 'settings' && lang === 'nl-be');
    if (!drafts || !settings) throw new Error('this test needs the settings of nl-be');
    drafts.save({ ...settings, data: { ...settings.data, org_name: '', org_legal_name: '', org_country: 'FR ' } });
    drafts.publish(settings.id);
    bumpContentVersion();
    const { organisation } = await getSettings('nl-be', undefined);
    expect(organisation).toMatchObject({
      name: 'Silène',
      legalName: 'Silène',
      address: { city: 'Die', country: 'FR' },
    });
    await services.content?.reset();
    bumpContentVersion();
  });

  test.each<[Singleton, Locale]>([
    ['footer', 'fr-be'],
    ['pre_header', 'fr-fr'],
  ])('has the %s of %s again as soon as it is published again', async (type, locale) => {
    if (type !== 'pre_header') expectConsole('error', /no published/);
    const id = unpublish(type, locale);
    takeCacheCalls();
    await getSettings(locale, undefined);
    const { tags } = takeCacheCalls();
    services.content?.repository.drafts.publish(id);
    bumpContentVersion();
    const changed = (await changesOf([id])).tags;
    expect(tags.filter((tag) => changed.includes(tag))).toEqual([
      ...missingTags(type, locale, null),
      listTag(type, locale),
    ]);
  });

  test('is not taken for missing while the content service does not respond', async () => {
    expectConsole('error', /content/);
    services.server.use(http.all(`${CONTENT}/*`, () => HttpResponse.error()));
    await expect(getSettings('nl-be', undefined)).rejects.toMatchObject({ code: 'unreachable' });
  });
});
