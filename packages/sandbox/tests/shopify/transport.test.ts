import { createStorefrontClient } from '@shopify/hydrogen-react';
import { describe, expect, it, test } from 'vitest';
import { openShop, origin } from '../../../../tests/fixtures/commerce.ts';

const shop = openShop();
const name = '{ shop { name } }';
const token = { 'x-shopify-storefront-access-token': 'public-token' };

const post = (path: string, body: string, headers: Record<string, string> = token) =>
  shop.handle(
    new Request(origin + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }),
  );

describe('versions', () => {
  test.each([
    ['/api/2025-04/graphql.json', 200, '2025-04'],
    ['/api/graphql.json', 200, '2025-04'],
    ['/api/2023-01/graphql.json', 200, '2025-04'],
    ['/api/2025-10/graphql.json', 200, '2026-04'],
    ['/api/2026-04/graphql.json', 200, '2026-04'],
    ['/api/2026-07/graphql.json', 200, '2026-04'],
    ['/api/unstable/graphql.json', 200, '2026-04'],
    ['/api/2031-10/graphql.json', 404, null],
    ['/api/2025-05/graphql.json', 404, null],
    ['/api/latest/graphql.json', 404, null],
    ['/admin/api/2025-04/graphql.json', 401, '2025-04'],
    ['/admin/api/2026-04/graphql.json', 401, '2026-04'],
    ['/admin/api/latest/graphql.json', 404, null],
  ])('%s answers %i, version %s', async (path, status, version) => {
    const response = await post(path, JSON.stringify({ query: name }));
    expect(response.status).toBe(status);
    expect(response.headers.get('x-shopify-api-version')).toBe(version);
  });
});

describe('tokens', () => {
  test.each<[string, Record<string, string>, number]>([
    ['public', token, 200],
    ['private', { 'shopify-storefront-private-token': 'private-token' }, 200],
    ['none', {}, 200],
    ['wrong', { 'x-shopify-storefront-access-token': 'no' }, 401],
    ['public in the private header', { 'shopify-storefront-private-token': 'public-token' }, 401],
  ])('%s', async (_, headers, status) => {
    const response = await post('/api/2025-04/graphql.json', JSON.stringify({ query: name }), headers);
    expect(response.status).toBe(status);
    if (status === 401)
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHORIZED' } }] });
  });
});

describe('bodies', () => {
  const path = '/api/2025-04/graphql.json';

  it('takes a GET, but no mutation by it', async () => {
    const get = async (query: string) => {
      const search = new URLSearchParams({ query, variables: JSON.stringify({ handle: 'gommes' }) });
      return (await shop.handle(new Request(`${origin}${path}?${search}`, { headers: token }))).json();
    };
    expect(await get('query($handle: String!) { product(handle: $handle) { id } }')).toEqual({
      data: { product: { id: 'gid://shopify/Product/1' } },
    });
    expect(await get('mutation { cartCreate { cart { id } } }')).toMatchObject({ errors: [{ message: /POST/ }] });
  });

  it('takes a bare document', async () => {
    const response = await post(path, name, { ...token, 'content-type': 'application/graphql' });
    expect(await response.json()).toEqual({ data: { shop: { name: 'Herbier' } } });
  });

  test.each([
    ['no JSON', '{', 400],
    ['no query', '{}', 400],
    ['null', 'null', 400],
    ['a syntax error', JSON.stringify({ query: '{' }), 200],
    ['an unknown field', JSON.stringify({ query: '{ shop { nose } }' }), 200],
    ['a variable that is missing', JSON.stringify({ query: 'query($id: ID!) { node(id: $id) { id } }' }), 200],
    ['an operation that is missing', JSON.stringify({ query: 'query A { shop { id } }', operationName: 'B' }), 200],
  ])('%s', async (_, body, status) => {
    const response = await post(path, body);
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { errors: unknown; data?: unknown };
    expect(answer.errors).toBeTruthy();
    expect(answer.data).toBeUndefined();
  });

  it('lets other origins in and names each request', async () => {
    const preflight = await shop.handle(
      new Request(origin + path, { method: 'OPTIONS', headers: { 'access-control-request-headers': 'content-type' } }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    const [one, two] = await Promise.all([post(path, '{}'), post(path, '{}')]);
    expect(one.headers.get('access-control-allow-origin')).toBe('*');
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
    expect((await shop.handle(new Request(origin + path, { method: 'DELETE', headers: token }))).status).toBe(405);
  });

  it('says which field is not implemented, and never makes a value up', async () => {
    const { data, errors } = await shop.query('{ shop { name paymentSettings { cardVaultUrl } } }');
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { path: ['shop', 'paymentSettings', 'cardVaultUrl'], extensions: { code: 'NOT_IMPLEMENTED' } },
    ]);
    const payment = await shop.query(
      'mutation { cartMetafieldDelete(input: {ownerId: "gid://shopify/Cart/1", key: "a"}) { userErrors { code } } }',
    );
    expect(payment.errors).toMatchObject([
      { extensions: { code: 'NOT_IMPLEMENTED', field: 'Mutation.cartMetafieldDelete' } },
    ]);
  });

  it('answers a deferred fragment with the rest', async () => {
    const { data } = await shop.query('{ shop { id ... @defer { name } } }');
    expect(data).toEqual({ shop: { id: 'gid://shopify/Shop/1', name: 'Herbier' } });
  });
});

it('is spoken to by the real client', async () => {
  const client = createStorefrontClient({ storeDomain: origin, privateStorefrontToken: 'private-token' });
  const request = new Request(client.getStorefrontApiUrl(), {
    method: 'POST',
    headers: client.getPrivateTokenHeaders({ buyerIp: '127.0.0.1' }),
    body: JSON.stringify({ query: name, operationName: '' }),
  });
  expect(await (await shop.handle(request)).json()).toEqual({ data: { shop: { name: 'Herbier' } } });
});
