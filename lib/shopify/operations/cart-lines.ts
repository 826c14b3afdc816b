import 'server-only';
import type { ShopContext } from '../client';
import { toGid } from '../gid';
import { graphql } from '../graphql';
import type { Attribute } from '../types';
import { type CartResult, changeCart, payloadFragments } from './cart';

const cartCreate = graphql(
  `
  mutation cartCreate($input: CartInput!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartCreate(input: $input) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const cartLinesAdd = graphql(
  `
  mutation cartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const cartLinesUpdate = graphql(
  `
  mutation cartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const cartLinesRemove = graphql(
  `
  mutation cartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

export type NewLine = { variantId: string; quantity: number; attributes?: Attribute[] };

const lineInput = ({ variantId, quantity, attributes = [] }: NewLine) => ({
  merchandiseId: toGid('ProductVariant', variantId),
  quantity,
  attributes,
});

export type NewCart = { line: NewLine | null; customerAccessToken: string | null; discountCodes?: string[] };

/** Creates a cart with no or one line. Throws AppError `cartCreate`. */
export function createCart(
  { line, customerAccessToken, discountCodes = [] }: NewCart,
  context: ShopContext,
): Promise<CartResult> {
  const buyerIdentity = { customerAccessToken, countryCode: context.country };
  const input = { lines: line ? [lineInput(line)] : [], buyerIdentity, discountCodes };
  return changeCart({ document: cartCreate, variables: { input, ...context } }, 'cartCreate', context);
}

/** Throws AppError `cartLinesAdd`, or `cartNotFound` when the service no longer knows the cart. */
export function addLines(cartId: string, lines: readonly NewLine[], context: ShopContext): Promise<CartResult> {
  const variables = { cartId, lines: lines.map(lineInput), ...context };
  return changeCart({ document: cartLinesAdd, variables }, 'cartLinesAdd', context);
}

/** Absolute; a quantity of 0 removes the line, and attributes replace all that it had. */
export type LineChange = { id: string; quantity?: number; attributes?: Attribute[] };

/** Throws AppError `cartLineUpdate` or `cartNotFound`. */
export function updateLines(cartId: string, lines: readonly LineChange[], context: ShopContext): Promise<CartResult> {
  const variables = { cartId, lines: [...lines], ...context };
  return changeCart({ document: cartLinesUpdate, variables }, 'cartLineUpdate', context);
}

/** Throws AppError `cartLineRemove` or `cartNotFound`. */
export function removeLines(cartId: string, lineIds: readonly string[], context: ShopContext): Promise<CartResult> {
  const variables = { cartId, lineIds: [...lineIds], ...context };
  return changeCart({ document: cartLinesRemove, variables }, 'cartLineRemove', context);
}
