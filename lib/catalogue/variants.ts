import type { Variant } from '../shopify/types.ts';

type Options = Readonly<Record<string, readonly string[]>>;
type Chosen = Readonly<Record<string, string>>;
type Candidate = Pick<Variant, 'id' | 'selectedOptions' | 'availableForSale'>;

const matches = (variant: Candidate, chosen: Chosen): boolean =>
  Object.entries(chosen).every(([name, value]) => variant.selectedOptions[name] === value);

/**
 * The variant that an address asks for: `variant=<id>`, or the options that a form without script sends beside
 * `variant=choose`. Otherwise the first that can be bought, else the first.
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

/** The variant after one option changes: the same other options if it exists, else any variant with the new value. */
export function withOption<V extends Candidate>(variants: readonly V[], current: V, name: string, value: string): V {
  const exact = variants.find((variant) => matches(variant, { ...current.selectedOptions, [name]: value }));
  return exact ?? variants.find((variant) => variant.selectedOptions[name] === value) ?? current;
}

export type OptionValue = {
  value: string /** False when no variant with it can be bought, given the other options. */;
  available: boolean;
};

/** Each option's values beside the current choice. */
export function optionValues(
  variants: readonly Candidate[],
  options: Options,
  current: Candidate,
): Record<string, OptionValue[]> {
  return Object.fromEntries(
    Object.entries(options).map(([name, values]) => [
      name,
      values.map((value) => ({
        value,
        available: variants.some(
          (variant) => variant.availableForSale && matches(variant, { ...current.selectedOptions, [name]: value }),
        ),
      })),
    ]),
  );
}
