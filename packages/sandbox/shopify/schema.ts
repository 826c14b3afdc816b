import storefront from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };
import { buildClientSchema, extendSchema, type GraphQLSchema, type IntrospectionQuery, parse } from 'graphql';

/**
 * Why a code has no effect, from version 2025-07 on. Shopify serves a request for 2025-04 with its oldest supported version,
 * which has these values; the published schema of 2025-04 does not.
 */
const laterWarnings = parse(`
  extend enum CartWarningCode {
    DISCOUNT_CODE_NOT_HONOURED
    DISCOUNT_CURRENTLY_INACTIVE
    DISCOUNT_CUSTOMER_NOT_ELIGIBLE
    DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED
    DISCOUNT_ELIGIBLE_CUSTOMER_MISSING
    DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE
    DISCOUNT_NOT_FOUND
    DISCOUNT_NO_ENTITLED_LINE_ITEMS
    DISCOUNT_NO_ENTITLED_SHIPPING_LINES
    DISCOUNT_PURCHASE_NOT_IN_RANGE
    DISCOUNT_QUANTITY_NOT_IN_RANGE
    DISCOUNT_USAGE_LIMIT_REACHED
  }
`);

/** Shopify's published schema, with the warnings that it returns today. */
export const schema: GraphQLSchema = extendSchema(
  buildClientSchema(storefront as unknown as IntrospectionQuery),
  laterWarnings,
);

// 64-bit integers are serialized as strings.
Object.assign(schema.getType('UnsignedInt64') ?? {}, { serialize: String });
