import { beforeEach, expect, test, vi } from 'vitest';
import { recordConsent } from '../../../lib/consent/actions.ts';
import { CONSENT_VERSION } from '../../../lib/consent/rules.ts';
import { consents } from '../../../lib/services/store/schema.ts';
import { expectConsole } from '../../setup/console.ts';
import { newRequest } from '../../setup/next/headers.ts';

const kept: unknown[] = [];
let fails = false;

vi.mock('../../../lib/services/store/client.ts', () => ({
  store: async () => {
    if (fails) throw new Error('the disk is full');
    const values = (row: unknown) => ({ onConflictDoNothing: async () => void kept.push(row) });
    return { db: { insert: (table: unknown) => (table === consents ? { values } : {}) } };
  },
}));

const proof = {
  id: '5f0c2f8e-1df1-4c3c-9a5e-0b9df4a0a001',
  version: CONSENT_VERSION,
  analytics: true,
  external: false,
  locale: 'nl-be',
};

beforeEach(() => {
  kept.length = 0;
  fails = false;
  newRequest({ host: 'be.localhost:3000' });
});

test('a choice is kept, and nothing else of the visitor', async () => {
  expect(await recordConsent({ ...proof, address: '203.0.113.7', userAgent: 'Mozilla/5.0' })).toBe(true);
  expect(kept).toEqual([proof]);
});

test('the host says the country: the language of another one is not believed', async () => {
  await recordConsent({ ...proof, locale: 'fr-tn' });
  expect(kept).toEqual([{ ...proof, locale: 'fr-be' }]);
});

test.each([
  ['an id that is none', { ...proof, id: 'me@example.org' }],
  ['a version still to come', { ...proof, version: CONSENT_VERSION + 1 }],
  ['an answer in words', { ...proof, analytics: 'true' }],
  ['an unknown locale', { ...proof, locale: 'de-be' }],
  ['nothing', undefined],
])('%s is refused', async (_, input) => {
  expectConsole('error', /\[consent\] AppError: invalid input/);
  expect(await recordConsent(input)).toBe(false);
  expect(kept).toEqual([]);
});

test('a store that does not answer is logged, without the choice', async () => {
  fails = true;
  const lines = expectConsole('error', /\[consent\]/);
  expect(await recordConsent(proof)).toBe(false);
  expect(lines.join()).toContain('the disk is full');
  expect(lines.join()).not.toContain(proof.id);
});
