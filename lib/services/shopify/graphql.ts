import { initGraphQLTada } from 'gql.tada';
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

export type { ResultOf } from 'gql.tada';
