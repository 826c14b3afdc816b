import type { PictureSource } from '@/components/ui/picture';
import { imageOf } from '@/lib/prismic/links';

/** An image field of a document as a picture, or undefined when it is empty. */
export function pictureOf(field: Parameters<typeof imageOf>[0]): PictureSource | undefined {
  const image = imageOf(field);
  return image ? { ...image, service: 'prismic' } : undefined;
}
