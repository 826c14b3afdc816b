import type { Discount, Product } from '../catalogue/types.ts';

/** A cart line as discounts use it. */
export interface PricedUnits {
  variantId: number;
  product: Product;
  price: number;
  quantity: number;
  /** Bought with a selling plan. */
  isSubscription?: boolean;
}

/** A discount that may apply, and its code as typed. */
export interface Candidate {
  discount: Discount;
  code: string | null;
}

export interface Allocation extends Candidate {
  amount: number;
}

type DiscountClass = 'order' | 'product' | 'shipping';
type Selection = Pick<Discount['gets'], 'products' | 'collections' | 'variants'>;
type Goods = Pick<PricedUnits, 'variantId' | 'product' | 'isSubscription'>;
type PurchaseTypes = { purchases?: Discount['purchaseType'] };

export const selectsAll = ({ products, collections, variants }: Selection) => !products && !collections && !variants;

/** Whether a discount is for this kind of purchase: for subscriptions only where it says so, as in Shopify. */
const isForPurchase = ({ purchases = 'ONE_TIME' }: PurchaseTypes, { isSubscription = false }: Goods): boolean =>
  purchases === 'BOTH' || (purchases === 'SUBSCRIPTION') === isSubscription;

export const selects = (selection: Selection & PurchaseTypes, goods: Goods): boolean =>
  isForPurchase(selection, goods) && selectsGoods(selection, goods);

/** Whatever the kind of purchase. Discounts never apply to gift cards, which do not count for their conditions either. */
export function selectsGoods(selection: Selection, { variantId, product }: Goods): boolean {
  if (product.isGiftCard) return false;
  return (
    selectsAll(selection) ||
    (selection.products?.includes(product.handle) ?? false) ||
    (selection.variants?.includes(variantId) ?? false) ||
    (selection.collections?.some((handle) => product.collections.includes(handle)) ?? false)
  );
}

export function classOf({ kind, gets }: Discount): DiscountClass {
  if (kind === 'shipping') return 'shipping';
  return kind === 'bxgy' || !selectsAll(gets) ? 'product' : 'order';
}

export function isActive(discount: Discount, now: Date): boolean {
  if (discount.status !== 'ACTIVE') return false;
  if (discount.startsAt && new Date(discount.startsAt) > now) return false;
  return !discount.endsAt || new Date(discount.endsAt) > now;
}
