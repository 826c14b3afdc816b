'use client';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { type BuyVariant, optionsIn, type VariantTable, variantsIn } from '@/lib/catalogue/tables';
import { useSearch } from '@/lib/catalogue/use-search';
import { indexVariants, type VariantIndex, variantFor } from '@/lib/catalogue/variants';
import { chosenPlan } from '@/lib/plans/rules';
import type { PlanPrice } from '@/lib/services/shopify/types';

type Chosen = {
  index: VariantIndex<BuyVariant>;
  variant: BuyVariant | undefined;
  show: (next: BuyVariant | undefined) => void;
  /** The subscription that is chosen for the variant; null for a one-time purchase. */
  plan: PlanPrice | null;
  /** @param id empty for a one-time purchase */
  choosePlan: (id: string) => void;
};

/**
 * The variant is in the URL, and so is its subscription: it can be shared, survives a reload, and is selected by a GET form without JavaScript.
 * @param initial the query string that the server rendered with.
 */
export function useChosenVariant(table: VariantTable, initial: string): Chosen {
  const [search, change] = useSearch(initial);
  const index = useMemo(() => indexVariants(variantsIn(table), optionsIn(table)), [table]);
  const query = new URLSearchParams(search);
  const variant = variantFor(index.variants, query);
  const plan = variant ? chosenPlan(variant, query.get('plan')) : null;
  // A plan that another variant does not have is none of its plans.
  const to = (next: BuyVariant, planId: string) =>
    change(`variant=${next.id}${planId && `&plan=${planId}`}`, 'replace');
  return {
    index,
    variant,
    plan,
    show: (next) => next && to(next, plan?.plan.id ?? ''),
    choosePlan: (id) => variant && to(variant, id),
  };
}

/** Index of a picture among the product's; null until a variant is selected. */
type Selected = { place: number | null; select: (place: number | null) => void };
const Context = createContext<Selected>({ place: null, select: () => undefined });

/** Lets the selected variant move the gallery beside it. */
export function SelectedImage({ children }: { children: ReactNode }) {
  const [place, select] = useState<number | null>(null);
  const value = useMemo(() => ({ place, select }), [place]);
  return <Context value={value}>{children}</Context>;
}

export const useSelectedPicture = (): Selected => use(Context);
