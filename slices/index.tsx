import { SliceZone } from '@prismicio/react';
import type { ComponentType } from 'react';
import type { AnySlice, SliceContext, SliceProps } from './context';
import { DuoSlice } from './Duo';
import { FaqSlice } from './Faq';
import { HeroSlice } from './Hero';
import { ImageTextSlice } from './ImageText';
import { NeedsSlice } from './Needs';
import { ProductCarouselSlice } from './ProductCarousel';
import { ShelvesSlice } from './Shelves';
import { StepsSlice } from './Steps';
import { TextSlice } from './Text';

/** Slice type → component. A model without a component does not compile. */
export const components = {
  duo: DuoSlice,
  faq: FaqSlice,
  hero: HeroSlice,
  image_text: ImageTextSlice,
  needs: NeedsSlice,
  product_carousel: ProductCarouselSlice,
  shelves: ShelvesSlice,
  steps: StepsSlice,
  text: TextSlice,
} satisfies { [T in AnySlice['slice_type']]: ComponentType<SliceProps<T>> };

export function Slices({ slices, locale }: SliceContext & { slices: readonly AnySlice[] }) {
  const context: SliceContext = { locale };
  return <SliceZone slices={slices} components={components} context={context} />;
}
