import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Shared } from '../../lib/platform/cache/shared-cache.ts';
import { sharedCache } from '../../lib/platform/cache/tags.ts';
import { processSingleton } from '../../lib/platform/process.ts';
import { hasAdminAccess } from '../../lib/services/shopify/admin-token.ts';
import { queryAdmin } from '../../lib/services/shopify/client.ts';
import { expireTokens } from '../../packages/sandbox/shopify/admin/access.ts';
import { changed } from '../setup/changed-settings.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices({ content: false });
const { commerce, faults } = services;

const COUNT = 'query discounts { automaticDiscountNodes(first: 1) { nodes { id } } }';
const read = () => queryAdmin(COUNT, {});
const operations = () => services.operations('commerce');
const asked = () => operations().filter((name) => name === 'accessToken').length;
/** What a process remembers; another instance has none of it. */
const forget = () => void delete processSingleton('admin-token').current;

beforeEach(forget);
afterEach(() => void delete sharedCache.current);

describe('the token of the Admin API', () => {
  test('is requested once, however many calls need it, and kept', async () => {
    await Promise.all([read(), read(), read()]);
    await read();
    expect(asked()).toBe(1);
    expect(operations()).toHaveLength(5);
  });

  test('is kept for less than its day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await read();
    vi.setSystemTime(Date.now() + 21 * 3_600_000);
    await read();
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + 3_600_000);
    await read();
    expect(operations().slice(-2)).toEqual(['accessToken', 'discounts']);
  });

  test('that the shop refuses is replaced, once for all calls', async () => {
    await read();
    expireTokens(commerce);
    await Promise.all([read(), read()]);
    expect(asked()).toBe(2);
    await read();
    expect(asked()).toBe(2);
  });

  test('that is refused again is not asked for a third time', async () => {
    faults.set({ service: 'commerce', operation: 'discounts', kind: 'status', status: 401, share: 1, seed: 1 });
    await expect(read()).rejects.toMatchObject({ code: 'http', status: 401 });
    expect(operations()).toEqual(['accessToken', 'discounts', 'accessToken', 'discounts']);
  });

  test('is requested again after a failure that passes', async () => {
    faults.set({ service: 'commerce', operation: 'accessToken', kind: 'status', share: 1, seed: 1, times: 1 });
    await read();
    expect(operations()).toEqual(['accessToken', 'accessToken', 'discounts']);
  });

  test.each([
    [
      'an unknown client',
      { SHOPIFY_CLIENT_ID: 'nobody' },
      /status 400 .*: application_cannot_be_found: Could not find/,
    ],
    ['a wrong secret', { SHOPIFY_CLIENT_SECRET: 'wrong' }, /status 400 .*: invalid_client/],
  ])('is refused to %s, with the reason of the shop and without the secret', async (_, settings, reason) => {
    Object.assign(changed, settings);
    const error = await read().catch((caught: Error) => caught);
    expect(String(error)).toMatch(reason);
    expect(String(error)).not.toMatch(/silene-app-secret|wrong/);
    expect(operations()).toEqual(['accessToken']);
  });

  test('that does not come is said so', async () => {
    faults.set({ service: 'commerce', operation: 'accessToken', kind: 'garbage', share: 1, seed: 1 });
    await expect(read()).rejects.toThrow('no access token in the answer');
  });

  test('that is permanent is used where there is one, and not replaced', async () => {
    changed.SHOPIFY_ADMIN_TOKEN = 'silene-admin-token';
    await read();
    changed.SHOPIFY_ADMIN_TOKEN = 'no-such-token';
    await expect(read()).rejects.toMatchObject({ status: 401 });
    expect(asked()).toBe(0);
  });
});

test.each([
  [{}, true],
  [{ SHOPIFY_CLIENT_ID: undefined }, false],
  [{ SHOPIFY_CLIENT_ID: undefined, SHOPIFY_ADMIN_TOKEN: 'shpat_1' }, true],
])('with %j there is access: %s', (settings, expected) => {
  Object.assign(changed, settings);
  expect(hasAdminAccess()).toBe(expected);
});

describe('several instances', () => {
  /** The entries in the Redis of the instances. */
  function notes() {
    const kept = new Map<string, string>();
    const own = {
      claim: async (name: string) => !kept.has(name) && kept.set(name, '') !== null,
      get: async (name: string) => kept.get(name) ?? null,
      put: async (name: string, text: string) => void kept.set(name, text),
      drop: async (name: string) => void kept.delete(name),
    };
    sharedCache.current = { notes: own } as unknown as Shared;
    return kept;
  }

  test('share one token, which is never in clear where they share it', async () => {
    const kept = notes();
    await read();
    forget();
    await read();
    expect(asked()).toBe(1);
    const [token] = Object.keys(commerce.state.data.admin.tokens);
    expect(token).toMatch(/^shpat_/);
    expect([...kept].flat().join()).not.toContain(token);
    expect([...kept].flat().join()).not.toContain('silene-app');
  });

  test('take the token that another one has replaced', async () => {
    notes();
    await read();
    const before = { ...(processSingleton('admin-token').current as object) };
    expireTokens(commerce);
    await read();
    expect(asked()).toBe(2);
    processSingleton<object>('admin-token').current = before;
    await read();
    expect(asked()).toBe(2);
  });
});
