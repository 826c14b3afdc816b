import 'server-only';
import { answeredVersion, type ShopContext } from '../client';
import { ADDS_GIFT_CARDS, graphql } from '../graphql';
import type { Attribute, Cart } from '../types';
import { type CartResult, changeCart, payloadFragments } from './cart';

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

/** Whether the service adds a card to those of a cart; otherwise it replaces all, and it never returns their codes. */
export const addsGiftCards = (): boolean => answeredVersion() >= ADDS_GIFT_CARDS;

/**
 * Pays with one more gift card. The service leaves out a card that cannot be used (unknown, expired, empty, in another
 * currency) without an error: whether it was taken is known by the cart. Throws AppError `giftCardRefused` for an error all
 * the same, or `cartNotFound`.
 * @param held codes of the cards that the cart has
 */
export function addGiftCardCode(
  cartId: string,
  { code, held }: { code: string; held: readonly string[] },
  context: ShopContext,
): Promise<CartResult> {
  const variables = { cartId, giftCardCodes: addsGiftCards() ? [code] : [...held, code], ...context };
  return changeCart({ document: giftCardCodesUpdate, variables }, 'giftCardRefused', context);
}

/** Removes an applied card by the id that the cart gives it. Throws AppError `cartUpdate` or `cartNotFound`. */
export function removeGiftCards(cartId: string, ids: readonly string[], context: ShopContext): Promise<CartResult> {
  const variables = { cartId, appliedGiftCardIds: [...ids], ...context };
  return changeCart({ document: giftCardCodesRemove, variables }, 'cartUpdate', context);
}

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

// Each of these mutations throws AppError `cartUpdate`, or `cartNotFound` when the service no longer has the cart.

/** Replaces the codes of the cart. A code that does not apply stays in the cart and is reported in the warnings. */
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

/** An empty note removes it. */
export function updateNote(cartId: string, note: string, context: ShopContext): Promise<CartResult> {
  return changeCart({ document: noteUpdate, variables: { cartId, note, ...context } }, 'cartUpdate', context);
}

const addressesAdd = graphql(
  `
  mutation cartDeliveryAddressesAdd($cartId: ID!, $addresses: [CartSelectableAddressInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartDeliveryAddressesAdd(cartId: $cartId, addresses: $addresses) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const addressesUpdate = graphql(
  `
  mutation cartDeliveryAddressesUpdate($cartId: ID!, $addresses: [CartSelectableAddressUpdateInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartDeliveryAddressesUpdate(cartId: $cartId, addresses: $addresses) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

const selectedOptionsUpdate = graphql(
  `
  mutation cartSelectedDeliveryOptionsUpdate($cartId: ID!, $selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartSelectedDeliveryOptionsUpdate(cartId: $cartId, selectedDeliveryOptions: $selectedDeliveryOptions) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

/** Sets the delivery address of the cart, replacing the previous one. Throws AppError `cartUpdate` or `cartNotFound`. */
export function setDeliveryAddress(
  { id: cartId, deliveryAddress }: Pick<Cart, 'id' | 'deliveryAddress'>,
  { zip, country }: { zip: string; country: string },
  context: ShopContext,
): Promise<CartResult> {
  const address = { deliveryAddress: { zip, countryCode: country as ShopContext['country'] } };
  if (!deliveryAddress?.id) {
    const variables = { cartId, addresses: [{ address, selected: true }], ...context };
    return changeCart({ document: addressesAdd, variables }, 'cartUpdate', context);
  }
  const variables = { cartId, addresses: [{ id: deliveryAddress.id, address, selected: true }], ...context };
  return changeCart({ document: addressesUpdate, variables }, 'cartUpdate', context);
}

/** Chooses one of the group's carriers by its handle. Throws AppError `cartUpdate` or `cartNotFound`. */
export function selectDelivery(
  cartId: string,
  deliveryGroupId: string,
  deliveryOptionHandle: string,
  context: ShopContext,
): Promise<CartResult> {
  const selectedDeliveryOptions = [{ deliveryGroupId, deliveryOptionHandle }];
  return changeCart(
    { document: selectedOptionsUpdate, variables: { cartId, selectedDeliveryOptions, ...context } },
    'cartUpdate',
    context,
  );
}
