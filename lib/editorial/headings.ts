import { asText, type RichTextField } from '@prismicio/client';

export type Heading = { id: string; text: string };

/** The URL fragment of a heading: its letters and digits without accents, joined by hyphens. */
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

/**
 * A fragment for each of these headings, in their order: where another one on the page has it, with a number after it. Empty
 * for a heading without letters.
 */
export function headingIds(texts: readonly string[], taken = new Set<string>()): string[] {
  const next = new Map<string, number>();
  return texts.map((text) => {
    const own = headingId(text);
    let id = own;
    for (let count = next.get(own) ?? 2; taken.has(id); next.set(own, count)) id = `${own}-${count++}`;
    if (own) taken.add(id);
    return own && id;
  });
}

/** The titles of a slice: those of its text, or its own when it is a callout. */
function titlesOf({ slice_type, primary }: Slice): string[] {
  if (slice_type === 'callout') return 'title' in primary && typeof primary.title === 'string' ? [primary.title] : [];
  if (slice_type !== 'text' || !('text' in primary) || !isText(primary.text)) return [];
  return primary.text.flatMap((block) => (block.type === 'heading2' ? [block.text] : []));
}

/** The fragments of a slice's titles, by the slice: the same for the table of contents and for the text. */
export type HeadingIds = ReadonlyMap<object, readonly string[]>;

export function headingIdsIn(slices: readonly Slice[]): HeadingIds {
  const ids = headingIds(slices.flatMap(titlesOf));
  return new Map(slices.map((slice) => [slice, ids.splice(0, titlesOf(slice).length)]));
}

/**
 * The first-level headings of an article, for its table of contents. Fragments are unique.
 * @param withCallouts a callout is a part of a legal text, but only a remark in an article
 */
export function headingsOf(slices: readonly Slice[], withCallouts = false): Heading[] {
  const ids = headingIdsIn(slices);
  return slices
    .filter(({ slice_type }) => withCallouts || slice_type !== 'callout')
    .flatMap((slice) => titlesOf(slice).map((text, index) => ({ id: ids.get(slice)?.[index] ?? '', text })))
    .filter(({ id }) => id);
}

/** Silent reading speed of adults in words per minute, for French and Dutch (Brysbaert 2019, rounded down). */
const WORDS_PER_MINUTE = 200;

const isRichText = (value: unknown): value is RichTextField =>
  Array.isArray(value) && value.every((block) => typeof block === 'object' && block !== null && 'spans' in block);

function wordsIn(value: unknown): number {
  if (isRichText(value)) return asText(value).split(/\s+/).filter(Boolean).length;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + wordsIn(each), 0);
  if (typeof value !== 'object' || value === null || 'link_type' in value) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + wordsIn(each), 0);
}

/** Reading time in whole minutes, at least one, for the rich text of an article's slices. */
export const readingMinutes = (slices: readonly { primary: unknown }[]): number =>
  Math.max(1, Math.round(slices.reduce((sum, { primary }) => sum + wordsIn(primary), 0) / WORDS_PER_MINUTE));
