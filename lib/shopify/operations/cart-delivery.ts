import 'server-only';
import type { ShopContext } from '../client';
import { graphql } from '../graphql';
import type { Cart } from '../types';
import { type CartResult, changeCart, payloadFragments } from './cart';

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

/** Says where the cart goes, in place of what was said before. Throws AppError `cartUpdate` or `cartNotFound`. */
export function setDeliveryAddress(
  { id: cartId, deliveryAddress }: Pick<Cart, 'id' | 'deliveryAddress'>,
  { zip, country }: { zip: string; country: string },
  context: ShopContext,
): Promise<CartResult> {
  const address = { deliveryAddress: { zip, countryCode: country as ShopContext['country'] } };
  if (!deliveryAddress) {
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
