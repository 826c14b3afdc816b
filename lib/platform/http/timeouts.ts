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

/**
 * Aborts after `patienceMs`. A page that is regenerated in the background, while the stale one has been sent, has until
 * `timeoutMs`: whether a visitor waits is only known by then.
 */
export function callTimeout(patienceMs: number, timeoutMs: number, waiting: RequestDeadline | undefined) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'));
  let timer = setTimeout(() => {
    if (waiting?.isOver() && patienceMs < timeoutMs) timer = setTimeout(giveUp, timeoutMs - patienceMs);
    else giveUp();
  }, patienceMs);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
