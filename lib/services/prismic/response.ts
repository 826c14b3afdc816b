import { createHash } from 'node:crypto';
import {
  ForbiddenError,
  InvalidDataError,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
} from '@prismicio/client';
import { AppError, type ErrorCode, errorCode } from '../../platform/errors.ts';
import { type Outbound, outbound, retry, retryDelay, retryOnce, withoutQuery } from '../../platform/http/outbound.ts';
import { parseJson } from '../../platform/text/clean.ts';

/** The build writes the responses beside the pages it renders, and nobody waits for it. */
export const isBuild = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

/** The client (7.22) classifies a stale ref as a kind of ForbiddenError. */
const isStale = (error: unknown): boolean => error instanceof RefNotFoundError || error instanceof RefExpiredError;

/** Where the repository answers and has no such release, the client throws an error without an address. */
const isMissing = (error: PrismicError<unknown>): boolean => error instanceof NotFoundError || error.url === undefined;

function codeOf(error: PrismicError<unknown>): ErrorCode {
  if (error instanceof PreviewTokenExpiredError) return 'previewExpired';
  if (error instanceof ForbiddenError && !isStale(error)) return 'contentForbidden';
  if (error instanceof ParsingError || error instanceof InvalidDataError) return 'contentInvalid';
  return isMissing(error) ? 'contentNotFound' : 'contentUnavailable';
}

/**
 * Maps the content client's errors to the error catalogue (section 8 of the specification): what the settings, an editor or
 * this program must correct is distinguished from "did not answer". A response that is not JSON surfaces as the parser's
 * SyntaxError.
 */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof PrismicError || error instanceof SyntaxError)) return error;
  const code = error instanceof PrismicError ? codeOf(error) : 'contentUnavailable';
  return new AppError(code, { message: error.message }, { cause: error });
}

/** Section 8 of the specification: "429: wait for retry-after seconds (default 1.5 s), then retry". */
export const RETRY_AFTER_S = 1.5;

type ContentRequest = Omit<Outbound, 'service'>;

const throttledMs = (_: number, error: unknown): number | null =>
  error instanceof AppError && error.code === 'throttled' ? Number(error.values.retryAfter) * 1_000 : null;

const retryDelayMs = retryDelay({
  throttledMs,
  isPassing: (error) => errorCode(error) === 'unreachable',
});

/** How often a build reads again while the service throttles: it reads hundreds of pages at once, and none may be missing. */
const BUILD_RETRIES = 20;
const LONGEST_PAUSE_MS = 60_000;

/**
 * A response of the content service as the client expects it, retried once where that may help, and by a build, for which
 * nobody waits, as long as the service throttles. The client (7.22) treats a 403 as an unexpected error, and after a 429 it
 * would retry forever.
 */
export function answerOf(request: ContentRequest): Promise<Response> {
  const read = () =>
    retryOnce('content', (timeoutMs) => once({ ...request, timeoutMs }), {
      most: request.timeoutMs,
      delay: retryDelayMs,
    });
  if (!isBuild()) return read();
  const delay = (attempt: number, error: unknown) => {
    // Too many throttled reads at once open the circuit.
    const pause = errorCode(error) === 'circuitOpen' ? RETRY_AFTER_S * 1_000 : throttledMs(attempt, error);
    return pause === null ? null : Math.min(pause, LONGEST_PAUSE_MS);
  };
  return retry(read, { retries: BUILD_RETRIES, delay });
}

async function once(request: ContentRequest): Promise<Response> {
  const response = await outbound({ service: 'content', ...request });
  const { status } = response;
  if (status === 403) throw new AppError('contentForbidden', { message: (await response.text()).slice(0, 200) });
  if (status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    throw new AppError('throttled', {
      url: withoutQuery(request.url),
      retryAfter: seconds > 0 ? seconds : RETRY_AFTER_S,
    });
  }
  return response;
}

export type CacheKey = {
  /** The cache key: the same for the same request, independent of the reference and the token. It is used as a file name. */
  key: string;
  /** The reference of the request; null for the repository description, which has none. */
  ref: string | null;
  /** Whether the program alone can have made the request: no visitor invents one by nothing but types. */
  isOwn: boolean;
};

/** The only predicate of such a request; visitors can invent the number of a later page. */
const BY_TYPE = /^\[\[(?:at|any)\(document\.type, [^()]*\)]]$/;

function isByType(params: URLSearchParams): boolean {
  const [predicate = '', ...others] = params.getAll('q');
  return others.length === 0 && BY_TYPE.test(predicate) && Number(params.get('page') ?? 1) === 1;
}

/** Parameters that depend on the time or on the reader. */
const PASSING: readonly string[] = ['ref', 'access_token', 'integrationFieldsRef'];

/**
 * The cache key of a request of the content client.
 * @param scope what else determines the response: the repository, the release of the settings
 */
export function cacheKeyOf(address: string, scope: string): CacheKey {
  const { pathname, searchParams } = new URL(address);
  const params = [...searchParams].filter(([name]) => !PASSING.includes(name)).sort();
  const text = JSON.stringify([scope, pathname, params]);
  const key = createHash('sha256').update(text).digest('hex').slice(0, 40);
  return { key, ref: searchParams.get('ref'), isOwn: isByType(searchParams) };
}

/**
 * Prefix of each reference in a stored repository description: it may be stale, and the service must not be requested
 * with it.
 */
const KEPT_REF = 'kept:';

export const isStoredRef = (ref: string | null): boolean => ref?.startsWith(KEPT_REF) ?? false;

/** The address with the real reference in it, without the prefix. */
export function withTrueRef(address: string): string {
  const url = new URL(address);
  const ref = url.searchParams.get('ref');
  if (ref && isStoredRef(ref)) url.searchParams.set('ref', ref.slice(KEPT_REF.length));
  return url.href;
}

/** A response that may be stored. */
export type Answer = {
  /** JSON, without time-dependent parts: equal responses are equal texts, and no token is in them. */
  body: string;
  /** True for a search without results that a visitor may have invented: it is stored only in the place of another one. */
  empty: boolean;
  /** The references that the repository lists; empty for a search. */
  refs: readonly string[];
};

/**
 * How a response of the content service is classified: `good`, to be stored; `word`, for the client to handle (an
 * invalid request, a newer reference to use, a preview that has ended); or `failure` of the service.
 */
export type Outcome = { is: 'good'; answer: Answer } | { is: 'word' | 'failure'; answer?: undefined };

type Documents = { results: { id?: unknown }[]; total_results_size?: number; next_page?: unknown };
type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;
const isRef = (value: unknown): boolean => isObject(value) && typeof value.ref === 'string';
const isRepository = (body: Body): body is { refs: { ref: string }[] } =>
  Array.isArray(body.refs) && body.refs.every(isRef);
const isDocuments = (body: Body): body is Documents => Array.isArray(body.results) && body.results.every(isObject);

function parsed(text: string): Body {
  const body = parseJson(text);
  return isObject(body) ? body : {};
}

const storable = (body: Documents): Answer => ({
  body: JSON.stringify(body),
  empty: body.results.length === 0,
  refs: [],
});

/** Reads a response of the content API; null when it is not one: truncated, or a page of a proxy. */
export function readAnswer(text: string): Answer | null {
  const body = parsed(text);
  if (isRepository(body)) return { body: JSON.stringify(body), empty: false, refs: body.refs.map(({ ref }) => ref) };
  if (!isDocuments(body)) return null;
  // The service's own addresses contain the reference and the token. Of `next_page` only its presence is read.
  const results = body.results.map((document) => ({ ...document, href: '' }));
  return storable({ ...body, next_page: body.next_page ? 'yes' : null, prev_page: null, results } as Documents);
}

/** Whether the content service reports in a response with status 404 or 410 that a preview has ended. */
export const isPreviewOver = (text: string): boolean => /preview token.*expired/i.test(text);

const namesNewerRef = (text: string): boolean => /master ref is: \S/i.test(text);

export function outcomeOf(status: number, text: string, { isOwn }: Pick<CacheKey, 'isOwn'>): Outcome {
  const answer = status === 200 ? readAnswer(text) : null;
  if (answer) return { is: 'good', answer: { ...answer, empty: answer.empty && !isOwn } };
  const isAboutRef = (status === 404 || status === 410) && (namesNewerRef(text) || isPreviewOver(text));
  return { is: status === 400 || isAboutRef ? 'word' : 'failure' };
}

/** A stored response as the client gets it: it is marked as stored (`isStored`), and so are its references (`isStoredRef`). */
export function asStored(text: string): string {
  const body = parsed(text);
  const refs = isRepository(body) && body.refs.map((each) => ({ ...each, ref: KEPT_REF + each.ref }));
  return JSON.stringify({ ...body, ...(refs && { refs }), kept: true });
}

/** Whether a response that the client parsed came from the store. */
export const isStored = (answer: object): boolean => 'kept' in answer;

/** A stored response without some documents; null when it contains none of them. */
export function answerWithout(body: string, ids: ReadonlySet<string>): Answer | null {
  if (![...ids].some((id) => body.includes(`"id":"${id}"`))) return null;
  const answer = parsed(body);
  if (!isDocuments(answer)) return null;
  const results = answer.results.filter(({ id }) => !ids.has(String(id)));
  const removed = answer.results.length - results.length;
  if (removed === 0) return null;
  const total = (answer.total_results_size ?? 0) - removed;
  return storable({ ...answer, results, results_size: results.length, total_results_size: total } as Documents);
}
