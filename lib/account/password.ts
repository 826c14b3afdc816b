import 'server-only';
import { FormProblem } from '../forms/handle';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import { consume } from '../rate-limit/consume';
import { POSTS } from '../rate-limit/limits';
import { isWrongPassword } from '../services/shopify/customer-error';
import { customers } from '../services/shopify/customers';
import { updatePassword } from '../services/shopify/operations/customer';
import { createToken, deleteToken } from '../services/shopify/operations/customer-token';
import { keepToken } from '../session/customer-token';
import { currentSession } from '../session/session';
import type { ActionContext, Task } from './handle';
import { passwordFields, passwordSchema } from './schema';

/** Changes the password, where it is kept at the shop. Requires the current password, because someone else may use an open page. */
export const passwordTask: Task<typeof passwordSchema> = {
  place: 'password',
  fields: passwordFields,
  schema: passwordSchema,
  secret: ['current', 'password'],
  async run({ current, password }, desk) {
    const session = await currentSession();
    if (!session) throw new AppError('signedOut');
    if (customers().capabilities().password !== 'here') throw new FormProblem(null, 'refused');
    await consume('posts:password', POSTS, desk.customer.id);
    await prove(current, desk);
    await keepToken(await updatePassword(desk.token, password, desk.context), session.sub);
    return 'password';
  },
};

/** Throws FormProblem at the field when the shop rejects the password. */
async function prove(password: string, { customer, context }: ActionContext): Promise<void> {
  try {
    const { accessToken } = await createToken({ email: customer.email ?? '', password }, context);
    // The token was only requested to verify the password: if it stayed valid, it would give access to the account like
    // any other.
    await deleteToken(accessToken, context).catch((error) => logError('customer', error));
  } catch (error) {
    throw isWrongPassword(error) ? new FormProblem('current', 'currentWrong') : error;
  }
}
