import type { StoredDocument } from '../types.ts';
import { type Library, uidKey } from './library.ts';
import { nearest } from './nearby.ts';
import { parseOrderings } from './orderings.ts';
import { isPath, type Predicate, parsePredicates } from './predicate-parser.ts';
import { compile, type Test } from './predicates.ts';

export type Query = { q: string[]; lang: string; orderings: string };

const EXACT = new Set(['at', 'in', 'any']);
const NEAR = 'geopoint.near';

/** The candidate documents, from the first predicate that an index can serve. */
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

/** A draft that was never published sorts as the newest. */
const moment = ({ last_publication_date }: StoredDocument) => last_publication_date ?? '9';
const newestFirst = (a: StoredDocument, b: StoredDocument) =>
  moment(a) < moment(b) ? 1 : moment(a) > moment(b) ? -1 : 0;

type Compiled = { test: Test; predicate: Predicate };

/** Documents near a point, already sorted by a geo index; undefined when they are not ranked by distance or no index applies. */
function nearestOf(ranked: Compiled | undefined, library: Library, passes: Test['matches']) {
  if (ranked?.predicate.op !== NEAR) return undefined;
  const [field, ...numbers] = ranked.predicate.args;
  if (!field || !isPath(field)) return undefined;
  const [latitude = 0, longitude = 0, radius = 0] = numbers.map(Number);
  return nearest({ path: field.path, centre: { latitude, longitude }, radius, passes }, library);
}

/** Every document that matches all predicates, in the requested order, else by rank, else newest first. */
export function runQuery({ q, lang, orderings }: Query, library: Library): StoredDocument[] {
  const compiled = q.flatMap(parsePredicates).map((predicate) => ({ predicate, test: compile(predicate, library) }));
  const order = parseOrderings(orderings, library.models);
  const passing =
    (those: Compiled[]): Test['matches'] =>
    (document) =>
      (lang === '*' || document.lang === lang) && those.every(({ test }) => test.matches(document));
  const ranked = compiled.find(({ test }) => test.rank);
  const rest = compiled.filter((one) => one !== ranked);
  const near = nearestOf(ranked, library, passing(rest));
  if (near) return order ? near.sort(order) : near;
  const predicates = compiled.map(({ predicate }) => predicate);
  const found = candidates(predicates, library).filter(passing(compiled));
  if (order) return found.sort(order);
  const rank = ranked?.test.rank;
  return rank ? found.sort((a, b) => rank(a) - rank(b)) : found.sort(newestFirst);
}
