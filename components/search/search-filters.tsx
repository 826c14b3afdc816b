'use client';
import type { ComponentProps } from 'react';
import { ServedFilters } from '@/components/product/served-filters';
import type { Locale } from '@/lib/platform/markets';
import { readSearch, writeSearch } from '@/lib/search/search';

type Props = Omit<ComponentProps<typeof ServedFilters>, 'hrefOf'> & {
  locale: Locale;
  /** Path of the search, and that of the kind below it. */
  action: string;
  kind: string;
};

export const SearchFilters = ({ locale, action, kind, ...filters }: Props) => (
  <ServedFilters
    {...filters}
    hrefOf={(query) => action + writeSearch(locale, { ...readSearch(locale, [kind], query), page: 1 })}
  />
);
