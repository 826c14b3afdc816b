import { AppError } from '../../../../../lib/platform/errors.ts';

/** A failed call, and its purpose: `creating product/nuit-posee/fr-fr`. */
export class Refused extends Error {
  readonly what: string;
  readonly failure: AppError;

  constructor(what: string, failure: AppError) {
    super(`${what}: ${failure.message}`, { cause: failure });
    this.what = what;
    this.failure = failure;
  }
}

/** Awaits a step; a failure of the service becomes Refused, with the purpose of the step. */
export async function about<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError ? new Refused(what, error) : error;
  }
}
