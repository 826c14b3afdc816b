import { formatMoney } from '@/lib/i18n/money';
import type { Product } from '@/lib/shopify/types';
import type { BundleItem } from './bundle-list';

export const bundleItems = (product: Product, tag: string, soldOut: string): BundleItem[] =>
  product.bundledProducts.map(({ name, quantity, image, selectedOptions, price, availableForSale }) => ({
    name: quantity > 1 ? `${quantity} × ${name}` : name,
    image: image
      ? { src: image.url, alt: '', width: image.width, height: image.height, service: 'shopify' }
      : undefined,
    line: Object.values(selectedOptions).join(', '),
    price: formatMoney(price, tag),
    soldOut: availableForSale ? undefined : soldOut,
  }));
