import type { Product } from '../catalogue/types.ts';
import { type Context, isAvailable } from '../context.ts';
import { firstWith } from '../engine/options.ts';
import type { Resolvers } from '../resolve.ts';

interface Option {
  __typename: 'ProductOption';
  name: string;
  values: string[];
  position: number;
  product: Product;
}

interface OptionValue {
  __typename: 'ProductOptionValue';
  value: string;
  index: number;
  option: Option;
}

/** The id is that of the product followed by the indexes of the option and of its value. */
const optionPlaces = 10;
const valuePlaces = 1000;

export function optionsOf(product: Product): Option[] {
  return product.options.map((option, position) => ({ __typename: 'ProductOption', ...option, position, product }));
}

const valuesOf = (option: Option): OptionValue[] =>
  option.values.map((value, index) => ({ __typename: 'ProductOptionValue', value, index, option }));

type FindProduct = (id: number) => Product | undefined;

export function optionOf(id: number, find: FindProduct): Option | null {
  const product = find(Math.floor(id / optionPlaces));
  return (product && optionsOf(product)[id % optionPlaces]) ?? null;
}

export function optionValueOf(id: number, find: FindProduct): OptionValue | null {
  const option = optionOf(Math.floor(id / valuePlaces), find);
  return (option && valuesOf(option)[id % valuePlaces]) ?? null;
}

const wordsOf = ({ product }: Option, { language }: Context) => product.translations[language.toLowerCase()];
const optionName = (option: Option, context: Context) =>
  wordsOf(option, context)?.options?.[option.name] ?? option.name;
const valueName = (option: Option, value: string, context: Context) =>
  wordsOf(option, context)?.values?.[value] ?? value;

export const productOption: Resolvers = {
  ProductOption: {
    id: ({ product, position }: Option) => `gid://shopify/ProductOption/${product.id * optionPlaces + position}`,
    name: (option: Option, _: unknown, context: Context) => optionName(option, context),
    values: (option: Option, _: unknown, context: Context) =>
      option.values.map((value) => valueName(option, value, context)),
    optionValues: valuesOf,
  },
  ProductOptionValue: {
    id: ({ option, index }: OptionValue) =>
      `gid://shopify/ProductOptionValue/${(option.product.id * optionPlaces + option.position) * valuePlaces + index}`,
    name: ({ option, value }: OptionValue, _: unknown, context: Context) => valueName(option, value, context),
    firstSelectableVariant: ({ option, value }: OptionValue, _: unknown, context: Context) =>
      firstWith(option.product, option.position, value, isAvailable(context)),
    swatch: () => null,
  },
};
