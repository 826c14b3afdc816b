import type { LineEvent, OfferCart, OfferLine, OfferRule } from '../../../lib/offers/rules.ts';
import { GIFT_MARK, withWithheld } from '../../../lib/services/shopify/cart-attributes.ts';

export const NOW = new Date('2026-11-20T10:00:00Z');

/** Two units of product 1 give one of product 9. */
export const rule = (changes: Partial<OfferRule> = {}): OfferRule => ({
  id: '5001',
  status: 'ACTIVE',
  productToBuy: [{ kind: 'product', id: '1' }],
  quantityToBuy: 2,
  productToOffer: ['9'],
  quantityToAdd: 1,
  isAppliedOnCollections: false,
  countsTogether: false,
  startsAt: null,
  endsAt: null,
  ...changes,
});

export const products = (...ids: string[]): OfferRule['productToBuy'] => ids.map((id) => ({ kind: 'product', id }));
/** Two units of the products 1, 2, 3 together give one of product 9. */
export const collectionRule = (changes: Partial<OfferRule> = {}): OfferRule =>
  rule({ productToBuy: products('1', '2', '3'), isAppliedOnCollections: true, countsTogether: true, ...changes });

const euros = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: 'EUR' });
/** What one unit of every product costs. */
export const PRICE = 5.6;

const off = (type: 'automatic' | 'code', taken: number): OfferLine['discounts'][number] => {
  const base = { appliedOn: 'LINE_ITEM' as const, value: { percentage: 100 } };
  const amount = euros(taken);
  return type === 'code' ? { ...base, amount, type, code: 'HIVER' } : { ...base, amount, type, title: 'Offert' };
};

type LineOptions = {
  isGiftCard?: boolean;
  /** Postcodes that it is not delivered to. */
  excluded?: string[];
  gift?: string;
  off?: 'automatic' | 'code';
  /** What the discount takes off: the price of one unit unless it is named. */
  taken?: number;
  id?: string;
  attributes?: OfferLine['attributes'];
};

/** @param variant `1a`, `1b`: variants of product 1 */
export const line = (variant: string, quantity: number, options: LineOptions = {}): OfferLine => ({
  id: options.id ?? `${options.gift ? 'gift-' : ''}${variant}`,
  quantity,
  variant: {
    id: variant,
    productId: variant.slice(0, 1),
    isGiftCard: options.isGiftCard ?? false,
    requiresShipping: !options.isGiftCard,
    postalCodeExclusions: options.excluded ?? null,
  },
  attributes: [...(options.attributes ?? []), ...(options.gift ? [{ key: GIFT_MARK, value: options.gift }] : [])],
  discounts: options.off ? [off(options.off, options.taken ?? PRICE)] : [],
  subtotal: euros(PRICE * quantity),
});

export const cartOf = (lines: readonly OfferLine[], declined: string[] = [], suspended: string[] = []): OfferCart => ({
  lines,
  deliveryAddress: null,
  attributes: withWithheld({ attributes: [] }, { declined, suspended }),
});

const event =
  (kind: LineEvent['kind']) =>
  (variantId: string, giftRule: string | null = null): LineEvent => ({
    kind,
    variantId,
    productId: variantId.slice(0, 1),
    giftRule,
  });
export const added = event('added');
export const increased = event('increased');
export const decreased = event('decreased');
export const removed = event('removed');
