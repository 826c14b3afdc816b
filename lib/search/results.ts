import type { Language } from '../platform/markets.ts';
import type { Accepts, Hit, SearchIndex } from './index.ts';
import {
  type Found,
  type Group,
  KINDS,
  type Kind,
  type Marked,
  PAGE_SIZE,
  type Results,
  type SearchSelection,
} from './search.ts';
import { type Token, termsOf, tokensOf } from './terms.ts';

/** Whether a folded word is one of those that matched the query. */
export type IsHit = (word: string) => boolean;

/** Maximum length of an excerpt, and how much text precedes the first highlighted word. */
const LONGEST = 200;
const BEFORE = 60;

/** A text split into highlighted and plain parts, adjacent parts of one kind joined; a single plain part when nothing matches. */
export function marked(text: string, isHit: IsHit): Marked {
  const pieces: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const { word, written, start } of tokensOf(text)) {
    if (!isHit(word)) continue;
    if (start > end) pieces.push({ text: text.slice(end, start), hit: false });
    pieces.push({ text: written, hit: true });
    end = start + written.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
}

/** The first position whose next LONGEST characters contain the most different matched words. */
function bestPlace(tokens: readonly Token[], isHit: IsHit): number | null {
  const hits = tokens.filter(({ word }) => isHit(word));
  let best = { start: -1, words: 0 };
  hits.forEach(({ start }, first) => {
    const inside = hits.slice(first).filter((hit) => hit.start + hit.written.length - start <= LONGEST - BEFORE);
    const words = new Set(inside.map(({ word }) => word)).size;
    if (words > best.words) best = { start, words };
  });
  return best.words > 0 ? best.start : null;
}

/** Start of an excerpt: at the beginning of its sentence if that is near, else at a word. */
function beginning(text: string, hit: number): number {
  const from = Math.max(0, hit - BEFORE);
  if (from === 0) return 0;
  const before = text.slice(from, hit);
  const sentence = [...before.matchAll(/[.!?…·]\s+/g)].at(-1);
  if (sentence) return from + sentence.index + sentence[0].length;
  return from + (before.match(/^[\S\u00a0]*[^\S\u00a0]+/)?.[0].length ?? 0);
}

function cut(text: string, start: number): string {
  const rest = text.slice(start);
  const whole = rest.length <= LONGEST ? rest : `${rest.slice(0, LONGEST).replace(/[\s,;:]+\S*$/, '')} …`;
  return start > 0 && !/[.!?…·]\s+$/.test(text.slice(0, start)) ? `… ${whole}` : whole;
}

/** The best matching excerpt of a text, highlighted; null when nothing matches. */
export function excerptOf(text: string, isHit: IsHit): Marked | null {
  const hit = bestPlace(tokensOf(text), isHit);
  return hit === null ? null : marked(cut(text, beginning(text, hit)), isHit);
}

/** Tests whether a word of a hit's page is among its matched terms. */
export function isHitOf({ terms }: Hit, language: Language, { vocabulary }: SearchIndex): IsHit {
  const met = new Set(terms);
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const hit = termsOf(language, word, vocabulary.has).some((term) => met.has(term));
    known.set(word, hit);
    return hit;
  };
}

/** Summary of a page below its title: for a product found by its names only, what it is. */
function excerptFor({ entry }: Hit, isHit: IsHit): Marked {
  const { kind, title, lead, keywords, text } = entry;
  const named = kind === 'product' && tokensOf(`${title} ${keywords}`).some(({ word }) => isHit(word));
  return (named ? null : (excerptOf(lead, isHit) ?? excerptOf(text, isHit))) ?? marked(lead, isHit);
}

/** Search result of a page, with highlighted title and best excerpt. */
export function foundOf(hit: Hit, language: Language, index: SearchIndex): Found {
  const { id, kind, list, href, title, lead, groups, image, date } = hit.entry;
  const entry = { id, kind, list, href, title, lead, groups, image, date };
  const isHit = isHitOf(hit, language, index);
  return { entry, title: marked(entry.title, isHit), excerpt: excerptFor(hit, isHit) };
}

/** Pages that can be found on a day (ISO 8601): a job offer until its last day. */
export const openOn =
  (today: string): Accepts =>
  ({ until }) =>
    until === null || until >= today;

function countKinds(hits: readonly Hit[]): Record<Kind, number> {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { entry } of hits) counts[entry.kind] += 1;
  return counts;
}

function facetsOf(hits: readonly Hit[]): (Group & { count: number })[] {
  const facets = new Map<string, Group & { count: number }>();
  for (const { id, text } of hits.flatMap(({ entry }) => entry.groups)) {
    facets.set(id, { id, text, count: (facets.get(id)?.count ?? 0) + 1 });
  }
  return [...facets.values()].sort((a, b) => b.count - a.count || a.text.localeCompare(b.text));
}

const rankOf = ({ entry: { kind }, named }: Hit): number => (kind === 'product' && named ? 0 : 1);

/** Products first when the words are of a product, then the best. The order of equal pages is preserved. */
export const byRank = (a: Hit, b: Hit): number => rankOf(a) - rankOf(b);

/** Newest first; entries without a date come last. The order of equal entries is preserved. */
const byDate = (a: Hit, b: Hit): number => (b.entry.date ?? '').localeCompare(a.entry.date ?? '');

function sortedBy({ sort, kind }: SearchSelection, hits: readonly Hit[]): readonly Hit[] {
  if (sort === 'recent') return hits.toSorted(byDate);
  return kind ? hits : hits.toSorted(byRank);
}

/** One page of the results of a selection on a day (ISO 8601). Beyond the last page it is empty, with the same totals. */
export function resultsOf(index: SearchIndex, language: Language, selection: SearchSelection, today: string): Results {
  const { hits, correction } = index.find(selection.query, openOn(today), selection.exact);
  const ofKind = selection.kind ? hits.filter(({ entry }) => entry.kind === selection.kind) : hits;
  const chosen = selection.groups.length
    ? ofKind.filter(({ entry }) => entry.groups.some(({ id }) => selection.groups.includes(id)))
    : ofKind;
  const sorted = sortedBy(selection, chosen);
  const first = (selection.page - 1) * PAGE_SIZE;
  return {
    total: chosen.length,
    pages: Math.max(1, Math.ceil(chosen.length / PAGE_SIZE)),
    found: sorted.slice(first, first + PAGE_SIZE).map((hit) => foundOf(hit, language, index)),
    counts: countKinds(hits),
    facets: selection.kind ? facetsOf(ofKind) : [],
    correction,
  };
}
