import type { Product } from '../catalogue/types.ts';

export type Compare = (a: Product, b: Product) => number;

const lowest = (product: Product) => Math.min(...product.variants.map(({ price }) => price));
const byText = (pick: (product: Product) => string) => (a: Product, b: Product) =>
  pick(a).localeCompare(pick(b), 'fr', { sensitivity: 'base', numeric: true });
const byDate = (pick: (product: Product) => string) => (a: Product, b: Product) =>
  Date.parse(pick(a)) - Date.parse(pick(b));

/** Orders shared by ProductSortKeys, ProductCollectionSortKeys and SearchSortKeys. `sold`: units sold by product id. */
export function productOrders(sold: ReadonlyMap<number, number>, title: (product: Product) => string) {
  const orders: Record<string, Compare> = {
    ID: (a, b) => a.id - b.id,
    TITLE: byText(title),
    PRICE: (a, b) => lowest(a) - lowest(b),
    VENDOR: byText(({ vendor }) => vendor),
    PRODUCT_TYPE: byText(({ productType }) => productType),
    CREATED: byDate(({ createdAt, publishedAt }) => createdAt ?? publishedAt),
    CREATED_AT: byDate(({ createdAt, publishedAt }) => createdAt ?? publishedAt),
    UPDATED_AT: byDate(({ updatedAt, publishedAt }) => updatedAt ?? publishedAt),
    BEST_SELLING: (a, b) => (sold.get(b.id) ?? 0) - (sold.get(a.id) ?? 0),
  };
  return (products: readonly Product[], key: string): Product[] => {
    const order = orders[key];
    return order ? [...products].sort((a, b) => order(a, b) || a.id - b.id) : [...products];
  };
}
