import type { Content } from '@prismicio/client';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import { imageOf } from '@/lib/services/prismic/links';

/** What the browser may store of a product: for the list of viewed ones, and for the favourites. */
export function seenProduct({ id, url, data }: Content.ProductDocument): SeenProduct {
  const pack = imageOf(data.pack);
  return {
    id,
    title: data.title ?? '',
    href: url ?? '',
    picture: pack && { src: pack.src, width: pack.width, height: pack.height },
  };
}
