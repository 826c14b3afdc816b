import type { Product } from '../catalogue/types.ts';

type Facts = {
  /** Units sold by product id. */
  sold: () => ReadonlyMap<number, number>;
  title: (product: Product) => string;
};

const collator = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });
const lowest = (product: Product) => Math.min(...product.variants.map(({ price }) => price));
const created = ({ createdAt, publishedAt }: Product) => Date.parse(createdAt ?? publishedAt);
const updated = ({ updatedAt, publishedAt }: Product) => Date.parse(updatedAt ?? publishedAt);

type Measure = (product: Product) => string | number;

const measures: Record<string, Measure> = {
  ID: ({ id }) => id,
  PRICE: lowest,
  VENDOR: ({ vendor }) => vendor,
  PRODUCT_TYPE: ({ productType }) => productType,
  CREATED: created,
  CREATED_AT: created,
  UPDATED_AT: updated,
};

/** The sort value of products for the keys shared by ProductSortKeys, ProductCollectionSortKeys and SearchSortKeys. */
function measureFor(key: string, { sold, title }: Facts): Measure | undefined {
  if (key === 'TITLE') return title;
  if (key !== 'BEST_SELLING') return measures[key];
  const units = sold();
  return ({ id }) => -(units.get(id) ?? 0);
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'string' || typeof b === 'string' ? collator.compare(String(a), String(b)) : a - b;

/** Sorts the products by a sort key; an unknown key keeps their order. */
export function inOrder(products: readonly Product[], key: string, facts: Facts): Product[] {
  const by = measureFor(key, facts);
  if (!by) return [...products];
  return products
    .map((product) => ({ product, value: by(product) }))
    .sort((a, b) => compare(a.value, b.value) || a.product.id - b.product.id)
    .map(({ product }) => product);
}
