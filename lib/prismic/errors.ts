import {
  ForbiddenError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
} from '@prismicio/client';
import { AppError } from '../errors.ts';

/** The client (7.22) takes a stale reference for a kind of refusal. */
const isStale = (error: unknown): boolean => error instanceof RefNotFoundError || error instanceof RefExpiredError;

/**
 * The content client's errors in the words of the catalogue: refused access and an expired draft apart from "did not answer".
 * An answer that is no JSON comes out of the client as it is thrown by the parser.
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
