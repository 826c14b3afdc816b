import { asText, type RichTextField } from '@prismicio/client';
import { withSingleBlanks } from '../text/spaces.ts';

/** Fields of blocks that steer how they look, or that belong to every page. */
const UNREAD = new Set(['section_background', 'tone', 'side', 'comp', 'form', 'type', 'key', 'consent']);

const isRichText = (value: unknown[]): boolean =>
  value.length > 0 && value.every((block) => typeof block === 'object' && block !== null && 'spans' in block);

/** Links, pictures, films and places on the map say their words elsewhere. */
const isPlain = (value: object): boolean =>
  !('link_type' in value || 'dimensions' in value || 'embed_url' in value || 'latitude' in value);

/** The words that a reader meets in a field, a group or a block, one text for each paragraph or line. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) {
    return isRichText(value)
      ? value.map((block) => asText([block] as unknown as RichTextField))
      : value.flatMap(textsIn);
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => (UNREAD.has(name) ? [] : textsIn(each)));
}

/** The words of the blocks of a page. */
export const textsOfSlices = (slices: readonly { primary: unknown }[]): string[] =>
  slices.flatMap(({ primary }) => textsIn(primary));

/** Texts as one line, without characters that nobody sees. */
export const joinTexts = (texts: readonly (string | null | undefined)[]): string =>
  withSingleBlanks(
    texts
      .filter(Boolean)
      .join(' ')
      .replace(/[\u00ad\u200b-\u200f\ufeff]/g, ''),
  );

/** Paragraphs, headings and cells as one text; where no mark ends one of them, a dot stands between it and the next. */
export const joinBlocks = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .map((text) => joinTexts([text]))
    .filter(Boolean)
    .join(' · ')
    .replace(/(?<=[.!?…:;,]) ·/g, '');
