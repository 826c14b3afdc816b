import { type Data, isRecord } from '../types.ts';

export const absolute = (origin: string, url: unknown) =>
  typeof url === 'string' && url.startsWith('/') ? origin + url : url;

/** An image and its thumbnails with their URLs on this host. */
export function image(origin: string, value: Data): Data {
  const entries = Object.entries(value).map(([key, part]) => {
    if (key === 'url') return [key, absolute(origin, part)];
    return [key, isRecord(part) && 'url' in part ? image(origin, part) : part];
  });
  return Object.fromEntries(entries);
}

type Link = (value: unknown) => unknown;

/** Rich text with image URLs on `origin` and links resolved by `link`. */
export function richText(value: unknown, origin: string, link: Link): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((block: unknown) => {
    if (!isRecord(block)) return block;
    if (block.type === 'image') return { ...image(origin, block), linkTo: block.linkTo ? link(block.linkTo) : null };
    if (!Array.isArray(block.spans)) return block;
    const spans = block.spans.map((span) => (span.type === 'hyperlink' ? { ...span, data: link(span.data) } : span));
    return { ...block, spans };
  });
}

/** A table; the rich text of its cells is resolved in the same way. */
export function table(value: unknown, origin: string, link: Link): unknown {
  if (Array.isArray(value)) return value.map((part) => table(part, origin, link));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === 'content' ? richText(part, origin, link) : table(part, origin, link),
  ]);
  return Object.fromEntries(entries);
}
