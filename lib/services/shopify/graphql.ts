import { initGraphQLTada } from 'gql.tada';
import type { introspection as accountIntrospection } from './account-api/graphql-env.d.ts';
import type { introspection } from './graphql-env.d.ts';

/**
 * The types of every query are derived from its literal and the 2025-04 schema; `npm run generate` refreshes the
 * schema's types.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    Color: string;
    DateTime: string;
    Decimal: string;
    HTML: string;
    ISO8601DateTime: string;
    JSON: unknown;
    URL: string;
    UnsignedInt64: string;
  };
}>();

/** The same for the Customer Account API. */
export const accountGraphql = initGraphQLTada<{
  introspection: accountIntrospection;
  scalars: { DateTime: string; Decimal: string; ISO8601DateTime: string; JSON: unknown; URL: string };
}>();

export type { ResultOf } from 'gql.tada';
