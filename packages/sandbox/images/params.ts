const MAX_SIZE = 3840;

export type Style = 'imgix' | 'shopify';
export type Format = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';
export type Rect = { left: number; top: number; width: number; height: number };

export type Transform = {
  width?: number;
  height?: number;
  fit: 'inside' | 'cover' | 'fill';
  position: string;
  rect?: Rect;
  quality: number;
  /** A requested format; otherwise the best one that the browser accepts when `negotiate` is set, else the source's. */
  format?: Format;
  negotiate: boolean;
};

export class BadParameter extends Error {}

const FITS: Record<string, Transform['fit']> = { crop: 'cover', min: 'cover', facearea: 'cover', scale: 'fill' };
const FORMATS: Record<string, Format> = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

function number(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const raw = query.get(name);
  if (raw === null || raw === '') return undefined;
  const value = Number(raw);
  if (!Number.isFinite(value) || value < min)
    throw new BadParameter(`\`${name}\` must be a number from ${min}: ${raw}`);
  return Math.min(value, max);
}

function rectangle(raw: string | null): Rect | undefined {
  if (!raw) return undefined;
  const [left, top, width, height] = raw.split(',').map(Number);
  const valid = [left, top, width, height].every((n) => n !== undefined && Number.isFinite(n) && n >= 0);
  if (!valid || !width || !height) throw new BadParameter(`\`rect\` must be x,y,width,height: ${raw}`);
  return { left: left ?? 0, top: top ?? 0, width, height };
}

const scaled = (size: number | undefined, dpr: number) =>
  size === undefined ? undefined : Math.min(Math.round(size * dpr), MAX_SIZE);

const SIDES = ['top', 'bottom', 'left', 'right'];

/** Computes the missing side from the aspect ratio in `ar` (`16:9`), which applies when an image is cropped. */
function proportioned(width: number | undefined, height: number | undefined, ar: string | null) {
  const [, across, down] = /^([\d.]+):([\d.]+)$/.exec(ar ?? '') ?? [];
  const ratio = Number(across) / Number(down);
  if (!Number.isFinite(ratio) || ratio === 0) return { width, height };
  return {
    width: width ?? (height && Math.round(height * ratio)),
    height: height ?? (width && Math.round(width / ratio)),
  };
}

function imgix(query: URLSearchParams): Transform {
  const dpr = number(query, 'dpr', 0.1, 5) ?? 1;
  const auto = (query.get('auto') ?? '').split(',');
  const fit = FITS[query.get('fit') ?? ''] ?? 'inside';
  // Also accepts the long names: the client's own srcset uses them.
  const size = (short: string, long: string) =>
    scaled(number(query, short, 1, MAX_SIZE) ?? number(query, long, 1, MAX_SIZE), dpr);
  const [width, height] = [size('w', 'width'), size('h', 'height')];
  const sides = (query.get('crop') ?? '').split(',');
  return {
    ...proportioned(width, height, fit === 'cover' ? query.get('ar') : null),
    fit,
    position: SIDES.find((side) => sides.includes(side)) ?? 'centre',
    rect: rectangle(query.get('rect')),
    quality: number(query, 'q', 1, 100) ?? (auto.includes('compress') ? 65 : 75),
    format: FORMATS[query.get('fm') ?? ''],
    negotiate: auto.includes('format'),
  };
}

function shopify(query: URLSearchParams): Transform {
  const crop = query.get('crop');
  return {
    width: scaled(number(query, 'width', 1, MAX_SIZE), 1),
    height: scaled(number(query, 'height', 1, MAX_SIZE), 1),
    fit: crop ? 'cover' : 'inside',
    position: crop && crop !== 'center' ? crop : 'centre',
    quality: 75,
    format: FORMATS[query.get('format') ?? ''],
    negotiate: true,
  };
}

/** Parses the transform of an image's query, in pixels. Throws BadParameter on an invalid number. */
export const parseTransform = (query: URLSearchParams, style: Style): Transform =>
  style === 'imgix' ? imgix(query) : shopify(query);
