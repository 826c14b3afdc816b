import { LRUCache } from 'lru-cache';
import type { Language } from '../platform/markets.ts';
import { imageOf } from '../services/prismic/links.ts';
import type { Hit, SearchIndex } from './index.ts';
import { byRank, isHitOf, marked, openOn } from './results.ts';
import type { Kind, Suggestions } from './search.ts';
import { significantTokens, stemOf, tokensOf } from './terms.ts';

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
  // A complete word after other words is probably meant as such, and not as a prefix; so is one that says nothing ("de").
  const isWord = index.vocabulary.has(last.word) || significantTokens(language, last.written).length === 0;
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
/** Kinds about the site. */
const SITE: readonly Kind[] = ['corporate', 'job'];

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
