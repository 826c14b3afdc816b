import { AppError, type ErrorCode, errorCode } from '../../platform/errors';
import type { Customer, CustomerProblem } from './customer-types';
import { type Verification, withVerification } from './verification';

/** A problem with a change, as both APIs report it. */
export type UserError = { code?: string | null; field: readonly string[] | null; message: string };

/**
 * All problems that the shop reports for one change of a customer: "combined into one error with the messages joined"
 * (section 8).
 */
export class CustomerError extends AppError {
  readonly problems: readonly CustomerProblem[];

  constructor(problems: readonly CustomerProblem[]) {
    super('customerProblem', { messages: problems.map(({ message }) => message).join(', ') });
    this.problems = problems;
  }
}

/** Whether the shop has no account with that e-mail and password. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof CustomerError && error.problems.some(({ code }) => code === 'UNIDENTIFIED_CUSTOMER');

/** Whether an error says only that an e-mail address has no account, or a closed one: nobody but its owner may learn it. */
export const revealsAccount = (error: unknown): boolean =>
  error instanceof CustomerError &&
  error.problems.every(({ code }) => code === 'UNIDENTIFIED_CUSTOMER' || code === 'CUSTOMER_DISABLED');

/**
 * Whether the only reason against a new account is that the shop has a customer with that address whose account is not active,
 * from a purchase as a guest, an import or its staff: it has then sent an e-mail to activate it.
 */
export const isToActivate = (error: unknown): boolean =>
  error instanceof CustomerError && error.problems.every(({ code }) => code === 'CUSTOMER_DISABLED');

const UNSURE: ReadonlySet<ErrorCode | null> = new Set(['unconfirmed', 'customerResponseNull', 'customerMissing']);

/** Whether it is unknown if the shop applied a change: its response was lost, or came without the result. */
export const isUnsure = (error: unknown): boolean => UNSURE.has(errorCode(error));

/** Names of the arguments themselves: an error on one of them concerns no field. */
const ARGUMENTS = new Set(['input', 'customer', 'address']);
const TOKEN_CODES = new Set(['TOKEN_INVALID', 'UNIDENTIFIED_CUSTOMER']);

function problemOf({ code, field, message }: UserError): CustomerProblem {
  const name = field?.at(-1) ?? null;
  return { code: code ?? null, field: name && !ARGUMENTS.has(name) ? name : null, message };
}

const isAboutToken = ({ code, field }: CustomerProblem): boolean =>
  field === 'customerAccessToken' || TOKEN_CODES.has(code ?? '');

/** The errors of a mutation that uses a token, as one error; null when there are none. */
export function problemWith(errors: readonly UserError[]): AppError | null {
  const problems = errors.map(problemOf);
  if (!problems.some(isAboutToken)) return problemsWith(errors);
  return new AppError('customerNotFound', {}, { detail: problems.map(({ message }) => message).join(', ') });
}

/**
 * The same for a mutation without a token: there an unidentified customer means invalid input, not an expired token.
 * @param read one problem in the terms of the Storefront API
 */
export const problemsWith = (errors: readonly UserError[], read = problemOf): CustomerError | null =>
  errors.length > 0 ? new CustomerError(errors.map(read)) : null;

/**
 * Result of a mutation. Throws the problem that its payload reports, AppError `customerResponseNull` and
 * `customerMissing`.
 * @param pick selects the required part of the payload
 */
export function resultOf<T, Result>(
  payload: T | null,
  problemIn: (payload: T) => AppError | null,
  pick: (payload: T) => Result | null,
): Result {
  if (!payload) throw new AppError('customerResponseNull');
  const problem = problemIn(payload);
  if (problem) throw problem;
  const result = pick(payload);
  if (result === null) throw new AppError('customerMissing');
  return result;
}

type Payload<T> = ({ customerUserErrors: readonly UserError[] } & T) | null;

/**
 * Result of a mutation of the Storefront API. Throws CustomerError, AppError `customerNotFound` (the shop does not know
 * the token), and those of `resultOf`.
 */
export const changed = <T, Result>(payload: Payload<T>, pick: (payload: T) => Result | null): Result =>
  resultOf(payload, ({ customerUserErrors }) => problemWith(customerUserErrors), pick);

/** Carries out a change of a customer once; after a lost response the customer is read to verify whether it was applied. */
export const onceFor = <Result>(
  change: Promise<Result>,
  { read, held }: Verification<Customer, Result>,
): Promise<Result> => withVerification(change, { read: (most) => read(most).catch(() => null), held });
