import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type PrismicDocument } from '@prismicio/client';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createContent } from '../../sandbox/prismic/service.ts';
import { openJournal } from '../lib/content/push/journal.ts';
import { planOf } from '../lib/content/push/plan.ts';
import { push } from '../lib/content/push/push.ts';
import { Refused } from '../lib/content/push/refused.ts';
import { type Content, readContent } from '../lib/content/read.ts';
import { createWriter } from '../lib/prismic/write-client.ts';

const FIXTURE = path.join(import.meta.dirname, '../../../tests/fixtures/content');
const models = { modelsDir: path.join(FIXTURE, 'customtypes'), slicesDir: path.join(FIXTURE, 'slices') };
const ORIGIN = 'http://cms.test';

const places: string[] = [];
const temporary = (): string => {
  const place = mkdtempSync(path.join(tmpdir(), 'content-push-'));
  places.push(place);
  return place;
};

/** How a write fails: the request never arrives, or the write succeeds and its response is lost. */
type Cut = { at: number; how: 'before' | 'after' };
type Handler = (request: Request) => Promise<Response>;

let handle: Handler = async () => new Response(null, { status: 503 });
const server = setupServer(http.all(`${ORIGIN}/*`, ({ request }) => handle(request)));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true });
});
afterAll(() => server.close());

/** An embedded repository with the fixture's models and no content, and a connection to it that can be cut. */
async function emptyRepository() {
  const service = await createContent({
    contentDir: temporary(),
    ...models,
    stateDir: temporary(),
    repository: 'silene',
    writeToken: 'secret',
    migrationRate: 1_000_000,
  });
  const writes: string[] = [];
  let cut: Cut | null = null;
  let count = 0;
  handle = async (request) => {
    if (request.method === 'GET' && !cut) return service.handle(request);
    if (request.method !== 'GET') {
      count += 1;
      if (!cut || count < cut.at) writes.push(`${request.method} ${new URL(request.url).pathname.split('/')[1]}`);
    }
    if (!cut || count < cut.at) return service.handle(request);
    if (count === cut.at && cut.how === 'after') await service.handle(request);
    return HttpResponse.error();
  };
  const connect = (next: Cut | null): void => {
    cut = next;
    count = 0;
    writes.length = 0;
  };
  return { service, writes, connect };
}

type Run = { content: Content; contentDir: string; journalFile: string; only?: string[] };
type Choices = { adopt?: boolean; publish?: boolean; limit?: number };

async function run({ content, contentDir, journalFile, only, ...choices }: Run & Choices) {
  const writer = createWriter({
    repository: 'silene',
    writeToken: 'secret',
    documentEndpoint: `${ORIGIN}/api/v2`,
    assetEndpoint: ORIGIN,
    migrationEndpoint: ORIGIN,
    sleep: async () => {},
  });
  const { languages, types } = await writer.repository();
  const plan = planOf({ content, contentDir, languages, only });
  const journal = openJournal(journalFile, { repository: 'silene', endpoint: ORIGIN });
  try {
    return await push({ content, plan, languages, writer, journal, ...choices, say: () => {} }, types);
  } finally {
    journal.close();
  }
}

const NOWHERE = { link_type: 'Any' };
const isBroken = (value: unknown): boolean => JSON.stringify(value) === JSON.stringify(NOWHERE);

/** Documents of all languages as a client reads them; ids, URLs and dates, which differ between repositories, are replaced. */
async function readAll(ref?: string): Promise<Record<string, unknown>> {
  const client = createClient<PrismicDocument>('silene', { documentAPIEndpoint: `${ORIGIN}/api/v2` });
  const documents = await client.dangerouslyGetAll({ lang: '*', ref });
  type Named = { type: string; uid?: string | null; lang: string; data?: Record<string, unknown> };
  const nameOf = ({ type, uid, lang, data }: Named) => `${type}/${uid ?? data?.text ?? ''}/${lang}`;
  const names = new Map(documents.map((document) => [document.id, nameOf(document)]));
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain).filter((each) => !isBroken((each as { data?: unknown })?.data));
    if (typeof value !== 'object' || value === null) return value;
    // For a link without a target, the files return a broken link; the pushed repository has none at all.
    if ('isBroken' in value && value.isBroken) return NOWHERE;
    const {
      first_publication_date: _,
      last_publication_date: __,
      copyright: ___,
      ...rest
    } = value as Record<string, unknown>;
    const link = rest.link_type === 'Document' ? { id: names.get(String(rest.id)) } : {};
    const file = 'dimensions' in rest || rest.link_type === 'Media' ? { id: '', url: '', name: '' } : {};
    return Object.fromEntries(Object.entries({ ...rest, ...link, ...file }).map(([name, each]) => [name, plain(each)]));
  };
  return Object.fromEntries(
    documents.map((document) => [
      nameOf(document),
      {
        tags: document.tags,
        twins: document.alternate_languages.map(({ id }) => names.get(id)).sort(),
        data: plain(document.data),
      },
    ]),
  );
}

const fixture = () => readContent({ contentDir: FIXTURE, ...models });

const remembered = () => path.join(temporary(), 'journal.jsonl');
/** The types with translations and links, without those that exercise fields. */
const FEW = ['product', 'product_category'];

test('a pushed and published repository answers as the files do', async () => {
  const { service } = await emptyRepository();
  const content = await fixture();
  const done = await run({ content, contentDir: FIXTURE, journalFile: remembered() });
  expect(done).toMatchObject({ uploaded: 2, created: content.entries.length, filled: content.entries.length });
  expect(
    service.repository.core.state.assets.map(({ filename, notes, credits, alt }) => [filename, notes, credits, alt]),
  ).toEqual([
    ['packs-pack.webp', 'A pack.', 'Silène', undefined],
    ['notice.pdf', 'A leaflet.', undefined, undefined],
  ]);
  service.repository.migration.publish();
  const pushed = await readAll();

  const files = await createContent({ contentDir: FIXTURE, ...models, stateDir: temporary(), repository: 'silene' });
  handle = files.handle;
  const expected = await readAll();
  expect(Object.keys(pushed).sort()).toEqual(Object.keys(expected).sort());
  expect(Object.keys(pushed)).toHaveLength(content.entries.length);
  for (const [name, document] of Object.entries(expected)) expect(pushed[name], name).toEqual(document);
});

describe('a release that holds few documents', () => {
  test('is published when it is full, and the links between its batches are filled in', async () => {
    await emptyRepository();
    const content = await fixture();
    const whole = { content, contentDir: FIXTURE, only: FEW };
    const { service } = await emptyRepository();
    await run({ ...whole, journalFile: remembered() });
    service.repository.migration.publish();
    const expected = await readAll();

    const batched = await emptyRepository();
    const done = await run({ ...whole, journalFile: remembered(), limit: 4, publish: true });
    expect(done.created).toBe(15);
    batched.service.repository.migration.publish();
    expect(await readAll()).toEqual(expected);
  });

  test('stops the run where it may not be published, which goes on when somebody has published it', async () => {
    const { service, writes } = await emptyRepository();
    const again = { content: await fixture(), contentDir: FIXTURE, journalFile: remembered(), only: FEW, limit: 10 };
    await expect(run(again)).rejects.toThrow(/^The migration release holds 10 documents/);
    expect(writes.filter((write) => write === 'POST documents')).toHaveLength(10);
    service.repository.migration.publish();
    expect((await run(again)).created).toBe(5);
  });
});

describe('an interrupted push', () => {
  /** The contents of a repository, without the ids that it assigned. */
  const stateOf = ({ service: { repository } }: Awaited<ReturnType<typeof emptyRepository>>) => ({
    documents: repository.drafts
      .all()
      .map(({ type, uid, lang }) => `${type}/${uid}/${lang}`)
      .sort(),
    families: [...Map.groupBy(repository.drafts.all(), ({ family }) => family).values()]
      .map((each) => each.length)
      .sort(),
    assets: repository.core.state.assets.map(({ filename, notes, tags }) => [filename, notes, tags.length]).sort(),
    tags: repository.core.state.tags.map(({ name }) => name).sort(),
  });

  test.each(['before', 'after'] as const)(
    'whose connection breaks %s any write goes on where it stopped, and nothing is there twice',
    async (how) => {
      const content = await fixture();
      const whole = await emptyRepository();
      await run({ content, contentDir: FIXTURE, journalFile: remembered(), only: FEW });
      const expected = stateOf(whole);
      const writes = whole.writes.length;
      expect(writes).toBeGreaterThan(30);
      // Every asset and tag, then a sample of the documents, which are all alike.
      for (let at = 1; at <= writes; at += at < 8 ? 1 : 3) {
        const repository = await emptyRepository();
        const journalFile = remembered();
        const again = { content, contentDir: FIXTURE, journalFile, only: FEW };
        repository.connect({ at, how });
        await expect(run(again), `write ${at}`).rejects.toThrow(Refused);
        repository.connect(null);
        await run(again);
        expect(stateOf(repository), `write ${at}`).toEqual(expected);
        repository.connect(null);
        await run(again);
        expect(repository.writes, `write ${at}`).toEqual([]);
      }
    },
    60_000,
  );

  test('that was killed in the middle of a line of its journal forgets that line only', async () => {
    const content = await fixture();
    const repository = await emptyRepository();
    const journalFile = remembered();
    const again = { content, contentDir: FIXTURE, journalFile, only: FEW };
    await run(again);
    const before = stateOf(repository);
    writeFileSync(journalFile, readFileSync(journalFile, 'utf8').slice(0, -20));
    repository.connect(null);
    await run(again);
    expect(repository.writes).toEqual(['PUT documents']);
    expect(stateOf(repository)).toEqual(before);
  });
});

describe('a finished push sends only what differs', () => {
  const changed = (content: Content, name: string, data: Record<string, unknown>): Content => {
    const entries = content.entries.map((entry) =>
      entry.name === name && entry.lang === 'fr-fr' ? { ...entry, data: { ...entry.data, ...data } } : entry,
    );
    return { ...content, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
  };

  test('nothing the second time, one document after one has changed', async () => {
    const content = await fixture();
    const repository = await emptyRepository();
    const journalFile = remembered();
    await run({ content, contentDir: FIXTURE, journalFile });
    repository.connect(null);
    await run({ content, contentDir: FIXTURE, journalFile });
    expect(repository.writes).toEqual([]);
    const done = await run({ content: changed(content, 'gel-arnica', { rank: 31 }), contentDir: FIXTURE, journalFile });
    expect(done).toMatchObject({ created: 0, filled: 1 });
    expect(repository.writes).toEqual(['PUT documents']);
  });

  test('a part first: its links wait for the rest, and are filled in when that is there', async () => {
    const content = await fixture();
    const repository = await emptyRepository();
    const journalFile = remembered();
    const part = await run({ content, contentDir: FIXTURE, journalFile, only: ['product'] });
    const rest = await run({ content, contentDir: FIXTURE, journalFile });
    expect(part).toMatchObject({ uploaded: 1, created: 7, filled: 7 });
    expect(rest.uploaded).toBe(1);
    expect(rest.created).toBe(content.entries.length - 7);
    // Every product refers to its category.
    expect(part.waiting - rest.waiting).toBeGreaterThanOrEqual(5);
    repository.service.repository.migration.publish();
    const { data } = (await readAll())['product/nuit-posee/fr-fr'] as { data: { category: { id: string } } };
    expect(data.category.id).toBe('product_category/sommeil/fr-fr');
  });
});

describe('documents that the repository has and the journal does not know', () => {
  test('are refused, and taken over when that is asked for', async () => {
    const content = await fixture();
    const repository = await emptyRepository();
    await run({ content, contentDir: FIXTURE, journalFile: remembered(), only: FEW });
    repository.service.repository.migration.publish();
    const ids = repository.service.repository.drafts
      .all()
      .map(({ id }) => id)
      .sort();
    const journalFile = remembered();
    const refused = run({ content, contentDir: FIXTURE, journalFile, only: FEW });
    await expect(refused).rejects.toThrow(/creating product\/.* already has the uid/);
    const done = await run({ content, contentDir: FIXTURE, journalFile, only: FEW, adopt: true });
    expect(done).toMatchObject({ created: 15, filled: 15 });
    expect(
      repository.service.repository.drafts
        .all()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids);
  });
});

describe('a repository that is not ready', () => {
  test('without one of the types is refused before anything is sent', async () => {
    const { writes } = await emptyRepository();
    const content = await fixture();
    const [first] = content.entries;
    if (!first) throw new Error('the fixture is empty');
    content.models.types.set('recipe', { ...first.model, id: 'recipe' });
    const recipe = { ...content, entries: [{ ...first, type: 'recipe', key: 'recipe/a/fr-fr' }] };
    const refused = run({ content: recipe, contentDir: FIXTURE, journalFile: remembered() });
    await expect(refused).rejects.toThrow('The repository has no type recipe. Push the models first');
    expect(writes).toEqual([]);
  });

  test('without one of the languages is refused too', async () => {
    const { writes } = await emptyRepository();
    const content = await fixture();
    const entries = content.entries.map((entry) => (entry.lang === 'fr-tn' ? { ...entry, lang: 'ar-tn' } : entry));
    const refused = run({ content: { ...content, entries }, contentDir: FIXTURE, journalFile: remembered() });
    await expect(refused).rejects.toThrow('The repository has no language ar-tn.');
    expect(writes).toEqual([]);
  });
});
