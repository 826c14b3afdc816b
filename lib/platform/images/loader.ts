/** Section 9 of the specification. */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384] as const;
const defaultQuality = 75;
/** For a picture that only phones get: their pixel density of 2 or 3 hides what half of the bytes are for. */
export const phoneQuality = 45;
/** For the renditions that phones choose of a large picture; other screens may choose them as well. */
const sharedQuality = 55;
const widestOfPhones = 1080;
/** From this share of a phone's width a picture is large, in vw. */
const largeOnPhones = 45;

const allSizes: readonly number[] = [...imageSizes, ...deviceSizes];
const densest = 3;
const rem = 16;

export type ImageService = 'prismic' | 'shopify' | 'static';

/** Address of one rendition, `width` px wide: imgix parameters for content pictures, the CDN's own for products. */
export function imageUrl(service: ImageService, src: string, width: number, quality: number = defaultQuality): string {
  if (service === 'static') return src;
  if (service === 'shopify') return withParameters(src, { width });
  return withParameters(src, { w: width, q: quality, auto: 'format', fit: 'max' });
}

/** An address with these parameters, beside those that it has: the version of a product's picture, an editor's crop. */
function withParameters(src: string, added: Readonly<Record<string, string | number>>): string {
  const [path, query] = src.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(added)) params.set(name, String(value));
  return `${path}?${params}`;
}

/** Address of a content picture for social networks: 1200 × 630, cropped from the part that the editor has chosen (`rect`). */
export const shareUrl = (src: string): string => withParameters(src, { w: 1200, h: 630, fit: 'crop' });

type Slot = { unit: 'px' | 'vw'; value: number };

// Of each `sizes` entry only the trailing length counts; a condition such as (min-width: 1024px) is not the slot's width.
const slots = (sizes: string): Slot[] =>
  sizes
    .replace(/\([^()]*\)(?=\s)/g, '')
    .split(',')
    .flatMap((entry) => [...entry.matchAll(/([\d.]+)(vw|px|rem)/g)])
    .map(([, value, unit]) =>
      unit === 'vw'
        ? { unit, value: Number(value) }
        : { unit: 'px', value: Number(value) * (unit === 'rem' ? rem : 1) },
    );

/** The useful widths of a picture of `naturalWidth` px in the slots of a `sizes` attribute, ascending. */
export function widthsFor(sizes: string, naturalWidth: number): number[] {
  // A slot of one pixel means "not shown here": it must not request the smallest renditions.
  const found = slots(sizes).filter(({ unit, value }) => unit === 'vw' || value > 1);
  const smallest = Math.min(...found.map((s) => (s.unit === 'px' ? s.value : (s.value / 100) * deviceSizes[0])));
  const fluid = found.length === 0 || found.some((s) => s.unit === 'vw');
  const largest = fluid ? Number.POSITIVE_INFINITY : Math.max(...found.map((s) => s.value)) * densest;
  const low = Number.isFinite(smallest) ? smallest : 0;
  const useful = allSizes.filter((width) => width >= low && width <= Math.max(largest, low * densest));
  const within = useful.filter((width) => width < naturalWidth);
  return useful.length > within.length || within.length === 0 ? [...within, naturalWidth] : within;
}

/** @param quality of all renditions; by default that of the specification, or less for those of phones */
export function sourceSet(
  service: ImageService,
  src: string,
  sizes: string,
  naturalWidth: number,
  quality?: number,
): string | undefined {
  if (service === 'static') return undefined;
  const onPhones = slots(sizes).at(-1);
  const isLarge = onPhones?.unit === 'vw' && onPhones.value >= largeOnPhones;
  const qualityAt = (width: number) => quality ?? (isLarge && width <= widestOfPhones ? sharedQuality : defaultQuality);
  return widthsFor(sizes, naturalWidth)
    .map((width) => `${imageUrl(service, src, width, qualityAt(width))} ${width}w`)
    .join(', ');
}
