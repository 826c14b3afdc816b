import { listedIn } from '../catalogue/published.ts';
import type { Product } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import { type Context, isAvailable } from '../context.ts';
import { type Facet, facets, type ProductFilter } from '../engine/filters.ts';
import { inOrder } from '../engine/product-order.ts';
import { parseSearch, type Searchable } from '../engine/search-query.ts';
import { titleOf, typeOf } from './product.ts';
import { searchFacts } from './search-facts.ts';

/** The product fields that the search syntax can test. */
function searchable(product: Product, context: Context): Searchable {
  return {
    text: searchFacts(product, context).all,
    get fields() {
      return {
        id: [product.id],
        handle: [product.handle],
        title: [titleOf(product, context)],
        tag: product.tags,
        vendor: [product.vendor],
        product_type: [...new Set([product.productType, typeOf(product, context)])],
        available_for_sale: [product.variants.some(isAvailable(context))],
        created_at: [product.createdAt ?? product.publishedAt],
        updated_at: [product.updatedAt ?? product.publishedAt],
        'variants.price': product.variants.map(({ price }) => price / 100),
      };
    },
  };
}

function unitsSold({ catalogue, state }: Context): Map<number, number> {
  const sold = new Map<number, number>();
  for (const line of state.data.orders.flatMap(({ lines }) => lines)) {
    const id = catalogue.variant(line.variantId)?.product.id;
    if (id) sold.set(id, (sold.get(id) ?? 0) + line.quantity);
  }
  return sold;
}

export function ordered(products: readonly Product[], key: string, context: Context): Product[] {
  return inOrder(products, key, {
    sold: () => unitsSold(context),
    title: (product) => titleOf(product, context),
  });
}

const labels: Record<string, Record<string, string>> = {
  FR: {
    available: 'Disponibilité',
    price: 'Prix',
    productType: 'Type de produit',
    productVendor: 'Marque',
    tag: 'Mot-clé',
    in: 'En stock',
    out: 'En rupture de stock',
  },
  NL: {
    available: 'Beschikbaarheid',
    price: 'Prijs',
    productType: 'Producttype',
    productVendor: 'Merk',
    tag: 'Trefwoord',
    in: 'Op voorraad',
    out: 'Niet op voorraad',
  },
};

/** A facet value in the visitor's language, from the first product that has it. */
function inLanguage({ kind, option }: Facet, value: string, products: Product[], { language }: Context): string {
  if (kind !== 'productType' && kind !== 'variantOption') return value;
  for (const product of products) {
    const words = product.translations[language.toLowerCase()];
    if (kind === 'productType' && product.productType === value) return words?.productType ?? value;
    const hasIt =
      kind === 'variantOption' && product.options.some(({ name, values }) => name === option && values.includes(value));
    if (hasIt) return words?.values?.[value] ?? value;
  }
  return value;
}

function optionLabel(option: string, products: Product[], { language }: Context): string {
  const owner = products.find((product) => product.options.some(({ name }) => name === option));
  return owner?.translations[language.toLowerCase()]?.options?.[option] ?? option;
}

/** The facets of a list of products, as `filters` of a connection. `input` can be passed unchanged to the `filters` argument. */
export function filtersOf(products: Product[], filters: ProductFilter[], context: Context) {
  const words = labels[context.language] ?? labels.FR ?? {};
  const valueLabel = ({ kind }: Facet, value: string) => {
    if (kind === 'available') return words[value === '1' ? 'in' : 'out'];
    return kind === 'price' ? words.price : undefined;
  };
  return facets(products, filters, isAvailable(context)).map((facet) => ({
    id: facet.id,
    label: facet.option ? optionLabel(facet.option, products, context) : (words[facet.kind] ?? facet.kind),
    type: facet.kind === 'price' ? 'PRICE_RANGE' : 'LIST',
    presentation: 'TEXT',
    values: facet.values.map(({ value, input, count }) => ({
      id: `${facet.id}.${value.toLowerCase().replace(/\s+/g, '-')}`,
      label: valueLabel(facet, value) ?? inLanguage(facet, value, products, context),
      count,
      input: JSON.stringify(input),
      image: null,
      swatch: null,
    })),
  }));
}

type ListArgs = PageArgs & { query?: string | null; sortKey: string };

export function productConnection(
  products: Product[],
  args: PageArgs,
  context: Context,
  filters: ProductFilter[] = [],
  all = products,
) {
  return { ...connection(products, args, ({ id }) => id), filters: () => filtersOf(all, filters, context) };
}

export function products(args: ListArgs, context: Context) {
  const all = listedIn(context.catalogue);
  const test = parseSearch(args.query);
  const found = args.query?.trim() ? all.filter((product) => test(searchable(product, context))) : all;
  return productConnection(ordered(found, args.sortKey, context), args, context);
}
