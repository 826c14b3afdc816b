import type { Catalogue, Customer, Product, SellingPlan, Variant } from '../catalogue/types.ts';
import type { Cart, CartLine } from './cart-types.ts';
import { defaultAddressOf } from './customers.ts';
import { type Delivery, deliveryOptions } from './delivery.ts';
import type { Verdict } from './discount-codes.ts';
import type { Allocation, PricedUnits } from './discount-scope.ts';
import { discountsOn } from './discounts.ts';
import { apportion, taxIncluded } from './money.ts';
import type { Order } from './order-types.ts';
import { planOf, unitPriceOf } from './selling-plans.ts';

export interface PricedLine {
  line: CartLine;
  variant: Variant;
  /** The selling plan that it is bought with, if any. */
  plan: SellingPlan | undefined;
  /** What one costs now: with a plan, what its next payment takes. */
  unit: number;
  /** Before discounts. */
  subtotal: number;
  /** After the discounts of the line. */
  total: number;
  allocations: Allocation[];
}

export interface PricedCart {
  lines: PricedLine[];
  /** Lines without units: the cart keeps them, nobody pays for them. */
  soldOut: PricedLine[];
  allocations: Allocation[];
  /** Each code as typed, and whether it reduces the price. */
  codes: Verdict[];
  /** Lines after their own discounts, before those of the order. */
  subtotal: number;
  /** Null when there is no destination, or nothing to ship. */
  delivery: Delivery | null;
  deliveryPrice: number;
  total: number;
  /** Included in the total. */
  tax: number;
}

/** The inputs of pricing besides the cart: the shop, the current time, past orders, and its customers. */
export interface Market {
  catalogue: Catalogue;
  now: Date;
  orders: Order[];
  customer: (id: number | null) => Customer | null;
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

export function rateIn(product: Product, country: string): number {
  return typeof product.vatRate === 'number' ? product.vatRate : (product.vatRate[country] ?? 0);
}

/**
 * With a selected address the first option is selected until the buyer chooses another, as Shopify does; with only the
 * default address of the customer, or a country, the options are shown and none is charged.
 */
function deliver(cart: Cart, { catalogue, customer }: Market, goods: number): Delivery | null {
  const chosenAddress = cart.addresses.find(({ selected }) => selected)?.address ?? null;
  const buyer = customer(cart.buyer.customerId);
  const address = chosenAddress ?? (buyer && defaultAddressOf(buyer));
  const country = address?.countryCode ?? cart.buyer.countryCode;
  const hasGoods = cart.lines.some(
    ({ variantId, quantity }) => quantity > 0 && catalogue.variant(variantId)?.requiresShipping,
  );
  if (!country || !hasGoods) return null;
  const destination = { country, zip: address?.zip ?? null };
  const options = deliveryOptions(catalogue.zones, destination, goods);
  const chosen = options.find(({ option }) => option.handle === cart.deliveryOption);
  return { destination, address, options, selected: chosen ?? (chosenAddress ? (options[0] ?? null) : null) };
}

/** Without a shop rate for the country, delivery is taxed like its goods, at the highest rate. */
export function carriageRate(lines: PricedLine[], country: string, { shop }: Catalogue): number {
  const rates = lines.map(({ variant }) => rateIn(variant.product, country));
  return shop.countries.find(({ code }) => code === country)?.vat ?? Math.max(0, ...rates);
}

/** The tax included in the goods, with order discounts apportioned among them, and in their delivery. */
function taxOf(lines: PricedLine[], orderOff: number, carriage: number, country: string, catalogue: Catalogue): number {
  const rates = lines.map(({ variant }) => rateIn(variant.product, country));
  const totals = lines.map(({ total }) => total);
  const shares = apportion(
    orderOff,
    lines.map(({ variant, total }) => (variant.product.isGiftCard ? 0 : total)),
  );
  const ofGoods = totals.map((total, index) => taxIncluded(total - (shares[index] ?? 0), rates[index] ?? 0));
  return sum(ofGoods) + taxIncluded(carriage, carriageRate(lines, country, catalogue));
}

/** Whether anything of a cart is shipped: gift cards are not. */
export const isShipped = ({ lines }: Pick<PricedCart, 'lines'>): boolean =>
  lines.some(({ variant }) => variant.requiresShipping);

/** The complete price of a cart, recomputed from its lines each time: nothing of it is stored. */
export function priceCart(cart: Cart, market: Market): PricedCart {
  const { catalogue, now, orders } = market;
  const known = cart.lines.flatMap((line) => {
    const variant = catalogue.variant(line.variantId);
    if (!variant) return [];
    const plan = planOf(line.sellingPlanId, variant.product, catalogue);
    return [{ line, variant, plan, unit: unitPriceOf(variant, plan) }];
  });
  const bought = known.filter(({ line }) => line.quantity > 0);
  const units = bought.map(({ line, variant, plan, unit }): PricedUnits => {
    const { id, product } = variant;
    return { variantId: id, product, price: unit, quantity: line.quantity, isSubscription: plan !== undefined };
  });
  const sale = { lines: units, buyer: cart.buyer, now, orders };
  const off = discountsOn(sale, catalogue.discounts, cart.discountCodes, (goods) => deliver(cart, market, goods));
  const lines = bought.map((one, index): PricedLine => {
    const subtotal = one.unit * one.line.quantity;
    return { ...one, subtotal, total: off.worth[index] ?? 0, allocations: off.lines[index] ?? [] };
  });
  const soldOut = known
    .filter(({ line }) => line.quantity === 0)
    .map((one): PricedLine => ({ ...one, subtotal: 0, total: 0, allocations: [] }));
  const subtotal = sum(off.worth);
  const orderOff = sum(off.order.map(({ amount }) => amount));
  const { delivery } = off;
  const deliveryPrice = delivery?.selected?.price ?? 0;
  return {
    lines,
    soldOut,
    allocations: off.order,
    codes: off.codes,
    subtotal,
    delivery,
    deliveryPrice,
    total: subtotal - orderOff + deliveryPrice,
    tax: taxOf(lines, orderOff, deliveryPrice, delivery?.destination.country ?? cart.country, catalogue),
  };
}
