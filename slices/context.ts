import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import type { HeadingIds } from '@/lib/editorial/headings';
import type { Locale } from '@/lib/platform/markets';
import type { DraftRef } from '@/lib/services/prismic/documents';

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
