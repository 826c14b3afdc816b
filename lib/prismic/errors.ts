import { ForbiddenError, PreviewTokenExpiredError, PrismicError } from '@prismicio/client';
import { AppError } from '../errors.ts';

/** The content client's errors in the words of the catalogue: refused access and an expired draft apart from "did not answer". */
export function asAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof PreviewTokenExpiredError) {
    return new AppError('previewExpired', { message: error.message }, { cause: error });
  }
  if (error instanceof ForbiddenError) {
    return new AppError('contentForbidden', { message: error.message }, { cause: error });
  }
  if (error instanceof PrismicError) {
    return new AppError('contentUnavailable', { message: error.message }, { cause: error });
  }
  return error;
}
