import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFilled, type PrismicDocument } from '@prismicio/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { FIXTURE, openService } from './fixture.ts';

let empty: PrismicDocument;
let full: PrismicDocument;
let page: PrismicDocument;

beforeAll(async () => {
  const client = (await openService()).client();
  const every = (await client.getByType('everything')).results;
  [empty, full] = [every.find(({ data }) => !data.text), every.find(({ data }) => data.text)] as [
    typeof empty,
    typeof full,
  ];
  page = await client.getByUID('page', 'a-propos');
});

describe('a document', () => {
  it('has the shape that clients expect', () => {
    expect(page).toMatchObject({ uid: 'a-propos', lang: 'fr-fr', tags: [], linked_documents: [], slugs: ['a-propos'] });
    expect(page.first_publication_date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
    expect(page.href).toContain('/api/v2/documents/search?');
    expect(page.id).toMatch(/^[\w-]{16}$/);
    expect(full.uid).toBeNull();
  });

  it('takes its text from below the front matter, typed as the model says', () => {
    expect(page.data.title).toMatchObject([{ type: 'heading1', text: 'À propos' }]);
    expect(page.data.body[0].text).toBe('Il faut 5\u00a0g d’arnica\u00a0: «\u00a0rien de plus\u00a0»\u00a0!');
    expect(page.data.body.map(({ type }: { type: string }) => type)).toEqual([
      'paragraph',
      'o-list-item',
      'o-list-item',
    ]);
    expect(page.data.meta_title).toBeNull();
  });

  it('has slices with their variation, legacy items and groups', () => {
    const [hero, tiles] = page.data.slices;
    expect(hero).toMatchObject({ slice_type: 'hero', variation: 'default', version: 'initial', slice_label: null });
    expect(hero.items).toEqual([{ label: 'un' }, { label: 'deux' }]);
    expect(hero.id).toMatch(/^hero\$[\w-]+$/);
    expect(tiles).toMatchObject({ variation: 'tiles', items: [], primary: { items: [{ title: 'une tuile' }] } });
  });
});

describe('every kind of field', () => {
  it('is empty as the API writes it', () => {
    const { data } = empty;
    expect(data).toEqual({
      text: null,
      number: null,
      select: null,
      boolean: false,
      color: null,
      date: null,
      moment: null,
      rich: [],
      image: { square: {} },
      link: { link_type: 'Any' },
      links: [],
      relation: { link_type: 'Any' },
      media: { link_type: 'Any' },
      embed: {},
      point: {},
      table: null,
      group: [],
      slices: [],
    });
    expect(
      [
        isFilled.keyText(data.text),
        isFilled.number(data.number),
        isFilled.select(data.select),
        isFilled.color(data.color),
        isFilled.date(data.date),
        isFilled.timestamp(data.moment),
        isFilled.richText(data.rich),
        isFilled.image(data.image),
        isFilled.imageThumbnail(data.image.square),
        isFilled.link(data.link),
        isFilled.repeatable(data.links),
        isFilled.contentRelationship(data.relation),
        isFilled.linkToMedia(data.media),
        isFilled.embed(data.embed),
        isFilled.geoPoint(data.point),
        isFilled.table(data.table),
        isFilled.group(data.group),
        isFilled.sliceZone(data.slices),
      ].filter(Boolean),
    ).toEqual([]);
  });

  it('is filled as the API writes it', () => {
    const { data } = full;
    expect(data).toMatchObject({
      text: 'Quoi\u00a0?',
      number: 3.5,
      select: 'b',
      boolean: true,
      color: '#A0b1c2',
      date: '2026-05-01',
      moment: '2026-05-01T10:00:00+0000',
      rich: [{ type: 'paragraph', text: 'Un mot.', spans: [{ start: 3, end: 6, type: 'strong' }] }],
      image: { alt: null, dimensions: { width: 400, height: 300 }, square: { dimensions: { width: 40, height: 40 } } },
      link: { link_type: 'Web', url: 'mailto:a@example.org', text: 'Écrire' },
      relation: { link_type: 'Document', uid: 'nuit-posee', isBroken: false },
      media: {
        link_type: 'Media',
        kind: 'document',
        name: 'notice.pdf',
        url: 'http://cms.test/files/notice.pdf',
        size: '9',
      },
      embed: { embed_url: 'https://example.org/video' },
      point: { latitude: 1, longitude: 2 },
      group: [{ text: 'a', nested: [{ text: 'b' }] }],
    });
    expect(data.image.square.url).toBe(
      'http://cms.test/images/packs/pack.webp?auto=format,compress&rect=50,0,300,300&w=40&h=40',
    );
    expect(data.links.map(({ key, ...link }: { key: string }) => [typeof key, link])).toEqual([
      ['string', { link_type: 'Web', url: 'https://example.org/a' }],
      ['string', { link_type: 'Web', url: 'https://example.org/b', text: 'B', variant: 'Primary' }],
    ]);
    const [head, body] = [data.table.head.rows[0], data.table.body.rows[0]];
    expect(head.cells[0]).toMatchObject({ type: 'header', content: [{ text: 'Dose' }] });
    expect(body.cells[0].content[0]).toMatchObject({ text: '5\u00a0g', spans: [{ type: 'strong', start: 0, end: 1 }] });
    expect(isFilled.table(data.table)).toBe(true);
  });
});

describe('problems', () => {
  const load = async (files: Record<string, string>) => {
    const contentDir = temporaryDir();
    await cp(FIXTURE, contentDir, { recursive: true });
    await rm(path.join(contentDir, 'documents'), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(contentDir, 'documents', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return openService({ contentDir }).then(
      () => '',
      (error: Error) => error.message,
    );
  };
  const matter = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n`;

  it.each([
    ['titel: x', 'titel: the model has no such field'],
    ['category: document:product_category/none', 'category: there is no document product_category/none'],
    ['category: document:product/x', 'category: product/x is not one of the types allowed here'],
    ['category: https://example.org', 'category: only a document link is allowed here'],
    ['pack: { src: packs/none.webp, alt: "" }', 'pack: there is no picture packs/none.webp in content/art'],
    ['pack: { src: packs/pack.webp }', 'pack: packs/pack.webp has no alt'],
    ['pack: packs/pack.webp', 'pack: a picture is written as {src, alt}'],
    ['kind: herb', 'kind: one of supplement, cosmetic, medicine is expected'],
    ['rank: ten', 'rank: a number is expected'],
    ['new: yes please', 'new: true or false is expected'],
    ['released: someday', 'released: a date is expected'],
    ['needs: [{ ned: x }]', 'needs[0].ned: the model has no such field'],
    ['needs: Sommeil', 'needs: a list is expected'],
    ['benefits: "[x](document:product/none)"', 'benefits: there is no document product/none'],
    ['benefits: "# Titre"', 'benefits: heading1 is not allowed here'],
    ['benefits: "> citation"', 'benefits: rich text has no blockquote'],
    ['locales: [nl-be]', 'locales: nl-be is not one of fr-fr, fr-be, fr-tn'],
    ['markets: { nl-be: { title: x } }', 'markets: the document does not exist in nl-be'],
    ['title: [', 'front matter: '],
  ])('%s', async (line, problem) => {
    const message = await load({ 'product/x.fr.md': matter(line) });
    expect(message).toContain(`documents/product/x.fr.md: ${problem}`);
  });

  it('are told all at once, each once', async () => {
    const message = await load({
      'product/x.fr.md': matter('a: 1', 'b: 2'),
      'product/y.fr.md': matter('uid: x'),
      'ghost/z.fr.md': matter('a: 1'),
      'product/odd.md': matter('a: 1'),
      'page/p.fr.md': matter('slices: [{ slice: nothing }, { slice: hero, variation: nothing }]'),
      'settings/settings.fr.md': `${matter('menu: []')}\nText nobody asked for.`,
    });
    expect(message).toContain('The content has 9 problem(s)');
    expect(message).toContain('product/y.fr.md: uid: x is taken by documents/product/x.fr.md');
    expect(message).toContain('ghost/z.fr.md: there is no custom type ghost');
    expect(message).toContain('documents/product/odd.md: the name is not');
    expect(message).toContain('slices[1 hero]: the slice hero has no variation nothing');
    expect(message).toContain('settings has no field `body`');
  });

  it('are none in the fixture', async () => {
    expect(
      await load({ 'page/p.fr.md': await readFile(path.join(FIXTURE, 'documents/page/a-propos.fr.md'), 'utf8') }),
    ).toContain('there is no document product/nuit-posee');
    await expect(openService()).resolves.toBeDefined();
  });
});
