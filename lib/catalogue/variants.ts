import type { Variant } from '../services/shopify/types.ts';

export type Options = Readonly<Record<string, readonly string[]>>;
type Chosen = Readonly<Record<string, string>>;
type Candidate = Pick<Variant, 'id' | 'availableForSale'> & { selectedOptions: Chosen };

const matches = (variant: Candidate, chosen: Chosen): boolean =>
  Object.entries(chosen).every(([name, value]) => variant.selectedOptions[name] === value);

/**
 * The variant selected by an address: `variant=<id>`, or the options that a form without script sends with
 * `variant=choose`. Otherwise the first available one, else the first.
 */
export function variantFor<V extends Candidate>(variants: readonly V[], query: URLSearchParams): V | undefined {
  const wanted = query.get('variant');
  const first = variants.find(({ availableForSale }) => availableForSale) ?? variants[0];
  if (!wanted) return first;
  const known = new Set(variants.flatMap(({ selectedOptions }) => Object.keys(selectedOptions)));
  const options = Object.fromEntries([...query].filter(([name]) => known.has(name)));
  const byOptions = wanted === 'choose' ? variants.find((variant) => matches(variant, options)) : undefined;
  return variants.find(({ id }) => id === wanted) ?? byOptions ?? first;
}

/** Index of variants by their options: avoids a search through all variants for each value on the page. */
export type VariantIndex<V extends Candidate> = {
  options: Options;
  variants: readonly V[];
  at: ReadonlyMap<string, V>;
  /** For each option, the values that any variant has, and whether a variant with that value is available. */
  sold: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
};

const keyOf = (options: Options, chosen: Chosen): string =>
  JSON.stringify(Object.keys(options).map((name) => chosen[name] ?? null));

export function indexVariants<V extends Candidate>(variants: readonly V[], options: Options): VariantIndex<V> {
  const sold = new Map(Object.keys(options).map((name) => [name, new Map<string, boolean>()]));
  for (const { selectedOptions, availableForSale } of variants) {
    for (const [name, value] of Object.entries(selectedOptions)) {
      const values = sold.get(name);
      values?.set(value, availableForSale || values.get(value) === true);
    }
  }
  const at = new Map(variants.map((variant) => [keyOf(options, variant.selectedOptions), variant]));
  return { options, variants, at, sold };
}

/**
 * The variant after one option changes: the same other options if it exists; else the one with the new value that keeps
 * most of them, preferring available ones.
 */
export function withOption<V extends Candidate>(
  { variants, at, options }: VariantIndex<V>,
  current: V,
  name: string,
  value: string,
): V {
  const wanted = { ...current.selectedOptions, [name]: value };
  const exact = at.get(keyOf(options, wanted));
  if (exact) return exact;
  const optionsKept = ({ selectedOptions, availableForSale }: V): number =>
    Object.keys(wanted).filter((each) => selectedOptions[each] === wanted[each]).length + (availableForSale ? 0.5 : 0);
  const others = variants.filter(({ selectedOptions }) => selectedOptions[name] === value);
  return others.reduce((best, each) => (optionsKept(each) > optionsKept(best) ? each : best), others[0] ?? current);
}

/** `elsewhere`: available, but not in combination with the other selected options. `nowhere`: no variant has it. */
export type Standing = 'available' | 'soldOut' | 'elsewhere' | 'nowhere';
export type OptionValue = { value: string; standing: Standing };

/** Status of each option's values in combination with the current selection. */
export function optionValues<V extends Candidate>(
  { options, at, sold }: VariantIndex<V>,
  { selectedOptions }: V,
): Record<string, OptionValue[]> {
  const standing = (name: string, value: string): Standing => {
    const exact = at.get(keyOf(options, { ...selectedOptions, [name]: value }));
    if (exact) return exact.availableForSale ? 'available' : 'soldOut';
    const somewhere = sold.get(name)?.get(value);
    if (somewhere === undefined) return 'nowhere';
    return somewhere ? 'elsewhere' : 'soldOut';
  };
  return Object.fromEntries(
    Object.entries(options).map(([name, values]) => [
      name,
      values.map((value) => ({ value, standing: standing(name, value) })),
    ]),
  );
}
