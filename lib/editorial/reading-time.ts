import { asText, type RichTextField } from '@prismicio/client';

/** Words that a grown-up reads silently in a minute, in French and in Dutch (Brysbaert 2019, rounded down). */
const WORDS_PER_MINUTE = 200;

const isRichText = (value: unknown): value is RichTextField =>
  Array.isArray(value) && value.every((block) => typeof block === 'object' && block !== null && 'spans' in block);

function wordsIn(value: unknown): number {
  if (isRichText(value)) return asText(value).split(/\s+/).filter(Boolean).length;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + wordsIn(each), 0);
  if (typeof value !== 'object' || value === null || 'link_type' in value) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + wordsIn(each), 0);
}

/** Whole minutes, at least one, for the rich text of an article's slices. */
export const readingMinutes = (slices: readonly { primary: unknown }[]): number =>
  Math.max(1, Math.round(slices.reduce((sum, { primary }) => sum + wordsIn(primary), 0) / WORDS_PER_MINUTE));
