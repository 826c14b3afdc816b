/** Every method of the reading client with the options that its own suite passes to each: ours are the queries and content. */
import { type Client, type ClientConfig, filter, NotFoundError, ParsingError, PrismicError } from '@prismicio/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenService, ORIGIN, openService, stored } from './fixture.ts';

let service: OpenService;
let client: Client;
const id = (uid: string) => stored(service, 'product', uid).id;
beforeAll(async () => {
  service = await openService();
  client = service.client();
});

const QUIET = ['gel-arnica', 'nuit-posee', 'creme-calendula'];
type Found = { uid: string | null };
const uids = (found: Found | Found[] | { results: Found[] }) =>
  'results' in found
    ? found.results.map(({ uid }) => uid)
    : Array.isArray(found)
      ? found.map(({ uid }) => uid)
      : [found.uid];

type Params = NonNullable<Parameters<Client['getByType']>[1]>;
type Method = [
  name: string,
  call: (client: Client, params?: Params) => Promise<Found | Found[] | { results: Found[] }>,
  expected: string[],
];
const product = filter.at('document.type', 'product');

const METHODS: Method[] = [
  ['get', (one, params) => one.get({ ...params, filters: [product] }), QUIET],
  ['getFirst', (one, params) => one.getFirst({ ...params, filters: [product] }), ['gel-arnica']],
  ['dangerouslyGetAll', (one, params) => one.dangerouslyGetAll({ ...params, filters: [product] }), QUIET],
  ['getByID', (one, params) => one.getByID(id('nuit-posee'), params), ['nuit-posee']],
  [
    'getByIDs',
    (one, params) => one.getByIDs([id('nuit-posee'), id('gel-arnica')], params),
    ['gel-arnica', 'nuit-posee'],
  ],
  ['getAllByIDs', (one, params) => one.getAllByIDs([id('gel-arnica')], params), ['gel-arnica']],
  ['getByUID', (one, params) => one.getByUID('product', 'nuit-posee', params), ['nuit-posee']],
  [
    'getByUIDs',
    (one, params) => one.getByUIDs('product', ['nuit-posee', 'gel-arnica'], params),
    ['gel-arnica', 'nuit-posee'],
  ],
  ['getAllByUIDs', (one, params) => one.getAllByUIDs('product', ['nuit-posee'], params), ['nuit-posee']],
  ['getSingle', (one, params) => one.getSingle('settings', params).then(({ type }) => ({ uid: type })), ['settings']],
  ['getByType', (one, params) => one.getByType('product', params), QUIET],
  ['getAllByType', (one, params) => one.getAllByType('product', params), QUIET],
  ['getByTag', (one, params) => one.getByTag('peau', params), ['gel-arnica', 'creme-calendula']],
  ['getAllByTag', (one, params) => one.getAllByTag('sommeil', params), ['nuit-posee']],
  ['getByEveryTag', (one, params) => one.getByEveryTag(['peau', 'nouveau'], params), ['creme-calendula']],
  ['getAllByEveryTag', (one, params) => one.getAllByEveryTag(['peau', 'nouveau'], params), ['creme-calendula']],
  ['getBySomeTags', (one, params) => one.getBySomeTags(['peau', 'sommeil'], params), QUIET],
  ['getAllBySomeTags', (one, params) => one.getAllBySomeTags(['peau', 'sommeil'], params), QUIET],
];

describe.each(METHODS)('%s', (_, call, expected) => {
  it('finds', async () => {
    expect(uids(await call(client))).toEqual(expected);
  });

  it.each<[what: string, params: Params]>([
    ['a cursor that is unknown', { after: 'nothing' }],
    ['a ref', { ref: 'master' }],
    ['a language', { lang: 'fr-fr' }],
    ['fields of linked documents', { fetchLinks: ['product_category.title'] }],
    ['routes', { routes: [{ type: 'product', path: '/:uid' }], brokenRoute: '/404' }],
    ['an empty list of orderings', { orderings: [] }],
  ])('finds the same with %s', async (what, params) => {
    const { ref } = await client.getMasterRef();
    expect(uids(await call(client, what === 'a ref' ? { ref } : params))).toEqual(expected);
  });

  it.each<[what: string, params: Params]>([
    ['a route of an unknown type', { routes: [{ type: 'nothing', path: '/:uid' }] }],
    ['an ordering by an unknown field', { orderings: { field: 'my.product.nothing' } }],
    ['a filter on an unknown field', { filters: [filter.at('my.product.nothing', 1)] }],
  ])('refuses %s', async (what, params) => {
    // These two take the place of the filters of the table.
    const replaced = params.filters && ['get', 'getFirst', 'dangerouslyGetAll'].includes(_);
    const asked = replaced ? client.get(params) : call(client, params);
    await expect(asked, what).rejects.toBeInstanceOf(ParsingError);
  });
});

describe('a document that is not there', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['getFirst', () => client.getFirst({ filters: [filter.at('document.tags', ['none'])] })],
    ['getByID', () => client.getByID('none')],
    ['getByUID', () => client.getByUID('product', 'none')],
    ['getSingle', () => client.getSingle('settings', { lang: 'de-de' })],
  ])('%s', async (_, call) => {
    await expect(call()).rejects.toBeInstanceOf(NotFoundError);
  });
});

describe('the repository', () => {
  it('has a master ref, releases and tags, at the addresses that it names', async () => {
    const [master, refs, releases] = await Promise.all([client.getMasterRef(), client.getRefs(), client.getReleases()]);
    expect(refs).toEqual([master, ...releases]);
    const release = releases[0];
    expect(await client.getReleaseByID(release?.id ?? '')).toEqual(release);
    expect(await client.getReleaseByLabel(release?.label ?? '')).toEqual(release);
    expect(await client.getTags()).toEqual(['nouveau', 'peau', 'sommeil']);
    expect(service.requests.at(-1)?.pathname).toBe('/api/v2/tags');
  });

  it.each<[string, (one: Client) => unknown]>([
    ['a release by id', (one) => one.queryContentFromReleaseByID('printemps')],
    [
      'a ref that is computed',
      (one) => one.queryContentFromRef(async () => (await one.getReleaseByID('printemps')).ref),
    ],
    ['the latest content', (one) => one.queryLatestContent()],
  ])('is read at %s', async (_, choose) => {
    const one = service.client();
    choose(one);
    expect((await one.getByType('product')).results.length).toBeGreaterThan(0);
  });

  it('names the address of a query', async () => {
    const address = new URL(await client.buildQueryURL({ filters: [product], lang: 'nl-be', pageSize: 5 }));
    expect(address.origin + address.pathname).toBe(`${ORIGIN}/api/v2/documents/search`);
    const body = await (await service.get(address.href)).json();
    expect(body.results.map(({ uid }: Found) => uid)).toEqual(['rustige-nacht']);
  });

  it('takes the parameters of the client for every query', async () => {
    const config: ClientConfig = { defaultParams: { lang: 'nl-be', pageSize: 1 } };
    expect(await service.client(config).getByType('product')).toMatchObject({
      results_per_page: 1,
      total_results_size: 1,
    });
  });

  it('gives up a query that is aborted', async () => {
    const signal = AbortSignal.abort();
    const aborting = service.client({ fetch: (url, init) => fetch(url, init as RequestInit) });
    await expect(aborting.get({ signal })).rejects.toThrow(/abort/i);
  });

  it('has no GraphQL, and says so to the client', async () => {
    const response = await client.graphQLFetch(`${ORIGIN}/graphql?query={_allDocuments{totalCount}}`);
    expect(await response.json()).toHaveProperty('errors.0.message');
    await expect(service.client({ documentAPIEndpoint: `${ORIGIN}/graphql` }).get()).rejects.toBeInstanceOf(
      PrismicError,
    );
  });
});
