import type { Film, Picture } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import { badRequest, type Resolvers } from '../resolve.ts';

interface Transform {
  crop?: string | null;
  maxWidth?: number | null;
  maxHeight?: number | null;
  preferredContentType?: string | null;
  scale?: number | null;
}

const largest = 5760;

function url(picture: Picture, { origin }: Context, transform: Transform = {}): string {
  const address = new URL(`/images/${picture.src}`, origin);
  address.searchParams.set('v', '1');
  const scale = transform.scale ?? 1;
  if (scale < 1 || scale > 3) throw badRequest('scale must be between 1 and 3');
  for (const [name, size] of [
    ['width', transform.maxWidth],
    ['height', transform.maxHeight],
  ] as const) {
    if (size == null) continue;
    if (size < 1 || size > largest) throw badRequest(`image ${name} must be between 1 and ${largest}`);
    address.searchParams.set(name, String(size * scale));
  }
  if (transform.crop) address.searchParams.set('crop', transform.crop.toLowerCase());
  if (transform.preferredContentType) address.searchParams.set('format', transform.preferredContentType.toLowerCase());
  return address.href;
}

const plainUrl = (picture: Picture, _: unknown, context: Context) => url(picture, context);

/** The MediaImage for an image of a product. */
export function mediaImage(picture: Picture) {
  return {
    __typename: 'MediaImage',
    id: `gid://shopify/MediaImage/${picture.id}`,
    alt: picture.alt,
    image: picture,
    previewImage: picture,
    mediaContentType: 'IMAGE',
    presentation: null,
  };
}

/** The Video for a film of a product. */
export function mediaVideo({ id, src, alt, poster, width, height }: Film, { origin }: Context) {
  const source = { url: `${origin}/videos/${src}`, format: 'mp4', mimeType: 'video/mp4', width, height };
  return {
    __typename: 'Video',
    id: `gid://shopify/Video/${id}`,
    alt,
    previewImage: { ...poster, alt },
    mediaContentType: 'VIDEO',
    presentation: null,
    sources: [source],
  };
}

export const image: Resolvers = {
  Image: {
    id: (picture: Picture) => `gid://shopify/ProductImage/${picture.id}`,
    altText: (picture: Picture) => picture.alt,
    url: (picture: Picture, args: { transform?: Transform | null }, context: Context) =>
      url(picture, context, args.transform ?? {}),
    thumbhash: () => null,
    src: plainUrl,
    originalSrc: plainUrl,
    transformedSrc: (picture: Picture, args: Transform, context: Context) => url(picture, context, args),
  },
};
