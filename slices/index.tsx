import { SliceZone } from '@prismicio/react';
import type { ComponentType } from 'react';
import type { Locale } from '@/lib/platform/markets';
import type { DraftRef } from '@/lib/services/prismic/documents';
import { AccordionSlice } from './Accordion';
import { AdviceCarouselSlice } from './AdviceCarousel';
import { CalculatorSlice } from './Calculator';
import { CalloutSlice } from './Callout';
import type { AnySlice, SliceContext, SliceProps } from './context';
import { DownloadsSlice } from './Downloads';
import { DuoSlice } from './Duo';
import { FiguresSlice } from './Figures';
import { FormBlockSlice } from './FormBlock';
import { HeroSlice } from './Hero';
import { ImageTextSlice } from './ImageText';
import { LogosSlice } from './Logos';
import { NeedsSlice } from './Needs';
import { NewsletterBlockSlice } from './NewsletterBlock';
import { ProductCarouselSlice } from './ProductCarousel';
import { QuotationSlice } from './Quotation';
import { ShelvesSlice } from './Shelves';
import { SitesMapSlice } from './SitesMap';
import { StepsSlice } from './Steps';
import { TableSlice } from './Table';
import { TextSlice } from './Text';
import { TimelineSlice } from './Timeline';
import { VideoSlice } from './Video';

/** Slice type → component. A model without a component does not compile. */
const components = {
  accordion: AccordionSlice,
  advice_carousel: AdviceCarouselSlice,
  calculator: CalculatorSlice,
  callout: CalloutSlice,
  downloads: DownloadsSlice,
  duo: DuoSlice,
  figures: FiguresSlice,
  form_block: FormBlockSlice,
  hero: HeroSlice,
  image_text: ImageTextSlice,
  logos: LogosSlice,
  needs: NeedsSlice,
  newsletter_block: NewsletterBlockSlice,
  product_carousel: ProductCarouselSlice,
  quotation: QuotationSlice,
  shelves: ShelvesSlice,
  sites_map: SitesMapSlice,
  steps: StepsSlice,
  table: TableSlice,
  text: TextSlice,
  timeline: TimelineSlice,
  video: VideoSlice,
} satisfies { [T in AnySlice['slice_type']]: ComponentType<SliceProps<T>> };

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
