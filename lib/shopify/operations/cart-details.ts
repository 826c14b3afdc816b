import 'server-only';
import type { ShopContext } from '../client';
import { graphql } from '../graphql';
import type { Attribute } from '../types';
import { type CartResult, changeCart, payloadFragments } from './cart';

const discountCodesUpdate = graphql(
  `
  mutation cartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const attributesUpdate = graphql(
  `
  mutation cartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const noteUpdate = graphql(
  `
  mutation cartNoteUpdate($cartId: ID!, $note: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartNoteUpdate(cartId: $cartId, note: $note) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

// Each of them throws AppError `cartUpdate`, or `cartNotFound` when the service no longer knows the cart.

/** Replaces the codes of the cart. One that does not apply is kept, and said in the warnings. */
export function updateDiscountCodes(
  cartId: string,
  discountCodes: readonly string[],
  context: ShopContext,
): Promise<CartResult> {
  const variables = { cartId, discountCodes: [...discountCodes], ...context };
  return changeCart({ document: discountCodesUpdate, variables }, 'cartUpdate', context);
}

/** Replaces all attributes of the cart. */
export function updateAttributes(
  cartId: string,
  attributes: readonly Attribute[],
  context: ShopContext,
): Promise<CartResult> {
  const variables = { cartId, attributes: [...attributes], ...context };
  return changeCart({ document: attributesUpdate, variables }, 'cartUpdate', context);
}

/** An empty note takes it away. */
export function updateNote(cartId: string, note: string, context: ShopContext): Promise<CartResult> {
  return changeCart({ document: noteUpdate, variables: { cartId, note, ...context } }, 'cartUpdate', context);
}
