import 'server-only';
import type { SubmissionResult } from '@conform-to/react';
import { AppError, type ErrorCode } from '../errors';
import { FormProblem } from '../forms/handle';
import { problemText } from '../forms/problem';
import type { Fields } from '../forms/safe-data';
import { minutesOf } from '../limits/minutes';
import { logError } from '../log';
import { CustomerError } from '../shopify/customer-error';
import type { CustomerAnswer } from './answer';
import { type SaidProblem, saidProblem } from './field-problems';

/** Keys of `customer.problems`, for what the visitor can do something about. All else is "nothing was saved, try again". */
const PROBLEMS: Readonly<Partial<Record<ErrorCode, string>>> = {
  signedOut: 'signedOut',
  customerNotFound: 'signedOut',
  limited: 'limited',
  // Nobody knows whether the shop did it.
  customerResponseNull: 'unsure',
  customerMissing: 'unsure',
  unconfirmed: 'unsure',
};

type Errors = Record<string, string[]>;
export type Reply = (more?: { fieldErrors?: Errors }) => SubmissionResult<string[]>;

/** What kept an action from its end, for the page; the shop's own words go to the log. */
export function failureOf(error: unknown, fields: Fields, reply: Reply): CustomerAnswer {
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
  if (error instanceof CustomerError) return refusal(error.problems.map(saidProblem), fields, reply);
  const said = (code && PROBLEMS[code]) || 'unsaved';
  return {
    status: 'error',
    result: reply(),
    problem: { code: said, values: said === 'limited' ? { minutes: minutesOf(error) } : {} },
  };
}

/** Each problem at its field; above the form what the form has no field for. */
function refusal(problems: readonly SaidProblem[], fields: Fields, reply: Reply): CustomerAnswer {
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
