import { AppError, type ErrorCode, errorCode } from '../../platform/errors';
import { type Held, type Verification, withVerification } from './client';
import type { Customer, CustomerAddress, CustomerProblem } from './customer-types';
import { isSameAddress, MOST_ADDRESSES } from './map-customer';

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

/** An id that came from a form; only the shop can verify whose it is. Throws AppError `invalidInput` for another shape. */
export function checkedId(id: string, shape: RegExp): string {
  if (!shape.test(id)) throw new AppError('invalidInput', { fields: 'id' });
  return id;
}

type Text = string | null | undefined;

const plain = (text: Text): string => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether the shop's value equals the sent one, ignoring the shop's normalisation. */
export const sameText = (sent: Text, stored: Text): boolean => plain(sent) === plain(stored);

/** Number of final digits that identify a telephone number within a country: they are preceded by 0 or the country's code. */
const TELLING_DIGITS = 8;

export function samePhone(sent: Text, stored: Text): boolean {
  const [one, other] = [sent, stored].map((text) => (text ?? '').replace(/\D/g, '').slice(-TELLING_DIGITS));
  return one === other;
}

const LANGUAGES = ['en', 'fr', 'nl'];

function namesOf(code: string): string[] {
  return LANGUAGES.flatMap((language) => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? []);
}

/** A country is sent by its code or by its name in any of our languages. */
function sameCountry(sent: Text, { country, countryCode }: Pick<CustomerAddress, 'country' | 'countryCode'>): boolean {
  const names = countryCode ? [countryCode, ...namesOf(countryCode)] : [];
  return [country, ...names].some((name) => sameText(sent, name));
}

const FIELDS = ['firstName', 'lastName', 'company', 'address1', 'address2', 'city', 'zip'] as const;
/** `country` is a code or a name; `zoneCode`, where there is one, the province or state. */
export type AddressInput = Record<(typeof FIELDS)[number] | 'phone' | 'country', string> & { zoneCode?: string };

/** Whether an address of the shop equals the sent one. */
export const sameAddress = (sent: AddressInput, stored: CustomerAddress): boolean =>
  FIELDS.every((field) => sameText(sent[field], stored[field])) &&
  samePhone(sent.phone, stored.phone) &&
  sameText(sent.zoneCode, stored.zoneCode) &&
  sameCountry(sent.country, stored);

/** An address that is not among those read does not exist, unless the customer has more addresses than were read. */
const notAmong = ({ addresses }: Customer): 'not' | 'unknown' =>
  addresses.length < MOST_ADDRESSES ? 'not' : 'unknown';

type Outcome<Result> = (customer: Customer) => Held<Result>;

/** Outcome of a change of addresses, from the customer as read after a lost response; the result is the address's id. */
export const addressOutcome = {
  created:
    (sent: AddressInput): Outcome<string> =>
    (customer) => {
      const stored = customer.addresses.find((each) => sameAddress(sent, each));
      return stored ? { result: stored.id } : notAmong(customer);
    },
  updated:
    (id: string, sent: AddressInput): Outcome<string> =>
    (customer) => {
      const one = customer.addresses.find((each) => isSameAddress(each.id, id));
      if (!one) return notAmong(customer);
      return sameAddress(sent, one) ? { result: one.id } : 'not';
    },
  deleted:
    (id: string): Outcome<undefined> =>
    (customer) => {
      if (customer.addresses.some((one) => isSameAddress(one.id, id))) return 'not';
      return notAmong(customer) === 'not' ? { result: undefined } : 'unknown';
    },
  madeDefault:
    (id: string): Outcome<undefined> =>
    ({ defaultAddressId }) =>
      defaultAddressId && isSameAddress(defaultAddressId, id) ? { result: undefined } : 'not',
};
