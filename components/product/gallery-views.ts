import type { Content } from '@prismicio/client';
import type { PictureSource } from '@/components/ui/picture';
import { imageOf } from '@/lib/prismic/links';
import type { Product } from '@/lib/shopify/types';
import type { GalleryDetail } from './gallery';

const MAX_VIEWS = 12;

/** The pictures of the shop, the chosen variant's first, or the content's own where the shop gives none. */
export function galleryViews(
  { data }: Content.ProductDocument,
  product: Product | null,
  chosenUrl: string | undefined,
): PictureSource[] {
  const shop = (product?.images ?? []).map(({ url, altText, width, height }) => ({
    src: url,
    alt: altText,
    width,
    height,
    service: 'shopify' as const,
  }));
  const chosen = shop.filter(({ src }) => src === chosenUrl);
  const views = [...chosen, ...shop.filter(({ src }) => src !== chosenUrl)].slice(0, MAX_VIEWS);
  const pack = imageOf(data.pack);
  return views.length > 0 || !pack ? views : [{ ...pack, service: 'prismic' }];
}

/** Two tiles below the main picture: another view of the product, and its plant. None where one would stand alone. */
export function galleryDetails({ data }: Content.ProductDocument, second: PictureSource | undefined): GalleryDetail[] {
  const plate = imageOf(data.plate);
  if (!second || !plate) return [];
  return [
    { image: { ...second, alt: '' }, background: 'Aqua' },
    { image: { ...plate, alt: '', service: 'prismic' }, background: 'Beige Dark' },
  ];
}
