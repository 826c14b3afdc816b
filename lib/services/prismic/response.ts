import {
  ForbiddenError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
} from '@prismicio/client';
import { AppError, errorCode } from '../../platform/errors.ts';
import { type Outbound, outbound, withoutQuery } from '../../platform/http/outbound.ts';
import { retryDelay, retryOnce } from '../../platform/http/retry.ts';

/** The client (7.22) classifies a stale ref as a kind of ForbiddenError. */
const isStale = (error: unknown): boolean => error instanceof RefNotFoundError || error instanceof RefExpiredError;

/**
 * Maps the content client's errors to the error catalogue: forbidden access and an expired draft are distinguished from
 * "did not answer". A response that is not JSON surfaces as the parser's SyntaxError.
 */
export function asAppError(error: unknown): unknown {
  if (error instanceof PreviewTokenExpiredError) {
    return new AppError('previewExpired', { message: error.message }, { cause: error });
  }
  if (error instanceof ForbiddenError && !isStale(error)) {
    return new AppError('contentForbidden', { message: error.message }, { cause: error });
  }
  if (error instanceof PrismicError || error instanceof SyntaxError) {
    return new AppError('contentUnavailable', { message: error.message }, { cause: error });
  }
  return error;
}

/** Section 8 of the specification: "429: wait for retry-after seconds (default 1.5 s), then retry". */
export const RETRY_AFTER_S = 1.5;

type ContentRequest = Omit<Outbound, 'service'>;

const retryDelayMs = retryDelay({
  throttledMs: (_, error) =>
    error instanceof AppError && error.code === 'throttled' ? Number(error.values.retryAfter) * 1_000 : null,
  isPassing: (error) => errorCode(error) === 'unreachable',
});

/**
 * A response of the content service as the client expects it, retried once where that may help. The client (7.22)
 * treats a 403 as an unexpected error, and after a 429 it would retry forever.
 */
export const answerOf = (request: ContentRequest): Promise<Response> =>
  retryOnce('content', (timeoutMs) => once({ ...request, timeoutMs }), {
    most: request.timeoutMs,
    delay: retryDelayMs,
  });

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
