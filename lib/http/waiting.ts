import { LEAST_MS, PAGE_MS, STEP_MS } from './patience.ts';

/** Somebody who waits for what a request is answered with. */
export type Waiting = {
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
export function waitingFor(asked: Asked, isOver: () => boolean, clock = () => performance.now()): Waiting {
  const byScript = asked.headers?.rsc !== undefined;
  if (isStep(asked)) return { left: () => STEP_MS, isOver, byScript };
  const end = clock() + PAGE_MS;
  return { left: () => Math.max(LEAST_MS, end - clock()), isOver, byScript };
}
