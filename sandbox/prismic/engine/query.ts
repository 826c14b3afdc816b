import type { StoredDocument } from '../types.ts';
import { type Library, uidKey } from './library.ts';
import { parseOrderings } from './orderings.ts';
import { isPath, type Predicate, parsePredicates } from './predicate-parser.ts';
import { compile } from './predicates.ts';

export type Query = { q: string[]; lang: string; orderings: string };

const EXACT = new Set(['at', 'in', 'any']);

/** The documents worth testing, from the first predicate that an index answers. */
function candidates(predicates: Predicate[], library: Library): StoredDocument[] {
  for (const { op, args } of predicates) {
    const [first, wanted] = args;
    if (!EXACT.has(op) || !isPath(first)) continue;
    const values = (Array.isArray(wanted) ? wanted : [wanted]).map(String);
    const [, type, field] = /^my\.([^.]+)\.(.+)$/.exec(first.path) ?? [];
    const keys = [...new Set(values)];
    if (first.path === 'document.id') return keys.flatMap((id) => library.byId.get(id) ?? []);
    if (first.path === 'document.type') return keys.flatMap((name) => library.byType.get(name) ?? []);
    if (type && field === 'uid') return keys.flatMap((uid) => library.byUid.get(uidKey(type, uid)) ?? []);
  }
  return library.documents;
}

/** A draft that was never published is the newest of all. */
const moment = ({ last_publication_date }: StoredDocument) => last_publication_date ?? '9';
const newestFirst = (a: StoredDocument, b: StoredDocument) =>
  moment(a) < moment(b) ? 1 : moment(a) > moment(b) ? -1 : 0;

/** Every document that passes all predicates, in the order asked for, else by rank, else the newest first. */
export function runQuery({ q, lang, orderings }: Query, library: Library): StoredDocument[] {
  const predicates = q.flatMap(parsePredicates);
  const tests = predicates.map((predicate) => compile(predicate, library));
  const order = parseOrderings(orderings, library.models);
  const rank = tests.find((test) => test.rank)?.rank;
  const found = candidates(predicates, library).filter(
    (document) => (lang === '*' || document.lang === lang) && tests.every(({ matches }) => matches(document)),
  );
  if (order) return found.sort(order);
  return rank ? found.sort((a, b) => rank(a) - rank(b)) : found.sort(newestFirst);
}
