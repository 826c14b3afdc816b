/** An answer that may be kept. */
export type Answer = {
  /** JSON, without what belongs to the moment: equal answers are equal texts, and no token is in them. */
  body: string;
  /** Of a search that found nothing. */
  empty: boolean;
  /** The references that the repository knows; none of a search. */
  refs: readonly string[];
};

type Ref = { ref: string };
type Body = { refs?: unknown; results?: unknown };
type Documents = { results: object[]; next_page: unknown };

/** Before each reference of a kept repository: it may be an old one, and nobody is to be asked with it. */
const KEPT_REF = 'kept:';

const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'ref' in value && typeof value.ref === 'string';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

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

// Addresses of the service's own hold the reference and the token. Of a further page only that there is one is read.
const documentsOnly = (body: Documents): object => ({
  ...body,
  next_page: body.next_page ? 'yes' : null,
  prev_page: null,
  results: body.results.map((document) => ({ ...document, href: '' })),
});

/** Reads an answer of the content API; null when it is none: cut off, a page of a proxy. */
export function readAnswer(text: string): Answer | null {
  const body = parsed(text);
  if (isRepository(body)) return { body: JSON.stringify(body), empty: false, refs: body.refs.map(({ ref }) => ref) };
  if (!isDocuments(body)) return null;
  return { body: JSON.stringify(documentsOnly(body)), empty: body.results.length === 0, refs: [] };
}

/** A kept answer as the client gets it: it says that it was kept (`isKept`), and so do its references (`isKeptRef`). */
export function asKept(text: string): string {
  const body = parsed(text);
  const refs = isRepository(body) && body.refs.map((each) => ({ ...each, ref: KEPT_REF + each.ref }));
  return JSON.stringify({ ...body, ...(refs && { refs }), kept: true });
}

/** Whether an answer that the client parsed is one of the past. */
export const isKept = (answer: object): boolean => 'kept' in answer;

export const isKeptRef = (ref: string | null): boolean => ref?.startsWith(KEPT_REF) ?? false;

/** The address with the true reference in it. */
export const withTrueRef = (address: string): string => {
  const url = new URL(address);
  const ref = url.searchParams.get('ref');
  if (ref?.startsWith(KEPT_REF)) url.searchParams.set('ref', ref.slice(KEPT_REF.length));
  return url.href;
};
