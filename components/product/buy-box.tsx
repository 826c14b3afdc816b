'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { DeliveryPromise } from '@/components/delivery/delivery-promise';
import { Notice } from '@/components/ui/notice';
import { useItemSeen } from '@/lib/analytics/use-seen';
import type { VariantTable } from '@/lib/catalogue/variant-table';
import type { CarrierPromise } from '@/lib/delivery/promise-words';
import type { Locale } from '@/lib/platform/markets';
import { BuyChoice } from './buy-choice';
import { BuyForm } from './buy-form';
import type { BuyWords } from './buy-props';
import { Reassurance } from './reassurance';
import { useSelectedPicture } from './selected-image';
import { useChosenVariant } from './use-chosen-variant';
import type { VariantPrice } from './variant-price';

type Props = {
  locale: Locale;
  name: string;
  cartHref: string;
  table: VariantTable;
  initial: string;
  words: BuyWords;
  first?: VariantPrice;
  /** Origin and packaging of this product. */
  facts?: ReactNode;
  /** When an order arrives; absent where nothing can be said. */
  promise?: CarrierPromise | null;
};

/** Price, options, quantity, button and delivery of the variant that the URL names. */
export function BuyBox({ locale, name, cartHref, table, initial, words, first, facts, promise }: Props) {
  const { index, variant, show, plan, choosePlan } = useChosenVariant(table, initial);
  useVariantPicture(variant?.picture ?? null);
  useItemSeen(name, variant);
  const isInStock = variant?.availableForSale === true && !variant.isBackordered;
  const reassurance = (
    <Reassurance isInStock={isInStock} words={words.reassurance}>
      {facts}
    </Reassurance>
  );
  if (!variant) {
    return (
      <>
        <Notice tone="warning">{words.soldOut}</Notice>
        {reassurance}
      </>
    );
  }
  const several = index.variants.length > 1;
  return (
    <>
      <BuyChoice
        locale={locale}
        index={index}
        variant={variant}
        words={words}
        first={first}
        only={variant.requiresPlan ? plan : null}
        show={show}
      />
      <BuyForm
        locale={locale}
        name={name}
        fullName={several ? [name, ...Object.values(variant.selectedOptions)].join(', ') : name}
        cartHref={cartHref}
        variant={variant}
        words={words}
        plan={plan}
        choosePlan={choosePlan}
      />
      {isInStock && promise && (
        <DeliveryPromise locale={locale} promise={promise} exclusions={variant.postalCodeExclusions} />
      )}
      {reassurance}
    </>
  );
}

/** Moves the gallery when the variant changes, but not initially: the server has rendered the right picture first. */
function useVariantPicture(place: number | null) {
  const { select } = useSelectedPicture();
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    select(place);
  }, [place, select]);
}
