'use client';
import type { VariantTable } from '@/lib/catalogue/variant-table';
import { BundleList, type BundleTable, itemsOf } from './bundle-list';
import { useChosenVariant } from './use-chosen-variant';

type Props = { title: string; bundle: BundleTable; table: VariantTable; initial: string };

/** The contents of the selected bundle variant: another flavour is another component. */
export function BundleOfChoice({ title, bundle, table, initial }: Props) {
  const { variant } = useChosenVariant(table, initial);
  const row = variant ? table.ids.indexOf(variant.id) : 0;
  return <BundleList title={title} items={itemsOf(bundle, row)} note={bundle.savings[row]} />;
}
