import type { Context } from '../context.ts';
import { passwordProblems } from '../engine/customer-problems.ts';
import { customerByEmail, customerById } from '../engine/customers.ts';
import { numberOf } from '../gid.ts';
import type { Resolvers } from '../resolve.ts';
import { newToken, withPassword } from './customer-mutations.ts';
import { done, refused } from './customer-payload.ts';

const names = ['customer', 'customerAccessToken'];
const lifetimeMs = 24 * 3600 * 1000;

const unknown = { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Could not find customer' };

const refusedToken = (field: string[]) =>
  refused(names, [{ code: 'TOKEN_INVALID', field, message: 'Token is invalid' }]);

/** Says when there is no such account, as Shopify does. Sends no e-mail: the control page shows the password reset link. */
function recover(email: string, context: Context) {
  const { state, clock } = context;
  const customer = customerByEmail(email, context);
  if (!customer || customer.disabled) return refused([], [unknown]);
  const others = Object.entries(state.data.resets).filter(([, one]) => one.customerId !== customer.id);
  const expiresAt = new Date(clock().getTime() + lifetimeMs).toISOString();
  state.data.resets = { ...Object.fromEntries(others), [newToken(context)]: { customerId: customer.id, expiresAt } };
  state.changed();
  return done({});
}

interface Reset {
  id: number;
  token: string;
  password: string;
  /** Paths of the arguments. */
  tokenField: string[];
  passwordField: string[];
}

function reset({ id, token, password, tokenField, passwordField }: Reset, context: Context) {
  const { resets } = context.state.data;
  const known = Object.hasOwn(resets, token) ? resets[token] : undefined;
  const customer = customerById(id, context);
  if (!customer || customer.disabled || known?.customerId !== id || new Date(known.expiresAt) <= context.clock())
    return refusedToken(tokenField);
  const problems = passwordProblems(password, 'Password', passwordField);
  if (problems.length > 0) return refused(names, problems);
  delete resets[token];
  return done(withPassword(customer, password, context));
}

/** Reads the customer and the token from a URL like those that Shopify sends by e-mail. */
function readUrl(url: unknown): { id: number; token: string } {
  const [, id = '-1', token = ''] = String(url).match(/\/account\/reset\/(\d+)\/([^/?#]+)/) ?? [];
  return { id: Number(id), token };
}

interface Args {
  id: string;
  input: { password: string; resetToken: string; activationToken: string };
  resetUrl: unknown;
  password: string;
}

/** Invitations do not exist here: every customer is active, and no activation token is ever issued. */
export const customerRecovery: Resolvers = {
  Mutation: {
    customerRecover: (_: unknown, { email }: { email: string }, context: Context) => recover(email, context),
    customerReset: (_: unknown, { id, input }: Args, context: Context) =>
      reset(
        {
          id: numberOf(id, 'Customer'),
          token: input.resetToken,
          password: input.password,
          tokenField: ['input', 'resetToken'],
          passwordField: ['input', 'password'],
        },
        context,
      ),
    customerResetByUrl: (_: unknown, { resetUrl, password }: Args, context: Context) =>
      reset({ ...readUrl(resetUrl), password, tokenField: ['resetUrl'], passwordField: ['password'] }, context),
    customerActivate: (_: unknown, { id }: Args) => {
      numberOf(id, 'Customer');
      return refusedToken(['input', 'activationToken']);
    },
    customerActivateByUrl: () => refusedToken(['activationUrl']),
  },
};
