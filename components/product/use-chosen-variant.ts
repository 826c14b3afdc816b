'use client';
import { useMemo } from 'react';
import { useSearch } from '@/lib/catalogue/use-search';
import { type BuyVariant, optionsIn, type VariantTable, variantsIn } from '@/lib/catalogue/variant-table';
import { indexVariants, type VariantIndex, variantFor } from '@/lib/catalogue/variants';

type Chosen = {
  index: VariantIndex<BuyVariant>;
  variant: BuyVariant | undefined;
  show: (next: BuyVariant | undefined) => void;
};

/**
 * The variant is in the URL: it can be shared, survives a reload, and is selected by a GET form without JavaScript.
 * @param initial the query string that the server rendered with.
 */
export function useChosenVariant(table: VariantTable, initial: string): Chosen {
  const [search, change] = useSearch(initial);
  const index = useMemo(() => indexVariants(variantsIn(table), optionsIn(table)), [table]);
  return {
    index,
    variant: variantFor(index.variants, new URLSearchParams(search)),
    show: (next) => next && change(`variant=${next.id}`, 'replace'),
  };
}
