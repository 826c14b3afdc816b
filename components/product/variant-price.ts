import type { PriceView } from '@/components/ui/price';
import type { BuyVariant } from '@/lib/catalogue/tables';
import type { Reduction } from '@/lib/prices/reductions';
import { formatMoney, unitPriceText } from '@/lib/services/shopify/money';
import type { Money, PlanPrice } from '@/lib/services/shopify/types';
import type { PriceWords } from './catalogue-card';

/** The formatted price of the variant with this id; `note` is its unit price. */
export type VariantPrice = { id: string; price: PriceView; note: string | undefined };

export const variantPrice = (
  { id, price, reduction, unitPrice }: BuyVariant,
  tag: string,
  words: PriceWords,
): VariantPrice => ({
  id,
  price: explainedPrice(price, reduction, tag, words),
  note: unitPrice ? unitPriceText(unitPrice, tag, words) : undefined,
});

/** The price of a subscription, where it stands instead of that of a one-time purchase. */
export const planPriceView = ({ perDelivery }: PlanPrice, tag: string, perDeliveryWords: string): PriceView => ({
  kind: 'plain',
  amount: `${formatMoney(perDelivery, tag)} ${perDeliveryWords}`,
});

/** `percent` with {percent}, `lowestWas` with {price}; the others precede an amount. */
export type ReductionWords = Readonly<Record<'lowest' | 'lowestWas' | 'instead' | 'before' | 'percent', string>>;

/** A price in a list: a struck-through price is explained in visually hidden text. */
export const listedPrice = (
  price: Money,
  reduction: Reduction | null,
  tag: string,
  words: ReductionWords,
): PriceView =>
  reduction
    ? sale(price, reduction, tag, words, reduction.basis === 'prior' ? words.lowest : words.before)
    : { kind: 'plain', amount: formatMoney(price, tag) };

/** A price on a product page: a struck-through price is explained in visible text below it. */
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
