'use client';
import type { ComponentProps } from 'react';
import { ServedFilters } from '@/components/product/served-filters';
import { readJobSelection, writeJobSelection } from '@/lib/careers/offers';

type Props = Omit<ComponentProps<typeof ServedFilters>, 'hrefOf'> & {
  /** Path of the list. */
  action: string;
};

export const JobFilters = ({ action, ...filters }: Props) => (
  <ServedFilters {...filters} hrefOf={(query) => action + writeJobSelection(readJobSelection(query))} />
);
