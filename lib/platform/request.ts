import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { perProcess, processSingleton } from './process.ts';
import { MIN_CALL_TIMEOUT_MS, PAGE_TIMEOUT_MS, STEP_TIMEOUT_MS } from './timeout-limits.ts';

/** The result of `work`, or null when it takes longer than the timeout: it then continues unobserved. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The remaining time of a total in milliseconds, from now on, for sequential calls; always undefined for undefined. */
export function remainingTime(most: number | undefined, clock = () => performance.now()): () => number | undefined {
  const start = clock();
  return () => (most === undefined ? undefined : Math.max(1, Math.ceil(most - (clock() - start))));
}

/** The deadline of a request that a visitor waits for. */
export type RequestDeadline = {
  /** Milliseconds that a call may still take. */
  left: () => number;
  /** Whether the response has been sent, and no visitor waits any more. */
  isOver: () => boolean;
  /** Whether the page's script makes the request, which can show something meanwhile. */
  byScript: boolean;
};

type RequestHead = {
  method?: string | undefined;
  url?: string | undefined;
  headers?: Readonly<Record<string, string | string[] | undefined>>;
};

/** Handlers, posts, files for programs and the sign-in are steps, with a timeout for each call; all other requests are pages. */
export const isStep = ({ method = 'GET', url = '' }: RequestHead): boolean =>
  !['GET', 'HEAD'].includes(method) || /^\/(?:(?:api|auth)(?:[/?]|$)|(?:sitemap|jobs)\.xml)/.test(url);

/** The deadline for the calls of a request that starts now. */
export function requestDeadline(
  request: RequestHead,
  isOver: () => boolean,
  clock = () => performance.now(),
): RequestDeadline {
  const byScript = request.headers?.rsc !== undefined;
  if (isStep(request)) return { left: () => STEP_TIMEOUT_MS, isOver, byScript };
  const end = clock() + PAGE_TIMEOUT_MS;
  return { left: () => Math.max(MIN_CALL_TIMEOUT_MS, end - clock()), isOver, byScript };
}

/** State of a request while it is processed. */
export type RequestState = {
  /** Identifies the request in the log. */
  id: string;
  /** Whether the framework has reached one of our actions. */
  entered: boolean;
  /** The deadline of a visitor who waits for the response; undefined for background work. */
  waiting?: RequestDeadline | undefined;
  /** Whether a visitor waits for a page as a document, and not for a part of it that a browser may prefetch. */
  isDocument?: boolean;
  /** Whether its address has parameters, which the framework writes into the page that it renders. */
  hasQuery?: boolean;
  /** Status of our response that replaced the framework's: the framework goes on setting its own on the response. */
  sentStatus?: number;
};

const storage = perProcess('request', () => new AsyncLocalStorage<RequestState>());

export const runRequest = <Result>(state: RequestState, answer: () => Result): Result => storage().run(state, answer);

/** The id of the current request; undefined outside of one. */
export const requestId = (): string | undefined => storage().getStore()?.id;

/** The deadline of the current request; undefined outside of one. */
export const currentDeadline = (): RequestDeadline | undefined => storage().getStore()?.waiting;

/** Whether the current request is for a document that a visitor waits for; false outside of a request. */
export const isDocument = (): boolean => storage().getStore()?.isDocument ?? false;

/** Whether the address of the current request has parameters; false outside of a request. */
export const hasQuery = (): boolean => storage().getStore()?.hasQuery ?? false;

/** Runs work that continues after its request, without a deadline. */
export function withoutDeadline<Result>(work: () => Result): Result {
  const state = storage().getStore();
  return state ? storage().run({ ...state, waiting: undefined }, work) : work();
}

/** Records that an action has started: an error from here on is ours, not that of an unreadable post. */
export function markEntered(): void {
  const state = storage().getStore();
  if (state) state.entered = true;
}

/**
 * The first line of an action that takes a form: a hand-crafted call may send anything. Anything but a form is never
 * marked as entered, and gets a 400 response. Throws a TypeError.
 */
export function assertFormData(posted: unknown): asserts posted is FormData {
  if (!(posted instanceof FormData)) throw new TypeError('the action of a form takes a form');
  markEntered();
}

type Run = <Result>(work: () => Result) => Result;

const outside = processSingleton<Run>('outside');

/** Stores the context outside of any request. For the start of the server. */
export function rememberOutside(): void {
  outside.current ??= AsyncLocalStorage.snapshot();
}

/**
 * Runs work outside of the request that caused it but does not need it: the framework does not end a response before
 * its calls have ended.
 */
export function runOutsideRequest<Result>(work: () => Result): Result {
  return outside.current ? outside.current(work) : work();
}

const INSIDE = 'x-inside';
const held = processSingleton<string>('inside');

/** A secret that is known only inside this process. */
function secret(): string {
  held.current ??= randomBytes(16).toString('hex');
  return held.current;
}

/** Marks this process as the site's own server, at its start (server.ts). */
export const beOwnServer = (): void => void secret();

/** Whether this process runs the site's own server (server.ts); otherwise a host runs Next.js in its own way. */
export const isOwnServer = (): boolean => held.current !== undefined;

/** Marks a request as admitted by the server, which has written the trusted headers. */
export const markAdmitted = (headers: IncomingHttpHeaders): void => {
  headers[INSIDE] = secret();
};

/**
 * Whether the framework sends an internal request on behalf of an admitted post: for an action of another page, or for
 * the page that an action redirects to. It forwards what the visitor sent and adds headers and a body that no visitor
 * may send.
 */
export const isAdmitted = ({ headers }: { headers: IncomingHttpHeaders }): boolean => headers[INSIDE] === secret();

type Connection = {
  /** The remote address of the connection. */
  socket: string | undefined;
  /** X-Forwarded-For as received. */
  forwarded: string | undefined;
  /** Number of trusted proxies in front (TRUSTED_PROXY_HOPS). */
  hops: number;
};

/** Without port, brackets, quotes and zone: some proxies write `[2001:db8::1]:443` or `203.0.113.7:5000`. */
const bare = (text: string): string =>
  text
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');

/** Begins an IPv4 address as a socket for both versions reports it. */
const MAPPED = '::ffff:';

/** An IPv4 address unchanged, also one written as IPv6; for an IPv6 address its /64, which one household has. */
function keyOf(text: string | undefined): string | null {
  const given = text?.trim() ?? '';
  const plain = given.startsWith(MAPPED) ? given.slice(MAPPED.length) : given;
  if (isIPv4(plain)) return plain;
  const address = bare(given);
  // The parser says by an exception that a text is no address, which costs as much as the whole response.
  if (!isIP(address)) return null;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * The visitor's address as the rate limit key: the n-th from the right in X-Forwarded-For for n trusted proxies, each
 * of which appends the address it saw; anything further left is the visitor's own claim. Falls back to the socket's
 * address where that is invalid.
 */
export function clientAddress({ socket, forwarded = '', hops }: Connection): string {
  const claimed = hops > 0 ? keyOf(forwarded.split(',').at(-hops)) : null;
  return claimed ?? keyOf(socket) ?? 'unknown';
}

/** Kinds of requests in the metrics: few, and none that a visitor can make up. */
const REQUEST_KINDS = ['page', 'navigation', 'action', 'handler', 'file', 'health'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What is requested: a document, a part of one for the script, an action or a form, a handler, a file. */
export function requestKind({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): RequestKind {
  if (url.startsWith('/_next/')) return 'file';
  if (/^\/(?:healthz|readyz)(?:\?|$)/.test(url)) return 'health';
  if (url.startsWith('/api/')) return 'handler';
  if (method === 'POST') return 'action';
  if (headers.rsc !== undefined) return 'navigation';
  return /^[^?]*\.[a-z0-9]{2,5}(?:\?|$)/i.test(url) ? 'file' : 'page';
}

/** Whether a page is requested as a document, or its headers are (HEAD). */
export const isPageRequest = ({
  method,
  headers,
  url = '',
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.rsc === undefined && !url.startsWith('/api/');

/** Whether an address has parameters other than the router's own. */
export function hasParameters(url: string): boolean {
  const start = url.indexOf('?');
  if (start < 0) return false;
  const query = new URLSearchParams(url.slice(start));
  query.delete('_rsc');
  return query.size > 0;
}

const segment = /^[a-z0-9._~-]{1,60}$/i;

/** An address for the log: without its query, and without segments and numbers that may be personal data. */
export const loggedPath = (url: string): string =>
  url
    .replace(/[?#].*$/s, '')
    .slice(0, 300)
    .split('/')
    .map((part) => (part === '' || segment.test(part) ? part.replace(/\d{4,}/g, '…') : '…'))
    .join('/');

/** Why a form posted without script failed; shown by app/[country]/[locale]/post-refused/[reason]. */
export const REFUSAL_REASONS = ['too-large', 'not-understood', 'busy'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Statuses of rejected page requests; shown by app/[country]/[locale]/request-refused/[code]. */
export const REFUSED_CODES = ['400', '414'] as const;
export type RefusedCode = (typeof REFUSED_CODES)[number];
