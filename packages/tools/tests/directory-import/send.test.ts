import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createContent } from '../../../sandbox/prismic/service.ts';
import { openJournal, readJournal } from '../../lib/content/push/journal.ts';
import { projectDirs } from '../../lib/content/read.ts';
import { type Entry, entryOf } from '../../lib/directory/entry.ts';
import { compare, nameGone, send } from '../../lib/directory/send.ts';
import type { Writer } from '../../lib/prismic/write-client.ts';
import { lineWith, place } from './line.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'directory-send-'));
afterAll(() => rmSync(folder, { recursive: true }));
const target = { repository: 'silene', endpoint: 'http://cms.test' };

const entry = (id: string, phone = '0262123456') => entryOf(lineWith({ nationalId: id, phone }), 'midwife', place);
const keyOf = ({ uid }: Entry) => `health_professional/${uid}/fr-fr`;

function written(name: string, entries: readonly object[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, entries.map((each) => `${JSON.stringify(each)}\n`).join(''));
  return file;
}

function writerOf(change: Partial<Writer> = {}) {
  let made = 0;
  const writer = {
    createDocument: vi.fn(async () => `id-${++made}`),
    updateDocument: vi.fn(async () => {}),
    findDocument: vi.fn(async () => null as string | null),
    repository: vi.fn(async () => ({ types: ['health_professional'], languages: ['fr-fr'] })),
    publicationDates: vi.fn(async () => new Map<string, number>()),
    publish: vi.fn(async () => 2),
    ...change,
  };
  return writer as typeof writer & Writer;
}

/** In a folder of its own: what lies beside it is in the same migration release. */
const journalOf = (name: string) => path.join(folder, name, 'journal.jsonl');

type Choices = { adopt?: boolean; publish?: boolean; limit?: number; parts?: ReadonlySet<string> };
async function run(name: string, entries: readonly object[], writer: Writer, choices: Choices = {}) {
  const journal = openJournal(journalOf(name), target);
  try {
    return await send({ entries: written(`${name}.ndjson`, entries), writer, journal, ...choices, say: () => {} });
  } finally {
    journal.close();
  }
}

test('new entries are created whole; what did not change is not sent again; what is gone is named', async () => {
  const [first, second, third] = [entry('1'), entry('2'), entry('3')];
  const writer = writerOf();
  expect(await run('all', [first, second, third], writer)).toMatchObject({ created: 3, changed: 0, gone: [] });
  expect(writer.createDocument).toHaveBeenCalledWith(
    expect.objectContaining({
      uid: first.uid,
      title: 'Maëva Célestine, Saint-Denis',
      data: expect.objectContaining({ country: 'La Réunion' }),
    }),
  );

  const moved = entry('2', '0262000000');
  const done = await run('all', [first, moved], writer);
  expect(done).toEqual({ created: 0, changed: 1, kept: 1, gone: [keyOf(third)] });
  expect(writer.createDocument).toHaveBeenCalledTimes(3);
  expect(writer.updateDocument).toHaveBeenCalledExactlyOnceWith(
    'id-2',
    expect.objectContaining({ data: expect.objectContaining({ phone: '02 62 00 00 00' }) }),
  );
  const list = path.join(folder, 'gone.txt');
  nameGone(done, list, () => {});
  expect(readFileSync(list, 'utf8')).toBe(`${keyOf(third)}\n`);
});

test('with a selection of departments, what is gone is named of these only', async () => {
  const inDrome = (id: string) => entryOf(lineWith({ nationalId: id, commune: '26113' }), 'midwife', place);
  const [reunion, left, drome, leftDrome] = [entry('1'), entry('2'), inDrome('3'), inDrome('4')];
  const [inReunion, inTheDrome] = [{ parts: new Set(['974']) }, { parts: new Set(['26', '07']) }];
  expect(await run('parts', [reunion, left], writerOf(), inReunion)).toMatchObject({ created: 2, gone: [] });
  expect(await run('parts', [drome, leftDrome], writerOf(), inTheDrome)).toMatchObject({ created: 2, gone: [] });
  expect(await run('parts', [drome], writerOf(), inTheDrome)).toMatchObject({ kept: 1, gone: [keyOf(leftDrome)] });
  const journal = readJournal(journalOf('parts'), target);
  const dry = { entries: written('dry-parts.ndjson', [reunion]), journal, ...inReunion };
  expect(await compare(dry)).toMatchObject({ kept: 1, gone: [keyOf(left)] });
  const all = await run('parts', [reunion, drome], writerOf());
  expect(all).toMatchObject({ kept: 2, gone: [keyOf(left), keyOf(leftDrome)] });
});

test('the part of what an earlier release sent is learned from the next run', async () => {
  const parts = new Set(['974']);
  const [first, second] = [entry('1'), entry('2')];
  await run('learned', [first, second], writerOf());
  const file = journalOf('learned');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^.*"is":"part".*\n/gm, ''));
  const writer = writerOf();
  expect(await run('learned', [first, second], writer, { parts })).toMatchObject({ kept: 2, gone: [] });
  expect(writer.updateDocument).not.toHaveBeenCalled();
  expect(await run('learned', [second], writer, { parts })).toMatchObject({ kept: 1, gone: [keyOf(first)] });
});

test('a list of redirects names those of the list of that name only', async () => {
  const to = { link_type: 'Web', url: 'https://www.silene.test/' } as const;
  const redirect = (uid: string, part: string) => {
    const data = { title: uid, from: [{ path: `/${uid}` }], to, temporary: false };
    return { type: 'redirect', uid, lang: 'nl-be', part, data } as const;
  };
  const writer = writerOf({ repository: async () => ({ types: ['redirect'], languages: ['nl-be'] }) });
  const sendList = (part: string, uids: string[]) =>
    run(
      'lists',
      uids.map((uid) => redirect(uid, part)),
      writer,
      { parts: new Set([part]) },
    );
  expect(await sendList('2024.csv', ['a', 'b'])).toMatchObject({ created: 2, gone: [] });
  expect(await sendList('2025.csv', ['c'])).toMatchObject({ created: 1, gone: [] });
  expect(await sendList('2024.csv', ['b'])).toMatchObject({ kept: 1, gone: ['redirect/a/nl-be'] });
});

test('a run that is cut off goes on where it stopped; a creation nobody knows of is looked for first', async () => {
  const entries = [entry('1'), entry('2')];
  const createDocument = vi.fn(async () => 'id-1').mockRejectedValueOnce(new Error('the cable'));
  await expect(run('cut', entries, writerOf({ createDocument }))).rejects.toThrow('the cable');

  const writer = writerOf({ findDocument: vi.fn(async () => 'id-found') });
  expect(await run('cut', entries, writer)).toMatchObject({ created: 2 });
  expect(writer.findDocument).toHaveBeenCalledOnce();
  expect(writer.createDocument).toHaveBeenCalledOnce();
  expect(writer.updateDocument).toHaveBeenCalledExactlyOnceWith('id-found', expect.anything());
});

test('without its journal, a run takes over what the repository has when told to', async () => {
  const writer = writerOf({ findDocument: vi.fn(async ({ uid }) => (uid === entry('1').uid ? 'id-there' : null)) });
  expect(await run('adopted', [entry('1'), entry('2')], writer, { adopt: true })).toMatchObject({ created: 2 });
  expect(writer.updateDocument).toHaveBeenCalledExactlyOnceWith('id-there', expect.anything());
  expect(writer.createDocument).toHaveBeenCalledOnce();
});

test('a dry run counts by the journal, which stays as it is', async () => {
  await run('dry', [entry('1')], writerOf());
  const before = readFileSync(journalOf('dry'), 'utf8');
  const file = written('next.ndjson', [entry('1', ''), entry('2')]);
  const journal = readJournal(journalOf('dry'), target);
  expect(await compare({ entries: file, journal })).toEqual({ created: 1, changed: 1, kept: 0, gone: [] });
  expect(readFileSync(journalOf('dry'), 'utf8')).toBe(before);
});

test('what is sent fits the model of the service', async () => {
  const contentDir = path.join(folder, 'content');
  mkdirSync(path.join(contentDir, 'documents'), { recursive: true });
  const dirs = { ...projectDirs, contentDir, stateDir: path.join(folder, 'state') };
  const service = await createContent({ ...dirs, repository: 'silene', writeToken: 'token' });
  const createDocument = vi.fn(async (document: object) => {
    const response = await service.handle(
      new Request('http://cms.test/documents', {
        method: 'POST',
        body: JSON.stringify(document),
        headers: { authorization: 'Bearer token', repository: 'silene' },
      }),
    );
    const body = (await response.json()) as { id: string; message?: string };
    if (response.status !== 201) throw new Error(body.message);
    return body.id;
  });
  expect(await run('model', [entry('1')], writerOf({ createDocument }))).toMatchObject({ created: 1 });
});

test('a full release is published where that is asked for, else the run stops and goes on after it was published', async () => {
  const entries = ['1', '2', '3', '4', '5'].map((id) => entry(id));
  const writer = writerOf();
  expect(await run('batches', entries, writer, { limit: 2, publish: true })).toMatchObject({ created: 5 });
  expect(writer.publish).toHaveBeenCalledTimes(2);

  const stopped = writerOf();
  await expect(run('stopped', entries, stopped, { limit: 3 })).rejects.toThrow(
    /^The migration release holds 3 documents, the most that the service takes.*run the same command again/,
  );
  await expect(run('stopped', entries, stopped, { limit: 3 })).rejects.toThrow(/holds 3 documents/);
  expect(stopped.createDocument).toHaveBeenCalledTimes(3);
  const now = async (ids: readonly string[]) => new Map(ids.map((id) => [id, Date.now()]));
  const published = { ...stopped, publicationDates: vi.fn(now) };
  expect(await run('stopped', entries, published, { limit: 3 })).toMatchObject({ created: 2, kept: 3 });
});

test('a repository without the models gets nothing, and how to push them is said', async () => {
  const writer = writerOf({ repository: vi.fn(async () => ({ types: [], languages: ['fr-fr'] })) });
  await expect(run('empty', [entry('1')], writer)).rejects.toThrow(/no models yet.*npx prismic push/);
  expect(writer.createDocument).not.toHaveBeenCalled();
});
