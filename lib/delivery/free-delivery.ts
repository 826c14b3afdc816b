import { toCents } from '../services/shopify/money.ts';
import type { Carrier, Cart, CartLine, Money } from '../services/shopify/types.ts';
import { type DeliveryKind, type DeliverySettings, deliveryIn, isShipped } from './rules.ts';

type Option = Pick<Carrier, 'code' | 'title' | 'shippingPrice'>;

/** Amounts in cents, `share` from 0 to 1. */
export type FreeDelivery = {
  reached: boolean;
  missing: number;
  share: number;
  goods: number;
  from: number | null;
  /** Where the option of the threshold delivers; null for another option. */
  kind: DeliveryKind | null;
  /** Title of the option that the service itself offers for free, once it is known. */
  option: string | null;
};

/**
 * Progress of goods, after discounts, to free delivery. The service is authoritative: an option that it offers for free
 * counts as reached, and a threshold that its options contradict is not promised (null).
 * @param options the service's delivery options; null while unknown.
 */
export function freeDelivery(
  goods: number,
  threshold: DeliverySettings['freeDelivery'],
  options: readonly Option[] | null,
): FreeDelivery | null {
  const given = options?.filter(({ shippingPrice }) => toCents(shippingPrice.amount) === 0) ?? [];
  const usual = given.find(({ code }) => code === threshold?.code);
  const free = usual ?? given[0];
  const from = threshold?.from ?? null;
  if (free) {
    const kind = (usual && threshold?.kind) ?? null;
    return { reached: true, missing: 0, share: 1, goods, from, kind, option: free.title };
  }
  if (!threshold) return null;
  const missing = Math.max(0, threshold.from - goods);
  if (options && (missing === 0 || !options.some(({ code }) => code === threshold.code))) return null;
  const share = Math.min(1, Math.max(0, goods / threshold.from));
  return { reached: missing === 0, missing, share, goods, from, kind: threshold.kind, option: null };
}

type Priced = Pick<Cart, 'cost' | 'discounts' | 'shippingGroup'> & {
  lines: readonly (Pick<CartLine, 'total'> & {
    variant: Pick<CartLine['variant'], 'isGiftCard' | 'requiresShipping'>;
  })[];
};

const centsOf = (amounts: readonly Money[]): number => amounts.reduce((sum, { amount }) => sum + toCents(amount), 0);

/** The amount paid for a cart's goods, in cents: its subtotal without gift cards, minus the discounts of the whole cart. */
function goodsOf({ cost, discounts, lines }: Priced): number {
  const off = discounts.filter(({ appliedOn }) => appliedOn === 'LINE_ITEM').map(({ amount }) => amount);
  const cards = lines.filter(({ variant }) => variant.isGiftCard).map(({ total }) => total);
  return toCents(cost.subtotalAmount.amount) - centsOf(off) - centsOf(cards);
}

/** The same for a cart in the market of an ISO country; null for a cart of which nothing is delivered. */
export const freeDeliveryOf = (cart: Priced, country: string): FreeDelivery | null =>
  isShipped(cart)
    ? freeDelivery(goodsOf(cart), deliveryIn(country)?.freeDelivery ?? null, cart.shippingGroup?.carriers ?? null)
    : null;
