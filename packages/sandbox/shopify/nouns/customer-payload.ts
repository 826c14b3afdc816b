import type { Customer } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import type { CustomerProblem } from '../engine/customer-problems.ts';
import { customerOf } from '../engine/customer-tokens.ts';

/** The fields of a customer mutation's payload besides its errors; all null when there are errors. */
type Results = Record<string, unknown>;

export const done = (results: Results) => ({ ...results, customerUserErrors: [], userErrors: [] });

export function refused(names: readonly string[], problems: CustomerProblem[]) {
  const nothing = Object.fromEntries(names.map((name) => [name, null]));
  return { ...nothing, customerUserErrors: problems, userErrors: problems };
}

const invalidToken: CustomerProblem = {
  code: 'TOKEN_INVALID',
  field: ['customerAccessToken'],
  message: 'Customer access token is invalid',
};

/** Wrapper of every mutation that requires a customer access token: an invalid token is refused. */
export function asCustomer(
  token: string,
  names: readonly string[],
  context: Context,
  work: (customer: Customer) => Results,
) {
  const customer = customerOf(token, context, context.clock());
  return customer ? work(customer) : refused(names, [invalidToken]);
}
