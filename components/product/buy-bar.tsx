'use client';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { Container } from '@/components/ui/section';
import type { VariantTable } from '@/lib/catalogue/variant-table';
import { isBuyable } from '@/lib/plans/rules';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { scripted, unlessWaiting } from './buy.css';
import * as css from './buy-bar.css';
import { buyFormId } from './buy-form';
import type { BuyWords } from './buy-props';
import { useChosenVariant } from './use-chosen-variant';
import { planPriceView, type VariantPrice, variantPrice } from './variant-price';

type Props = {
  locale: Locale;
  name: string;
  table: VariantTable;
  initial: string;
  words: BuyWords;
  first?: VariantPrice;
};

/** Price and button of the selected variant at the lower edge, while those of the page are out of view. It submits their form. */
export function BuyBar({ locale, name, table, initial, words, first }: Props) {
  const { variant, plan } = useChosenVariant(table, initial);
  if (!variant?.availableForSale || !isBuyable(variant)) return null;
  const { tag } = MARKETS[locale];
  const { price } = plan
    ? { price: planPriceView(plan, tag, words.plans?.perDelivery ?? '') }
    : first?.id === variant.id
      ? first
      : variantPrice(variant, tag, words.prices);
  const options = Object.values(variant.selectedOptions).join(', ');
  return (
    <div className={css.bar}>
      <Container className={css.line}>
        <div className={css.product}>
          <p className={css.name}>{[name, options, plan?.plan.name].filter(Boolean).join(', ')}</p>
          <Price size="card" price={price} className={variant.plans?.length ? scripted : undefined} />
        </div>
        <Button type="submit" form={buyFormId(variant.id)} className={unlessWaiting}>
          {words.addShort}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Container>
    </div>
  );
}
