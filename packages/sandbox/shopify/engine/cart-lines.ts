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
import { demand, type StockOf, unitsLeft } from './stock.ts';

/** Limits of Shopify: 250 entries per input list, 500 lines and a million units. */
const limits = { lines: 500, quantity: 1_000_000 };

export interface LineInput {
  variantId: number;
  merchandiseId: string;
  quantity: number;
  attributes: Attribute[];
  sellingPlanId?: string | null;
}

export interface LineChange {
  lineId: string;
  quantity?: number | null;
  variantId?: number | null;
  merchandiseId?: string | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
}

export interface Shelf {
  catalogue: Catalogue;
  stockOf: StockOf;
}

const sameAttributes = (a: Attribute[], b: Attribute[]) => {
  const text = (list: Attribute[]) => JSON.stringify(list.map(({ key, value }) => [key, value]).sort());
  return text(a) === text(b);
};

const areOne = (a: CartLine, b: CartLine) => a.variantId === b.variantId && sameAttributes(a.attributes, b.attributes);

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

function sellingPlanProblem(id: string | null | undefined, field: string[]): CartProblem[] {
  if (!id) return [];
  return [
    { code: 'INVALID', field: [...field, 'sellingPlanId'], message: `The selling plan with id ${id} does not exist.` },
  ];
}

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

/** Limits the quantity of a line to the stock left by the other lines. A line with no units left is removed. */
function settle(cart: Cart, line: CartLine, shelf: Shelf, warnings: CartWarning[]): Cart {
  const variant = shelf.catalogue.variant(line.variantId);
  const others = cart.lines.filter(({ id }) => id !== line.id);
  const left =
    variant && unitsLeft(variant, shelf.stockOf, shelf.catalogue.variant, demand(others, shelf.catalogue.variant));
  const quantity = left == null ? line.quantity : Math.min(line.quantity, left);
  if (variant && quantity < line.quantity)
    warnings.push(shortage(variant, quantity, quantity === 0 ? variant.gid : lineGid(cart, line)));
  if (quantity === 0) return { ...cart, lines: others };
  const settled = { ...line, quantity };
  const there = cart.lines.some(({ id }) => id === line.id);
  return { ...cart, lines: there ? cart.lines.map((l) => (l.id === line.id ? settled : l)) : [...cart.lines, settled] };
}

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
    return [...quantityProblem(input.quantity, 1, path), ...sellingPlanProblem(input.sellingPlanId, path)];
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
  for (const { variantId, quantity, attributes } of inputs) {
    const added: CartLine = { id: newId(), variantId, quantity, attributes };
    const twin = next.lines.find((line) => areOne(line, added));
    next = settle(next, twin ? { ...twin, quantity: twin.quantity + quantity } : added, shelf, warnings);
  }
  return { cart: next, userErrors, warnings };
}

/** Updates lines; quantity 0 removes a line; lines that become identical are merged. */
export function updateLines(cart: Cart, changes: LineChange[], shelf: Shelf): CartOutcome {
  const find = (from: Cart, id: string) => from.lines.find((line) => lineGid(from, line) === id);
  const userErrors = changes.flatMap((change, index) => {
    const path = ['lines', String(index)];
    if (!find(cart, change.lineId)) return [noLine(change.lineId, [...path, 'id'])];
    if (change.variantId != null && !shelf.catalogue.variant(change.variantId))
      return [noMerchandise(change.merchandiseId ?? '', path)];
    return [...quantityProblem(change.quantity ?? 0, 0, path), ...sellingPlanProblem(change.sellingPlanId, path)];
  });
  if (userErrors.length > 0) return { cart, userErrors, warnings: [] };

  const warnings: CartWarning[] = [];
  let next = cart;
  for (const change of changes) {
    const line = find(next, change.lineId);
    if (!line) continue;
    const changed: CartLine = {
      ...line,
      variantId: change.variantId ?? line.variantId,
      attributes: change.attributes ?? line.attributes,
      quantity: change.quantity ?? line.quantity,
    };
    const twin = next.lines.find((other) => other.id !== line.id && areOne(other, changed));
    if (twin && changed.quantity > 0) {
      const rest = { ...next, lines: next.lines.filter(({ id }) => id !== line.id) };
      next = settle(rest, { ...twin, quantity: twin.quantity + changed.quantity }, shelf, warnings);
    } else if (changed.quantity === 0) {
      next = { ...next, lines: next.lines.filter(({ id }) => id !== line.id) };
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
  const lines = cart.lines.filter((line) => !lineIds.includes(lineGid(cart, line)));
  return { cart: { ...cart, lines }, userErrors, warnings: [] };
}
