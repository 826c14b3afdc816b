/**
 * How long somebody waits for hosted services, in milliseconds. Section 9 of the specification lets a call last 30 s
 * (REQUEST_TIMEOUT_MS): that stays the end of those that nobody waits for.
 */

/** All that one page asks for, together: no page takes three seconds, whatever a service does. */
export const PAGE_TIMEOUT_MS = 2_500;
/** What each of its calls has all the same: the time may have gone by in a busy process, and the service be well. */
export const MIN_CALL_TIMEOUT_MS = 400;
/** A part of a page, and what is shown while somebody types: the page then says what is missing. */
export const PART_TIMEOUT_MS = 2_000;
/** A part that is only nice to have. */
export const OPTIONAL_TIMEOUT_MS = 800;
/** The look at a service before or after something is changed there, and each call to the identity provider. */
export const LOOKUP_TIMEOUT_MS = 4_000;
/** One call of a step that somebody takes: a form, a change of the cart, the way through the sign-in. */
export const STEP_TIMEOUT_MS = 8_000;

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
