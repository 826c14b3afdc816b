import type { Catalogue, Product } from './types.ts';

const views = new WeakMap<Catalogue, Map<string, Catalogue>>();

const isIn = (country: string) => (product: Product) => product.countries?.includes(country) ?? true;

const isListed = ({ unlisted }: Product): boolean => !unlisted;

/** The products of lists, searches and recommendations. */
export const listedIn = ({ products }: Catalogue): Product[] => products.filter(isListed);

/**
 * The catalogue as published in a country: unpublished products are in no list and cannot be added to a cart, unlisted
 * ones are in no collection.
 */
export function publishedIn(catalogue: Catalogue, country: string): Catalogue {
  const known = views.get(catalogue) ?? new Map<string, Catalogue>();
  views.set(catalogue, known);
  const seen = known.get(country);
  if (seen) return seen;
  const visible = isIn(country);
  const view = catalogue.products.every((product) => visible(product) && isListed(product))
    ? catalogue
    : {
        ...catalogue,
        products: catalogue.products.filter(visible),
        collections: catalogue.collections.map((collection) => ({
          ...collection,
          products: collection.products.filter((product) => visible(product) && isListed(product)),
        })),
      };
  known.set(country, view);
  return view;
}
