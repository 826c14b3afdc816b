import storefront from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

/** The service's own schema, as its owner publishes it. */
export const schema: GraphQLSchema = buildClientSchema(storefront as unknown as IntrospectionQuery);

// Numbers of 64 bits travel as text.
Object.assign(schema.getType('UnsignedInt64') ?? {}, { serialize: String });
