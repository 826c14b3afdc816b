import 'server-only';
import { FormProblem } from '../forms/handle';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import { consume } from '../rate-limit/consume';
import { POSTS } from '../rate-limit/limits';
import { isWrongPassword } from '../services/shopify/customer-error';
import { updatePassword } from '../services/shopify/operations/customer';
import { createToken, deleteToken } from '../services/shopify/operations/customer-token';
import { keepToken } from '../session/customer-token';
import { currentSession } from '../session/session';
import type { ActionContext, Task } from './handle';
import { passwordFields, passwordSchema } from './schema';

/** Another password, for the setting SHOP_IDENTITY=password. Whoever sits at an open page must know the one before. */
export const passwordTask: Task<typeof passwordSchema> = {
  place: 'password',
  fields: passwordFields,
  schema: passwordSchema,
  secret: ['current', 'password'],
  async run({ current, password }, desk) {
    const session = await currentSession();
    if (!session) throw new AppError('signedOut');
    if (env().SHOP_IDENTITY !== 'password') throw new FormProblem(null, 'refused');
    await consume('posts:password', POSTS, desk.customer.id);
    await prove(current, desk);
    await keepToken(await updatePassword(desk.token, password, desk.context), session.sub);
    return 'password';
  },
};

/** Throws FormProblem at its field for a password that the shop does not take. */
async function prove(password: string, { customer, context }: ActionContext): Promise<void> {
  try {
    const { accessToken } = await createToken({ email: customer.email ?? '', password }, context);
    // It was asked for as a proof: left behind it would open the account for as long as any other.
    await deleteToken(accessToken, context).catch((error) => logError('customer', error));
  } catch (error) {
    throw isWrongPassword(error) ? new FormProblem('current', 'currentWrong') : error;
  }
}
