import storefront from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import storefrontNewest from 'hydrogen-react-newest/storefront.schema.json' with { type: 'json' };
import type { Version } from './versions.ts';

const published: Record<Version, unknown> = { '2025-04': storefront, '2026-04': storefrontNewest };
const built = new Map<Version, GraphQLSchema>();

/** Shopify's published schema of a version, unchanged. Built when it is first needed. */
export function schemaOf(version: Version): GraphQLSchema {
  const known = built.get(version);
  if (known) return known;
  const schema = buildClientSchema(published[version] as IntrospectionQuery);
  // 64-bit integers are serialized as strings.
  Object.assign(schema.getType('UnsignedInt64') ?? {}, { serialize: String });
  built.set(version, schema);
  return schema;
}
