import { createHash } from 'node:crypto';

export type CacheKey = {
  /** The cache key: the same for the same question, whatever the reference and the token. It is the name of a file. */
  key: string;
  /** The reference that it names; null of the description of the repository, which names none. */
  ref: string | null;
};

/** Parameters that belong to a moment or to a reader. */
const PASSING: readonly string[] = ['ref', 'access_token', 'integrationFieldsRef'];

/** What a call of the content client asks for. @param scope what else decides the answer: the repository, the release of the settings */
export function cacheKeyOf(address: string, scope: string): CacheKey {
  const { pathname, searchParams } = new URL(address);
  const params = [...searchParams].filter(([name]) => !PASSING.includes(name)).sort();
  const text = JSON.stringify([scope, pathname, params]);
  return { key: createHash('sha256').update(text).digest('hex').slice(0, 40), ref: searchParams.get('ref') };
}

/** Before each reference of a kept repository: it may be an old one, and the service must not be asked with it. */
const KEPT_REF = 'kept:';

const keptRef = (ref: string): string => KEPT_REF + ref;

export const isStoredRef = (ref: string | null): boolean => ref?.startsWith(KEPT_REF) ?? false;

/** The address with the true reference in it. */
export function withTrueRef(address: string): string {
  const url = new URL(address);
  const ref = url.searchParams.get('ref');
  if (ref?.startsWith(KEPT_REF)) url.searchParams.set('ref', ref.slice(KEPT_REF.length));
  return url.href;
}

/** An answer that may be kept. */
export type Answer = {
  /** JSON, without what belongs to the moment: equal answers are equal texts, and no token is in them. */
  body: string;
  /** Of a search that found nothing. */
  empty: boolean;
  /** The references that the repository knows; none of a search. */
  refs: readonly string[];
};

/**
 * What an answer of the content service is worth: one to keep; one for the client to deal with (a question that cannot be
 * answered, a newer reference to ask with, a preview that is over); or a failure of the service.
 */
export type Outcome = { is: 'good'; answer: Answer } | { is: 'word' } | { is: 'failure' };

type Ref = { ref: string };
type Documents = { results: { id?: unknown }[]; total_results_size?: number; next_page?: unknown };
type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;
const isRef = (value: unknown): value is Ref => isObject(value) && typeof value.ref === 'string';
const isRepository = (body: Body): body is { refs: Ref[] } => Array.isArray(body.refs) && body.refs.every(isRef);
const isDocuments = (body: Body): body is Documents => Array.isArray(body.results) && body.results.every(isObject);

function parsed(text: string): Body {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}

const answerOf = (body: Documents): Answer => ({
  body: JSON.stringify(body),
  empty: body.results.length === 0,
  refs: [],
});

/** Reads an answer of the content API; null when it is none: cut off, a page of a proxy. */
export function readAnswer(text: string): Answer | null {
  const body = parsed(text);
  if (isRepository(body)) return { body: JSON.stringify(body), empty: false, refs: body.refs.map(({ ref }) => ref) };
  if (!isDocuments(body)) return null;
  // Addresses of the service's own hold the reference and the token. Of a further page only that there is one is read.
  const results = body.results.map((document) => ({ ...document, href: '' }));
  return answerOf({ ...body, next_page: body.next_page ? 'yes' : null, prev_page: null, results } as Documents);
}

/** Whether the content service says in an answer of status 404 or 410 that a preview has ended. */
export const isPreviewOver = (text: string): boolean => /preview token.*expired/i.test(text);

const namesNewerRef = (text: string): boolean => /master ref is: \S/i.test(text);

export function outcomeOf(status: number, text: string): Outcome {
  const answer = status === 200 ? readAnswer(text) : null;
  if (answer) return { is: 'good', answer };
  const isAboutRef = (status === 404 || status === 410) && (namesNewerRef(text) || isPreviewOver(text));
  return { is: status === 400 || isAboutRef ? 'word' : 'failure' };
}

/** A kept answer as the client gets it: it says that it was kept (`isKept`), and so do its references (`isStoredRef`). */
export function asStored(text: string): string {
  const body = parsed(text);
  const refs = isRepository(body) && body.refs.map((each) => ({ ...each, ref: keptRef(each.ref) }));
  return JSON.stringify({ ...body, ...(refs && { refs }), kept: true });
}

/** Whether an answer that the client parsed is one of the past. */
export const isStored = (answer: object): boolean => 'kept' in answer;

/** A kept answer without some documents; null when it has none of them. */
export function answerWithout(body: string, ids: ReadonlySet<string>): Answer | null {
  if (![...ids].some((id) => body.includes(`"id":"${id}"`))) return null;
  const answer = parsed(body);
  if (!isDocuments(answer)) return null;
  const results = answer.results.filter(({ id }) => !ids.has(String(id)));
  const removed = answer.results.length - results.length;
  if (removed === 0) return null;
  const total = (answer.total_results_size ?? 0) - removed;
  return answerOf({ ...answer, results, results_size: results.length, total_results_size: total } as Documents);
}
