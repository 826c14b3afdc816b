import type { Listed, ProductList, Site } from '../../../lib/analytics/events.ts';
import type { CartLineView, CartView } from '../../../lib/cart/view.ts';
import { GIFT_MARK } from '../../../lib/services/shopify/cart-attributes.ts';

export const site: Site = { brand: 'Silène', products: '/nos-produits', advice: '/nos-conseils-sante' };

export const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });

type LineOf = { id?: string; variantId?: string; quantity?: number; each?: number; off?: number; gift?: string };

/** A cart line of an amount in cents per unit, `off` cents less in total. */
export function line({
  id = 'l1',
  variantId = '11',
  quantity = 1,
  each = 1190,
  off = 0,
  gift,
}: LineOf = {}): CartLineView {
  const cents = (amount: number) => euros((amount / 100).toFixed(2));
  const { subtotal, total } = { subtotal: cents(each * quantity), total: cents(each * quantity - off) };
  return {
    id,
    quantity,
    attributes: gift ? [{ key: GIFT_MARK, value: gift }] : [],
    discountedAmount: cents(off),
    discounts: [],
    subtotal,
    total,
    href: '/nos-produits/complements-alimentaires/vitalite/magnesium-marin',
    variant: {
      id: variantId,
      sku: 'SIL-MAG-60',
      name: '60 gélules',
      ean: '3400000000017',
      productHandle: 'magnesium-marin',
      productId: '1',
      productTitle: 'Magnésium marin',
      price: cents(each),
      compareAtPrice: euros('99.00'),
      selectedOptions: { format: '60 gélules' },
      image: null,
      unitPrice: null,
      quantityAvailable: 9,
      availableForSale: true,
      isBackordered: false,
      postalCodeExclusions: ['97400'],
      requiresShipping: true,
      isGiftCard: false,
    },
  };
}

/** A cart with personal data that a customer has entered: none of it may be sent to analytics. */
export function cart(lines: CartLineView[], more: Partial<CartView> = {}): CartView {
  const cents = lines.reduce((sum, { total }) => sum + Math.round(Number(total.amount) * 100), 0);
  const total = euros((cents / 100).toFixed(2));
  return {
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: total,
    vatAmount: euros('0.62'),
    discounts: [],
    discountCodes: [],
    giftCards: [],
    deliveryAddress: { id: 'a1', zip: '26150', country: 'FR' },
    shippingGroup: null,
    selectedShippingCarrier: null,
    lines,
    attributes: [],
    note: 'Pour Camille Dupuis, 06 12 34 56 78',
    cost: { subtotalAmount: total, totalAmount: total, totalTaxAmount: null },
    deliveryGroups: [],
    ...more,
  };
}

export const listed = (id: string): Listed => ({
  href: `/nos-produits/cosmetiques/mains/creme-${id}`,
  id,
  name: `Crème ${id}`,
  price: euros('9.9'),
});

export const list = (products: readonly Listed[]): ProductList => ({
  kind: 'list',
  id: 'mains',
  name: 'Mains',
  products,
});
