import {
  createMigration,
  ForbiddenError,
  InvalidDataError,
  isFilled,
  NotFoundError,
  type PrismicDocument,
} from '@prismicio/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handClock, type OpenService, ORIGIN, openService, stored } from './fixture.ts';

let service: OpenService;
beforeEach(async () => {
  service = await openService();
});
afterEach(() => vi.useRealTimers());

/** The client waits 1.5 s after each write: the clock is advanced until the work is done. */
async function hurried<T>(work: Promise<T>): Promise<T> {
  let done = false;
  const settled = work.finally(() => {
    done = true;
  });
  settled.catch(() => {});
  while (!done) await vi.advanceTimersByTimeAsync(1500);
  return settled;
}

const image = new File([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>')], 'fleur.svg');
const text = (value: string) => [{ type: 'paragraph', text: value, spans: [], direction: 'ltr' }];

it('takes a migration of the real client, and shows it once its release is published', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const client = service.writeClient();
  const migration = createMigration<PrismicDocument>();
  const picture = migration.createAsset(image, 'fleur.svg', { alt: 'Une fleur', tags: ['fleurs'] });
  const category = migration.createDocument(
    { type: 'product_category', uid: 'fleurs', lang: 'fr-fr', tags: [], data: { title: 'Fleurs', position: 9 } },
    'Fleurs',
  );
  const product = migration.createDocument(
    {
      type: 'product',
      uid: 'fleur',
      lang: 'fr-fr',
      tags: ['fleurs'],
      data: { title: 'Fleur', category, pack: picture, benefits: text('Une fleur.'), needs: [{ need: 'Peau' }] },
    },
    'Fleur',
  );
  migration.createDocument(
    { type: 'product', uid: 'bloem', lang: 'nl-be', tags: [], data: { title: 'Bloem' } },
    'Bloem',
    { masterLanguageDocument: product },
  );
  await hurried(client.migrate(migration));
  await expect(hurried(service.client().getByUID('product', 'fleur'))).rejects.toThrow('No documents were returned');

  const { totalItems } = await hurried(client.publishMigrationRelease());
  expect(totalItems).toBe(3);
  vi.useRealTimers();
  const document = await service.client().getByUID('product', 'fleur');
  expect(document.tags).toEqual(['fleurs']);
  expect(document.first_publication_date).toBe(document.last_publication_date);
  expect(document.alternate_languages).toMatchObject([{ lang: 'nl-be', uid: 'bloem' }]);
  expect(document.data).toMatchObject({
    title: 'Fleur',
    rank: null,
    new: false,
    related: [],
    needs: [{ need: 'Peau' }],
    category: { uid: 'fleurs', isBroken: false, data: { title: 'Fleurs' } },
    benefits: [{ text: 'Une fleur.' }],
    pack: { alt: 'Une fleur', dimensions: { width: 80, height: 60 } },
  });
  expect(document.data.pack.url).toMatch(
    /^http:\/\/cms\.test\/images\/uploads\/[\w-]+_fleur\.svg\?auto=format,compress$/,
  );
  expect(isFilled.image(document.data.pack)).toBe(true);
});

const create = (body: Record<string, unknown>) =>
  service.write('POST', '/documents', { title: 'Neuf', type: 'product', lang: 'fr-fr', data: {}, ...body });
const created = async (body: Record<string, unknown>) => (await create(body)).json();
const refusalOf = async (response: Promise<Response>) => {
  const answer = await response;
  return [answer.status, (await answer.json()).message];
};

describe('a document', () => {
  it('is created with 201 and answered in short, and waits in a release of its own', async () => {
    const response = await create({ uid: 'neuf', tags: ['a'] });
    expect(response.status).toBe(201);
    const body = await response.json();
    expect(body).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      title: 'Neuf',
      type: 'product',
      lang: 'fr-fr',
      uid: 'neuf',
    });
    const client = service.client();
    client.queryContentFromReleaseByLabel('Migration Release');
    expect((await client.getByID(body.id)).uid).toBe('neuf');
    expect(service.repository.drafts.status(body.id)).toBe('release');
  });

  it('may change one that is published', async () => {
    const { id } = stored(service, 'product', 'gel-arnica');
    const response = await service.write('PUT', `/documents/${id}`, { data: { title: 'Gel neuf', rank: 31 } });
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ id, uid: 'gel-arnica' })]);
    const published = await service.write('POST', '/migration-release/publish', {});
    expect([published.status, await published.json()]).toEqual([202, { totalItems: 1 }]);
    expect((await service.client().getByID(id)).data).toMatchObject({ title: 'Gel neuf', rank: 31, kind: null });
    expect(await (await service.write('POST', '/migration-release/publish', {})).json()).toEqual({ totalItems: 0 });
  });

  it('keeps every kind of value', async () => {
    const night = stored(service, 'product', 'nuit-posee');
    const { id: file } = await (async () => {
      const form = new FormData();
      form.append('file', new File(['x'], 'notice.pdf'));
      return (await service.write('POST', '/assets', form)).json();
    })();
    const table = { body: { rows: [{ key: 'r', cells: [{ key: 'c', type: 'data', content: text('1') }] }] } };
    const { id } = await created({
      type: 'everything',
      data: {
        text: 'T',
        number: 1,
        select: 'a',
        boolean: true,
        color: '#ffffff',
        date: '2026-01-01',
        moment: '2026-01-01T00:00:00+0000',
        rich: [
          {
            type: 'paragraph',
            text: 'ici',
            spans: [
              {
                start: 0,
                end: 3,
                type: 'hyperlink',
                data: { link_type: 'Document', id: night.id, isBroken: false, url: '/old' },
              },
            ],
          },
          {
            type: 'image',
            id: 'x',
            url: `${ORIGIN}/images/packs/pack.webp?auto=format`,
            dimensions: { width: 400, height: 300 },
            alt: null,
          },
        ],
        image: {
          id: 'x',
          url: `${ORIGIN}/images/packs/pack.webp?auto=format`,
          dimensions: { width: 400, height: 300 },
          alt: 'P',
        },
        link: { link_type: 'Web', url: 'https://example.org/', text: 'E' },
        links: [{ link_type: 'Web', url: 'https://example.org/a', variant: 'Primary' }],
        relation: { link_type: 'Document', id: night.id },
        media: { link_type: 'Media', id: file },
        embed: { embed_url: 'https://example.org/v' },
        point: { latitude: 1, longitude: 2 },
        table,
        group: [{ text: 'a', nested: [{ text: 'b' }] }],
        slices: [{ slice_type: 'hero', variation: 'default', primary: { title: 'S' }, items: [{ label: 'i' }] }],
      },
    });
    await service.write('POST', '/migration-release/publish', {});
    const { data } = await service.client().getByID(id);
    expect(data).toMatchObject({
      text: 'T',
      number: 1,
      boolean: true,
      image: {
        alt: 'P',
        url: `${ORIGIN}/images/packs/pack.webp?auto=format`,
        square: { dimensions: { width: 40, height: 40 } },
      },
      relation: { uid: 'nuit-posee', isBroken: false },
      media: {
        name: 'notice.pdf',
        kind: 'document',
        size: '1',
        url: expect.stringContaining(`${ORIGIN}/files/uploads/`),
      },
      links: [{ key: expect.any(String), variant: 'Primary' }],
      table,
      group: [{ text: 'a', nested: [{ text: 'b' }] }],
      slices: [
        {
          slice_type: 'hero',
          version: 'initial',
          primary: { title: 'S', link: { link_type: 'Any' } },
          items: [{ label: 'i' }],
        },
      ],
    });
    expect(data.rich[0].spans[0].data).toMatchObject({ uid: 'nuit-posee', isBroken: false });
    expect(data.rich[1].url).toBe(`${ORIGIN}/images/packs/pack.webp?auto=format`);
  });

  it('is previewed and published from the editor as well', async () => {
    const { id } = await created({ uid: 'neuf', data: { title: 'Neuf' } });
    service.repository.drafts.publish(id);
    expect((await service.client().getByID(id)).data.title).toBe('Neuf');
    expect(await (await service.write('POST', '/migration-release/publish', {})).json()).toEqual({ totalItems: 0 });
  });
});

describe('what is refused', () => {
  it.each([
    [{ type: 'nothing' }, 'There is no custom type nothing'],
    [{ lang: 'de-de' }, 'There is no language de-de'],
    [{ title: undefined }, 'title'],
    [{ uid: 'nuit-posee' }, 'A document of type product already has the uid nuit-posee in fr-fr'],
    [{ uid: 'a b' }, 'a b is not a uid'],
    [{ alternate_language_id: 'none' }, 'there is no document none'],
    [{ data: { nothing: 1 } }, 'The data does not fit product: nothing: the model has no such field'],
    [{ data: { rank: 'ten' } }, 'rank: a number is expected'],
    [{ data: { kind: 'herb' } }, 'kind: one of supplement, cosmetic, medicine is expected'],
    [{ data: { needs: {} } }, 'needs: a list is expected'],
    [{ data: { needs: [{ ned: 'x' }] } }, 'needs.0.ned: the model has no such field'],
    [{ data: { pack: { id: 'none' } } }, 'pack: there is no asset none'],
    [{ data: { pack: 'x' } }, 'pack: a picture is expected'],
    [{ data: { category: 'x' } }, 'category: a link is expected'],
    [{ data: { benefits: ['x'] } }, 'benefits.0: a block of rich text is expected'],
    [{ type: 'everything', data: { media: { link_type: 'Media', id: 'none' } } }, 'media: there is no asset none'],
    [{ type: 'everything', data: { slices: [{ slice_type: 'x' }] } }, 'slices.0: a slice and a variation'],
  ])('%j', async (body, message) => {
    expect(await refusalOf(create(body))).toEqual([400, expect.stringContaining(message)]);
  });

  it('a translation of another type, or a second one in the same language', async () => {
    const translationOf = (type: string, lang: string) =>
      refusalOf(create({ type, lang, alternate_language_id: stored(service, 'product', 'nuit-posee').id }));
    expect(await translationOf('page', 'nl-be')).toEqual([400, expect.stringContaining('is of type product')]);
    expect(await translationOf('product', 'nl-be')).toEqual([
      400,
      expect.stringContaining('already has a translation in nl-be'),
    ]);
  });

  it('what is not there, in any other way, or too fast', async () => {
    expect(await refusalOf(service.write('PUT', '/documents/none', { data: {} }))).toEqual([
      404,
      'There is no document none',
    ]);
    expect(await refusalOf(service.write('DELETE', '/documents/none'))).toEqual([404, expect.any(String)]);
    const clock = handClock();
    const slow = await openService({ clock, migrationRate: 1 });
    const publish = () => slow.write('POST', '/migration-release/publish', {});
    expect((await publish()).status).toBe(202);
    const refused = await publish();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    clock.forward(1000);
    expect((await publish()).status).toBe(202);
  });

  it('is told apart by the client', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const publish = (config: { writeToken?: string; repository?: string }) =>
      hurried(service.writeClient(config).publishMigrationRelease());
    await expect(publish({ writeToken: 'other' })).rejects.toBeInstanceOf(ForbiddenError);
    await expect(publish({ repository: 'other' })).rejects.toBeInstanceOf(ForbiddenError);
    const wrong = createMigration<PrismicDocument>();
    wrong.createDocument({ type: 'product', uid: 'nuit-posee', lang: 'fr-fr', tags: [], data: {} }, 'Deux');
    await expect(hurried(service.writeClient().migrate(wrong))).rejects.toBeInstanceOf(InvalidDataError);
    const absent = createMigration<PrismicDocument>();
    absent.updateDocument(
      { ...(await hurried(service.client().getByUID('product', 'nuit-posee'))), id: 'none' },
      'Rien',
    );
    await expect(hurried(service.writeClient().migrate(absent))).rejects.toBeInstanceOf(NotFoundError);
  });
});
