import type { Catalogue, Collection, Product, Variant } from './types.ts';

/** Indexes of a catalogue. */
export interface Lookup {
  product(id: number): Product | undefined;
  productNamed(handle: string): Product | undefined;
  collection(id: number): Collection | undefined;
  collectionNamed(handle: string): Collection | undefined;
  /** Bundles that contain this variant as a component. */
  bundlesOf(variantId: number): readonly Variant[];
}

const known = new WeakMap<Catalogue, Lookup>();

function bundles({ products }: Catalogue): Map<number, Variant[]> {
  const found = new Map<number, Variant[]>();
  for (const variant of products.flatMap(({ variants }) => variants))
    for (const id of new Set(variant.components.map(({ variantId }) => variantId)))
      found.set(id, [...(found.get(id) ?? []), variant]);
  return found;
}

function read(catalogue: Catalogue): Lookup {
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const productsByHandle = new Map(catalogue.products.map((product) => [product.handle, product]));
  const collections = new Map(catalogue.collections.map((collection) => [collection.id, collection]));
  const collectionsByHandle = new Map(catalogue.collections.map((collection) => [collection.handle, collection]));
  const bundlesByPart = bundles(catalogue);
  return {
    product: (id) => products.get(id),
    productNamed: (handle) => productsByHandle.get(handle),
    collection: (id) => collections.get(id),
    collectionNamed: (handle) => collectionsByHandle.get(handle),
    bundlesOf: (variantId) => bundlesByPart.get(variantId) ?? [],
  };
}

/** The indexes of a catalogue, or of its published part for a country; built once. */
export function lookup(catalogue: Catalogue): Lookup {
  const found = known.get(catalogue) ?? read(catalogue);
  known.set(catalogue, found);
  return found;
}
