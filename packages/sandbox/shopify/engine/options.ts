import type { Product, Variant } from '../catalogue/types.ts';

interface SelectedOption {
  name: string;
  value: string;
}

interface MatchRules {
  caseInsensitiveMatch: boolean;
  ignoreUnknownOptions: boolean;
}

/** The names by which options may be requested: the original ones, and those in the visitor's language. */
function namesOf(product: Product, language: string) {
  const words = product.translations[language.toLowerCase()];
  return {
    name: (name: string) => [name, words?.options?.[name] ?? name],
    value: (value: string) => [value, words?.values?.[value] ?? value],
  };
}

/**
 * The requested value for each option of the product, undefined where none was requested; null when a requested one
 * does not exist.
 */
function wanted(
  product: Product,
  selected: SelectedOption[],
  rules: MatchRules,
  language: string,
): (string | undefined)[] | null {
  const same = (a: string, b: string) => (rules.caseInsensitiveMatch ? a.toLowerCase() === b.toLowerCase() : a === b);
  const names = namesOf(product, language);
  const values: (string | undefined)[] = product.options.map(() => undefined);
  for (const { name, value } of selected) {
    const index = product.options.findIndex((option) => names.name(option.name).some((word) => same(word, name)));
    if (index < 0 && rules.ignoreUnknownOptions) continue;
    const found = product.options[index]?.values.find((known) => names.value(known).some((word) => same(word, value)));
    if (found === undefined) return null;
    values[index] = found;
  }
  return values;
}

export function variantByOptions(
  product: Product,
  selected: SelectedOption[],
  rules: MatchRules,
  language: string,
): Variant | null {
  const values = wanted(product, selected, rules, language);
  if (!values || values.includes(undefined)) return null;
  return product.variants.find((variant) => variant.options.every((value, index) => value === values[index])) ?? null;
}

export function variantOrFirstAvailable(
  product: Product,
  selected: SelectedOption[],
  rules: MatchRules,
  language: string,
  isAvailable: (variant: Variant) => boolean,
): Variant | null {
  const exact = selected.length > 0 ? variantByOptions(product, selected, rules, language) : null;
  return exact ?? product.variants.find(isAvailable) ?? product.variants[0] ?? null;
}

/**
 * Variants that differ by exactly one option from the selection, whether or not the selected variant exists; from
 * `otherwise` when the selection is incomplete.
 */
export function adjacentVariants(
  product: Product,
  selected: SelectedOption[],
  rules: MatchRules,
  language: string,
  otherwise: Variant | null,
): Variant[] {
  const values = wanted(product, selected, rules, language);
  const from = values && !values.includes(undefined) ? values : otherwise?.options;
  if (!from) return [];
  return product.variants
    .filter((variant) => variant.options.filter((value, index) => value !== from[index]).length === 1)
    .sort((a, b) => a.id - b.id);
}

/** First variant with the value; variants for sale come first. */
export function firstWith(
  product: Product,
  option: number,
  value: string,
  isAvailable: (variant: Variant) => boolean,
): Variant | null {
  const having = product.variants.filter((variant) => variant.options[option] === value);
  return having.find(isAvailable) ?? having[0] ?? null;
}

function ranges(numbers: number[]): string {
  const parts: [number, number][] = [];
  for (const n of numbers) {
    const last = parts.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else parts.push([n, n]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}

/**
 * The variants as the trie of option-value indexes that Product.encodedVariantExistence documents in the schema, with the
 * version prefix that its readers expect: "v1_0:0:0,1:0-1,,1:0:0-1,1:1,,".
 */
export function encodeVariants(product: Product, variants: Variant[]): string {
  const paths = variants.map(({ options }) =>
    options.map((value, i) => product.options[i]?.values.indexOf(value) ?? -1),
  );
  const depth = product.options.length;
  const encode = (level: number, rows: number[][]): string => {
    const values = [...new Set(rows.map((row) => row[level] ?? 0))].sort((a, b) => a - b);
    if (level === depth - 1) return `${ranges(values)},`;
    const branches = values.map((value) => {
      const under = rows.filter((row) => row[level] === value);
      return `${value}:${encode(level + 1, under)}`;
    });
    return `${branches.join('')},`;
  };
  if (paths.length === 0) return '';
  return `v1_${encode(0, paths).slice(0, -1)}`;
}
