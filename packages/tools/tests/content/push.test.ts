import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { assetsOf, descriptionOf, fileBehind, problemsOf } from '../../lib/content/push/assets.ts';
import { compare } from '../../lib/content/push/compare.ts';
import { readJournal } from '../../lib/content/push/journal.ts';
import { planOf } from '../../lib/content/push/plan.ts';
import { orphansOf, previewOf } from '../../lib/content/push/report.ts';
import { resolve, titleOf } from '../../lib/content/push/resolve.ts';
import type { Content } from '../../lib/content/read.ts';
import { contentOf } from './written.ts';

const contentDir = mkdtempSync(path.join(tmpdir(), 'push-'));
afterAll(() => rmSync(contentDir, { recursive: true }));
mkdirSync(path.join(contentDir, 'art/packs'), { recursive: true });
mkdirSync(path.join(contentDir, 'files'));
writeFileSync(path.join(contentDir, 'art/packs/pack.webp'), 'pixels');
writeFileSync(path.join(contentDir, 'files/notice.pdf'), 'pixels');

const say = (said: unknown) => writeFileSync(path.join(contentDir, 'assets.json'), JSON.stringify(said));
const picture = (alt: string) => ({ src: 'packs/pack.webp', alt });
const languages = ['fr-fr', 'fr-be', 'nl-be', 'fr-tn'];
const only = { locales: ['fr-fr'] };
const assets = ({ entries }: Content) => assetsOf({ contentDir, entries, masterLanguage: 'fr-fr' });
const nothing = { repository: 'silene', endpoint: 'http://cms.test' };
const emptyJournal = () => readJournal(path.join(contentDir, 'none.jsonl'), nothing);

describe('files', () => {
  test.each([
    ['/images/packs/a%20b.webp?auto=format', 'art/packs/a b.webp'],
    ['/files/notice.pdf', 'files/notice.pdf'],
    ['https://example.org/images/a.webp', null],
    [null, null],
  ])('behind %s is %s', (url, file) => {
    expect(fileBehind(url)).toBe(file);
  });

  test.each([
    ['one alternative in the master language', ['Un pot', 'Un pot'], 'Een pot', 'Un pot'],
    ['different ones', ['Un pot', 'Un tube'], 'Een pot', undefined],
    ['a decorative use', ['Un pot', ''], 'Een pot', undefined],
    ['a decorative use in another language', ['Un pot', 'Un pot'], '', undefined],
  ])('are described by %s', async (_, [pack = '', plate = ''], dutch, alt) => {
    say({});
    const content = await contentOf({
      'product/a.fr': { ...only, pack: picture(pack), plate: picture(plate) },
      'product/a.nl': { pack: picture(dutch) },
    });
    expect(assets(content).map(({ files, metadata }) => [files, metadata.alt])).toEqual([
      [['art/packs/pack.webp'], alt],
    ]);
  });

  test('are described by content/assets.json, the longer beginning over the shorter', async () => {
    say({ 'art/': { credits: 'Silène', notes: 'N' }, 'art/packs/': { notes: 'P', tags: ['packs'], alt: 'Un pot' } });
    const [asset] = assets(await contentOf({ 'product/a.fr': { ...only, pack: picture('Un tube') } }));
    expect(asset?.metadata).toEqual({ credits: 'Silène', notes: 'P', tags: ['packs'], alt: 'Un pot' });
    expect(asset?.filename).toBe('packs-pack.webp');
  });

  test('with the same bytes are sent once', async () => {
    say({});
    const content = await contentOf({
      'product/a.fr': { ...only, pack: picture('Un pot'), leaflets: [{ file: 'media:notice.pdf' }] },
    });
    expect(assets(content).map(({ files, usedBy }) => [files, usedBy])).toEqual([
      [
        ['art/packs/pack.webp', 'files/notice.pdf'],
        ['documents/product/a.fr.md', 'documents/product/a.fr.md'],
      ],
    ]);
  });

  test('with wrong metadata are named with everything that is wrong and who uses them', async () => {
    say({ 'art/': { notes: 'x'.repeat(501), tags: ['ab'] } });
    const content = await contentOf({ 'product/a.fr': { ...only, pack: picture('x'.repeat(501)) } });
    expect(problemsOf(assets(content))).toEqual([
      'content/art/packs/pack.webp (used by documents/product/a.fr.md): notes must be at most 500 characters, alt must be at most 500 characters, tags must be at least 3 characters long and 20 characters at most',
    ]);
    say({});
  });

  test('need no new description for tags in another order', () => {
    expect(descriptionOf({ tags: ['b', 'a'] })).toBe(descriptionOf({ tags: ['a', 'b'], alt: '' }));
    expect(descriptionOf({ alt: 'A' })).not.toBe(descriptionOf({ notes: 'A' }));
  });
});

describe('a document to be sent', () => {
  const known = {
    asset: () => ({ id: 'a1', url: 'https://img.test/a1.webp?auto=format', credits: 'Silène' }),
    document: (id: string) => (id === known.there ? 'd9' : null),
    there: '',
  };

  test('has the ids of the repository in its links and pictures; what is not there leaves no trace', async () => {
    const content = await contentOf({
      'product/a.fr': {
        ...only,
        title: 'Gel',
        category: 'document:product_category/c',
        intro:
          'Voir [ici](document:product_category/c) et [là](document:product/b), ou [ailleurs](https://example.org).',
        pack: picture('Un pot'),
        related: [{ product: 'document:product/b' }],
        leaflets: [{ file: { to: 'media:notice.pdf', text: 'Notice' } }],
      },
      'product/b.fr': { ...only, title: 'B' },
      'product_category/c.fr': { ...only, title: 'C' },
    });
    const entry = content.entries.find(({ name }) => name === 'a');
    if (!entry) throw new Error('no document');
    known.there = content.entries.find(({ name }) => name === 'c')?.id ?? '';
    const { change, waiting } = resolve(entry, known);
    const { category, intro, pack, related, leaflets } = change.data;
    expect(change).toMatchObject({ title: 'Gel', uid: 'a', tags: [] });
    expect(waiting).toBe(2);
    expect(category).toEqual({ link_type: 'Document', id: 'd9' });
    expect(related).toEqual([{ product: { link_type: 'Any' } }]);
    expect((intro as { spans: { data: unknown }[] }[])[0]?.spans.map(({ data }) => data)).toEqual([
      { link_type: 'Document', id: 'd9' },
      { link_type: 'Web', url: 'https://example.org' },
    ]);
    expect(pack).toMatchObject({
      id: 'a1',
      url: 'https://img.test/a1.webp?auto=format,compress',
      alt: 'Un pot',
      copyright: 'Silène',
    });
    expect(leaflets).toMatchObject([{ file: { link_type: 'Media', id: 'a1', text: 'Notice' } }]);
  });

  test('is the same as long as nothing changes', async () => {
    const write = (title: string) => contentOf({ 'product/a.fr': { ...only, title } });
    const hashes = await Promise.all(
      ['Gel', 'Gel', 'Crème'].map(async (title) => {
        const [entry] = (await write(title)).entries;
        return entry && resolve(entry, known).hash;
      }),
    );
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
  });

  test.each([
    ['product/a', { title: 'Gel' }, 'Gel'],
    ['author/a', { name: 'Claire' }, 'Claire'],
    ['faq_question/a', { question: 'Quoi ?' }, 'Quoi\u00a0?'],
    ['header/header', {}, 'header header'],
  ])('%s %j is called %s', async (file, fields, title) => {
    const [entry] = (await contentOf({ [`${file}.fr`]: { ...only, ...fields } })).entries;
    expect(entry && titleOf(entry)).toBe(title);
  });
});

describe('a dry run', () => {
  const files = {
    'product/a.fr': { title: 'A', pack: picture('Un pot'), related: [{ product: 'document:product/b' }] },
    'product/a.nl': { title: 'A' },
    'product/b.fr': { ...only, title: 'B' },
    'page/p.fr': { ...only, title: 'P' },
  };

  test('counts by type and language, master language first', async () => {
    const content = await contentOf(files);
    const plan = planOf({ content, contentDir, languages });
    expect(plan.entries.map(({ key }) => key).slice(0, 3)).toEqual([
      'page/p/fr-fr',
      'product/a/fr-fr',
      'product/b/fr-fr',
    ]);
    expect(previewOf(compare(content, plan, emptyJournal()), languages).split('\n')).toEqual([
      'Files: 1 to create, 0 to change, 0 as they are (0.0 MB to upload)',
      'Documents: 6 to create, 0 to change, 0 as they are',
      '  type      fr-fr   fr-be   nl-be   fr-tn',
      '  page          1       -       -       -',
      '  product       2       1       1       1',
      'Calls: about 13, at one a second some 1 minutes',
      '2 links stay empty: their document does not exist in that language, or is not sent yet.',
    ]);
  });

  test('of a part leaves out the rest, and the files that only the rest uses', async () => {
    const content = await contentOf(files);
    const plan = planOf({ content, contentDir, languages, only: ['page'] });
    expect(plan.entries.map(({ key }) => key)).toEqual(['page/p/fr-fr']);
    expect(plan.assets).toEqual([]);
    expect(() => planOf({ content, contentDir, languages, only: ['recipe'] })).toThrow(
      'There is no type recipe in customtypes/.',
    );
  });

  test('names what was sent before and is gone from content/', async () => {
    const content = await contentOf(files);
    const documents = new Map([
      ['page/p/fr-fr', { id: 'd1' }],
      ['page/old/fr-fr', { id: 'd2' }],
    ]);
    expect(orphansOf(content, { ...emptyJournal(), documents })).toEqual(['page/old/fr-fr (d2)']);
  });
});
