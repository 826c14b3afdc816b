import storefront from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };
import { buildClientSchema, type IntrospectionQuery, parse, print, validate } from 'graphql';
import newest from 'hydrogen-react-newest/storefront.schema.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { argumentsFor, withContextArguments } from '../../../lib/services/shopify/graphql.ts';

const buyer = { customerAccessToken: 'token' };
const visitorConsent = { analytics: true };
const document = parse(`
  query cart($id: ID!, $country: CountryCode) @inContext(country: $country) { cart(id: $id) { ...F } }
  fragment F on Cart { checkoutUrl }
`);
const schemaOf = (schema: unknown) => buildClientSchema(schema as IntrospectionQuery);

describe('the values that a request has', () => {
  test.each([
    ['a read in 2025-04', '2025-04', true, { buyer }],
    ['a read in 2025-07', '2025-07', true, { buyer }],
    ['a read in 2025-10', '2025-10', true, { buyer, visitorConsent }],
    ['a read in 2026-04', '2026-04', true, { buyer, visitorConsent }],
    ['a read in a later version', '2026-10', true, { buyer, visitorConsent }],
    ['a change in 2025-04', '2025-04', false, {}],
    ['a change in 2026-04', '2026-04', false, { visitorConsent }],
  ])('%s', (_title, version, isRead, expected) => {
    expect(argumentsFor({ buyer, visitorConsent }, { version, isRead })).toEqual(expected);
  });

  test('a refusal is a choice too, and no choice is nothing', () => {
    const way = { version: '2026-04', isRead: true };
    expect(argumentsFor({ visitorConsent: { analytics: false } }, way)).toEqual({
      visitorConsent: { analytics: false },
    });
    expect(argumentsFor({}, way)).toEqual({});
  });
});

describe('a document', () => {
  test.each([
    [[], '(country: $country)'],
    [['buyer'], '(country: $country, buyer: $buyer)'],
    [['visitorConsent'], '(country: $country, visitorConsent: $visitorConsent)'],
    [['buyer', 'visitorConsent'], '(country: $country, buyer: $buyer, visitorConsent: $visitorConsent)'],
  ])('with %j is valid where it is sent', (names, context) => {
    const extended = withContextArguments(document, names);
    expect(print(extended)).toContain(`@inContext${context}`);
    expect(validate(schemaOf(newest), extended)).toEqual([]);
    expect(validate(schemaOf(storefront), extended)).toHaveLength(names.includes('visitorConsent') ? 2 : 0);
  });

  test('is made once, so that its text is too', () => {
    expect(withContextArguments(document, ['buyer'])).toBe(withContextArguments(document, ['buyer']));
    expect(withContextArguments(document, [])).toBe(document);
  });
});
