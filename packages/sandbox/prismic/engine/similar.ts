import type { StoredDocument } from '../types.ts';
import type { Library } from './library.ts';
import type { Test } from './predicates.ts';
import { wordsOf } from './text.ts';

/**
 * Documents that share words with the named document: only words that occur in at most `limit` documents count, and rare
 * words weigh most. The named document itself is excluded.
 */
export function similarity(id: string, limit: number, library: Library): Test {
  const origin = library.byId.get(id);
  if (!origin) return { matches: () => false };
  const peers = library.documents.filter(({ lang }) => lang === origin.lang);
  const weights = new Map<string, number>();
  for (const word of wordsOf(origin, library.models)) {
    const holders = peers.filter((peer) => wordsOf(peer, library.models).has(word)).length;
    if (word.length > 2 && holders > 1 && holders <= limit) weights.set(word, 1 / holders);
  }
  const rank = (document: StoredDocument) => {
    const present = wordsOf(document, library.models);
    return [...weights].reduce((sum, [word, weight]) => (present.has(word) ? sum - weight : sum), 0);
  };
  return { rank, matches: (document) => document !== origin && rank(document) < 0 };
}
