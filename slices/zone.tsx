import type { Content } from '@prismicio/client';
import { type SliceComponentProps, SliceZone } from '@prismicio/react';
import type { ComponentType, ReactNode } from 'react';
import * as css from '@/components/editorial/sections.css';
import { type HeadingIds, headingIdsIn } from '@/lib/editorial/headings';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import type { DraftRef } from '@/lib/services/prismic/documents';
import { components as generated } from '.';

type WithSlices = Extract<Content.AllDocumentTypes, { data: { slices: unknown } }>;

/** A slice of any document type that has a slice zone. */
export type AnySlice = WithSlices['data']['slices'][number];
export type SliceContext = {
  locale: Locale;
  /** The ref of the previewed draft (decision 011). */
  draft: DraftRef;
  /** Whether the page starts with its slices and has no title above them: the first slice may then render it. */
  opening?: boolean;
  /** Ids of the headings of the page's texts. */
  headings?: HeadingIds;
  /** Whether an editing tool shows the slices; a draft is an editor's view, too. */
  edited?: boolean;
};

/** Props of the component of one slice, by the slice's type. */
export type SliceProps<T extends AnySlice['slice_type']> = SliceComponentProps<
  Extract<AnySlice, { slice_type: T }>,
  SliceContext
>;

/**
 * The slices of an editor's view, in the simulator or in a preview. The attribute is the one by which Prismic's tools find
 * the zone; they expect one child for each slice, also for one that draws nothing.
 */
function EditedZone({ children }: { children: ReactNode }) {
  return (
    <div className={css.zone} data-slice-zone="">
      {children}
    </div>
  );
}

type Props = {
  type: string;
  variation: string;
  /** Shown in place of a slice that draws nothing. */
  hint: string;
  children: ReactNode;
};

function EditedSlice({ type, variation, hint, children }: Props) {
  return (
    <div className={css.slice} data-slice-type={type} data-slice-variation={variation} data-hint={hint}>
      {children}
    </div>
  );
}

/** Slice type → component, as the command line of Prismic lists them. A component for other fields does not compile. */
const components: { [T in AnySlice['slice_type']]: ComponentType<SliceProps<T>> } = generated;

type SlicesProps = SliceContext & { slices: readonly AnySlice[] };

export function Slices({ slices, ...given }: SlicesProps) {
  const context = { ...given, headings: headingIdsIn(slices) };
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
