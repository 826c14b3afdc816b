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
import { type Outbound, outbound, withoutQuery } from '../../platform/http/outbound.ts';
import { retry, retryDelay, retryOnce } from '../../platform/http/resilience.ts';
import { isBuild } from './fallback-store.ts';

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
