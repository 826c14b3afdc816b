import type { Variant } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import { type Cart, lineGid } from '../engine/cart-types.ts';
import { apportion } from '../engine/money.ts';
import type { PricedLine } from '../engine/pricing.ts';
import { pricesWith } from '../engine/selling-plans.ts';
import { allocation } from './cart-discount.ts';
import { money } from './money.ts';
import { allocationOf } from './selling-plan.ts';

interface LineFacts {
  id: string;
  variant: Variant;
  quantity: number;
  unit: number;
  compareAt: number | null;
  subtotal: number;
  total: number;
}

function line(typename: string, facts: LineFacts, context: Context) {
  const { id, variant, quantity } = facts;
  const amount = money(facts.unit, context);
  const compareAt = facts.compareAt === null ? null : money(facts.compareAt, context);
  const subtotalAmount = money(facts.subtotal, context);
  const totalAmount = money(facts.total, context);
  return {
    __typename: typename,
    id,
    quantity,
    merchandise: variant,
    sellingPlanAllocation: null as unknown,
    cost: { amountPerQuantity: amount, compareAtAmountPerQuantity: compareAt, subtotalAmount, totalAmount },
    estimatedCost: { amount, compareAtAmount: compareAt, subtotalAmount, totalAmount },
    instructions: { canRemove: true, canUpdateQuantity: true },
    parentRelationship: null as unknown,
  };
}

/** The price of a bundle is apportioned to its components in proportion to their own prices. */
function components(cart: Cart, { line: own, variant, subtotal, total }: PricedLine, context: Context) {
  const parts = variant.components.flatMap(({ variantId, quantity }) => {
    const component = context.catalogue.variant(variantId);
    return component ? [{ component, quantity: quantity * own.quantity }] : [];
  });
  const weights = parts.map(({ component, quantity }) => component.price * quantity);
  const [before, after] = [apportion(subtotal, weights), apportion(total, weights)];
  return parts.map(({ component, quantity }, index) => {
    const id = lineGid(cart, { ...own, id: `${own.id}-${index + 1}` });
    const [subtotalOfPart, totalOfPart] = [before[index] ?? 0, after[index] ?? 0];
    const unit = Math.round(subtotalOfPart / quantity);
    const facts = { id, variant: component, quantity, unit, compareAt: null };
    return {
      ...line('CartLine', { ...facts, subtotal: subtotalOfPart, total: totalOfPart }, context),
      attributes: [],
      attribute: null,
      discountAllocations: [],
      instructions: { canRemove: false, canUpdateQuantity: false },
    };
  });
}

/** @param all the lines of the cart, among which is the one that this one belongs to */
export function cartLine(cart: Cart, priced: PricedLine, context: Context, all: readonly PricedLine[]) {
  const { line: own, variant, unit, plan, subtotal, total, allocations } = priced;
  const isBundle = variant.components.length > 0;
  const facts = { id: lineGid(cart, own), variant, quantity: own.quantity, unit, subtotal, total };
  const typename = isBundle ? 'ComponentizableCartLine' : 'CartLine';
  const parent = own.parentId === undefined ? undefined : all.find(({ line: one }) => one.id === own.parentId);
  const before = plan ? (pricesWith(plan, variant)[0]?.compareAt ?? null) : (variant.compareAtPrice ?? null);
  return {
    ...line(typename, { ...facts, compareAt: before }, context),
    sellingPlanAllocation: plan ? allocationOf(variant, plan, context) : null,
    attributes: own.attributes,
    attribute: (args: { key: string }) => own.attributes.find(({ key }) => key === args.key) ?? null,
    discountAllocations: allocations.map((one) => allocation(one, context)),
    parentRelationship: () => parent && { parent: cartLine(cart, parent, context, all) },
    ...(isBundle ? { lineComponents: components(cart, priced, context) } : {}),
  };
}
