import type { RichTextField } from '@prismicio/client';

export type Heading = { id: string; text: string };

/** The fragment of a heading: its letters and digits without accents, joined by hyphens. */
export const headingId = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

type Slice = { slice_type: string; primary: object };

const isText = (value: unknown): value is RichTextField =>
  Array.isArray(value) && value.some((block) => typeof block === 'object' && block !== null && 'spans' in block);

/** The first-level headings of the running texts of an article, for its list of contents. Each fragment once. */
export function headingsOf(slices: readonly Slice[]): Heading[] {
  const texts = slices
    .filter(({ slice_type }) => slice_type === 'text')
    .flatMap(({ primary }) => ('text' in primary && isText(primary.text) ? primary.text : []));
  const found = texts.flatMap((block) =>
    block.type === 'heading2' ? [{ id: headingId(block.text), text: block.text }] : [],
  );
  return found.filter(({ id }, index) => id && found.findIndex((other) => other.id === id) === index);
}
