import { describe, expect, it, test, vi } from 'vitest';
import { createFaults, draw, type FaultRule, withFaults } from '../../control/faults.ts';
import { contentOperation, graphqlOperation } from '../../control/operation.ts';

const rule = (part: Partial<FaultRule>): FaultRule => ({
  service: 'commerce',
  operation: '*',
  kind: 'status',
  share: 1,
  seed: 1,
  ...part,
});
const call = (operationName: string) =>
  new Request('http://shop.test/api/2025-04/graphql.json', {
    method: 'POST',
    body: JSON.stringify({ query: '{x}', operationName }),
  });

function setup(...rules: FaultRule[]) {
  const faults = createFaults();
  for (const one of rules) faults.set(one);
  const handler = vi.fn(async () => Response.json({ data: 'ok' }));
  return {
    faults,
    handler,
    faulty: withFaults(handler, { service: 'commerce', faults, operationOf: graphqlOperation }),
  };
}

describe('a fault', () => {
  it('hits the operation it names and no other', async () => {
    const { faulty } = setup(rule({ operation: 'getCart', status: 503 }));
    expect((await faulty(call('getCart'))).status).toBe(503);
    expect((await faulty(call('getProduct'))).status).toBe(200);
  });

  it('of another service does not concern us', async () => {
    const { faulty } = setup(rule({ service: 'content' }));
    expect((await faulty(call('getCart'))).status).toBe(200);
  });

  it('hits one visitor alone, as a shop limits visitors one by one', async () => {
    const { faulty } = setup(rule({ kind: 'throttled', buyerIp: '203.0.113.7' }));
    const from = async (address: string | null) => {
      const headers = address ? { 'shopify-storefront-buyer-ip': address } : undefined;
      return (await faulty(new Request(call('getCart'), { headers }))).json();
    };
    expect(await from('203.0.113.7')).toMatchObject({ errors: [{ extensions: { code: 'THROTTLED' } }] });
    expect(await from('203.0.113.8')).toEqual({ data: 'ok' });
    expect(await from(null)).toEqual({ data: 'ok' });
  });

  it('hits the same calls for the same seed, about as many as its share', async () => {
    const run = async (seed: number) => {
      const { faulty } = setup(rule({ share: 0.3, seed }));
      return Promise.all(Array.from({ length: 200 }, async () => (await faulty(call('a'))).status));
    };
    const [one, again, other] = await Promise.all([run(7), run(7), run(8)]);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one.filter((status) => status === 500).length).toBeGreaterThan(40);
    expect(one.filter((status) => status === 500).length).toBeLessThan(80);
    expect(draw(7, 3)).toBe(draw(7, 3));
  });

  test.each<[FaultRule['kind'], number, string | null, object | null]>([
    ['throttled', 200, '2', { errors: [{ extensions: { code: 'THROTTLED' } }] }],
    ['429', 429, '2', { errors: 'Too Many Requests' }],
    ['430', 430, '2', { errors: 'Too Many Requests' }],
  ])('%s', async (kind, status, retry, body) => {
    const response = await setup(rule({ kind, retryAfter: 2 })).faulty(call('a'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retry]);
    expect(await response.json()).toMatchObject(body ?? {});
    const silent = await setup(rule({ kind })).faulty(call('a'));
    expect(silent.headers.get('retry-after')).toBeNull();
  });

  it('loses the answer after the work was done', async () => {
    const { faulty, handler } = setup(rule({ kind: 'lost' }));
    expect((await faulty(call('a'))).type).toBe('error');
    expect(handler).toHaveBeenCalledOnce();
  });

  it('answers half a body, late, or never', async () => {
    await expect((await setup(rule({ kind: 'garbage' })).faulty(call('a'))).json()).rejects.toThrow();
    const started = performance.now();
    expect((await setup(rule({ kind: 'latency', ms: 60 })).faulty(call('a'))).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(50);
    const { faulty, handler } = setup(rule({ kind: 'hang' }));
    const aborted = new AbortController();
    const hanging = faulty(new Request(call('a'), { signal: aborted.signal }));
    aborted.abort();
    expect((await hanging).type).toBe('error');
    expect(handler).not.toHaveBeenCalled();
  });

  it('can be late and fail at once, and ends when cleared', async () => {
    const { faults, faulty } = setup(rule({ kind: 'latency', ms: 5 }), rule({ status: 502 }));
    expect((await faulty(call('a'))).status).toBe(502);
    faults.clear();
    expect((await faulty(call('a'))).status).toBe(200);
  });
});

test.each([
  ['its own name', call('getCart'), 'getCart'],
  [
    'the first of its document',
    new Request('http://s/x', {
      method: 'POST',
      body: JSON.stringify({ query: 'fragment F on Cart { id } mutation addToCart($id: ID!) { x }' }),
    }),
    'addToCart',
  ],
  ['a GET', new Request('http://s/x?query=query+One+{x}'), 'One'],
  ['a bare document', new Request('http://s/x', { method: 'POST', body: 'query Two { x }' }), 'Two'],
  ['its path', new Request('http://s/checkouts/cn/1'), '/checkouts/cn/1'],
])('a GraphQL request is called by %s', async (_, request, name) => expect(await graphqlOperation(request)).toBe(name));

test.each([
  ['/api/v2', 'repository'],
  ['/api/v2/documents/search?q=1', 'search'],
  ['/api/v2/tags', 'tags'],
])('%s is called %s', (path, name) => expect(contentOperation(new Request(`http://s${path}`))).toBe(name));
