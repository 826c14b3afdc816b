import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { getOfferPage } from '../../lib/careers/queries.ts';
import { getCategoryPage, getProductPage } from '../../lib/catalogue/pages.ts';
import { getFaqPlace } from '../../lib/editorial/faq.ts';
import { getAdvicePage, getAuthorPage, getThemePage } from '../../lib/editorial/health.ts';
import { getNewsArticle, getNewsList } from '../../lib/editorial/news.ts';
import { getCorporatePlace, getPlainPage } from '../../lib/editorial/pages.ts';
import { UNSHARED_TAG } from '../../lib/platform/cache/tags.ts';
import { env } from '../../lib/platform/env.ts';
import { pathBelow } from '../../lib/platform/i18n/routes.ts';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { changesOf } from '../../lib/publication/changes.ts';
import { editorRedirects } from '../../lib/redirects/table.ts';
import { getReminderPage } from '../../lib/reminders/queries.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { getAll, getByUid, type Type } from '../../lib/services/prismic/documents.ts';
import { redirectOf } from '../../server/redirect.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();

/** Publishes a document under another uid, until the end of the test. */
function rename(id: string, uid: string): void {
  const drafts = services.content?.repository.drafts;
  const before = drafts?.existing(id);
  if (!drafts || !before) throw new Error(`no document ${id}`);
  const publish = (name: string | null) => {
    drafts.save({ ...drafts.existing(id), uid: name });
    drafts.publish(id);
    bumpContentVersion();
  };
  publish(uid);
  onTestFinished(() => publish(before.uid));
}

const redirected = (locale: Locale, url: string) =>
  redirectOf(new URL(env()[MARKETS[locale].siteUrlSetting]).host, url, env(), 0);

afterEach(() => {
  delete editorRedirects().current;
});

type Read = (locale: Locale, path: string[]) => Promise<unknown>;
const plain =
  (type: 'page' | 'legal_page' | 'campaign_page'): Read =>
  (locale, [uid = '']) =>
    getPlainPage(type, uid, locale);
const faq: Read = async (locale, path) => {
  const place = await getFaqPlace(locale, path);
  return place && { document: place.question ?? place.entry.category };
};
const corporate: Read = async (locale, path) => {
  const place = await getCorporatePlace(locale, path);
  return place && { document: place.page ?? place.section };
};
const products: Read = async (locale, path) =>
  (await getCategoryPage(locale, path)) ?? (await getProductPage(locale, path));

describe('the old address of a page whose uid was changed is no page, and leads to the new one', () => {
  test.each<[type: Type, locale: Locale, read: Read]>([
    ['page', 'fr-tn', plain('page')],
    ['legal_page', 'nl-be', plain('legal_page')],
    ['campaign_page', 'fr-be', plain('campaign_page')],
    ['health_theme', 'fr-be', (locale, [uid = '']) => getThemePage(locale, uid, 1)],
    ['advice', 'nl-be', getAdvicePage],
    ['news_category', 'fr-tn', (locale, [uid = '']) => getNewsList(locale, uid, 1)],
    ['news_article', 'fr-fr', getNewsArticle],
    ['author', 'nl-be', (locale, [uid = '']) => getAuthorPage(locale, uid, 1)],
    ['job_offer', 'fr-fr', (locale, [uid = '']) => getOfferPage(locale, uid)],
    ['product', 'fr-be', getProductPage],
    ['product_category', 'fr-fr', products],
    ['product_category', 'nl-be', products],
    ['faq_category', 'nl-be', faq],
    ['faq_question', 'fr-fr', faq],
    ['corporate_page', 'fr-tn', corporate],
  ])('%s in %s', async (type, locale, read) => {
    const { id, url } = (await getAll(type, locale)).findLast((document) => document.url) ?? {};
    if (!id || !url) throw new Error(`no ${type} in ${locale}`);
    expect(redirected(locale, url)).toBeNull();
    const moved = url.replace(/[^/]+$/, 'renamed-since');
    takeCacheCalls();
    expect(await read(locale, pathBelow(moved, locale))).toBeNull();
    const { tags } = takeCacheCalls();
    rename(id, 'renamed-since');
    // What was cached at the new address before is not shown any more.
    expect((await changesOf([id])).tags.filter((tag) => tags.includes(tag))).not.toEqual([]);
    takeCacheCalls();
    expect(await read(locale, pathBelow(url, locale))).toBeNull();
    expect(takeCacheCalls().tags).toContain(UNSHARED_TAG);
    expect(redirected(locale, `${url}?page=2`)).toEqual({ status: 308, location: `${moved}?page=2` });
    expect(await read(locale, pathBelow(moved, locale))).toMatchObject({ document: { id } });
  });
});

describe('what is below a page whose uid was changed leads there too', () => {
  test.each<[type: Type, locale: Locale, below: string, read: Read]>([
    ['health_theme', 'fr-fr', '/page/2', (locale, [uid = '']) => getThemePage(locale, uid, 2)],
    ['news_category', 'nl-be', '/pagina/3', (locale, [uid = '']) => getNewsList(locale, uid, 3)],
    ['job_offer', 'nl-be', '/solliciteren', (locale, [uid = '']) => getOfferPage(locale, uid)],
  ])('%s in %s: %s', async (type, locale, below, read) => {
    const [{ id, url } = { id: '', url: '' }] = await getAll(type, locale);
    rename(id, 'moved-since');
    expect(redirected(locale, url + below)).toBeNull();
    await read(locale, pathBelow(url ?? '', locale));
    const location = url?.replace(/[^/]+$/, 'moved-since') + below;
    expect(redirected(locale, url + below)).toEqual({ status: 308, location });
    expect(redirected(locale, `${url}-x${below}`)).toBeNull();
  });
});

test('a redirect of the editors for the old address wins', async () => {
  const [document] = await getAll('author', 'fr-fr');
  const url = document?.url ?? '';
  rename(document?.id ?? '', 'quelqu-un');
  await getAuthorPage('fr-fr', document?.uid ?? '', 1);
  const tables = new Map([['fr-fr', new Map([[url, { target: '/nos-auteurs', permanent: false }]])]] as const);
  editorRedirects().current = { tables, dueAt: 1, refresh: () => {} };
  expect(redirected('fr-fr', url)).toEqual({ status: 307, location: '/nos-auteurs' });
});

test('two addresses never lead to each other: a page that has its old name again is found there', async () => {
  const [document] = await getAll('page', 'fr-be');
  const [id, uid, url] = [document?.id ?? '', document?.uid ?? '', document?.url ?? ''];
  const other = url.replace(/[^/]+$/, 'un-temps');
  rename(id, 'un-temps');
  await getPlainPage('page', uid, 'fr-be');
  expect(redirected('fr-be', url)).toMatchObject({ location: other });
  rename(id, uid);
  await getPlainPage('page', 'un-temps', 'fr-be');
  expect(redirected('fr-be', other)).toMatchObject({ location: url });
  expect(redirected('fr-be', url)).toBeNull();
});

test('a draft redirects nobody', async () => {
  const [document] = await getAll('legal_page', 'fr-tn');
  const url = document?.url ?? '';
  rename(document?.id ?? '', 'conditions-nouvelles');
  const ref = services.content?.repository.core.masterRef() ?? '';
  expect(await getByUid('legal_page', document?.uid ?? '', 'fr-tn', ref)).toBeNull();
  expect(redirected('fr-tn', url)).toBeNull();
});

test('a reminder of a product goes on under the uid that it had', async () => {
  const sold = await getAll('product', 'nl-be');
  const pages = await Promise.all(
    sold.map(async ({ id, uid }) => ({ id, uid, page: await getReminderPage('nl-be', uid) })),
  );
  const { id = '', uid = '', page } = pages.find((each) => each.page) ?? {};
  rename(id, 'andere-naam');
  expect(await getReminderPage('nl-be', uid)).toMatchObject({ title: page?.title, intakeDays: page?.intakeDays });
});
