import { MIN_CALL_TIMEOUT_MS, PAGE_TIMEOUT_MS, STEP_TIMEOUT_MS } from './timeout-limits.ts';

/** What `work` resolves to, or null when it has not after so many milliseconds: it then goes on unwatched. */
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

/** What is left of so many milliseconds from now on, for calls that follow each other; always undefined for undefined. */
export function remainingTime(most: number | undefined, clock = () => performance.now()): () => number | undefined {
  const start = clock();
  return () => (most === undefined ? undefined : Math.max(1, Math.ceil(most - (clock() - start))));
}

/** Somebody who waits for what a request is answered with. */
export type RequestDeadline = {
  /** Milliseconds that a call may take from now on. */
  left: () => number;
  /** Whether the answer is sent, and nobody waits any more. */
  isOver: () => boolean;
  /** Whether the page's script asks, which has something to show meanwhile. */
  byScript: boolean;
};

type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  headers?: Readonly<Record<string, string | string[] | undefined>>;
};

/** Handlers, posts, files for programs and the way through the sign-in are steps, each call for itself; all else is a page. */
export const isStep = ({ method = 'GET', url = '' }: Asked): boolean =>
  !['GET', 'HEAD'].includes(method) || /^\/(?:(?:api|auth)(?:[/?]|$)|(?:sitemap|jobs)\.xml)/.test(url);

/** What the calls for a request that begins now may take. */
export function requestDeadline(asked: Asked, isOver: () => boolean, clock = () => performance.now()): RequestDeadline {
  const byScript = asked.headers?.rsc !== undefined;
  if (isStep(asked)) return { left: () => STEP_TIMEOUT_MS, isOver, byScript };
  const end = clock() + PAGE_TIMEOUT_MS;
  return { left: () => Math.max(MIN_CALL_TIMEOUT_MS, end - clock()), isOver, byScript };
}

/** The one time-out of a call. */
export type CallTimeout = { signal: AbortSignal; end: () => void };

const tooLate = (): DOMException => new DOMException('no answer in time', 'TimeoutError');

/**
 * Aborts after `patienceMs`. A page that is rendered anew in the background, who has the one before, has until
 * `timeoutMs`: whether somebody waits is only known by then.
 */
export function callTimeout(patienceMs: number, timeoutMs: number, waiting: RequestDeadline | undefined): CallTimeout {
  const controller = new AbortController();
  const giveUp = () => controller.abort(tooLate());
  let timer = setTimeout(() => {
    if (waiting?.isOver() && patienceMs < timeoutMs) timer = setTimeout(giveUp, timeoutMs - patienceMs);
    else giveUp();
  }, patienceMs);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
