import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobFeed } from '../../lib/careers/job-posting.ts';
import { getProductHrefs } from '../../lib/catalogue/sold.ts';
import { getFaqPlace } from '../../lib/editorial/faq.ts';
import { getAdvicePage, getHealthLanding } from '../../lib/editorial/health.ts';
import { readAhead } from '../../lib/editorial/pages.ts';
import { AppError, errorCode } from '../../lib/platform/errors.ts';
import { pathBelow } from '../../lib/platform/i18n/routes.ts';
import { LOCALES } from '../../lib/platform/markets.ts';
import { refreshEditorRedirects } from '../../lib/redirects/refresh.ts';
import { editorRedirects } from '../../lib/redirects/table.ts';
import { getAllOf, getPublishedAfter, publishedRef } from '../../lib/services/prismic/changes.ts';
import { contentState, contentVersion, newState } from '../../lib/services/prismic/content-state.ts';
import { getAll, getByUid, noPage } from '../../lib/services/prismic/documents.ts';
import { fallbackStore } from '../../lib/services/prismic/fallback-fetch.ts';
import { getSettings } from '../../lib/settings/queries.ts';
import { sitemapOf } from '../../lib/sitemap/sitemap.ts';
import { tokenOf } from '../../packages/sandbox/prismic/engine/requested-ref.ts';
import { expectConsole } from '../setup/console.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { Interruption } from '../setup/next/navigation.ts';
import { startServices } from '../setup/services.ts';

const dir = vi.hoisted(() => ({ store: '', seed: '' }));
vi.mock('../../lib/services/prismic/fallback-store.ts', async (original) => ({
  ...(await original<typeof import('../../lib/services/prismic/fallback-store.ts')>()),
  folders: () => dir,
  isStoring: () => true,
}));

const services = await startServices();
const root = mkdtempSync(path.join(tmpdir(), 'silene-last-good-'));
Object.assign(dir, { store: path.join(root, 'store'), seed: path.join(root, 'seed') });
afterAll(() => rmSync(root, { recursive: true }));

/** Resets the memory to that of a new process. */
function restart(): void {
  Object.assign(contentState(), newState(), { version: contentVersion() + 1 });
}
const goAway = (): void => services.faults.set({ service: 'content', operation: '*', kind: 'down', share: 1, seed: 1 });
const keptText = (): string =>
  readdirSync(dir.store)
    .map((name) => gunzipSync(readFileSync(path.join(dir.store, name))).toString())
    .join('\n');

beforeEach(restart);

/** Pages as they are read, without the service's URLs, which contain the ref. */
async function read(): Promise<object> {
  const pages = [
    await getSettings('nl-be', undefined),
    await getAdvicePage('fr-fr', ['sommeil', 'ecrans-et-soiree']),
    await getHealthLanding('fr-fr', 1),
  ];
  return JSON.parse(JSON.stringify(pages).replace(/"href":"[^"]*ref=[^"]*"/g, '"href":""'));
}

describe('while the content service is away', () => {
  test('of some products those are shown that were looked up before; what has no page takes nothing with it', async () => {
    const before = await getProductHrefs('fr-fr', ['7001', '999999']);
    await fallbackStore().written();
    restart();
    goAway();
    expectConsole('error', /^\[/);
    expect(Object.keys(before)).toEqual(['7001']);
    expect(await getProductHrefs('fr-fr', ['999999', '7001'])).toEqual(before);
  });

  test('what only few ask for is there after a restart, also where there is nothing of a type', async () => {
    const { drafts } = services.content?.repository ?? {};
    for (const { id, type } of drafts?.all() ?? [])
      if (['health_professional', 'campaign_page', 'job_offer'].includes(type)) drafts?.unpublish(id);
    restart();
    const readRare = async () => {
      delete editorRedirects().current;
      await refreshEditorRedirects();
      return [editorRedirects().current?.tables, await sitemapOf(LOCALES), await jobFeed(LOCALES)];
    };
    await readAhead();
    await refreshEditorRedirects();
    await fallbackStore().written();
    restart();
    goAway();
    expectConsole('error', /content/);
    const offline = await readRare();
    services.faults.clear();
    restart();
    expect(await readRare()).toEqual(offline);
    expect(editorRedirects().current?.tables.size).toBe(LOCALES.length);
    delete editorRedirects().current;
    await services.content?.reset();
    restart();
  });

  test('what was read is read again, also after a restart, and is shown briefly', async () => {
    expectConsole('error', /content/);
    const before = await read();
    await fallbackStore().written();
    takeCacheCalls();
    goAway();
    restart();
    expect(await read()).toEqual(before);
    expect(takeCacheCalls().lives).toContain('kept');
  });

  test('what nobody has read has no answer, and is not said to be missing', async () => {
    expectConsole('error', /content/);
    await getAll('faq_category', 'fr-fr');
    await getAll('faq_question', 'fr-fr');
    await fallbackStore().written();
    goAway();
    const now = performance.now();
    takeCacheCalls();
    expect(await getAdvicePage('fr-fr', ['sommeil', 'nobody-knows']).catch(errorCode)).toBe('unreachable');
    expect(await getFaqPlace('fr-fr', ['nobody-knows'])).toBeNull();
    expect(takeCacheCalls().lives).not.toContain('absent');
    expect(noPage).toThrow(AppError);
    expect(contentState().unansweredAt).toBeGreaterThan(now);
  });

  test('what no list has is not there when the service says so', async () => {
    expect(await getFaqPlace('fr-fr', ['nobody-knows'])).toBeNull();
    expect(takeCacheCalls().lives).toContain('absent');
    expect(noPage).toThrow(Interruption);
  });

  test('nothing can be said of the newest reference, and everything that was read for the search is read again', async () => {
    expectConsole('error', /content/);
    await publishedRef();
    const before = (await getAllOf(['advice', 'author'], 'nl-be')).length;
    await fallbackStore().written();
    goAway();
    restart();
    expect(await publishedRef().catch(errorCode)).toBe('contentUnavailable');
    expect(await getAllOf(['advice', 'author'], 'nl-be')).toHaveLength(before);
  });
});

test('what is asked once, and what is not there, leaves nothing behind', async () => {
  await getByUid('advice', 'invented-by-a-visitor', 'fr-fr');
  await fallbackStore().written();
  const size = readdirSync(dir.store).length;
  await getByUid('advice', 'invented-by-another', 'fr-fr');
  await getPublishedAfter(['advice'], 0, 'fr-fr');
  await fallbackStore().written();
  expect(readdirSync(dir.store)).toHaveLength(size);
});

test('a draft is not kept, and what is published is not shown in its place', async () => {
  expectConsole('error', /content/);
  const repository = services.content?.repository;
  const published = (await getAll('advice', 'nl-be'))[0];
  const document = repository?.drafts.existing(published?.id ?? '');
  if (!repository || !document) throw new Error('no document to write to');
  repository.drafts.save({ ...document, data: { ...document.data, title: 'Een geheim' } });
  const token = tokenOf('http://127.0.0.1:3102', document.id, repository.previews.open(document.id).session);
  const below = pathBelow(published?.url ?? '', 'nl-be');
  expect((await getAdvicePage('nl-be', below, token))?.document.data.title).toBe('Een geheim');
  await getAdvicePage('nl-be', below);
  await fallbackStore().written();
  expect(keptText()).toContain(published?.id);
  expect(keptText()).not.toContain('Een geheim');
  goAway();
  expect(await getAdvicePage('nl-be', below, token).catch(errorCode)).not.toBeNull();
  await expect(getAdvicePage('nl-be', below, token)).rejects.toThrow();
});

test('no token is kept', async () => {
  services.server.use(
    http.get('*/api/v2/documents/search', () =>
      HttpResponse.json({
        results: [{ id: 'Zsecret', href: 'http://cms.test/?access_token=secret', data: {} }],
        next_page: null,
      }),
    ),
  );
  await getByUid('author', 'anybody', 'fr-fr');
  await fallbackStore().written();
  expect(keptText()).toContain('Zsecret');
  expect(keptText()).not.toContain('access_token');
});
