import { connection, type PageArgs } from '../connection.ts';
import { type Context, marketOf, type VisitorConsent } from '../context.ts';
import { addressGid, type Cart, type CartAddress, cartGid, groupGid } from '../engine/cart-types.ts';
import { openCart } from '../engine/carts.ts';
import { customerById } from '../engine/customers.ts';
import { appliedCards, cardGid, lastCharacters } from '../engine/gift-cards.ts';
import { type PricedCart, priceCart } from '../engine/pricing.ts';
import { parseGid } from '../gid.ts';
import type { Resolvers } from '../resolve.ts';
import { formatted } from './address.ts';
import { deliveryGroup } from './cart-delivery.ts';
import { allocation } from './cart-discount.ts';
import { cartLine } from './cart-line.ts';
import { money } from './money.ts';

export interface CartSource {
  __typename: 'Cart';
  cart: Cart;
  priced: PricedCart;
}

export function cartSource(cart: Cart, context: Context): CartSource {
  return { __typename: 'Cart', cart, priced: priceCart(cart, marketOf(context)) };
}

/** The open cart of a global id, which contains its key. */
export function openCartOf(id: string, { state, clock }: Context): Cart | null {
  const gid = parseGid(id);
  return gid.type === 'Cart' ? openCart(gid.id, gid.params.get('key'), state.data, clock()) : null;
}

export function findCart(id: string, context: Context): CartSource | null {
  const cart = openCartOf(id, context);
  return cart && cartSource(cart, context);
}

/**
 * The visitor's choices in the address of the checkout. The service documents the parameter `_cs`, not its text: this one
 * is the embedded checkout's own, and nobody else reads it.
 */
const consentText = (consent: VisitorConsent) => Buffer.from(JSON.stringify(consent)).toString('base64url');

function cost({ cart, priced }: CartSource, context: Context) {
  // Until the destination and the delivery option are known, the total does not include delivery.
  const estimated = !priced.delivery?.selected || !cart.addresses.some(({ selected }) => selected);
  return {
    subtotalAmount: money(priced.subtotal, context),
    subtotalAmountEstimated: false,
    totalAmount: money(priced.total, context),
    totalAmountEstimated: estimated,
    totalTaxAmount: money(priced.tax, context),
    totalTaxAmountEstimated: estimated,
    totalDutyAmount: null,
    totalDutyAmountEstimated: false,
    checkoutChargeAmount: money(priced.total, context),
  };
}

function cartDeliveryAddress({ address }: CartAddress) {
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ');
  return {
    __typename: 'CartDeliveryAddress',
    ...address,
    name: name || null,
    latitude: null,
    longitude: null,
    formattedArea: [address.city, address.countryCode].filter(Boolean).join(', ') || null,
  };
}

export const cart: Resolvers = {
  QueryRoot: {
    cart: (_: unknown, { id }: { id: string }, context: Context) => findCart(id, context),
  },
  Cart: {
    id: ({ cart }: CartSource) => cartGid(cart),
    checkoutUrl: ({ cart }: CartSource, _: unknown, { origin, visitorConsent }: Context) =>
      `${origin}/checkouts/cn/${cart.token}?key=${cart.key}${visitorConsent ? `&_cs=${consentText(visitorConsent)}` : ''}`,
    createdAt: ({ cart }: CartSource) => cart.createdAt,
    updatedAt: ({ cart }: CartSource) => cart.updatedAt,
    note: ({ cart }: CartSource) => cart.note,
    attributes: ({ cart }: CartSource) => cart.attributes,
    attribute: ({ cart }: CartSource, args: { key: string }) =>
      cart.attributes.find(({ key }) => key === args.key) ?? null,
    totalQuantity: ({ cart }: CartSource) => cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    buyerIdentity: ({ cart }: CartSource, _: unknown, context: Context) => ({
      ...cart.buyer,
      customer: customerById(cart.buyer.customerId, context),
      preferences: null,
      purchasingCompany: null,
      deliveryAddressPreferences: [],
    }),
    cost: (source: CartSource, _: unknown, context: Context) => cost(source, context),
    estimatedCost: (source: CartSource, _: unknown, context: Context) => cost(source, context),
    discountCodes: ({ priced }: CartSource) => priced.codes,
    discountAllocations: ({ priced }: CartSource, _: unknown, context: Context) => {
      const shipping = priced.delivery?.selected?.allocation;
      return [...priced.allocations, ...(shipping ? [shipping] : [])].map((one) => allocation(one, context));
    },
    lines: ({ cart, priced }: CartSource, args: PageArgs, context: Context) => {
      const all = [...priced.lines, ...priced.soldOut];
      return connection(
        all.map((line) => cartLine(cart, line, context, all)),
        args,
        ({ id }) => id,
      );
    },
    delivery: ({ cart }: CartSource) => ({
      addresses: ({ selected }: { selected: boolean }) =>
        cart.addresses
          .filter((address) => !selected || address.selected)
          .map((address) => ({
            id: addressGid(cart, address),
            selected: address.selected,
            oneTimeUse: address.oneTimeUse,
            address: cartDeliveryAddress(address),
          })),
    }),
    deliveryGroups: ({ cart, priced }: CartSource, args: PageArgs, context: Context) =>
      connection(
        priced.delivery ? [deliveryGroup(groupGid(cart), cart, priced, priced.delivery, context)] : [],
        args,
        ({ id }) => id,
      ),
    appliedGiftCards: ({ cart, priced }: CartSource, _: unknown, context: Context) =>
      appliedCards(cart, priced, context).map(({ card, used }) => ({
        id: cardGid(cart, card.id),
        lastCharacters: lastCharacters(card),
        amountUsed: money(used, context),
        amountUsedV2: money(used, context),
        presentmentAmountUsed: money(used, context),
        balance: money(card.balance, context),
        balanceV2: money(card.balance, context),
      })),
    metafield: () => null,
    metafields: (_: CartSource, { identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  },
  CartDeliveryAddress: { formatted },
};
