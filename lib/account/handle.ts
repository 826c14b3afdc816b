import 'server-only';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { type Fields, safeData } from '../forms/fields';
import { FormProblem } from '../forms/handle';
import { OWN_FIELDS, problemText } from '../forms/state';
import { AppError, type ErrorCode } from '../platform/errors';
import { pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import type { Market, Shop } from '../platform/markets';
import { assertFormData } from '../platform/request';
import { LOOKUP_TIMEOUT_MS } from '../platform/timeout-limits';
import { limitProblem } from '../rate-limit/limits';
import type { ShopContext } from '../services/shopify/client';
import { CustomerError, isUnsure } from '../services/shopify/customer-change';
import type { Customer, CustomerProblem } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';
import { withCustomer } from '../session/account';
import { requestMarket } from '../session/request-market';
import { dropDrafts, formSnapshot, MARKS, saveDraft, savedQuery, whoOf } from './form-draft';
import type { CustomerAnswer, Place, SavedOutcome } from './form-state';
import type { Values } from './values';

/** A problem reported by the shop, shown at a field, or above the form when `field` is null. `code` names the message. */
export type FieldProblem = { field: string | null; code: string };

type Kind = 'required' | 'wrong' | 'taken' | 'long' | 'short' | 'tags' | 'link' | 'domain' | 'spaces';

/** `CustomerErrorCode` values of the shop that concern one field … */
const KINDS: Readonly<Record<string, Kind>> = {
  BLANK: 'required',
  INVALID: 'wrong',
  TAKEN: 'taken',
  TOO_LONG: 'long',
  TOO_SHORT: 'short',
  CONTAINS_HTML_TAGS: 'tags',
  CONTAINS_URL: 'link',
  BAD_DOMAIN: 'domain',
  PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'spaces',
};

/** … or the customer as a whole, also in customer accounts: keys of `customer.problems`. */
const WHOLE: Readonly<Record<string, string>> = {
  NOT_FOUND: 'addressGone',
  CUSTOMER_DISABLED: 'disabled',
  TOKEN_INVALID: 'signedOut',
  UNIDENTIFIED_CUSTOMER: 'signedOut',
  ADDRESS_ALREADY_EXISTS: 'addressExists',
  ADDRESS_IS_DEFAULT: 'addressIsDefault',
};

/** Keys of `submission.errors` and `customer.errors`: messages of specific fields; all other fields use `OF_ANY`. */
const OF_FIELD: Readonly<Record<string, Partial<Record<Kind, string>>>> = {
  firstName: { required: 'givenNameRequired', short: 'givenNameShort' },
  lastName: { required: 'familyNameRequired', short: 'familyNameShort' },
  email: { required: 'emailRequired', wrong: 'emailInvalid', taken: 'emailTaken' },
  phone: { wrong: 'phoneUnusable', taken: 'phoneTaken' },
  address1: { required: 'streetRequired' },
  city: { required: 'cityRequired' },
  zip: { required: 'zipRequired', wrong: 'zipUnknown' },
  country: { required: 'countryRequired', wrong: 'countryUnknown' },
  zoneCode: { required: 'zoneRequired', wrong: 'zoneUnknown' },
  acceptsMarketing: { required: 'consentNotSaved', wrong: 'consentNotSaved' },
  password: { required: 'passwordRequired', short: 'passwordRefused', long: 'passwordLong' },
};
const OF_ANY: Readonly<Record<Kind, string>> = {
  required: 'filledRequired',
  wrong: 'invalid',
  taken: 'valueTaken',
  long: 'valueLong',
  short: 'valueShort',
  tags: 'noTags',
  link: 'noLinks',
  domain: 'emailDomain',
  spaces: 'passwordSpaces',
};

/**
 * Maps a problem reported by the shop to a message of the site. Problems without a field or with an unknown code get a
 * general message: the shop's own text is English and only meant for the log.
 */
export function fieldProblem({ code, field }: CustomerProblem): FieldProblem {
  const whole = code !== null && WHOLE[code];
  if (whole) return { field: null, code: whole };
  const kind = code === null ? undefined : KINDS[code];
  if (!field) return { field: null, code: 'refused' };
  return { field, code: kind ? (OF_FIELD[field]?.[kind] ?? OF_ANY[kind]) : 'invalid' };
}

/** Keys of `customer.problems`, for errors that the visitor can fix. All others become "nothing was saved, try again". */
const PROBLEMS: Readonly<Partial<Record<ErrorCode, string>>> = {
  signedOut: 'signedOut',
  customerNotFound: 'signedOut',
  tokenRefused: 'disabled',
};

type Errors = Record<string, string[]>;
export type Reply = (more?: { fieldErrors?: Errors }) => SubmissionResult<string[]>;

/** Maps an error that stopped an action to a result for the page; the shop's own error text goes to the log. */
function failureOf(error: unknown, fields: Fields, reply: Reply): CustomerAnswer {
  if (error instanceof FormProblem) {
    const { field, problem } = error;
    if (!field) return { status: 'error', result: reply(), problem };
    return {
      status: 'error',
      result: reply({ fieldErrors: { [field]: [problemText(problem.code, problem.values)] } }),
    };
  }
  const code = error instanceof AppError ? error.code : null;
  if (code !== 'limited' && code !== 'signedOut') logError('customer', error);
  if (error instanceof CustomerError) return refusal(error.problems.map(fieldProblem), fields, reply);
  if (code === 'limited') return { status: 'error', result: reply(), problem: limitProblem(error) };
  const problem = isUnsure(error) ? 'unsure' : (code && PROBLEMS[code]) || 'unsaved';
  return { status: 'error', result: reply(), problem: { code: problem, values: {} } };
}

/** Shows each problem at its field, or above the form when the form has no such field. */
function refusal(problems: readonly FieldProblem[], fields: Fields, reply: Reply): CustomerAnswer {
  const fieldErrors: Errors = {};
  let above: string | undefined;
  for (const { field, code } of problems) {
    if (field && Object.hasOwn(fields, field)) fieldErrors[field] = [...new Set([...(fieldErrors[field] ?? []), code])];
    else above ??= field ? 'refused' : code;
  }
  const alone = Object.keys(fieldErrors).length === 0;
  const code = above ?? (alone ? 'refused' : undefined);
  return { status: 'error', result: reply({ fieldErrors }), ...(code && { problem: { code, values: {} } }) };
}

export type Rules<Schema extends z.ZodType> = {
  /** The fields that are read, and the rules of each. */
  fields: Fields;
  schema: Schema;
  /** Fields that are never sent back to the page. */
  secret?: readonly string[];
};

/**
 * Result of a posted form: its validation errors, or what `work` returns for the parsed value, or the error it throws.
 * Never throws.
 */
export async function checked<Schema extends z.ZodType>(
  { fields, schema, secret = [] }: Rules<Schema>,
  posted: FormData,
  work: (value: z.output<Schema>, reply: Reply) => Promise<CustomerAnswer>,
): Promise<CustomerAnswer> {
  const submission = parseWithZod(safeData(posted, fields), { schema });
  const reply: Reply = (more) => submission.reply({ ...more, hideFields: [...secret] });
  try {
    if (submission.status !== 'success') return { status: 'error', result: reply() };
    return await work(submission.value, reply);
  } catch (error) {
    return failureOf(error, fields, reply);
  }
}

/** Context of an action: the customer as the shop currently has them, and the posted data. */
export type ActionContext = {
  token: string;
  context: ShopContext;
  market: Market;
  customer: Customer;
  posted: FormData;
};

export type Task<Schema extends z.ZodType> = Rules<Schema> & {
  place: Place;
  /** Values that the form would show now; undefined for a form that overwrites nothing. May throw FormProblem. */
  shown?: (customer: Customer) => Values;
  /** `confirm`: the input is valid and needs one more confirmation. May throw FormProblem. */
  run: (value: z.output<Schema>, action: ActionContext) => Promise<SavedOutcome | 'confirm'>;
};

/** A task that depends on the posted data, or on the country of the market that sells. */
export type TaskOf<Schema extends z.ZodType> = (posted: FormData, country: Shop['country']) => Task<Schema>;

/**
 * Entry point for every account form. With JavaScript it returns the result in place; without, it redirects to the page,
 * which shows the outcome. Typed values are always preserved. Throws only a TypeError, when `posted` is not a form.
 */
export async function answerTask<Schema extends z.ZodType>(
  taskOf: Task<Schema> | TaskOf<Schema>,
  posted: FormData,
): Promise<CustomerAnswer> {
  assertFormData(posted);
  const { locale, shop } = await requestMarket(posted.get(OWN_FIELDS.locale));
  const task = typeof taskOf === 'function' ? taskOf(posted, shop?.country ?? 'FR') : taskOf;
  const answer = await runChange(task, posted);
  const scripted = posted.has(OWN_FIELDS.scripted);
  if (answer.status === 'done') await dropDrafts();
  // Signing in again leaves the page, with JavaScript as well.
  else if (!scripted || isSignedOut(answer)) await saveDraft(answer, task.place, String(posted.get(MARKS.who) ?? ''));
  if (scripted || !shop) return answer;
  redirect(pathFor(locale, '/my-account/informations', { query: savedQuery(answer, task.place) }));
}

const isSignedOut = (answer: CustomerAnswer): boolean =>
  answer.status === 'error' && answer.problem?.code === 'signedOut';

const runChange = <Schema extends z.ZodType>(task: Task<Schema>, posted: FormData): Promise<CustomerAnswer> =>
  checked(task, posted, (value, reply) =>
    withCustomer(posted, async (token, context, market) => {
      const customer = await customers().getCustomer(token, context, LOOKUP_TIMEOUT_MS);
      if (!customer) throw new AppError('customerNotFound');
      const stale = staleSnapshot(task.shown, customer, posted);
      if (stale) return { status: 'error', result: reply(), problem: { code: 'changed', values: {} }, snapshot: stale };
      const outcome = await task.run(value, { token, context, market, customer, posted });
      return outcome === 'confirm' ? { status: outcome, result: reply() } : { status: 'done', outcome };
    }),
  );

/** The snapshot of the current values, when they differ from those that the form showed. Throws for another customer's form. */
function staleSnapshot(shown: ((customer: Customer) => Values) | undefined, customer: Customer, posted: FormData) {
  if (posted.get(MARKS.who) !== whoOf(customer)) throw new FormProblem(null, 'otherAccount');
  const snapshot = shown && formSnapshot(shown(customer));
  return snapshot === posted.get(MARKS.snapshot) ? undefined : snapshot;
}
