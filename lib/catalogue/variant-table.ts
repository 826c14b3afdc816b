import type { PricedProduct, Reduction } from '../prices/reference.ts';
import { fromCents, toCents } from '../services/shopify/money.ts';
import type { Money, UnitPrice } from '../services/shopify/types.ts';
import type { Options } from './variants.ts';

export type QuantityAction = 'increase' | 'decrease';

/** Section 4 of the specification: "increase (+1) and decrease (-1)". Also the browser's, which knows no other action. */
export const stepped = (current: number, action: QuantityAction): number =>
  action === 'increase' ? current + 1 : Math.max(0, current - 1);

/** Shopify takes whole quantities; the upper bound keeps a slip of the keyboard from ordering a pallet. */
export const MAX_QUANTITY = 99;

/** Up to how many units the page says how many are left. */
const LOW_STOCK = 5;

type Stocked = { availableForSale: boolean; quantityAvailable: number };

/** Units that one order may take, 0 when sold out. What is for sale without stock is made to order, or not counted. */
export function unitsToSell({ availableForSale, quantityAvailable }: Stocked): number {
  if (!availableForSale) return 0;
  return quantityAvailable > 0 ? Math.min(MAX_QUANTITY, quantityAvailable) : MAX_QUANTITY;
}

export const isLowStock = (units: number): boolean => units > 0 && units <= LOW_STOCK;

/** What choosing and buying a variant needs of it. */
export type BuyVariant = {
  id: string;
  selectedOptions: Readonly<Record<string, string>>;
  price: Money;
  reduction: Reduction | null;
  unitPrice: UnitPrice | null;
  availableForSale: boolean;
  /** Units that one order may take. */
  units: number;
  isBackordered: boolean;
  /** Place of its picture among the product's. */
  picture: number | null;
  postalCodeExclusions: readonly string[] | null;
};

/**
 * Up to 250 variants as they travel to the browser: column by column, options and prices by their place in a list.
 * Equal neighbours compress to nearly nothing, where 250 objects would repeat every name.
 */
export type VariantTable = {
  currency: string;
  options: readonly (readonly [name: string, values: readonly string[]])[];
  /** For each option the place of each variant's value, -1 where it has none. */
  chosen: readonly (readonly number[])[];
  ids: readonly string[];
  cents: readonly number[];
  reductions: Shared<Reduction>;
  unitPrices: Shared<UnitPrice>;
  units: readonly number[];
  /** Rows of the variants that are sold before there are some again. */
  backordered: readonly number[];
  /** Place among the product's pictures, -1 for none. */
  picture: readonly number[];
  exclusions: Shared<readonly string[]>;
};

/** Values that many variants have in common: each once, and for each variant its place there, -1 for none. */
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
  };
}

const placesOf = (list: Iterable<string>): Map<string, number> =>
  new Map([...list].map((each, place) => [each, place]));

const valueAt = <T>({ values, at }: Shared<T>, row: number): T | null => values[at[row] ?? -1] ?? null;

/** The variants of a table, in its order. */
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
    };
  });
}

export const optionsIn = ({ options }: VariantTable): Options => Object.fromEntries(options);
