import type { Format, Rect, Transform } from './params.ts';

export type Source = { width: number; height: number; format: Format; alpha: boolean };
export type Plan = {
  rect?: Rect;
  size: { width: number; height: number } | null;
  fit: Transform['fit'];
  position: string;
  format: Format;
  quality: number;
};

const POSITIONS = new Set(['centre', 'top', 'bottom', 'left', 'right']);

function format({ format, negotiate }: Transform, source: Source, accept: string): Format {
  if (format) return format;
  if (!negotiate) return source.format;
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  const readable = accept === '' || accept.includes('*/*') || accept.includes('image/*');
  if (readable || source.format === 'jpeg' || source.format === 'png') return source.format;
  return source.alpha ? 'png' : 'jpeg';
}

function within(rect: Rect, source: Source): Rect {
  const left = Math.min(Math.round(rect.left), source.width - 1);
  const top = Math.min(Math.round(rect.top), source.height - 1);
  const width = Math.max(1, Math.min(Math.round(rect.width), source.width - left));
  const height = Math.max(1, Math.min(Math.round(rect.height), source.height - top));
  return { left, top, width, height };
}

/** The output size: the requested one, scaled down proportionally when the source is too small, so that it is never enlarged. */
function size({ width, height, fit }: Transform, from: { width: number; height: number }) {
  if (!width && !height) return null;
  const whole = !width || !height || fit === 'inside';
  const asked = whole ? from : { width, height };
  const scale = whole
    ? Math.min((width ?? Infinity) / from.width, (height ?? Infinity) / from.height, 1)
    : Math.min(from.width / width, from.height / height, 1);
  return { width: Math.max(1, Math.round(asked.width * scale)), height: Math.max(1, Math.round(asked.height * scale)) };
}

/** The operations for sharp, from the requested transform, the source image and the Accept header. */
export function planTransform(transform: Transform, source: Source, accept: string): Plan {
  const rect = transform.rect && within(transform.rect, source);
  return {
    rect,
    size: size(transform, rect ?? source),
    fit: transform.fit,
    position: POSITIONS.has(transform.position) ? transform.position : 'centre',
    format: format(transform, source, accept),
    quality: Math.round(transform.quality),
  };
}
