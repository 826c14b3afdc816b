'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { DeliveryPromise } from '@/components/delivery/product-delivery';
import { AddButton } from '@/components/layout/islands';
import { VisuallyHidden } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import { Container } from '@/components/ui/section';
import { useItemSeen } from '@/lib/analytics/track';
import type { VariantTable } from '@/lib/catalogue/tables';
import { FollowLinks } from '@/lib/catalogue/use-search';
import type { CarrierPromise } from '@/lib/delivery/promises';
import { isBuyable } from '@/lib/plans/rules';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './buy.css';
import { BuyChoice, useChosenVariant, useSelectedPicture } from './buy-choice';
import { BuyForm, buyFormId } from './buy-form';
import { BundleList, type BundleTable, itemsOf, Reassurance } from './buy-parts';
import type { BuyWords } from './buy-props';
import { planPriceView, type VariantPrice, variantPrice } from './variant-price';

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
  const only = variant?.requiresPlan ? plan : null;
  useItemSeen(name, variant && { ...variant, price: only?.perDelivery ?? variant.price });
  const reassurance = <Reassurance region={words.region}>{facts}</Reassurance>;
  if (!variant) {
    return (
      <>
        <Notice tone="warning">{words.soldOut}</Notice>
        {reassurance}
      </>
    );
  }
  const several = index.variants.length > 1;
  const isPromised = variant.availableForSale && !variant.isBackordered && isBuyable(variant);
  return (
    <>
      <BuyChoice locale={locale} index={index} variant={variant} words={words} first={first} only={only} show={show} />
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
      {isPromised && promise && (
        <DeliveryPromise locale={locale} promise={promise} exclusions={variant.postalCodeExclusions} />
      )}
      {reassurance}
      <FollowLinks />
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

type BundleOfChoiceProps = { title: string; bundle: BundleTable; table: VariantTable; initial: string };

/** The contents of the selected bundle variant: another flavour is another component. */
export function BundleOfChoice({ title, bundle, table, initial }: BundleOfChoiceProps) {
  const { variant } = useChosenVariant(table, initial);
  const row = variant ? table.ids.indexOf(variant.id) : 0;
  return <BundleList title={title} items={itemsOf(bundle, row)} note={bundle.savings[row]} />;
}

type BuyBarProps = {
  locale: Locale;
  name: string;
  table: VariantTable;
  initial: string;
  words: BuyWords;
  first?: VariantPrice;
};

/** Price and button of the selected variant at the lower edge, while those of the page are out of view. It submits their form. */
export function BuyBar({ locale, name, table, initial, words, first }: BuyBarProps) {
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
      <Container className={css.barLine}>
        <div className={css.barProduct}>
          <p className={css.barName}>{[name, options, plan?.plan.name].filter(Boolean).join(', ')}</p>
          <Price size="card" price={price} className={variant.plans?.length ? css.scripted : undefined} />
        </div>
        <AddButton form={buyFormId(variant.id)} className={css.unlessWaiting}>
          {words.addShort}
          <VisuallyHidden> {name}</VisuallyHidden>
        </AddButton>
      </Container>
    </div>
  );
}
