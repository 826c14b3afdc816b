import { describe, expect, test } from 'vitest';
import { isSecret, webhookSchema } from '../../../lib/publication/publication.ts';

describe('a webhook of the content service', () => {
  /** The body as the service posts it. */
  const update = {
    type: 'api-update',
    secret: 'silene-webhook-secret',
    domain: 'silene',
    apiUrl: 'https://silene.prismic.io/api',
    masterRef: 'M2',
    releases: { addition: [{ id: 'R1', ref: 'M2~R1', label: 'Fêtes', documents: ['Zdoc1'] }] },
    masks: {},
    tags: { addition: [{ id: 'arnica' }] },
    documents: ['Zdoc1', 'Zdoc2'],
  };

  test('is read for its kind, its secret and its documents', () => {
    const { type, secret, documents } = update;
    expect(webhookSchema.parse(update)).toEqual({ type, secret, documents });
  });

  test.each([
    ['of a test', { type: 'test-trigger', domain: 'silene', secret: null }],
    ['without a secret', { type: 'api-update' }],
  ])('%s names no documents', (_, body) => {
    expect(webhookSchema.parse(body).documents).toEqual([]);
  });

  test.each<[what: string, body: unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a text', 'api-update'],
    ['a body without a kind', { documents: [] }],
    ['a kind that is no text', { type: { $ne: '' } }],
    ['a secret that is no text', { type: 'api-update', secret: { $ne: '' } }],
    ['a secret without end', { type: 'api-update', secret: 'x'.repeat(501) }],
    ['documents that are no list', { type: 'api-update', documents: 'Zdoc1' }],
    ['documents that are no ids', { type: 'api-update', documents: [{ id: 'Zdoc1' }] }],
    ['an id without end', { type: 'api-update', documents: ['x'.repeat(101)] }],
    ['more documents than a repository has', { type: 'api-update', documents: Array(10_001).fill('x') }],
  ])('is not %s', (_, body) => {
    expect(webhookSchema.safeParse(body).success).toBe(false);
  });
});

describe('a secret', () => {
  test('is the one of the settings', () => {
    expect(isSecret('silène', 'silène')).toBe(true);
  });

  test.each<[given: string | null | undefined, expected: string | undefined]>([
    ['', 'secret'],
    [null, 'secret'],
    [undefined, 'secret'],
    ['Secret', 'secret'],
    ['secret ', 'secret'],
    ['secre', 'secret'],
    ['sécret', 'secret'],
    // The same letters in another Unicode normalization are another secret.
    ['sile\u0300ne', 'silène'],
    ['secret', undefined],
    ['secret', ''],
    // Without a configured secret no secret is accepted, least of all an empty one.
    ['', ''],
    [undefined, undefined],
  ])('%j is not %j', (given, expected) => {
    expect(isSecret(given, expected)).toBe(false);
  });
});
