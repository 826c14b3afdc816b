import { z } from 'zod';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { currentDeadline, type RequestDeadline, remainingTime } from '../request.ts';
import {
  countCall,
  countRejectedCall,
  type Ending,
  mostBytesOf,
  originsOf,
  type Service,
  stateOf,
} from './circuit-breakers.ts';

export type Outbound = {
  service: Service;
  url: string;
  init: RequestInit;
  /** Maximum duration of the call, including the whole response. A visitor's deadline may shorten it. */
  timeoutMs: number;
  /** Whether the call changes nothing; by default derived from its method. */
  isRead?: boolean;
  /** How errors name the address; by default the address without its query. */
  place?: string;
  /** Allowed origins, where they do not come from the settings. */
  origins?: readonly string[];
  /** By default a redirect is an error; with `manual` it is the response. */
  redirect?: 'manual';
};

/**
 * One call to a hosted service, the only outbound path of this server. Resolves with the response whatever its status,
 * its body read into memory. Throws AppError `timeout`; `unreachable` when the connection or the response breaks, or
 * when the address does not belong to the service or redirects; and `circuitOpen` when the call was not made because
 * the service failed repeatedly. A write is blocked only where it would time out.
 */
export async function outbound(call: Outbound): Promise<Response> {
  const { service, url, init, timeoutMs, place = withoutQuery(url), isRead = (init.method ?? 'GET') === 'GET' } = call;
  if (!(call.origins ?? originsOf(service, env())).includes(URL.parse(url)?.origin ?? '')) {
    throw new AppError('unreachable', { url: place }, { detail: `no address of the service ${service}` });
  }
  const waiting = currentDeadline();
  const patienceMs = Math.min(timeoutMs, waiting?.left() ?? timeoutMs);
  const late = (milliseconds: number, cause?: unknown) =>
    new AppError('timeout', { milliseconds: Math.round(milliseconds), url: place }, { cause });
  if (patienceMs <= 0) throw late(patienceMs);
  const { circuit } = stateOf(service);
  if ((isRead || circuit.isSilentFor(patienceMs)) && !circuit.admits(patienceMs)) {
    countRejectedCall(service);
    throw new AppError('circuitOpen', { service });
  }
  const start = performance.now();
  const end = (ending: Ending) => countCall(service, ending, performance.now() - start);
  const deadline = callTimeout(patienceMs, timeoutMs, waiting);
  try {
    const signal = AbortSignal.any([deadline.signal, ...(init.signal ? [init.signal] : [])]);
    const sent = await fetch(url, { ...init, redirect: call.redirect ?? 'error', signal });
    const response = await wholeAnswer(sent, mostBytesOf(service));
    end(endingOf(service, response.status));
    return response;
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    if (isLate) end('timeout');
    // A call aborted by its caller says nothing about the service.
    else if (cause instanceof TypeError) end('broken');
    throw isLate ? late(deadline.limit(), cause) : new AppError('unreachable', { url: place }, { cause });
  } finally {
    deadline.end();
  }
}

/** Aborts after `patienceMs`, or after `timeoutMs` where the response to the visitor has been sent by then. */
export function callTimeout(patienceMs: number, timeoutMs: number, waiting: RequestDeadline | undefined) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'));
  let limitMs = patienceMs;
  let timer = setTimeout(() => {
    if (!waiting?.isOver() || patienceMs >= timeoutMs) return giveUp();
    limitMs = timeoutMs;
    timer = setTimeout(giveUp, timeoutMs - patienceMs);
  }, patienceMs);
  return { signal: controller.signal, limit: () => limitMs, end: () => clearTimeout(timer) };
}

const MOVED = [301, 302, 303, 307, 308];

/**
 * The same for a discovery document of the shop, which may be at its primary domain: follows one redirect to an https
 * address of any host. The caller has to validate the document.
 */
export async function outboundDiscovery(call: Outbound): Promise<Response> {
  const left = remainingTime(call.timeoutMs);
  const response = await outbound({ ...call, redirect: 'manual' });
  const to = MOVED.includes(response.status) ? URL.parse(response.headers.get('location') ?? '', call.url) : null;
  if (!to) return response;
  if (to.protocol !== 'https:') {
    const detail = 'it redirects to an address without https';
    throw new AppError('unreachable', { url: withoutQuery(call.url) }, { detail });
  }
  return outbound({ ...call, url: to.href, origins: [to.origin], timeoutMs: left() ?? call.timeoutMs });
}

/** The shop throttles single visitors, the content service all of them. */
function endingOf(service: Service, status: number): Ending {
  if (status >= 500 || (status === 429 && service === 'content')) return 'failed';
  return status === 429 || status === 430 ? 'refused' : 'answered';
}

/** Query strings may contain tokens and search terms: they are kept out of messages and logs. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

/** An address in a discovery document of the shop: https, or http where that is allowed and the shop itself has it. */
export const discoveredUrl = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { SHOPIFY_CUSTOMER_ALLOW_HTTP, SHOPIFY_STORE_DOMAIN } = env();
  return address.startsWith('https:') || (SHOPIFY_CUSTOMER_ALLOW_HTTP && SHOPIFY_STORE_DOMAIN.startsWith('http:'));
}, 'not an https address');

/** Statuses without a body. */
const BARE = [204, 205, 304];
/** They describe the transfer of the body, which is decoded by now. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding'];

/** The same response with its body in memory. Throws a TypeError beyond `most` bytes, and transfer errors. */
async function wholeAnswer(response: Response, most: number): Promise<Response> {
  const { status, statusText } = response;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > most) throw new TypeError(`more than ${most} bytes`);
    parts.push(part);
  }
  const headers = new Headers(response.headers);
  for (const name of OF_THE_WIRE) headers.delete(name);
  return new Response(BARE.includes(status) ? null : Buffer.concat(parts), { status, statusText, headers });
}

/** Milliseconds to wait before retry `attempt` (1, 2, …), given the error; null for no retry. */
type Delay = (attempt: number, error: unknown) => number | null;

type RetryOptions = {
  /** Number of retries after the first failure. */
  retries: number;
  delay: Delay;
  sleep?: (milliseconds: number) => Promise<void>;
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs `work` until it succeeds, the retries are used up or `delay` returns null. Throws the last error. */
export async function retry<T>(work: () => Promise<T>, { retries, delay, sleep = wait }: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const pause = attempt > retries ? null : delay(attempt, error);
      if (pause === null) throw error;
      await sleep(pause);
    }
  }
}

/** While a visitor waits: maximum time from the first call to the retry. A build or a background job has longer. */
const PATIENCE_MS = 1_500;
const BACK_OFF_MS = 100;

type Troubles = {
  /** Milliseconds that a throttling service asks to wait; null for any other error. */
  throttledMs: Delay;
  /** Whether a retry may succeed. A timeout has taken too long already. */
  isPassing: (error: unknown) => boolean;
};

/**
 * Backoff of one read, in milliseconds: what a throttling service asks for, otherwise about 100 ms, doubling, with
 * jitter so that calls that failed together do not retry together. Null for errors that a retry does not help.
 * @param most maximum duration of all attempts together
 */
export const retryDelay =
  ({ throttledMs, isPassing }: Troubles) =>
  (most: number, clock = () => performance.now(), random = Math.random): Delay => {
    const start = clock();
    const patience = currentDeadline() ? Math.min(PATIENCE_MS, most) : most;
    return (attempt, error) => {
      const requestedMs = throttledMs(attempt, error);
      if (requestedMs === null && !isPassing(error)) return null;
      const pause = requestedMs ?? BACK_OFF_MS * 2 ** (attempt - 1) * (0.5 + random());
      return clock() - start + pause <= (requestedMs === null ? patience : most) ? pause : null;
    };
  };

/**
 * Reads from a service, with one retry where the delay and the retry budget allow it. Throws the last error.
 * @param work one attempt, with its timeout in milliseconds
 * @param most maximum milliseconds for both attempts together
 */
export function retryOnce<T>(
  service: Service,
  work: (timeoutMs: number) => Promise<T>,
  { most, delay, sleep }: { most: number; delay: (most: number) => Delay; sleep?: RetryOptions['sleep'] },
): Promise<T> {
  const left = remainingTime(most);
  const pauseAfter = delay(Math.min(most, currentDeadline()?.left() ?? most));
  const { budget } = stateOf(service);
  budget.earn();
  return retry(() => work(left() ?? most), {
    retries: 1,
    ...(sleep && { sleep }),
    delay(attempt, error) {
      const pause = pauseAfter(attempt, error);
      return pause !== null && budget.spend() ? pause : null;
    },
  });
}
