import type { Catalogue, Product, Variant } from '../catalogue/types.ts';
import type { Cart, CartLine, PostalAddress } from './cart-types.ts';
import { type Destination, deliveryOptions, type PricedOption } from './delivery.ts';
import { type Allocation, automaticDiscounts } from './discounts.ts';
import { apportion, taxIncluded } from './money.ts';

export interface PricedLine {
  line: CartLine;
  variant: Variant;
  /** Before discounts. */
  subtotal: number;
  /** After the discounts of the line. */
  total: number;
  allocations: Allocation[];
}

export interface PricedDelivery {
  destination: Destination;
  address: PostalAddress | null;
  options: PricedOption[];
  selected: PricedOption | null;
}

export interface PricedCart {
  lines: PricedLine[];
  allocations: Allocation[];
  /** Lines after their own discounts, before those of the order. */
  subtotal: number;
  /** null while nothing says where the goods go, or when there are none. */
  delivery: PricedDelivery | null;
  deliveryPrice: number;
  total: number;
  /** Contained in the total. */
  tax: number;
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

function rateIn(product: Product, country: string): number {
  return typeof product.vatRate === 'number' ? product.vatRate : (product.vatRate[country] ?? 0);
}

/**
 * With a selected address the first option is chosen until the buyer says otherwise, as the service does; with only a
 * country the options are shown and none is charged.
 */
function deliver(cart: Cart, catalogue: Catalogue, goods: number): PricedDelivery | null {
  const address = cart.addresses.find(({ selected }) => selected)?.address ?? null;
  const country = address?.countryCode ?? cart.buyer.countryCode;
  if (!country || cart.lines.length === 0) return null;
  const destination = { country, zip: address?.zip ?? null };
  const options = deliveryOptions(catalogue.zones, destination, goods);
  const chosen = options.find(({ option }) => option.handle === cart.deliveryOption);
  return { destination, address, options, selected: chosen ?? (address ? (options[0] ?? null) : null) };
}

/** Everything that a cart costs now, recomputed from its lines each time: nothing of it is stored. */
export function priceCart(cart: Cart, catalogue: Catalogue, now: Date): PricedCart {
  const known = cart.lines.flatMap((line) => {
    const variant = catalogue.variant(line.variantId);
    return variant ? [{ line, variant }] : [];
  });
  const off = automaticDiscounts(
    catalogue.discounts,
    known.map(({ line, variant }) => ({
      product: variant.product,
      price: variant.price,
      quantity: line.quantity,
    })),
    now,
  );
  const lines = known.map(({ line, variant }, index): PricedLine => {
    const allocations = off.lines[index] ?? [];
    const subtotal = variant.price * line.quantity;
    return { line, variant, subtotal, total: subtotal - sum(allocations.map(({ amount }) => amount)), allocations };
  });
  const subtotal = sum(lines.map(({ total }) => total));
  const orderOff = sum(off.order.map(({ amount }) => amount));
  const delivery = deliver(cart, catalogue, subtotal - orderOff);
  const deliveryPrice = delivery?.selected?.price ?? 0;
  const country = delivery?.destination.country ?? cart.country;
  const shares = apportion(
    orderOff,
    lines.map(({ total }) => total),
  );
  const rates = lines.map(({ variant }) => rateIn(variant.product, country));
  // Unless the shop says a rate for the country, carriage is taxed like the goods it carries, at the highest rate.
  const deliveryRate = catalogue.shop.countries.find(({ code }) => code === country)?.vat ?? Math.max(0, ...rates);
  const goodsTax = lines.map(({ total }, index) => taxIncluded(total - (shares[index] ?? 0), rates[index] ?? 0));
  return {
    lines,
    allocations: off.order,
    subtotal,
    delivery,
    deliveryPrice,
    total: subtotal - orderOff + deliveryPrice,
    tax: sum(goodsTax) + taxIncluded(deliveryPrice, deliveryRate),
  };
}
