import { AppError } from '../errors.ts';

export type Outbound = { url: string; init: RequestInit; timeoutMs: number };

/**
 * One call to a hosted service. Resolves with the response whatever its status; throws AppError `timeout` after
 * `timeoutMs` milliseconds (specification, section 9: 30 s) and `unreachable` when the connection fails.
 */
export async function outbound({ url, init, timeoutMs }: Outbound): Promise<Response> {
  const place = withoutQuery(url);
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') {
      throw new AppError('timeout', { milliseconds: timeoutMs, url: place }, { cause });
    }
    throw new AppError('unreachable', { url: place }, { cause });
  }
}

/** Query strings may carry tokens and search terms: they stay out of messages and logs. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');
