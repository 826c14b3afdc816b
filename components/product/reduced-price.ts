import type { PriceView } from '@/components/ui/price';
import { formatMoney } from '@/lib/i18n/money';
import type { Reduction } from '@/lib/prices/types';
import type { Money } from '@/lib/shopify/types';

/** `percent` with {percent}, `lowestWas` with {price}; the others stand before an amount. */
export type ReductionWords = Readonly<Record<'lowest' | 'lowestWas' | 'instead' | 'before' | 'percent', string>>;

/** A price of a list: what is struck through is said in words that are read aloud only. */
export const listedPrice = (
  price: Money,
  reduction: Reduction | null,
  tag: string,
  words: ReductionWords,
): PriceView =>
  reduction
    ? sale(price, reduction, tag, words, reduction.basis === 'prior' ? words.lowest : words.before)
    : { kind: 'plain', amount: formatMoney(price, tag) };

/** A price of a product page: what is struck through is explained below it, for everybody to read. */
export function explainedPrice(
  price: Money,
  reduction: Reduction | null,
  tag: string,
  words: ReductionWords,
): PriceView {
  if (reduction?.basis !== 'prior') return listedPrice(price, reduction, tag, words);
  return {
    ...sale(price, reduction, tag, words, words.instead),
    explained: words.lowestWas.replace('{price}', formatMoney(reduction.before, tag)),
  };
}

const sale = (
  price: Money,
  { before, percent }: Reduction,
  tag: string,
  words: ReductionWords,
  beforeWords: string,
): Extract<PriceView, { kind: 'sale' }> => ({
  kind: 'sale',
  amount: formatMoney(price, tag),
  before: formatMoney(before, tag),
  beforeWords,
  percent: percent === null ? undefined : words.percent.replace('{percent}', String(percent)),
});
