/** A discount code as the shop's owner wrote it; amounts in cents, ids plain. */
export type CodeDiscount = {
  status: 'ACTIVE' | 'EXPIRED' | 'SCHEDULED';
  /** ISO 8601. */
  startsAt: string | null;
  endsAt: string | null;
  /** Null: as often as wished. */
  usageLimit: number | null;
  used: number;
  /** Reserved for some customers: somebody must be signed in. */
  customersOnly: boolean;
  oncePerCustomer: boolean;
  minimumSubtotal: number | null;
  minimumQuantity: number | null;
  /** Null: all of the shop. */
  items: { products: readonly string[]; variants: readonly string[] } | null;
  /** ISO codes of the countries of delivery; null for all. */
  countries: readonly string[] | null;
};

/** Why a code takes nothing off, as a key below `cart.warning` in the messages. */
export type Reason = {
  code: `DISCOUNT_${string}`;
  /** True when no change of the cart can make the code apply. */
  final: boolean;
  /** A missing amount in euros, or a missing number of articles. */
  values?: { missing: number };
};
