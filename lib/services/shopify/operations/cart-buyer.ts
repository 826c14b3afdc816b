import 'server-only';
import { recipientOf, withoutRecipient } from '../cart-attributes';
import { mutate, query, type ShopContext } from '../client';
import { graphql } from '../graphql';
import { type Attribute, fromGid } from '../types';
import { type CartResult, changeCart, payloadFragments, unwrap } from './cart';

const cartBuyer = graphql(`
  query cartBuyer($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $id) {
      note
      attributes { key value }
      appliedGiftCards { id }
      lines(first: 250) { nodes { id attributes { key value } } }
      buyerIdentity { email phone customer { id } }
      delivery {
        addresses {
          id
          address { __typename ... on CartDeliveryAddress { firstName lastName company phone address1 address2 } }
        }
      }
    }
  }
`);

const cartPersonalDataRemove = graphql(`
  mutation cartPersonalDataRemove(
    $cartId: ID!, $addressIds: [ID!]!, $hasAddresses: Boolean!, $hasNote: Boolean!, $giftCardIds: [ID!]!, $hasGiftCards: Boolean!,
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    addresses: cartDeliveryAddressesRemove(cartId: $cartId, addressIds: $addressIds) @include(if: $hasAddresses) {
      cart { id } userErrors { code field message } warnings { code message target }
    }
    giftCards: cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $giftCardIds) @include(if: $hasGiftCards) {
      cart { id } userErrors { code field message } warnings { code message target }
    }
    note: cartNoteUpdate(cartId: $cartId, note: "") @include(if: $hasNote) {
      cart { id } userErrors { code field message } warnings { code message target }
    }
  }
`);

const buyerIdentityUpdate = graphql(
  `
  mutation cartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
      cart { ...CartFields } userErrors { ...UserErrorFields } warnings { ...WarningFields }
    }
  }
`,
  payloadFragments,
);

export type CartBuyer = {
  /** Null for a guest. */
  customerId: string | null;
  email: string | null;
  phone: string | null;
  note: string;
  attributes: Attribute[];
  giftCardIds: string[];
  /** The lines whose gift card goes to somebody else, as they would be without. */
  recipients: { id: string; attributes: Attribute[] }[];
  /** `isPersonal`: it holds more than the destination: a name, a street or a telephone number. */
  addresses: { id: string; isPersonal: boolean }[];
};

const texts = ({ attributes }: { attributes: readonly { key: string; value: string | null }[] }): Attribute[] =>
  attributes.map(({ key, value }) => ({ key, value: value ?? '' }));

/** The buyer of a cart, or null when the service has no such cart. */
export async function getCartBuyer(id: string, context: ShopContext): Promise<CartBuyer | null> {
  const { cart } = await query({ document: cartBuyer, variables: { id, ...context } });
  if (!cart) return null;
  const { email, phone, customer } = cart.buyerIdentity;
  return {
    customerId: customer && fromGid(customer.id),
    email,
    phone,
    note: cart.note ?? '',
    attributes: texts(cart),
    recipients: cart.lines.nodes
      .map(({ id: lineId, ...line }) => ({ id: lineId, attributes: texts(line) }))
      .filter((line) => recipientOf(line) !== null)
      .map((line) => ({ id: line.id, attributes: withoutRecipient(line) })),
    giftCardIds: cart.appliedGiftCards.map(({ id: cardId }) => cardId),
    addresses: cart.delivery.addresses.map(({ id: addressId, address: { __typename, ...fields } }) => ({
      id: addressId,
      isPersonal: Object.values(fields).some(Boolean),
    })),
  };
}

type PersonalData = { addressIds: readonly string[]; giftCardIds: readonly string[]; hasNote: boolean };

/** Removes addresses, gift cards and the note from a cart, in one request. Throws AppError `cartUpdate` or `cartNotFound`. */
export async function removePersonalData(
  cartId: string,
  { addressIds, giftCardIds, hasNote }: PersonalData,
  context: ShopContext,
): Promise<void> {
  const hasAddresses = addressIds.length > 0;
  const hasGiftCards = giftCardIds.length > 0;
  const lists = { addressIds: [...addressIds], giftCardIds: [...giftCardIds] };
  const variables = { cartId, ...lists, hasAddresses, hasGiftCards, hasNote, ...context };
  const {
    addresses = null,
    giftCards = null,
    note = null,
  } = await mutate({ document: cartPersonalDataRemove, variables });
  if (hasAddresses) unwrap(addresses, 'cartUpdate');
  if (hasGiftCards) unwrap(giftCards, 'cartUpdate');
  if (hasNote) unwrap(note, 'cartUpdate');
}

/** The whole identity of a buyer; all null removes it. */
export type BuyerIdentity = { customerAccessToken: string | null; email: string | null; phone: string | null };

/**
 * Replaces the buyer of a cart. The service leaves omitted fields unchanged, so every field is sent. Throws AppError
 * `cartUpdate` or `cartNotFound`.
 */
export function updateBuyerIdentity(
  cartId: string,
  { customerAccessToken, email, phone }: BuyerIdentity,
  context: ShopContext,
): Promise<CartResult> {
  const buyerIdentity = { customerAccessToken, email, phone, countryCode: context.country };
  return changeCart(
    { document: buyerIdentityUpdate, variables: { cartId, buyerIdentity, ...context } },
    'cartUpdate',
    context,
  );
}
