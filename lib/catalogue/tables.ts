import type { ImageService } from '../platform/images/loader.ts';
import type { PricedProduct, Reduction } from '../prices/reductions.ts';
import { fromCents, toCents } from '../services/shopify/money.ts';
import type { Money, PlanPrice, SellingPlan, UnitPrice } from '../services/shopify/types.ts';
import type { Options } from './variants.ts';

export type QuantityAction = 'increase' | 'decrease';

/**
 * Section 4 of the specification: "increase (+1) and decrease (-1)". Also used by the browser; there are no other
 * actions.
 */
export const stepped = (current: number, action: QuantityAction): number =>
  action === 'increase' ? current + 1 : Math.max(0, current - 1);

/** Shopify accepts whole quantities; the upper bound prevents an accidental bulk order by a typing error. */
export const MAX_QUANTITY = 99;

/** Maximum stock at which the page shows the number of units left. */
const LOW_STOCK = 5;

type Stocked = { availableForSale: boolean; quantityAvailable: number };

/**
 * Maximum quantity per order, 0 when sold out. A variant available without stock is made to order, or its stock is not
 * tracked.
 */
export function unitsToSell({ availableForSale, quantityAvailable }: Stocked): number {
  if (!availableForSale) return 0;
  return quantityAvailable > 0 ? Math.min(MAX_QUANTITY, quantityAvailable) : MAX_QUANTITY;
}

export const isLowStock = (units: number): boolean => units > 0 && units <= LOW_STOCK;

/** The fields of a variant that selecting and buying it requires. */
export type BuyVariant = {
  id: string;
  selectedOptions: Readonly<Record<string, string>>;
  price: Money;
  reduction: Reduction | null;
  unitPrice: UnitPrice | null;
  availableForSale: boolean;
  /** Maximum quantity per order. */
  units: number;
  isBackordered: boolean;
  /** Index of its picture among the product's. */
  picture: number | null;
  postalCodeExclusions: readonly string[] | null;
  plans?: readonly PlanPrice[];
  requiresPlan?: true;
};

/**
 * Up to 250 variants in compact form for the browser: stored by column, options and prices as indexes into a list.
 * Equal neighbours compress to nearly nothing, where 250 objects would repeat every name.
 */
export type VariantTable = {
  currency: string;
  options: readonly (readonly [name: string, values: readonly string[]])[];
  /** For each option the index of each variant's value, -1 where it has none. */
  chosen: readonly (readonly number[])[];
  ids: readonly string[];
  cents: readonly number[];
  reductions: Shared<Reduction>;
  unitPrices: Shared<UnitPrice>;
  units: readonly number[];
  /** Rows of the variants that are sold while out of stock (backorder). */
  backordered: readonly number[];
  /** Index among the product's pictures, -1 for none. */
  picture: readonly number[];
  exclusions: Shared<readonly string[]>;
  /** Absent where the product has no subscription. */
  plans?: {
    list: readonly SellingPlan[];
    prices: Shared<readonly PackedPrice[]>;
    /** Sold by subscription alone. */
    only: boolean;
  };
};

/** A price of a variant with the plan of this index. */
type PackedPrice = Omit<PlanPrice, 'plan'> & { plan: number };

/** Dictionary encoding of values that many variants share: each value once, and for each variant its index, -1 for none. */
type Shared<T> = { values: readonly T[]; at: readonly number[] };

function share<T>(list: readonly (T | null)[]): Shared<T> {
  const keys = list.map((each) => JSON.stringify(each));
  const known = new Map(list.flatMap((each, row) => (each === null ? [] : [[keys[row] ?? '', each] as const])));
  const places = placesOf(known.keys());
  return { values: [...known.values()], at: keys.map((key) => places.get(key) ?? -1) };
}

export function packVariants(product: Pick<PricedProduct, 'options' | 'images' | 'variants'>): VariantTable {
  const { variants } = product;
  const options = Object.entries(product.options);
  const pictures = placesOf(product.images.map(({ url }) => url));
  return {
    currency: variants[0]?.price.currencyCode ?? '',
    options,
    chosen: options.map(([name, values]) => {
      const places = placesOf(values);
      return variants.map(({ selectedOptions }) => places.get(selectedOptions[name] ?? '') ?? -1);
    }),
    ids: variants.map(({ id }) => id),
    cents: variants.map(({ price }) => toCents(price.amount)),
    reductions: share(variants.map(({ reduction }) => reduction)),
    unitPrices: share(variants.map(({ unitPrice }) => unitPrice)),
    units: variants.map(unitsToSell),
    backordered: variants.flatMap(({ isBackordered }, row) => (isBackordered ? [row] : [])),
    picture: variants.map(({ image }) => pictures.get(image?.url ?? '') ?? -1),
    exclusions: share(variants.map(({ postalCodeExclusions }) => postalCodeExclusions)),
    ...packPlans(variants),
  };
}

function packPlans(variants: PricedProduct['variants']): Pick<VariantTable, 'plans'> {
  const only = variants.some(({ requiresPlan }) => requiresPlan);
  const all = variants.flatMap(({ plans = [] }) => plans.map(({ plan }) => plan));
  if (all.length === 0 && !only) return {};
  const list = [...new Map(all.map((plan) => [plan.id, plan])).values()];
  const places = placesOf(list.map(({ id }) => id));
  const prices = variants.map(({ plans = [] }) =>
    plans.map(({ plan, ...price }): PackedPrice => ({ ...price, plan: places.get(plan.id) ?? 0 })),
  );
  return { plans: { list, prices: share(prices), only } };
}

function plansIn({ plans }: VariantTable, row: number): Pick<BuyVariant, 'plans' | 'requiresPlan'> {
  if (!plans) return {};
  const prices = (valueAt(plans.prices, row) ?? []).flatMap(({ plan: place, ...price }): PlanPrice[] => {
    const plan = plans.list[place];
    return plan ? [{ ...price, plan }] : [];
  });
  return { plans: prices, ...(plans.only && { requiresPlan: true }) };
}

const placesOf = (list: Iterable<string>): Map<string, number> =>
  new Map([...list].map((each, place) => [each, place]));

const valueAt = <T>({ values, at }: Shared<T>, row: number): T | null => values[at[row] ?? -1] ?? null;

/** Decodes the variants of a table, in order. */
export function variantsIn(table: VariantTable): BuyVariant[] {
  const { currency, options, chosen } = table;
  return table.ids.map((id, row) => {
    const units = table.units[row] ?? 0;
    const picture = table.picture[row] ?? -1;
    const values = options.flatMap(([name, list], option) => {
      const value = list[chosen[option]?.[row] ?? -1];
      return value === undefined ? [] : [[name, value] as const];
    });
    return {
      id,
      selectedOptions: Object.fromEntries(values),
      price: fromCents(table.cents[row] ?? 0, currency),
      reduction: valueAt(table.reductions, row),
      unitPrice: valueAt(table.unitPrices, row),
      availableForSale: units > 0,
      units,
      isBackordered: table.backordered.includes(row),
      picture: picture < 0 ? null : picture,
      postalCodeExclusions: valueAt(table.exclusions, row),
      ...plansIn(table, row),
    };
  });
}

export const optionsIn = ({ options }: VariantTable): Options => Object.fromEntries(options);

export type ServedPicture = { src: string; alt: string; width: number; height: number; service: ImageService };

/** Up to 250 pictures in compact form for the browser: the common address prefix and each size are sent once. */
export type PictureTable = {
  service: ImageService;
  base: string;
  names: readonly string[];
  alts: readonly string[];
  sizes: readonly (readonly [width: number, height: number])[];
  /** Index of each picture's size in `sizes`. */
  size: readonly number[];
};

/** All pictures must be of the same service; an empty list is of none. */
export function packPictures(pictures: readonly ServedPicture[]): PictureTable {
  const sizes = new Map<string, readonly [number, number]>();
  for (const { width, height } of pictures) sizes.set(`${width}x${height}`, [width, height]);
  const places = [...sizes.keys()];
  const base = sharedStart(pictures.map(({ src }) => src));
  return {
    service: pictures[0]?.service ?? 'static',
    base,
    names: pictures.map(({ src }) => src.slice(base.length)),
    alts: pictures.map(({ alt }) => alt),
    sizes: [...sizes.values()],
    size: pictures.map(({ width, height }) => places.indexOf(`${width}x${height}`)),
  };
}

function sharedStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

export function picturesIn({ service, base, names, alts, sizes, size }: PictureTable): ServedPicture[] {
  return names.map((name, place) => {
    const [width, height] = sizes[size[place] ?? 0] ?? [1, 1];
    return { src: base + name, alt: alts[place] ?? '', width, height, service };
  });
}

/** Indexes of `count` pictures, the wanted one first. */
export const placesFrom = (wanted: number, count: number): number[] => [
  ...(wanted < count ? [wanted] : []),
  ...Array.from({ length: count }, (_, place) => place).filter((place) => place !== wanted),
];
