import accounts from '@shopify/hydrogen-react/customer-account.schema.json' with { type: 'json' };
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import accountsNewest from 'hydrogen-react-newest/customer-account.schema.json' with { type: 'json' };
import type { Version } from '../shopify/versions.ts';

const published: Record<Version, unknown> = { '2025-04': accounts, '2026-04': accountsNewest };
const built = new Map<Version, GraphQLSchema>();

/** Shopify's published schema of the Customer Account API in a version, unchanged. Built when it is first needed. */
export function accountSchemaOf(version: Version): GraphQLSchema {
  const known = built.get(version);
  if (known) return known;
  const schema = buildClientSchema(published[version] as IntrospectionQuery);
  built.set(version, schema);
  return schema;
}
