import type { PriceView } from '@/components/ui/price';
import type { BuyVariant } from '@/lib/catalogue/variant-table';
import { unitPriceText } from '@/lib/prices/unit-price';
import type { PriceWords } from './card-view';
import { explainedPrice } from './reduced-price';

/** What the variant of this id costs, in words; `note` is its unit price. */
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
