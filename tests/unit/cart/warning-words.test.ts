import type { GraphQLEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { cartTranslator, newsWordsOf, problemOf, warningWords } from '../../../lib/cart/messages.ts';
import type { CartReply } from '../../../lib/cart/view.ts';
import { schemaOf } from '../../../packages/sandbox/shopify/schema.ts';
import { newest } from '../../../packages/sandbox/shopify/versions.ts';

/** The service's warning codes about discount codes. */
const OF_THE_SERVICE = (schemaOf(newest).getType('CartWarningCode') as GraphQLEnumType)
  .getValues()
  .map(({ name }) => name)
  .filter((name) => name.startsWith('DISCOUNT_'));

type Warning = { code: string; values?: Record<string, number> };

const reply = (...warnings: Warning[]): CartReply => ({
  status: 'ok',
  cart: null,
  warnings: warnings.map((warning) => ({ message: 'English of the service', lineId: '', ...warning })),
});
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const [french, dutch] = await Promise.all([cartTranslator('fr-fr'), cartTranslator('nl-be')]);

test.each<[Warning, string, string]>([
  [
    { code: 'DISCOUNT_MINIMUM', values: { missing: 14.68 } },
    'Ajoutez encore 14,68 € d’achats pour que ce code s’applique.',
    'Koop nog voor € 14,68 en de code geldt.',
  ],
  [
    { code: 'DISCOUNT_QUANTITY', values: { missing: 1 } },
    'Ajoutez encore 1 article pour que ce code s’applique.',
    'Voeg nog 1 artikel toe en de code geldt.',
  ],
  [
    { code: 'DISCOUNT_QUANTITY', values: { missing: 3 } },
    'Ajoutez encore 3 articles pour que ce code s’applique.',
    'Voeg nog 3 artikelen toe en de code geldt.',
  ],
])('%j is filled with what is missing', (warning, inFrench, inDutch) => {
  expect([plain(warningWords(warning, french)), plain(warningWords(warning, dutch))]).toEqual([inFrench, inDutch]);
});

test('the service has twelve of them', () => {
  expect(OF_THE_SERVICE).toHaveLength(12);
});

describe.each([
  ['fr-fr', french],
  ['nl-be', dutch],
] as const)('in %s', (_, t) => {
  test.each([
    ...OF_THE_SERVICE,
    'DISCOUNT_NOT_APPLICABLE',
    'DISCOUNT_NOT_FOUND',
    'DISCOUNT_EXPIRED',
    'DISCOUNT_NOT_STARTED',
    'DISCOUNT_USED_UP',
    'DISCOUNT_MINIMUM',
    'DISCOUNT_QUANTITY',
    'DISCOUNT_OTHER_PRODUCTS',
    'DISCOUNT_OTHER_COUNTRY',
    'DISCOUNT_NOT_COMBINABLE',
    'DISCOUNT_SIGN_IN',
    'GIFT_OUT_OF_STOCK',
    'GIFT_NOT_GIVEN',
    'GIFT_NOT_DELIVERED',
    'GIFT_ENDED',
    'CART_GONE',
  ])('%s has words of its own', (code) => {
    const said = warningWords({ code, values: { missing: 2 } }, t);
    expect(said).not.toBe(t('warning.other'));
    expect(said).not.toContain(code);
  });

  test('what no catalogue knows is said in general', () => {
    expect(warningWords({ code: 'PAYMENTS_CHANGED' }, t)).toBe(t('warning.other'));
  });

  test.each(['GIFT_OUT_OF_STOCK', 'CART_GONE'] as const)('%s is news, and no problem of the gesture', (code) => {
    const news = reply({ code });
    expect([problemOf(news, t), newsWordsOf(news, t)]).toEqual([null, t(`warning.${code}`)]);
  });

  test('beside a cut of the stock both are said, each in its place', () => {
    const both = reply({ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }, { code: 'GIFT_OUT_OF_STOCK' });
    expect(problemOf(both, t)).toBe(t('warning.MERCHANDISE_NOT_ENOUGH_STOCK'));
    expect(newsWordsOf(both, t)).toBe(t('warning.GIFT_OUT_OF_STOCK'));
  });

  test('what several lines have in common is said once', () => {
    const twice = reply({ code: 'MERCHANDISE_OUT_OF_STOCK' }, { code: 'MERCHANDISE_OUT_OF_STOCK' });
    expect(problemOf(twice, t)).toBe(t('warning.MERCHANDISE_OUT_OF_STOCK'));
  });

  test('a failure has no news of gifts', () => {
    expect(newsWordsOf({ status: 'error', code: 'timeout', values: {}, cart: null }, t)).toBeNull();
  });
});
