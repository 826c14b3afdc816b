import type { Context } from '../context.ts';
import { removeAddresses, updateAddresses } from '../engine/cart-addresses.ts';
import { removeLines } from '../engine/cart-lines.ts';
import type { Attribute, Cart, CartOutcome } from '../engine/cart-types.ts';
import { sweepCarts } from '../engine/carts.ts';
import { dropCards } from '../engine/gift-cards.ts';
import { notImplemented, type Resolvers } from '../resolve.ts';
import { cartSource, openCartOf } from './cart.ts';
import { type BuyerInput, type CartAddressInput, readAddress } from './cart-inputs.ts';
import {
  adding,
  addressing,
  carding,
  changed,
  coding,
  delivering,
  identifying,
  inTurn,
  type LineInput,
  type LineUpdate,
  noting,
  type Rule,
  type Selection,
  updating,
} from './cart-rules.ts';
import { discountWarnings } from './cart-warnings.ts';

interface CartInput {
  lines?: LineInput[] | null;
  attributes?: Attribute[] | null;
  note?: string | null;
  buyerIdentity?: BuyerInput | null;
  discountCodes?: string[] | null;
  delivery?: { addresses?: CartAddressInput[] | null } | null;
  giftCardCodes?: string[] | null;
  metafields?: object[] | null;
}

type OnCart<T> = T & { cartId: string };

/** Stores the result of a change; a refused change returns the unchanged cart. */
function save(before: Cart, outcome: CartOutcome, context: Context) {
  const { cart, userErrors, warnings } = outcome;
  if (userErrors.length > 0) return { cart: cartSource(before, context), userErrors, warnings };
  context.state.data.carts[cart.token] = cart;
  context.state.changed();
  const source = cartSource(cart, context);
  return { cart: source, userErrors, warnings: [...warnings, ...discountWarnings(source)] };
}

/** Wrapper of every mutation on an existing cart: find it, apply the rule, store the result. */
function mutate(id: string, context: Context, rule: Rule) {
  const cart = openCartOf(id, context);
  if (!cart) {
    const problem = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };
    return { cart: null, userErrors: [problem], warnings: [] };
  }
  const country = context.countryGiven ? context.country : cart.country;
  const language = context.languageGiven ? context.language : cart.language;
  return save(cart, rule({ ...cart, country, language, updatedAt: context.clock().toISOString() }), context);
}

function emptyCart(context: Context): Cart {
  const now = context.clock().toISOString();
  return {
    token: context.random(16),
    key: context.random(16),
    createdAt: now,
    updatedAt: now,
    country: context.country,
    language: context.language,
    note: '',
    attributes: [],
    lines: [],
    buyer: { email: null, phone: null, countryCode: context.countryGiven ? context.country : null, customerId: null },
    discountCodes: [],
    addresses: [],
    deliveryOption: null,
    order: null,
  };
}

function create(input: CartInput, context: Context) {
  if (input.metafields?.length) throw notImplemented('CartInput.metafields');
  sweepCarts(context.state.data, context.clock());
  const empty = emptyCart(context);
  const outcome = inTurn({ ...empty, attributes: input.attributes ?? [] }, [
    identifying(input.buyerIdentity ?? {}, context, ['input', 'buyerIdentity']),
    noting(input.note ?? '', ['input', 'note']),
    coding(input.discountCodes ?? []),
    adding(input.lines ?? [], context, ['input', 'lines']),
    carding(input.giftCardCodes ?? [], context),
    addressing(input.delivery?.addresses ?? [], context, ['input', 'delivery', 'addresses']),
  ]);
  const saved = save(empty, outcome, context);
  return outcome.userErrors.length > 0 ? { ...saved, cart: null } : saved;
}

/** A cart without what it knows of its buyer. */
const withoutBuyer = (cart: Cart): Cart => ({
  ...cart,
  buyer: { email: null, phone: null, countryCode: cart.buyer.countryCode, customerId: null },
  addresses: [],
  deliveryOption: null,
  giftCards: [],
});

function clone(id: string, context: Context) {
  const { token, key, createdAt } = emptyCart(context);
  return mutate(id, context, (cart) => changed({ ...withoutBuyer(cart), token, key, createdAt }));
}

type Mutation<T> = (_: unknown, args: OnCart<T>, context: Context) => unknown;
/** Declares a mutation from its rule. */
const on =
  <T>(rule: (args: T, context: Context) => Rule): Mutation<T> =>
  (_, args, context) =>
    mutate(args.cartId, context, rule(args, context));

export const cartMutations: Resolvers = {
  Mutation: {
    cartCreate: (_: unknown, { input }: { input?: CartInput | null }, context: Context) => create(input ?? {}, context),
    cartLinesAdd: on((args: { lines: LineInput[] }, context) => adding(args.lines, context)),
    cartLinesUpdate: on((args: { lines: LineUpdate[] }, context) => updating(args.lines, context)),
    cartLinesRemove: on((args: { lineIds: string[] }) => (cart) => removeLines(cart, args.lineIds)),
    cartNoteUpdate: on((args: { note: string }) => noting(args.note, ['note'])),
    cartAttributesUpdate: on(
      (args: { attributes: Attribute[] }) => (cart) => changed({ ...cart, attributes: args.attributes }),
    ),
    cartBuyerIdentityUpdate: on((args: { buyerIdentity: BuyerInput }, context) =>
      identifying(args.buyerIdentity, context, ['buyerIdentity']),
    ),
    cartDiscountCodesUpdate: on((args: { discountCodes?: string[] | null }) => coding(args.discountCodes ?? [])),
    cartGiftCardCodesUpdate: on((args: { giftCardCodes: string[] }, context) => carding(args.giftCardCodes, context)),
    cartGiftCardCodesAdd: on((args: { giftCardCodes: string[] }, context) =>
      carding(args.giftCardCodes, context, { keep: true }),
    ),
    cartGiftCardCodesRemove: on(
      (args: { appliedGiftCardIds: string[] }) => (cart) => dropCards(cart, args.appliedGiftCardIds),
    ),
    cartSelectedDeliveryOptionsUpdate: on((args: { selectedDeliveryOptions: Selection[] }, context) =>
      delivering(args.selectedDeliveryOptions, context),
    ),
    cartDeliveryAddressesAdd: on((args: { addresses: CartAddressInput[] }, context) =>
      addressing(args.addresses, context),
    ),
    cartDeliveryAddressesUpdate: on(
      (args: { addresses: (Partial<CartAddressInput> & { id: string })[] }, context) => (cart) =>
        updateAddresses(
          cart,
          args.addresses.map(({ address, ...change }) => ({
            ...change,
            address: address ? readAddress(address, cart, context) : undefined,
          })),
        ),
    ),
    cartDeliveryAddressesRemove: on(
      (args: { addressIds: string[] }) => (cart) => removeAddresses(cart, args.addressIds),
    ),
    cartDeliveryAddressesReplace: on(
      (args: { addresses: CartAddressInput[] }, context) => (cart) =>
        addressing(args.addresses, context)({ ...cart, addresses: [] }),
    ),
    cartRemovePersonalData: on(() => (cart) => changed(withoutBuyer(cart))),
    cartClone: (_: unknown, { cartId }: { cartId: string }, context: Context) => clone(cartId, context),
  },
};
