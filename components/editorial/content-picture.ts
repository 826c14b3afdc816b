import type { PictureSource } from '@/components/ui/picture';
import { imageOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';

/** An image field of a document as a picture, or undefined when it is empty. */
export function pictureOf(field: Parameters<typeof imageOf>[0]): PictureSource | undefined {
  const image = imageOf(field);
  return image ? { ...image, service: 'prismic' } : undefined;
}

type Slices = readonly { primary: { section_background: string | null } }[];

/** Background of the page's first section, which the header takes; null when the page has no slice. */
export const firstBackground = (slices: Slices): string | null => backgroundOf(slices[0]?.primary.section_background);
