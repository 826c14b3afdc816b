import { SliceZone } from '@prismicio/react';
import type { ComponentType } from 'react';
import type { Locale } from '@/lib/platform/markets';
import type { DraftRef } from '@/lib/services/prismic/documents';
import { components as generated } from '.';
import type { AnySlice, SliceContext, SliceProps } from './context';

/** Slice type → component, as the command line of Prismic lists them. A component for other fields does not compile. */
const components: { [T in AnySlice['slice_type']]: ComponentType<SliceProps<T>> } = generated;

export function Slices({ slices, ...context }: SliceContext & { slices: readonly AnySlice[] }) {
  return <SliceZone slices={slices} components={components} context={context} />;
}

/** Renders the slices of a page in a locale, for a view in a lower layer. */
export const slicesIn = (locale: Locale, draft: DraftRef) => (slices: readonly AnySlice[]) =>
  slices.length > 0 && <Slices slices={slices} locale={locale} draft={draft} />;

/** Whether external data is a slice that has a component here. */
export const isKnownSlice = (value: unknown): value is AnySlice =>
  typeof value === 'object' &&
  value !== null &&
  'slice_type' in value &&
  'primary' in value &&
  Object.hasOwn(components, String(value.slice_type));
