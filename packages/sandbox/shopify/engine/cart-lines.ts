import type { Catalogue, Variant } from '../catalogue/types.ts';
import {
  type Attribute,
  type Cart,
  type CartLine,
  type CartOutcome,
  type CartProblem,
  type CartWarning,
  lineGid,
} from './cart-types.ts';
import { planOf } from './selling-plans.ts';
import { demand, type StockOf, unitsLeft } from './stock.ts';

/** Limits of Shopify: 250 entries per input list, 500 lines and a million units. */
const limits = { lines: 500, quantity: 1_000_000 };

export interface LineInput {
  variantId: number;
  merchandiseId: string;
  quantity: number;
  attributes: Attribute[];
  sellingPlanId?: string | null;
  planId?: number | null;
  parent?: ParentInput | null;
}

/** The line that a new line belongs to: one of the cart, or one that the same request adds. */
export interface ParentInput {
  lineId?: string | null;
  merchandiseId?: string | null;
}

export interface LineChange {
  lineId: string;
  quantity?: number | null;
  variantId?: number | null;
  merchandiseId?: string | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
  /** Null makes it a one-time purchase; undefined leaves it as it is. */
  planId?: number | null;
}

export interface Shelf {
  catalogue: Catalogue;
  stockOf: StockOf;
}

const sameAttributes = (a: Attribute[], b: Attribute[]) => {
  const text = (list: Attribute[]) => JSON.stringify(list.map(({ key, value }) => [key, value]).sort());
  return text(a) === text(b);
};

const areOne = (a: CartLine, b: CartLine) =>
  a.variantId === b.variantId &&
  a.sellingPlanId === b.sellingPlanId &&
  a.parentId === b.parentId &&
  sameAttributes(a.attributes, b.attributes);

/** Lines without those of these ids, and without the lines that belong to them. */
const without = (lines: CartLine[], ids: readonly string[]): CartLine[] =>
  lines.filter(({ id, parentId }) => !ids.includes(id) && !(parentId && ids.includes(parentId)));

function parentProblem(
  { parent }: LineInput,
  inputs: LineInput[],
  cart: Cart,
  { catalogue }: Shelf,
  field: string[],
): CartProblem[] {
  if (!parent) return [];
  const path = [...field, 'parent'];
  const problemOf = (variantId: number, isNested: boolean): CartProblem[] => {
    if (isNested)
      return [
        {
          code: 'PARENT_LINE_NESTING_TOO_DEEP',
          field: path,
          message: 'A line that belongs to another one cannot have lines of its own.',
        },
      ];
    return catalogue.variant(variantId)?.components.length
      ? [{ code: 'PARENT_LINE_OPERATION_BLOCKED', field: path, message: 'No line can belong to a bundle.' }]
      : [];
  };
  if (parent.lineId) {
    const line = cart.lines.find((one) => lineGid(cart, one) === parent.lineId);
    const missing = `The parent line with id ${parent.lineId} does not exist.`;
    if (!line) return [{ code: 'PARENT_LINE_NOT_FOUND', field: [...path, 'lineId'], message: missing }];
    return problemOf(line.variantId, line.parentId !== undefined);
  }
  const added = inputs.find(({ merchandiseId }) => merchandiseId === parent.merchandiseId);
  if (added) return problemOf(added.variantId, Boolean(added.parent));
  return [
    {
      code: 'PARENT_LINE_INVALID_REFERENCE',
      field: [...path, 'merchandiseId'],
      message: 'A line of the cart is referred to by its id, not by its merchandise.',
    },
  ];
}

const noMerchandise = (id: string, field: string[]): CartProblem => ({
  code: 'INVALID',
  field: [...field, 'merchandiseId'],
  message: `The merchandise with id ${id} does not exist.`,
});

const noLine = (id: string, field: string[]): CartProblem => ({
  code: 'INVALID_MERCHANDISE_LINE',
  field,
  message: `The merchandise line with id ${id} does not exist.`,
});

function quantityProblem(quantity: number, least: number, field: string[]): CartProblem[] {
  if (quantity < least)
    return [
      {
        code: 'LESS_THAN',
        field: [...field, 'quantity'],
        message: `The quantity must be greater than or equal to ${least}.`,
      },
    ];
  if (quantity > limits.quantity)
    return [
      {
        code: 'MAXIMUM_EXCEEDED',
        field: [...field, 'quantity'],
        message: `The maximum quantity is ${limits.quantity}.`,
      },
    ];
  return [];
}

type Planned = Pick<LineInput, 'sellingPlanId' | 'planId'>;

/** @param variant of the line after the change */
function sellingPlanProblem(
  { sellingPlanId: gid, planId }: Planned,
  variant: Variant | undefined,
  { catalogue }: Shelf,
  field: string[],
): CartProblem[] {
  const path = [...field, 'sellingPlanId'];
  if (!variant) return [];
  if (planId == null) {
    if (!variant.product.requiresSellingPlan) return [];
    const message = `The variant with id ${variant.gid} can only be purchased with a selling plan.`;
    return [{ code: 'VARIANT_REQUIRES_SELLING_PLAN', field: path, message }];
  }
  if (planOf(planId, variant.product, catalogue)) return [];
  return catalogue.sellingPlans.some(({ plans }) => plans.some(({ id }) => id === planId))
    ? [{ code: 'SELLING_PLAN_NOT_APPLICABLE', field: path, message: `The selling plan with id ${gid} is not for it.` }]
    : [{ code: 'INVALID', field: path, message: `The selling plan with id ${gid} does not exist.` }];
}

/** The plan of a line after a change: undefined for a one-time purchase. */
const planAfter = (line: CartLine | undefined, planId: number | null | undefined) =>
  planId === undefined ? line?.sellingPlanId : (planId ?? undefined);

function shortage(variant: Variant, given: number, target: string): CartWarning {
  const { title } = variant.product;
  return given === 0
    ? { code: 'MERCHANDISE_OUT_OF_STOCK', message: `The product '${title}' is already sold out.`, target }
    : {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: `Only ${given} items of '${title}' were added to your cart due to availability.`,
        target,
      };
}

/**
 * Limits the quantity of a line to the stock left by the other lines. As in Shopify, a line with no units left stays,
 * with quantity 0.
 */
function settle(cart: Cart, line: CartLine, shelf: Shelf, warnings: CartWarning[]): Cart {
  const variant = shelf.catalogue.variant(line.variantId);
  const others = cart.lines.filter(({ id }) => id !== line.id);
  const left =
    variant && unitsLeft(variant, shelf.stockOf, shelf.catalogue.variant, demand(others, shelf.catalogue.variant));
  const quantity = left == null ? line.quantity : Math.min(line.quantity, left);
  if (variant && quantity < line.quantity) warnings.push(shortage(variant, quantity, lineGid(cart, line)));
  const settled = { ...line, quantity };
  const there = cart.lines.some(({ id }) => id === line.id);
  return { ...cart, lines: there ? cart.lines.map((l) => (l.id === line.id ? settled : l)) : [...cart.lines, settled] };
}

const byParent = (a: LineInput, b: LineInput) => Number(Boolean(a.parent)) - Number(Boolean(b.parent));

const isOwner = (line: CartLine, parent: ParentInput, cart: Cart, { catalogue }: Shelf): boolean =>
  parent.lineId
    ? lineGid(cart, line) === parent.lineId
    : !line.parentId && catalogue.variant(line.variantId)?.gid === parent.merchandiseId;

/** Adds merchandise; an identical line gets a higher quantity instead. `field` is the path of the list of lines. */
export function addLines(
  cart: Cart,
  inputs: LineInput[],
  shelf: Shelf,
  newId: () => string,
  field: string[] = ['lines'],
): CartOutcome {
  const userErrors = inputs.flatMap((input, index) => {
    const path = [...field, String(index)];
    const variant = shelf.catalogue.variant(input.variantId);
    if (!variant || !shelf.catalogue.products.includes(variant.product))
      return [noMerchandise(input.merchandiseId, path)];
    return [
      ...quantityProblem(input.quantity, 1, path),
      ...sellingPlanProblem(input, variant, shelf, path),
      ...parentProblem(input, inputs, cart, shelf, path),
    ];
  });
  if (cart.lines.length + inputs.length > limits.lines)
    userErrors.push({
      code: 'MAXIMUM_EXCEEDED',
      field,
      message: `A cart may not have more than ${limits.lines} lines.`,
    });
  if (userErrors.length > 0) return { cart, userErrors, warnings: [] };

  const warnings: CartWarning[] = [];
  let next = cart;
  // Parents first, so that the lines that belong to them find them.
  for (const { variantId, quantity, attributes, planId, parent } of inputs.toSorted(byParent)) {
    const owner = parent && next.lines.find((line) => isOwner(line, parent, next, shelf));
    const added: CartLine = {
      id: newId(),
      variantId,
      quantity,
      attributes,
      ...(planId != null && { sellingPlanId: planId }),
      ...(owner && { parentId: owner.id }),
    };
    const existing = next.lines.find((line) => areOne(line, added));
    next = settle(next, existing ? { ...existing, quantity: existing.quantity + quantity } : added, shelf, warnings);
  }
  return { cart: next, userErrors, warnings };
}

/** Updates lines; quantity 0 removes a line; lines that become identical are merged. */
export function updateLines(cart: Cart, changes: LineChange[], shelf: Shelf): CartOutcome {
  const find = (from: Cart, id: string) => from.lines.find((line) => lineGid(from, line) === id);
  const userErrors = changes.flatMap((change, index) => {
    const path = ['lines', String(index)];
    const line = find(cart, change.lineId);
    if (!line) return [noLine(change.lineId, [...path, 'id'])];
    if (change.variantId != null && !shelf.catalogue.variant(change.variantId))
      return [noMerchandise(change.merchandiseId ?? '', path)];
    const planned = { ...change, planId: planAfter(line, change.planId) ?? null };
    const variant = shelf.catalogue.variant(change.variantId ?? line.variantId);
    const isKept = change.planId === undefined && change.variantId == null;
    return [
      ...quantityProblem(change.quantity ?? 0, 0, path),
      ...(isKept || change.quantity === 0 ? [] : sellingPlanProblem(planned, variant, shelf, path)),
    ];
  });
  if (userErrors.length > 0) return { cart, userErrors, warnings: [] };

  const warnings: CartWarning[] = [];
  let next = cart;
  for (const change of changes) {
    const line = find(next, change.lineId);
    if (!line) continue;
    const { sellingPlanId: _before, ...rest } = line;
    const planId = planAfter(line, change.planId);
    const changed: CartLine = {
      ...rest,
      ...(planId !== undefined && { sellingPlanId: planId }),
      variantId: change.variantId ?? line.variantId,
      attributes: change.attributes ?? line.attributes,
      quantity: change.quantity ?? line.quantity,
    };
    const existing = next.lines.find((other) => other.id !== line.id && areOne(other, changed));
    if (existing && changed.quantity > 0) {
      const others = { ...next, lines: next.lines.filter(({ id }) => id !== line.id) };
      next = settle(others, { ...existing, quantity: existing.quantity + changed.quantity }, shelf, warnings);
    } else if (changed.quantity === 0) {
      next = { ...next, lines: without(next.lines, [line.id]) };
    } else {
      next = settle(next, changed, shelf, warnings);
    }
  }
  return { cart: next, userErrors, warnings };
}

export function removeLines(cart: Cart, lineIds: string[]): CartOutcome {
  const known = new Set(cart.lines.map((line) => lineGid(cart, line)));
  const userErrors = lineIds.flatMap((id, index) => (known.has(id) ? [] : [noLine(id, ['lineIds', String(index)])]));
  if (userErrors.length > 0) return { cart, userErrors, warnings: [] };
  const removed = cart.lines.filter((line) => lineIds.includes(lineGid(cart, line))).map(({ id }) => id);
  return { cart: { ...cart, lines: without(cart.lines, removed) }, userErrors, warnings: [] };
}
