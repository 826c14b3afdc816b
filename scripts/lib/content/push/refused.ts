import { AppError } from '../../../../lib/platform/errors.ts';

/** A call that failed, and what it was for: `creating product/nuit-posee/fr-fr`. */
export class Refused extends Error {
  readonly what: string;
  readonly failure: AppError;

  constructor(what: string, failure: AppError) {
    super(`${what}: ${failure.message}`, { cause: failure });
    this.what = what;
    this.failure = failure;
  }
}

/** Waits for a piece of the work; a failure of the service becomes Refused, with what it was about. */
export async function about<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError ? new Refused(what, error) : error;
  }
}
