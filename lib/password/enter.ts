import 'server-only';
import { PROVIDER, signIn } from '@/auth';
import { joinCart } from '../cart/buyer';
import { AppError, errorCode } from '../errors';
import { FormProblem } from '../forms/handle';
import { consume } from '../limits/consume';
import { SIGN_INS } from '../limits/limits';
import { minutesOf } from '../limits/minutes';
import { logError } from '../log';
import { keepToken } from '../session/customer-token';
import type { SignInEvent } from '../session/signed-in';
import { visitorAddress } from '../session/visitor';
import type { ShopContext } from '../shopify/client';
import { isWrongPassword } from '../shopify/customer-error';
import { getCustomer } from '../shopify/operations/customer';
import { createToken } from '../shopify/operations/customer-token';

type Credentials = { email: string; password: string };

/** Signs in at the shop and here, and makes the cart the customer's. Throws FormProblem for a password that does not fit. */
export async function enter(who: Credentials, context: ShopContext, event: SignInEvent): Promise<void> {
  await spendTry(who.email);
  const token = await createToken(who, context).catch((error) => {
    throw isWrongPassword(error) ? new FormProblem(null, 'passwordWrong') : error;
  });
  const customer = await getCustomer(token.accessToken, context);
  if (!customer) throw new AppError('customerNotFound');
  await signIn(PROVIDER.password, { token: token.accessToken, redirect: false });
  await keepToken(token, customer.id, event);
  await joinCart(token.accessToken, context).catch((error) => logError('cart', error));
}

/** Neither one account nor all of them can be tried out from one place. */
async function spendTry(email: string): Promise<void> {
  try {
    // First the place: what one has used up must not use up an account as well, whose owner would be kept out.
    await consume('sign-in-from', SIGN_INS.place, await visitorAddress());
    await consume('sign-in', SIGN_INS.account, email);
  } catch (error) {
    if (errorCode(error) !== 'limited') throw error;
    throw new FormProblem(null, 'tooManySignIns', { minutes: minutesOf(error) });
  }
}
