import { MIN_CALL_TIMEOUT_MS, PAGE_TIMEOUT_MS, STEP_TIMEOUT_MS } from '../http/timeout-limits.ts';

/** The deadline of a request that a visitor waits for. */
export type RequestDeadline = {
  /** Milliseconds that a call may still take. */
  left: () => number;
  /** Whether the response has been sent, and no visitor waits any more. */
  isOver: () => boolean;
  /** Whether the page's script makes the request, which can show something meanwhile. */
  byScript: boolean;
};

type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  headers?: Readonly<Record<string, string | string[] | undefined>>;
};

/** Handlers, posts, files for programs and the sign-in are steps, with a timeout for each call; all other requests are pages. */
export const isStep = ({ method = 'GET', url = '' }: Asked): boolean =>
  !['GET', 'HEAD'].includes(method) || /^\/(?:(?:api|auth)(?:[/?]|$)|(?:sitemap|jobs)\.xml)/.test(url);

/** The deadline for the calls of a request that starts now. */
export function requestDeadline(asked: Asked, isOver: () => boolean, clock = () => performance.now()): RequestDeadline {
  const byScript = asked.headers?.rsc !== undefined;
  if (isStep(asked)) return { left: () => STEP_TIMEOUT_MS, isOver, byScript };
  const end = clock() + PAGE_TIMEOUT_MS;
  return { left: () => Math.max(MIN_CALL_TIMEOUT_MS, end - clock()), isOver, byScript };
}
