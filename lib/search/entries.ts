import { isFilled } from '@prismicio/client';
import { MARKETS } from '../platform/markets.ts';
import { withSingleBlanks } from '../platform/text/clean.ts';
import { joinBlocks, joinTexts, partsOf } from './parts.ts';
import type { IndexWords, SearchedDocument } from './query.ts';
import type { SearchEntry } from './search.ts';
import { otherWords } from './terms.ts';

/** The beginning of a text as the summary of a search result: whole words, at most 155 characters. */
export function excerpt(text: string, length = 155): string {
  const plain = withSingleBlanks(text);
  if (plain.length <= length) return plain;
  return `${plain.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

export type IndexedEntry = SearchEntry & {
  /** Other names that differ from the title: in a menu, for search engines. */
  names: readonly string[];
  /** Terms with a higher weight than the text: groups, plants, a reference. */
  keywords: string;
  /** Label of its kind. */
  kindName: string;
  /** The lead, when it is not the beginning of the text. */
  standfirst: string;
  /** The last day (ISO 8601, in Paris) on which it can be found; null when there is no limit. */
  until: string | null;
};

/** Maximum number of characters indexed per page. */
const MOST_TEXT = 20_000;

/** Other names, without duplicates. */
function namesBeside(title: string, names: readonly (string | null | undefined)[]): string[] {
  const clean = names.map((name) => joinTexts([name]));
  return [...new Set(clean)].filter((name) => name !== '' && name !== title);
}

/** Index entry of a published document; null without a public URL or title, and for a withdrawn job offer. */
export function entryOf(document: SearchedDocument, words: IndexWords): IndexedEntry | null {
  const { id, url } = document;
  if (!url || (document.type === 'job_offer' && document.data.closed)) return null;
  const { kind, lead, texts, ...more } = partsOf(document, words);
  const title = joinTexts([more.title]);
  if (!title) return null;
  const text = joinBlocks(texts).slice(0, MOST_TEXT);
  const names = namesBeside(title, more.names ?? []);
  const { language } = MARKETS[words.locale];
  const others = more.names ? otherWords(language, [title, ...names], words.synonyms) : [];
  const groups = (more.groups ?? []).filter((group) => group !== null);
  return {
    id,
    kind,
    list: more.list ?? false,
    href: url,
    title,
    lead: lead === undefined ? excerpt(text) : joinTexts([lead]),
    standfirst: joinTexts([lead]),
    text,
    groups,
    names,
    keywords: joinTexts([...groups.map(({ text }) => text), ...(more.keywords ?? []), ...others]),
    kindName: words.kinds[kind],
    image: isFilled.image(more.image) ? more.image : null,
    date: more.date ?? null,
    until: more.until ?? null,
  };
}
