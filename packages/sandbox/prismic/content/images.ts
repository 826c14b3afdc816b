import { type Data, type FieldConfig, isRecord } from '../types.ts';
import type { Picture } from './assets.ts';
import { type Context, complain } from './context.ts';
import { stableId } from './identity.ts';
import { typography } from './typography.ts';

type Size = { width?: number | null; height?: number | null };

const round = (n: number) => Math.round(n);

/** The largest centred rectangle with the requested aspect ratio, as imgix parameters. */
function crop(picture: Picture, { width, height }: Size) {
  if (!width && !height) return { query: '', dimensions: picture };
  const w = width ?? round(((height ?? 1) * picture.width) / picture.height);
  const h = height ?? round((w * picture.height) / picture.width);
  const scale = Math.min(picture.width / w, picture.height / h);
  const rect = [(picture.width - w * scale) / 2, (picture.height - h * scale) / 2, w * scale, h * scale].map(round);
  return { query: `&rect=${rect.join(',')}&w=${w}&h=${h}`, dimensions: { width: w, height: h } };
}

export type Original = Picture & { id: string; path: string; alt: string | null; copyright: string | null };

/** One size of an image: the original size when none is given, else cropped from its centre. */
export function view({ id, path, alt, copyright, ...picture }: Original, size: Size = {}): Data {
  const { query, dimensions } = crop(picture, size);
  return {
    id,
    url: `${path}?auto=format,compress${query}`,
    alt,
    copyright,
    dimensions,
    edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  };
}

export const emptyImage = (config: FieldConfig): Data =>
  Object.fromEntries((config.thumbnails ?? []).map(({ name }) => [name, {}]));

export const thumbnailsOf = (original: Original, { thumbnails = [] }: FieldConfig): Data =>
  Object.fromEntries(thumbnails.map((size) => [size.name, view(original, size)]));

/** An image of content/art with its alternative text (null when decorative) and the thumbnails that the model declares. */
export function imageView(src: string, alt: string, config: FieldConfig, context: Context): Data {
  const picture = context.assets.pictures.get(src);
  if (!picture) {
    complain(context, `there is no picture ${src} in content/art`);
    return emptyImage(config);
  }
  const original = {
    ...picture,
    id: stableId('image', src),
    path: `/images/${src.split('/').map(encodeURIComponent).join('/')}`,
    alt: alt === '' ? null : typography(alt, context.lang),
    copyright: null,
  };
  return { ...view(original, config.constraint), ...thumbnailsOf(original, config) };
}

/** The value of an Image field, from `{src, alt}`. */
export function readImage(value: unknown, config: FieldConfig, context: Context): Data {
  if (!isRecord(value) || typeof value.src !== 'string') {
    complain(context, 'a picture is written as {src, alt}');
    return emptyImage(config);
  }
  for (const key of Object.keys(value))
    if (key !== 'src' && key !== 'alt') complain(context, `unknown key ${key} in a picture`);
  if (typeof value.alt !== 'string') complain(context, `${value.src} has no alt (write "" when it is decorative)`);
  return imageView(value.src, String(value.alt ?? ''), config, context);
}
