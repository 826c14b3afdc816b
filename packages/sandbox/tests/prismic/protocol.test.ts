import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ForbiddenError, filter, NotFoundError, ParsingError, RepositoryNotFoundError } from '@prismicio/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { FIXTURE, type OpenService, ORIGIN, openService } from './fixture.ts';

let service: OpenService;
beforeAll(async () => {
  service = await openService();
});
afterEach(() => vi.restoreAllMocks());

describe('the repository', () => {
  it('names its refs, languages, types and forms', async () => {
    const repository = await service.client().getRepository();
    expect(repository.refs).toMatchObject([
      { id: 'master', isMasterRef: true },
      { id: 'printemps', isMasterRef: false },
    ]);
    expect(repository.languages.map(({ id }) => id)).toEqual(['fr-fr', 'fr-be', 'nl-be', 'fr-tn']);
    expect(repository.languages[0]?.is_master).toBe(true);
    expect(repository.types).toMatchObject({ product: 'Product', page: 'Page' });
    expect(repository.integrationFieldsRef).toBeNull();
    expect(repository.forms.everything?.action).toBe(`${ORIGIN}/api/v2/documents/search`);
  });

  it('answers on whatever host it is asked', async () => {
    const body = await (await service.get('http://localhost:3102/api/v2/')).json();
    expect(body.forms.tags.action).toBe('http://localhost:3102/api/v2/tags');
  });

  it('lists its tags', async () => {
    expect(await service.client().getTags()).toEqual(['nouveau', 'peau', 'sommeil']);
  });

  it('is open to other origins', async () => {
    expect((await service.get('/api/v2')).headers.get('access-control-allow-origin')).toBe('*');
    expect((await service.get('/api/v2', { method: 'OPTIONS' })).status).toBe(204);
    expect(await (await service.get('/api/v2', { method: 'HEAD' })).text()).toBe('');
  });
});

describe('languages', () => {
  const count = async (lang?: string) => (await service.client().getByType('product', { lang })).total_results_size;

  it('is the master language unless another, or all, are asked for', async () => {
    expect(await count()).toBe(3);
    expect(await count('fr-tn')).toBe(1);
    expect(await count('nl-be')).toBe(1);
    expect(await count('*')).toBe(7);
    expect(await count('de-de')).toBe(0);
  });

  it('gives each document its translations', async () => {
    const document = await service.client().getByUID('product', 'rustige-nacht', { lang: 'nl-be' });
    expect(document.alternate_languages.map(({ lang, uid }) => [lang, uid])).toEqual([
      ['fr-fr', 'nuit-posee'],
      ['fr-be', 'nuit-posee'],
      ['fr-tn', 'nuit-posee'],
    ]);
    const translation = await service.client().getByID(document.alternate_languages[0]?.id ?? '');
    expect(translation.data.title).toBe('Nuit posée');
  });

  it('lets a market say a thing in its own way', async () => {
    const document = await service.client().getByUID('product', 'nuit-posee', { lang: 'fr-be' });
    expect(document.data.title).toBe('Nuit posée Belgique');
  });
});

describe('orderings', () => {
  const order = async (...orderings: { field: string; direction?: 'asc' | 'desc' }[]) =>
    (await service.client().getByType('product', { orderings })).results.map(({ uid }) => uid);

  it.each([
    ['my.product.rank', 'desc', ['gel-arnica', 'creme-calendula', 'nuit-posee']],
    ['my.product.title', 'asc', ['creme-calendula', 'gel-arnica', 'nuit-posee']],
    ['document.first_publication_date', 'asc', ['gel-arnica', 'nuit-posee', 'creme-calendula']],
    ['my.product.released', 'desc', ['nuit-posee', 'creme-calendula', 'gel-arnica']],
    ['my.product.released', 'asc', ['creme-calendula', 'nuit-posee', 'gel-arnica']],
  ] as const)('%s %s', async (field, direction, uids) => {
    expect(await order({ field, direction })).toEqual(uids);
  });

  it('goes by the second field where the first is equal, and by the last publication when none is named', async () => {
    const fields = [{ field: 'my.product.new', direction: 'desc' as const }, { field: 'my.product.rank' }];
    expect(await order(...fields)).toEqual(['nuit-posee', 'creme-calendula', 'gel-arnica']);
    expect(await order()).toEqual(['gel-arnica', 'nuit-posee', 'creme-calendula']);
  });

  it('refuses a field that no model has', async () => {
    await expect(order({ field: 'my.product.nothing' })).rejects.toBeInstanceOf(ParsingError);
  });
});

describe('pages', () => {
  it('says how many there are and where the next one is', async () => {
    const client = service.client();
    const first = await client.getByType('product', { pageSize: 2, lang: 'fr-fr' });
    expect(first).toMatchObject({
      page: 1,
      results_per_page: 2,
      results_size: 2,
      total_results_size: 3,
      total_pages: 2,
    });
    expect(first.prev_page).toBeNull();
    const next = await (await service.get(first.next_page ?? '')).json();
    expect(next).toMatchObject({ page: 2, results_size: 1, next_page: null });
    expect(next.prev_page).toContain(`${ORIGIN}/api/v2/documents/search?`);
  });

  it('starts after a document, and ignores a cursor that it does not know', async () => {
    const client = service.client();
    const orderings = { field: 'my.product.rank' };
    const [first] = (await client.getByType('product', { orderings })).results;
    const rest = await client.getByType('product', { orderings, after: first?.id });
    expect(rest.results.map(({ uid }) => uid)).toEqual(['creme-calendula', 'gel-arnica']);
    expect((await client.getByType('product', { after: 'unknown' })).results).toHaveLength(3);
  });

  it('caps the page at 100 and refuses what is no number', async () => {
    expect((await service.client().get({ pageSize: 1000 })).results_per_page).toBe(100);
    const { ref } = await service.client().getMasterRef();
    expect((await service.get(`/api/v2/documents/search?ref=${ref}&page=x`)).status).toBe(400);
    expect((await service.get(`/api/v2/documents/search?ref=${ref}&pageSize=0`)).status).toBe(400);
  });

  it('gives everything to dangerouslyGetAll', async () => {
    const contentDir = temporaryDir();
    await mkdir(path.join(contentDir, 'documents/product_category'), { recursive: true });
    const write = (i: number) =>
      writeFile(path.join(contentDir, `documents/product_category/n${i}.fr.md`), `---\ntitle: N${i}\n---\n`);
    await Promise.all(Array.from({ length: 105 }, (_, i) => write(i)));
    const many = await openService({ contentDir });
    const all = await many.client().dangerouslyGetAll({ orderings: { field: 'my.product_category.title' } });
    expect(new Set(all.map(({ id }) => id)).size).toBe(105);
  });
});

describe('what goes wrong', () => {
  it('says that nothing was found, as the client does', async () => {
    await expect(service.client().getByUID('product', 'none')).rejects.toBeInstanceOf(NotFoundError);
    await expect(service.client().getSingle('settings')).resolves.toMatchObject({ type: 'settings', uid: null });
  });

  it('answers a syntax error with its place', async () => {
    await expect(service.client().get({ filters: ['[at(document.type, ]'] })).rejects.toBeInstanceOf(ParsingError);
    await expect(service.client({ routes: [{ type: 'x' } as never] }).get()).rejects.toBeInstanceOf(ParsingError);
  });

  it('sends an unknown ref to the master ref', async () => {
    const { ref } = await service.client().getMasterRef();
    const response = await service.get('/api/v2/documents/search?ref=unknown');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      type: 'api_notfound_error',
      message: expect.stringMatching(`Master ref is: ${ref}$`),
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const answer = await service.client().getByType('product', { ref: 'unknown' });
    expect(answer.total_results_size).toBe(3);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('was invalid'));
  });

  it('expires a ref when the content changes, and keeps the ref over a restart when it does not', async () => {
    const contentDir = temporaryDir();
    await cp(FIXTURE, contentDir, { recursive: true });
    const stateDir = temporaryDir();
    const first = await openService({ contentDir, stateDir });
    const { ref } = await first.client().getMasterRef();
    const again = await openService({ contentDir, stateDir });
    expect((await again.client().getMasterRef()).ref).toBe(ref);

    await writeFile(path.join(contentDir, 'documents/page/neuf.fr.md'), '---\ntitle: Neuf\n---\n');
    await again.reset();
    const { ref: newer } = await again.client().getMasterRef();
    expect(newer).not.toBe(ref);
    const response = await again.get(`/api/v2/documents/search?ref=${ref}`);
    expect(response.status).toBe(410);
    expect((await response.json()).message).toMatch(new RegExp(`Master ref is: ${newer}$`));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(again.client().getByUID('page', 'neuf', { ref })).resolves.toBeDefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('was expired'));
  });

  it('asks for the access token where one is set', async () => {
    const closed = await openService({ accessToken: 'secret' });
    await expect(closed.client().getByType('product')).rejects.toBeInstanceOf(ForbiddenError);
    const answer = await closed.client({ accessToken: 'secret' }).getByType('product');
    expect(answer.total_results_size).toBe(3);
    expect((await closed.get('/api/v2', { headers: { authorization: 'Token secret' } })).status).toBe(200);
    await expect(closed.client().getTags()).rejects.toBeInstanceOf(ForbiddenError);
  });

  it('wants a ref, knows its addresses, and says what is not there yet', async () => {
    expect((await service.get('/api/v2/documents/search')).status).toBe(400);
    expect((await service.get('/api/v3')).status).toBe(404);
    expect((await service.get('/api/v2', { method: 'POST' })).status).toBe(405);
    const graphql = await service.get('/graphql?query={}');
    expect([graphql.status, await graphql.json()]).toMatchObject([
      400,
      { errors: [{ message: expect.stringContaining('no GraphQL API') }] },
    ]);
    expect((await service.get('/graphql', { method: 'POST' })).status).toBe(403);
    const elsewhere = service.client({ documentAPIEndpoint: `${ORIGIN}/api/v3` });
    await expect(elsewhere.get()).rejects.toBeInstanceOf(RepositoryNotFoundError);
  });

  it('ignores parameters that it does not know', async () => {
    const { ref } = await service.client().getMasterRef();
    const response = await service.get(`/api/v2/documents/search?ref=${ref}&x-c=js-7&x-d=1&future=1&q=`);
    expect(response.status).toBe(200);
  });

  it('takes several filters together', async () => {
    const filters = [filter.at('document.type', 'product'), filter.at('document.tags', ['nouveau'])];
    expect((await service.client().get({ filters })).total_results_size).toBe(2);
  });
});

it('sends the files that documents link to', async () => {
  const response = await service.get('/files/notice.pdf');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect((await service.get('/files/..%2Fdocuments%2Fpage%2Fa-propos.fr.md')).status).toBe(404);
  expect((await service.get('/files/none.pdf')).status).toBe(404);
  expect((await service.get('/files/%E0%A4')).status).toBe(404);
});
