import type { Variant } from '../shopify/catalogue/types.ts';
import { connection, type PageArgs } from '../shopify/connection.ts';
import type { Context } from '../shopify/context.ts';
import { refundedUnits } from '../shopify/engine/order-amounts.ts';
import type { Order, OrderLine } from '../shopify/engine/order-types.ts';
import { image } from '../shopify/nouns/image.ts';
import { money } from '../shopify/nouns/money.ts';
import { orderDiscount } from '../shopify/nouns/order-discount.ts';
import { typeOf } from '../shopify/nouns/product.ts';
import { planGid } from '../shopify/nouns/selling-plan.ts';
import { variant as variantNoun } from '../shopify/nouns/variant.ts';
import type { Resolvers } from '../shopify/resolve.ts';

interface LineView extends OrderLine {
  id: string;
  /** Index in the lines of its order. */
  place: number;
  refunded: number;
}

const gid = (order: Order, place: number) => `gid://shopify/LineItem/${order.id}${String(place + 1).padStart(3, '0')}`;

export function lineView(order: Order, place: number): LineView {
  const line = order.lines[place] as OrderLine;
  return { ...line, id: gid(order, place), place, refunded: refundedUnits(order)[place] ?? 0 };
}

/** The line that an id refers to, by its index; -1 when the order has no such line. */
export const placeOf = (order: Order, id: string): number =>
  order.lines.findIndex((_, place) => gid(order, place) === id);

const variantOf = ({ variantId }: OrderLine, { catalogue }: Context): Variant | undefined =>
  catalogue.variant(variantId);

/** A field of the variant as the Storefront API resolves it; null for a variant that is no longer sold. */
const ofVariant = (name: string) => (line: OrderLine, _: unknown, context: Context) => {
  const variant = variantOf(line, context);
  const resolve = variantNoun.ProductVariant?.[name] as ((...given: unknown[]) => unknown) | undefined;
  return variant && resolve ? resolve(variant, {}, context) : null;
};

const remaining = (cents: number, { quantity, refunded }: LineView) =>
  Math.round((cents * (quantity - refunded)) / quantity);
const amount = (pick: (line: LineView) => number) => (line: LineView, _: unknown, context: Context) =>
  money(pick(line), context);

const discounts = ({ allocations }: LineView, _: unknown, context: Context) =>
  allocations.map(({ code, title, amount: cents }) => ({ title: code ?? title, discountValue: money(cents, context) }));

const reasons = {
  FR: {
    UNWANTED: 'Je n’en ai plus besoin',
    DEFECTIVE: 'Produit abîmé ou défectueux',
    WRONG_ITEM: 'Ce n’est pas le bon produit',
    NOT_AS_DESCRIBED: 'Produit différent de sa description',
    OTHER: 'Autre raison',
  },
  NL: {
    UNWANTED: 'Ik heb het niet meer nodig',
    DEFECTIVE: 'Beschadigd of defect',
    WRONG_ITEM: 'Verkeerd product ontvangen',
    NOT_AS_DESCRIBED: 'Anders dan beschreven',
    OTHER: 'Andere reden',
  },
} as const;

type Reason = keyof (typeof reasons)['FR'];
const reasonGid = (reason: string) =>
  `gid://shopify/ReturnReasonDefinition/${Object.keys(reasons.FR).indexOf(reason) + 1}`;

/** A reason as the versions since 2026-01 describe it; null for one that is not named. */
export const reasonDefinition = (reason: string, language: string) =>
  Object.hasOwn(reasons.FR, reason)
    ? {
        __typename: 'ReturnReasonDefinition',
        id: reasonGid(reason),
        handle: reason.toLowerCase().replaceAll('_', '-'),
        name: (language === 'NL' ? reasons.NL : reasons.FR)[reason as Reason],
        deleted: false,
      }
    : null;

/** The reason that an id refers to; undefined for none. */
export const reasonOf = (id: string | null | undefined): string | undefined =>
  Object.keys(reasons.FR).find((reason) => reasonGid(reason) === id);

const none = () => null;

/** Lines of an order with the texts and the prices at the time of purchase. */
export const lineNouns: Resolvers = {
  LineItem: {
    ...orderDiscount.OrderLineItem,
    name: ({ title }: LineView) => title,
    presentmentTitle: ({ title }: LineView) => title,
    variantTitle: ({ variantTitle }: LineView) => variantTitle || null,
    variantId: (line: LineView, _: unknown, context: Context) => variantOf(line, context)?.gid ?? null,
    productId: (line: LineView, _: unknown, context: Context) => variantOf(line, context)?.product.gid ?? null,
    productType: (line: LineView, _: unknown, context: Context) => {
      const variant = variantOf(line, context);
      return variant ? typeOf(variant.product, context) : null;
    },
    vendor: (line: LineView, _: unknown, context: Context) => variantOf(line, context)?.product.vendor ?? null,
    variantOptions: ofVariant('selectedOptions'),
    image: ofVariant('image'),
    sku: ofVariant('sku'),
    requiresShipping: (line: LineView, _: unknown, context: Context) =>
      variantOf(line, context)?.requiresShipping ?? true,
    price: amount(({ subtotal, quantity }) => Math.round(subtotal / quantity)),
    currentTotalPrice: amount((line) => remaining(line.subtotal, line)),
    totalPrice: amount((line) => remaining(line.subtotal, line)),
    totalPriceBeforeDiscounts: amount(({ subtotal }) => subtotal),
    totalPriceWithDiscounts: amount(({ total }) => total),
    totalDiscount: amount(({ subtotal, total }) => subtotal - total),
    refundableQuantity: ({ quantity, refunded }: LineView) => quantity - refunded,
    soldQuantity: ({ quantity }: LineView) => quantity,
    soldTotalPrice: amount(({ subtotal }) => subtotal),
    soldDiscountedTotalPrice: amount(({ total }) => total),
    discountInformation: discounts,
    soldDiscountInformation: discounts,
    supportedReturnReasons: (_: LineView, __: unknown, { language }: Context) =>
      Object.entries(language === 'NL' ? reasons.NL : reasons.FR).map(([reason, title]) => ({ reason, title })),
    suggestedReturnReasonDefinitions: (_: LineView, args: PageArgs, { language }: Context) =>
      connection(
        Object.keys(reasons.FR).flatMap((reason) => reasonDefinition(reason, language) ?? []),
        args,
        ({ id }) => id,
      ),
    giftCard: (line: LineView, _: unknown, context: Context) =>
      line.isGiftCard ?? variantOf(line, context)?.product.isGiftCard ?? false,
    legacyFee: () => false,
    legacyFeeDescription: none,
    legacyFeeTitle: none,
    group: none,
    groupTitle: none,
    sellingPlan: ({ plan }: LineView) => plan && { name: plan.name, sellingPlanId: planGid(plan.id) },
    unitPrice: none,
  },
  Image: { ...image.Image, thumbhash: none },
};
