import { AppError } from '../errors.ts';

export type Outbound = {
  url: string;
  init: RequestInit;
  timeoutMs: number;
  /** What errors call the address; unless said, what it is without its query. */
  place?: string;
};

/**
 * One call to a hosted service. Resolves with the response whatever its status; throws AppError `timeout` after
 * `timeoutMs` milliseconds (specification, section 9: 30 s) and `unreachable` when the connection fails.
 */
export async function outbound({ url, init, timeoutMs, place = withoutQuery(url) }: Outbound): Promise<Response> {
  const late = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, late]) : late;
  try {
    return await fetch(url, { ...init, redirect: 'error', signal });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') {
      throw new AppError('timeout', { milliseconds: timeoutMs, url: place }, { cause });
    }
    throw new AppError('unreachable', { url: place }, { cause });
  }
}

/** Query strings may carry tokens and search terms: they stay out of messages and logs. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');
