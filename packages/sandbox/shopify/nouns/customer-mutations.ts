import { hashPassword } from '../../passwords.ts';
import type { Customer } from '../catalogue/types.ts';
import { type Context, uuid } from '../context.ts';
import { type CustomerInput, readCustomer } from '../engine/customer-input.ts';
import { endTokens, issueToken } from '../engine/customer-tokens.ts';
import { newCustomer, saveCustomer } from '../engine/customers.ts';
import type { Resolvers } from '../resolve.ts';
import { asCustomer, done, refused } from './customer-payload.ts';

const names = ['customer', 'customerAccessToken'];

/** A random token that cannot be guessed. */
export const newToken = (context: Context): string => uuid(context).replaceAll('-', '');

/** Sets a customer's password: all existing tokens are revoked and a new one is issued. */
export function withPassword(customer: Customer, password: string, context: Context) {
  const now = context.clock();
  const changed = {
    ...customer,
    passwordHash: hashPassword(password, context.random(16)),
    updatedAt: now.toISOString(),
  };
  saveCustomer(changed, context);
  endTokens(customer.id, context);
  return { customer: changed, customerAccessToken: issueToken(customer.id, newToken(context), context, now) };
}

function create(input: CustomerInput & { email: string; password: string }, context: Context) {
  const read = readCustomer({ input, argument: 'input', customer: null, country: context.country }, context);
  if ('problems' in read) return refused(names, read.problems);
  const passwordHash = hashPassword(input.password, context.random(16));
  const customer = newCustomer({ email: input.email, ...read.facts, passwordHash }, context.clock(), context);
  saveCustomer(customer, context);
  return done({ customer });
}

function update(customer: Customer, input: CustomerInput, context: Context) {
  const read = readCustomer({ input, argument: 'customer', customer, country: context.country }, context);
  if ('problems' in read) return refused(names, read.problems);
  const changed = { ...customer, ...read.facts, updatedAt: context.clock().toISOString() };
  if (input.password != null) return done(withPassword(changed, input.password, context));
  saveCustomer(changed, context);
  return done({ customer: changed, customerAccessToken: null });
}

interface UpdateArgs {
  customer: CustomerInput;
  customerAccessToken: string;
}

export const customerMutations: Resolvers = {
  Mutation: {
    customerCreate: (
      _: unknown,
      { input }: { input: CustomerInput & { email: string; password: string } },
      context: Context,
    ) => create(input, context),
    customerUpdate: (_: unknown, { customer: input, customerAccessToken }: UpdateArgs, context: Context) =>
      asCustomer(customerAccessToken, names, context, (customer) => update(customer, input, context)),
  },
};
