import 'server-only';
import type { ShopContext } from '../client';
import { graphql } from '../graphql';
import { type CartResult, changeCart, payloadFragments, type UserError } from './cart';

const giftCardCodesUpdate = graphql(
  `
  mutation cartGiftCardCodesUpdate($cartId: ID!, $giftCardCodes: [String!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const giftCardCodesRemove = graphql(
  `
  mutation cartGiftCardCodesRemove($cartId: ID!, $appliedGiftCardIds: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

/** The service has no code of its own for a card that cannot be used: it is known by the argument that is invalid. */
const isRefusal = ({ code, field }: UserError): boolean =>
  code === 'INVALID' && (field?.includes('giftCardCodes') ?? false);

/**
 * Replaces the gift cards of the cart. Throws AppError `giftCardRefused` when one of them cannot be used (unknown,
 * expired, empty, in another currency: the service does not say which), `cartUpdate` or `cartNotFound`.
 */
export function updateGiftCards(cartId: string, codes: readonly string[], context: ShopContext): Promise<CartResult> {
  const variables = { cartId, giftCardCodes: [...codes], ...context };
  const codeOf = (problems: readonly UserError[]) => (problems.some(isRefusal) ? 'giftCardRefused' : 'cartUpdate');
  return changeCart({ document: giftCardCodesUpdate, variables }, codeOf, context);
}

/** Removes an applied card by the id that the cart gives it. Throws AppError `cartUpdate` or `cartNotFound`. */
export function removeGiftCards(cartId: string, ids: readonly string[], context: ShopContext): Promise<CartResult> {
  const variables = { cartId, appliedGiftCardIds: [...ids], ...context };
  return changeCart({ document: giftCardCodesRemove, variables }, 'cartUpdate', context);
}
