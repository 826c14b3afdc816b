import type { Context } from '../context.ts';
import type { CustomerProblem } from '../engine/customer-problems.ts';
import { customerOf, issueToken } from '../engine/customer-tokens.ts';
import { customerByEmail, hasPassword } from '../engine/customers.ts';
import { readMultipass } from '../engine/multipass.ts';
import { customerFor, isFirstUse } from '../engine/multipass-customer.ts';
import type { Resolvers } from '../resolve.ts';
import { newToken } from './customer-mutations.ts';
import { done, refused } from './customer-payload.ts';

const names = ['customerAccessToken'];
const disabled: CustomerProblem = { code: 'CUSTOMER_DISABLED', field: null, message: 'Customer is disabled' };
const unidentified = { code: 'UNIDENTIFIED_CUSTOMER', field: ['input'], message: 'Unidentified customer' };
const notValid = {
  code: 'INVALID_MULTIPASS_REQUEST',
  field: ['multipassToken'],
  message: 'Invalid Multipass request',
};
/** Shopify returns no error code for renewing and deleting. */
const unknownToken = { field: ['customerAccessToken'], message: 'customerAccessToken is invalid' };

interface OnToken {
  customerAccessToken: string;
}

const issued = (customerId: number, context: Context) =>
  done({ customerAccessToken: issueToken(customerId, newToken(context), context, context.clock()) });

function byPassword({ email, password }: { email: string; password: string }, context: Context) {
  const found = customerByEmail(email, context);
  if (!found || !hasPassword(found, password, context)) return refused(names, [unidentified]);
  return found.disabled ? refused(names, [disabled]) : issued(found.id, context);
}

function byMultipass(multipassToken: string, context: Context) {
  const now = context.clock();
  const visitor = readMultipass(multipassToken, context.multipassSecret, now);
  if (!visitor || !isFirstUse(visitor, context, now)) return refused(names, [notValid]);
  const customer = customerFor(visitor, context, now);
  return customer.disabled ? refused(names, [disabled]) : issued(customer.id, context);
}

function renew(token: string, context: Context) {
  const found = customerOf(token, context, context.clock());
  if (!found) return { customerAccessToken: null, userErrors: [unknownToken] };
  return { customerAccessToken: issueToken(found.id, token, context, context.clock()), userErrors: [] };
}

function remove(token: string, { state }: Context) {
  if (!Object.hasOwn(state.data.tokens, token))
    return { deletedAccessToken: null, deletedCustomerAccessTokenId: null, userErrors: [unknownToken] };
  delete state.data.tokens[token];
  state.changed();
  const deletedCustomerAccessTokenId = `gid://shopify/CustomerAccessToken/${token}`;
  return { deletedAccessToken: token, deletedCustomerAccessTokenId, userErrors: [] };
}

export const customerTokens: Resolvers = {
  Mutation: {
    customerAccessTokenCreate: (
      _: unknown,
      { input }: { input: { email: string; password: string } },
      context: Context,
    ) => byPassword(input, context),
    customerAccessTokenCreateWithMultipass: (
      _: unknown,
      { multipassToken }: { multipassToken: string },
      context: Context,
    ) => byMultipass(multipassToken, context),
    customerAccessTokenRenew: (_: unknown, { customerAccessToken }: OnToken, context: Context) =>
      renew(customerAccessToken, context),
    customerAccessTokenDelete: (_: unknown, { customerAccessToken }: OnToken, context: Context) =>
      remove(customerAccessToken, context),
  },
};
