import { AppError, errorCode } from '../errors';
import { within } from '../http/within';
import type { Customer } from './customer-types';
import { isDoubtful } from './doubtful';

/** What a visitor is kept waiting for the look at the customer, once the answer was lost. */
const PATIENCE_MS = 4_000;

/** What the customer says of a change: its result, that it was not carried out, or nothing either way. */
export type Held<Result> = { result: Result } | 'not' | 'unknown';

export type CustomerDoubt<Result> = {
  /** Null when the shop no longer knows the token. */
  read: (most: number) => Promise<Customer | null>;
  held: (customer: Customer) => Held<Result>;
};

/**
 * Carries a change out once. When its answer is lost the customer is read: what holds already is not called a failure.
 * Throws AppError `unconfirmed` when the customer does not say.
 */
export async function onceFor<Result>(change: Promise<Result>, { read, held }: CustomerDoubt<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!isDoubtful(error)) throw error;
    const customer = await within(PATIENCE_MS, read(PATIENCE_MS)).catch(() => null);
    const found = customer ? held(customer) : 'unknown';
    if (found === 'not') throw error;
    if (found !== 'unknown') return found.result;
    throw unconfirmed(error);
  }
}

/** A change of which nothing shows afterwards: a lost answer stays in doubt. */
export async function inDoubt<Result>(change: Promise<Result>): Promise<Result> {
  return change.catch((error) => {
    throw isDoubtful(error) ? unconfirmed(error) : error;
  });
}

const unconfirmed = (cause: unknown) => new AppError('unconfirmed', { reason: errorCode(cause) ?? '' }, { cause });
