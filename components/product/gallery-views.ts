import type { Content } from '@prismicio/client';
import type { PictureSource } from '@/components/ui/picture';
import { imageOf } from '@/lib/prismic/links';
import type { Product } from '@/lib/shopify/types';
import type { GalleryDetail } from './gallery';

/** The pictures of the shop in its order, or the content's own where the shop gives none. */
export function galleryPictures(
  { data }: Content.ProductDocument,
  product: Pick<Product, 'images'> | null,
): PictureSource[] {
  const pack = imageOf(data.pack);
  if (!product?.images.length) return pack ? [{ ...pack, service: 'prismic' }] : [];
  return product.images.map(({ url, altText, width, height }) => ({
    src: url,
    alt: altText,
    width,
    height,
    service: 'shopify',
  }));
}

/** Place of the picture to begin with: the variant's own, else the first. */
export const firstPlace = (pictures: readonly PictureSource[], url: string | undefined): number =>
  Math.max(
    0,
    pictures.findIndex(({ src }) => src === url),
  );

/** Two tiles below the main picture: another view of the product, and its plant. None where one would stand alone. */
export function galleryDetails({ data }: Content.ProductDocument, second: PictureSource | undefined): GalleryDetail[] {
  const plate = imageOf(data.plate);
  if (!second || !plate) return [];
  return [
    { image: { ...second, alt: '' }, background: 'Aqua' },
    { image: { ...plate, alt: '', service: 'prismic' }, background: 'Beige Dark' },
  ];
}
