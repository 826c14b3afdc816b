import { isFilled } from '@prismicio/client';
import { excerpt } from '../seo/excerpt.ts';
import { type OfferWords, partsOf, type SearchedDocument } from './parts.ts';
import { joinTexts } from './plain-text.ts';
import type { SearchEntry } from './types.ts';

export type IndexedEntry = SearchEntry & {
  /** Names that weigh more than the text: groups, plants, a reference. */
  keywords: string;
  /** The lead, where it is not the beginning of the text. */
  standfirst: string;
  /** The last day (ISO 8601, in Paris) on which it is found; null for ever. */
  until: string | null;
};

/** The words of a page that are read at most, in characters. */
const MOST_TEXT = 20_000;

/** A published document as the index knows it; null for one without a public address or title, and for a withdrawn offer. */
export function entryOf(document: SearchedDocument, words: OfferWords): IndexedEntry | null {
  const { id, url } = document;
  if (!url || (document.type === 'job_offer' && document.data.closed)) return null;
  const { kind, title, lead, texts, ...more } = partsOf(document, words);
  if (!title) return null;
  const text = joinTexts(texts).slice(0, MOST_TEXT);
  const groups = (more.groups ?? []).filter((group) => group !== null);
  return {
    id,
    kind,
    href: url,
    title: joinTexts([title]),
    lead: lead === undefined ? excerpt(text) : joinTexts([lead]),
    standfirst: joinTexts([lead]),
    text,
    groups,
    keywords: joinTexts([...groups.map(({ text }) => text), ...(more.keywords ?? [])]),
    image: isFilled.image(more.image) ? more.image : null,
    date: more.date ?? null,
    until: more.until ?? null,
  };
}
