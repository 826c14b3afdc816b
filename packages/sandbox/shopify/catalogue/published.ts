import type { Catalogue, Product } from './types.ts';

const views = new WeakMap<Catalogue, Map<string, Catalogue>>();

const isIn = (country: string) => (product: Product) => product.countries?.includes(country) ?? true;

/** The catalogue as published in a country: unpublished products are in no list and cannot be added to a cart. */
export function publishedIn(catalogue: Catalogue, country: string): Catalogue {
  const known = views.get(catalogue) ?? new Map<string, Catalogue>();
  views.set(catalogue, known);
  const seen = known.get(country);
  if (seen) return seen;
  const visible = isIn(country);
  const view = catalogue.products.every(visible)
    ? catalogue
    : {
        ...catalogue,
        products: catalogue.products.filter(visible),
        collections: catalogue.collections.map((collection) => ({
          ...collection,
          products: collection.products.filter(visible),
        })),
      };
  known.set(country, view);
  return view;
}
