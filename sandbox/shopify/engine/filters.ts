import type { Product, Variant } from '../catalogue/types.ts';

/** ProductFilter of the schema, as far as the catalogue has the facts. */
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

/** Filters of one kind widen (OR), those of different kinds narrow (AND). Each option name is a kind of its own. */
function group(filters: ProductFilter[]): Group[] {
  const groups = new Map<string, Group>();
  for (const filter of filters) {
    for (const [kind, value] of Object.entries(filter)) {
      if (value == null) continue;
      const key = kind === 'variantOption' ? `${kind}:${filter.variantOption?.name.toLowerCase()}` : kind;
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

/** A product stays when one of its variants satisfies every group at once. */
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
  /** Name of the option, for facets of that kind. */
  option?: string;
  values: { value: string; input: ProductFilter; count: number }[];
}

const slug = (text: string) => text.toLowerCase().replace(/\s+/g, '-');

/** Counts of a facet are among the products that all the other facets leave. */
export function facets(products: Product[], filters: ProductFilter[], isAvailable: IsAvailable): Facet[] {
  const groups = group(filters);
  const count = (key: string, input: ProductFilter) => {
    const others = groups.filter((other) => other.key !== key);
    const [own] = group([input]);
    return products.filter((product) => passes(product, own ? [...others, own] : others, isAvailable)).length;
  };
  const facet = (base: Omit<Facet, 'values'>, key: string, inputs: [string, ProductFilter][]): Facet => ({
    ...base,
    values: inputs.map(([value, input]) => ({ value, input, count: count(key, input) })),
  });
  const distinct = (pick: (product: Product) => string[]) => [...new Set(products.flatMap(pick))].sort();
  const prices = products.flatMap((product) => product.variants.map(({ price }) => price));
  const range = { min: 0, max: prices.length > 0 ? Math.max(...prices) / 100 : 0 };
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
        `variantOption:${name.toLowerCase()}`,
        distinct((product) => product.options.find((option) => option.name === name)?.values ?? []).map((value) => [
          value,
          { variantOption: { name, value } },
        ]),
      ),
    ),
  ];
}
