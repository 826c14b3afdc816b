import type { Product, Variant } from '../catalogue/types.ts';

/** ProductFilter of the schema, as far as the catalogue has the data. */
export interface ProductFilter {
  available?: boolean | null;
  price?: { min?: number | null; max?: number | null } | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  variantOption?: { name: string; value: string } | null;
  productMetafield?: { namespace: string; key: string; value: string } | null;
  variantMetafield?: { namespace: string; key: string; value: string } | null;
}

type IsAvailable = (variant: Variant) => boolean;

interface Group {
  key: string;
  ofVariant: boolean;
  filters: ProductFilter[];
}

/** Filters of the same kind are combined with OR, those of different kinds with AND. Each option name is a separate kind. */
function group(filters: ProductFilter[]): Group[] {
  const groups = new Map<string, Group>();
  for (const filter of filters) {
    for (const [kind, value] of Object.entries(filter)) {
      if (value == null) continue;
      const key = filter.variantOption && kind === 'variantOption' ? optionKey(filter.variantOption.name) : kind;
      const ofVariant = ['available', 'price', 'variantOption', 'variantMetafield'].includes(kind);
      const found = groups.get(key) ?? { key, ofVariant, filters: [] };
      found.filters.push({ [kind]: value });
      groups.set(key, found);
    }
  }
  return [...groups.values()];
}

type Metafields = { namespace: string; key: string; value: string }[];
const hasMetafield = (list: Metafields, wanted: Metafields[number]) =>
  list.some(
    ({ namespace, key, value }) => namespace === wanted.namespace && key === wanted.key && value === wanted.value,
  );

function matches(filter: ProductFilter, variant: Variant, isAvailable: IsAvailable): boolean {
  const { product } = variant;
  const { available, price, productType, productVendor, tag, variantOption } = filter;
  if (available != null) return isAvailable(variant) === available;
  if (price)
    return (
      variant.price >= Math.round((price.min ?? 0) * 100) &&
      (price.max == null || variant.price <= Math.round(price.max * 100))
    );
  if (productType != null) return product.productType === productType;
  if (productVendor != null) return product.vendor === productVendor;
  if (tag != null) return product.tags.some((known) => known.toLowerCase() === tag.toLowerCase());
  if (variantOption)
    return product.options.some(
      ({ name }, index) =>
        name.toLowerCase() === variantOption.name.toLowerCase() &&
        variant.options[index]?.toLowerCase() === variantOption.value.toLowerCase(),
    );
  if (filter.productMetafield) return hasMetafield(product.metafields, filter.productMetafield);
  if (filter.variantMetafield) return hasMetafield(variant.metafields, filter.variantMetafield);
  return true;
}

/** A product matches when one of its variants satisfies every group at once. */
function passes(product: Product, groups: Group[], isAvailable: IsAvailable): boolean {
  return product.variants.some((variant) =>
    groups.every(({ filters }) => filters.some((filter) => matches(filter, variant, isAvailable))),
  );
}

export function applyFilters(products: Product[], filters: ProductFilter[], isAvailable: IsAvailable): Product[] {
  const groups = group(filters);
  return products.filter((product) => passes(product, groups, isAvailable));
}

export interface Facet {
  id: string;
  kind: 'available' | 'price' | 'productType' | 'productVendor' | 'tag' | 'variantOption';
  /** Name of the option, for option facets. */
  option?: string;
  values: { value: string; input: ProductFilter; count: number }[];
}

const slug = (text: string) => text.toLowerCase().replace(/\s+/g, '-');

type Tally = Map<string, number>;

const tallyKey = (key: string, value: string) => `${key}=${value.toLowerCase()}`;
const optionKey = (name: string) => `variantOption:${name.toLowerCase()}`;

const known = new WeakMap<Variant, [key: string, place: string][]>();

/** The facet values of a variant, except availability; cached. */
function valuesOf(variant: Variant): [key: string, place: string][] {
  const { product } = variant;
  const pairs = (): [string, string][] => [
    ['price', ''],
    ['productType', product.productType],
    ['productVendor', product.vendor],
    ...product.tags.map((tag): [string, string] => ['tag', tag]),
    ...product.options.map(({ name }, index): [string, string] => [optionKey(name), variant.options[index] ?? '']),
  ];
  const values = known.get(variant) ?? pairs().map(([key, value]): [string, string] => [key, tallyKey(key, value)]);
  known.set(variant, values);
  return values;
}

/** Number of products for each facet value: each facet is counted with all filters except its own applied. */
function tally(products: Product[], groups: Group[], isAvailable: IsAvailable): Tally {
  const counts: Tally = new Map();
  for (const product of products) {
    const found = new Set<string>();
    for (const variant of product.variants) {
      const failed = groups.filter(({ filters }) => !filters.some((filter) => matches(filter, variant, isAvailable)));
      const [only] = failed;
      if (failed.length > 1) continue;
      if (!only || only.key === 'available') found.add(tallyKey('available', isAvailable(variant) ? '1' : '0'));
      for (const [key, place] of valuesOf(variant)) if (!only || only.key === key) found.add(place);
    }
    for (const place of found) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

/** All facets of a list of products, with the number of products for each value. */
export function facets(products: Product[], filters: ProductFilter[], isAvailable: IsAvailable): Facet[] {
  const counts = tally(products, group(filters), isAvailable);
  const facet = (base: Omit<Facet, 'values'>, key: string, inputs: [string, ProductFilter][]): Facet => ({
    ...base,
    values: inputs.map(([value, input]) => ({ value, input, count: counts.get(tallyKey(key, value)) ?? 0 })),
  });
  const distinct = (pick: (product: Product) => string[]) => [...new Set(products.flatMap(pick))].sort();
  const highest = products.reduce(
    (most, { variants }) => variants.reduce((top, { price }) => Math.max(top, price), most),
    0,
  );
  const range = { min: 0, max: highest / 100 };
  const optionNames = distinct((product) => product.options.map(({ name }) => name)).filter((name) => name !== 'Title');

  return [
    facet({ id: 'filter.v.availability', kind: 'available' }, 'available', [
      ['1', { available: true }],
      ['0', { available: false }],
    ]),
    facet({ id: 'filter.v.price', kind: 'price' }, 'price', [['', { price: range }]]),
    facet(
      { id: 'filter.p.product_type', kind: 'productType' },
      'productType',
      distinct(({ productType }) => [productType]).map((productType) => [productType, { productType }]),
    ),
    facet(
      { id: 'filter.p.vendor', kind: 'productVendor' },
      'productVendor',
      distinct(({ vendor }) => [vendor]).map((productVendor) => [productVendor, { productVendor }]),
    ),
    facet(
      { id: 'filter.p.tag', kind: 'tag' },
      'tag',
      distinct(({ tags }) => tags).map((tag) => [tag, { tag }]),
    ),
    ...optionNames.map((name) =>
      facet(
        { id: `filter.v.option.${slug(name)}`, kind: 'variantOption', option: name },
        optionKey(name),
        distinct((product) => product.options.find((option) => option.name === name)?.values ?? []).map((value) => [
          value,
          { variantOption: { name, value } },
        ]),
      ),
    ),
  ];
}
