import { SliceZone } from '@prismicio/react';
import type { ComponentType } from 'react';
import { EditedSlice, EditedZone } from '@/components/editorial/edited-zone';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { DraftRef } from '@/lib/services/prismic/documents';
import { components as generated } from '.';
import type { AnySlice, SliceContext, SliceProps } from './context';

/** Slice type → component, as the command line of Prismic lists them. A component for other fields does not compile. */
const components: { [T in AnySlice['slice_type']]: ComponentType<SliceProps<T>> } = generated;

type SlicesProps = SliceContext & { slices: readonly AnySlice[] };

export function Slices({ slices, ...context }: SlicesProps) {
  if (context.edited || context.draft) return <EditedSlices slices={slices} {...context} />;
  return <SliceZone slices={slices} components={components} context={context} />;
}

/** Each slice in an element of its own, which says what is missing where the slice draws nothing. */
async function EditedSlices({ slices, ...context }: SlicesProps) {
  const t = await translations(context.locale, 'editorial');
  return (
    <EditedZone>
      {slices.map((slice, index) => (
        <EditedSlice
          key={slice.id || index}
          type={slice.slice_type}
          variation={slice.variation}
          hint={t('slices.empty')}
        >
          <SliceZone
            slices={[slice]}
            components={components}
            context={{ ...context, opening: context.opening && index === 0 }}
          />
        </EditedSlice>
      ))}
    </EditedZone>
  );
}

/** Renders the slices of a page in a locale, for a view in a lower layer. */
export const slicesIn = (locale: Locale, draft: DraftRef) => (slices: readonly AnySlice[]) =>
  slices.length > 0 && <Slices slices={slices} locale={locale} draft={draft} />;
