import { LRUCache } from 'lru-cache';
import type { Language } from '../platform/markets.ts';
import { imageOf } from '../services/prismic/links.ts';
import { type Accepts, type Hit, type SearchIndex, SITE } from './index.ts';
import {
  type Found,
  type Group,
  KINDS,
  type Kind,
  type Marked,
  PAGE_SIZE,
  type Results,
  type SearchSelection,
  type Suggestions,
} from './search.ts';
import { significantTokens, stemOf, type Token, termsOf, tokensOf } from './terms.ts';

/** Whether a folded word is one of those that matched the query. */
type IsHit = (word: string) => boolean;

/** Maximum length of an excerpt, and how much text precedes the first highlighted word. */
const LONGEST = 200;
const BEFORE = 60;

/** A text split into highlighted and plain parts, adjacent parts of one kind joined; a single plain part when nothing matches. */
export function marked(text: string, isHit: IsHit): Marked {
  const pieces: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const { word, written, start } of tokensOf(text)) {
    if (!isHit(word)) continue;
    const last = pieces.at(-1);
    if (start > end) pieces.push({ text: text.slice(end, start), hit: false });
    if (start === end && last) last.text += written;
    else pieces.push({ text: written, hit: true });
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
function isHitOf({ terms }: Hit, language: Language, { vocabulary }: SearchIndex): IsHit {
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
const byRank = (a: Hit, b: Hit): number => rankOf(a) - rankOf(b);

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

const MOST_WORDS = 4;
const MOST_ENTRIES = 8;
const MOST_OF_KIND = 3;
/** Hits among which the suggestions are chosen: a prefix may match thousands of pages. */
const MOST_LOOKED_AT = 100;
/** Minimum length for a completion. */
const SHORTEST = 2;

/** The typed text with its last word completed, one query for each matching title word; forms of one word count once. */
function completions(index: SearchIndex, language: Language, typed: string): string[] {
  const last = tokensOf(typed).at(-1);
  if (!last || last.word.length < SHORTEST || last.start + last.written.length < typed.length) return [];
  const before = typed.slice(0, last.start);
  // A complete word after other words is probably meant as such, and not as a prefix; so is one that says nothing ("de"),
  // and the unit of a number ("30gr").
  const isWord =
    index.vocabulary.has(last.word) || significantTokens(language, last.written).length === 0 || /\p{N}$/u.test(before);
  if (before && isWord) return [];
  const stems = new Set(index.vocabulary.has(last.word) ? [stemOf(language, last.word)] : []);
  const words: string[] = [];
  for (const word of index.vocabulary.completionsOf(last.word)) {
    const stem = stemOf(language, word);
    if (stems.has(stem)) continue;
    stems.add(stem);
    words.push(before + index.vocabulary.written(word));
    if (words.length === MOST_WORDS) break;
  }
  return words;
}

/** What a visitor of the shop looks for. Beside a first page of these kinds, others that only mention the words are left out. */
const GOODS: readonly Kind[] = ['product', 'advice'];

/** Hits in the order of the results, without pages about the site that only mention the words of a product or an advice. */
function ordered(hits: readonly Hit[]): Hit[] {
  const sorted = hits.toSorted(byRank);
  const [first] = sorted;
  if (!first?.named || !GOODS.includes(first.entry.kind)) return sorted;
  return sorted.filter(({ named, entry }) => named || !SITE.includes(entry.kind));
}

/** The first pages, limited for each kind. */
function mixed(hits: readonly Hit[]): Hit[] {
  const taken = new Map<Kind, number>();
  const chosen: Hit[] = [];
  for (const hit of hits) {
    const count = taken.get(hit.entry.kind) ?? 0;
    if (count === MOST_OF_KIND) continue;
    taken.set(hit.entry.kind, count + 1);
    chosen.push(hit);
    if (chosen.length === MOST_ENTRIES) break;
  }
  return chosen;
}

function suggestionOf(hit: Hit, isHit: (word: string) => boolean): Suggestions['entries'][number] {
  const { id, kind, list, href, title, lead, image } = hit.entry;
  const picture = kind === 'product' && !list ? imageOf(image) : null;
  return {
    id,
    kind,
    href,
    title: marked(title, isHit),
    lead,
    ...(picture && { picture: { src: picture.src, width: picture.width, height: picture.height } }),
  };
}

/** Suggestions on a day (ISO 8601) while the visitor types; for a misspelt word the correction comes first. */
export function suggestionsOf(index: SearchIndex, language: Language, typed: string, today: string): Suggestions {
  const { hits, correction } = index.find(typed, openOn(today));
  const words = [...(correction ? [correction] : []), ...completions(index, language, typed)];
  const best = hits.slice(0, MOST_LOOKED_AT);
  const tests = new Map(best.map((hit) => [hit, isHitOf(hit, language, index)]));
  const isHit = (hit: Hit) => tests.get(hit) ?? (() => false);
  return {
    words: [...new Set(words)].slice(0, MOST_WORDS),
    entries: mixed(ordered(best)).map((hit) => suggestionOf(hit, isHit(hit))),
  };
}

type CachedSuggestions = { revision: number; day: string; answers: LRUCache<string, Suggestions> };

/** Cache entries per index; a few kilobytes each. */
export const MOST_KEPT = 200;

const ofIndex = new WeakMap<SearchIndex, CachedSuggestions>();

function cacheFor(index: SearchIndex, day: string): LRUCache<string, Suggestions> {
  const { revision } = index;
  const before = ofIndex.get(index);
  if (before?.revision === revision && before.day === day) return before.answers;
  const cached = { revision, day, answers: new LRUCache<string, Suggestions>({ max: MOST_KEPT }) };
  ofIndex.set(index, cached);
  return cached.answers;
}

/**
 * `suggestionsOf` with a cache of recent queries, until the index or the day (ISO 8601) changes: the first two or three
 * letters are the same for many visitors, are requested most often, and match the most pages.
 */
export function cachedSuggestions(index: SearchIndex, language: Language, typed: string, day: string): Suggestions {
  const answers = cacheFor(index, day);
  const answer = answers.get(typed) ?? suggestionsOf(index, language, typed, day);
  answers.set(typed, answer);
  return answer;
}
