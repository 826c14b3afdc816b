import { afterEach, expect, test, vi } from 'vitest';
import type { Shared } from '../../../lib/platform/cache/shared-cache.ts';
import { sharedCache } from '../../../lib/platform/cache/tags.ts';
import { seal, unseal } from '../../../lib/platform/secret.ts';
import { shareRefresh } from '../../../lib/session/provider.ts';

afterEach(() => {
  delete sharedCache.current;
});

/** The entries that several instances share in one Redis; `away` simulates a Redis that does not respond. */
function notes({ away = false } = {}) {
  const kept = new Map<string, string>();
  const own = {
    claim: async (name: string) => (away ? null : !kept.has(name) && kept.set(name, '') !== null),
    get: async (name: string) => (away ? null : (kept.get(name) ?? null)),
    put: async (name: string, text: string) => void kept.set(name, text),
    drop: async (name: string) => void kept.delete(name),
  };
  sharedCache.current = { notes: own } as unknown as Shared;
  return kept;
}

const answer = { given: { refresh_token: 'the next one' } };

test('several ask at once with one secret: it is used once, and all have the answer', async () => {
  const kept = notes();
  let go = () => {};
  const ask = vi.fn(() => new Promise((resolve) => (go = () => resolve(answer))));
  const all = [1, 2, 3].map(() => shareRefresh('secret', ask));
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  go();
  expect(await Promise.all(all)).toEqual([answer, answer, answer]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect([...kept].flat().join()).not.toMatch(/secret|the next one/);
});

test('what failed is asked again, by whoever waits first', async () => {
  notes();
  const failing = vi.fn().mockRejectedValueOnce(new Error('not today')).mockResolvedValue(answer);
  await expect(shareRefresh('secret', failing)).rejects.toThrow('not today');
  expect(await shareRefresh('secret', failing)).toEqual(answer);
  expect(failing).toHaveBeenCalledTimes(2);
});

test.each([
  ['without Redis', () => {}],
  ['with a Redis that is away', () => void notes({ away: true })],
])('%s each instance asks by itself', async (_, prepare) => {
  prepare();
  const ask = vi.fn().mockResolvedValue(answer);
  expect(await shareRefresh('secret', ask)).toEqual(answer);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what is sealed opens with its secret only, and not when a byte of it is another', () => {
  const text = seal(answer, 'secret');
  expect(unseal(text, 'secret')).toEqual(answer);
  expect(() => unseal(text, 'another')).toThrow();
  const bytes = Buffer.from(text, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(bytes.toString('base64url'), 'secret')).toThrow();
});
