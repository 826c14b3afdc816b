import type { Product } from '../catalogue/types.ts';
import { type Context, isAvailable } from '../context.ts';
import { firstWith } from '../engine/options.ts';
import type { Resolvers } from '../resolve.ts';

interface Option {
  name: string;
  values: string[];
  position: number;
  product: Product;
}

interface OptionValue {
  value: string;
  index: number;
  option: Option;
}

const wordsOf = ({ product }: Option, { language }: Context) => product.translations[language.toLowerCase()];
const optionName = (option: Option, context: Context) =>
  wordsOf(option, context)?.options?.[option.name] ?? option.name;
const valueName = (option: Option, value: string, context: Context) =>
  wordsOf(option, context)?.values?.[value] ?? value;

export const productOption: Resolvers = {
  ProductOption: {
    id: ({ product, position }: Option) => `gid://shopify/ProductOption/${product.id * 10 + position}`,
    name: (option: Option, _: unknown, context: Context) => optionName(option, context),
    values: (option: Option, _: unknown, context: Context) =>
      option.values.map((value) => valueName(option, value, context)),
    optionValues: (option: Option): OptionValue[] => option.values.map((value, index) => ({ value, index, option })),
  },
  ProductOptionValue: {
    id: ({ option, index }: OptionValue) =>
      `gid://shopify/ProductOptionValue/${(option.product.id * 10 + option.position) * 1000 + index}`,
    name: ({ option, value }: OptionValue, _: unknown, context: Context) => valueName(option, value, context),
    firstSelectableVariant: ({ option, value }: OptionValue, _: unknown, context: Context) =>
      firstWith(option.product, option.position, value, isAvailable(context)),
    swatch: () => null,
  },
};
