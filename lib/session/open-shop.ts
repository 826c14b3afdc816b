import 'server-only';
import { joinCart } from '../cart/buyer';
import { env } from '../env';
import { AppError, errorCode } from '../errors';
import { within } from '../http/deadlines';
import { LOOK_MS } from '../http/patience';
import { logError } from '../log';
import type { ShopContext } from '../shopify/client';
import { CustomerError } from '../shopify/customer-error';
import type { CustomerToken } from '../shopify/customer-types';
import { getCustomer } from '../shopify/operations/customer';
import { createTokenByMultipass } from '../shopify/operations/customer-token';
import { customerToken, forgetToken, keepToken } from './customer-token';
import { multipassToken } from './multipass';
import type { Session } from './session';
import type { SignInEvent } from './signed-in';

/** A token of the shop for whoever is signed in. Throws AppError `tokenRefused` when the shop lets this person in no more. */
export async function shopToken(session: Session, context: ShopContext): Promise<CustomerToken> {
  const secret = env().SHOPIFY_MULTIPASS_SECRET;
  if (env().SHOP_IDENTITY !== 'multipass' || !secret) throw new AppError('signedOut');
  const person = { ...session, identifier: session.sub };
  try {
    return await createTokenByMultipass(multipassToken(secret, person, new Date()), context);
  } catch (error) {
    if (!(error instanceof CustomerError) && errorCode(error) !== 'customerNotFound') throw error;
    throw new AppError('tokenRefused', { messages: (error as AppError).message }, { cause: error });
  }
}

/**
 * Sees to it that who is signed in has a token that the shop knows, and that the cart is theirs. Only in route handlers and
 * actions. Throws AppError `tokenRefused`, `signedOut` (password mode: one must sign in again), and the network's errors.
 */
export async function openShop(session: Session, context: ShopContext, event?: SignInEvent): Promise<void> {
  const token = (await knownToken(context)) ?? (await newToken(session, context, event));
  const joined = joinCart(token, context).catch((error) => logError('cart', error));
  await within(LOOK_MS, joined);
}

async function knownToken(context: ShopContext): Promise<string | null> {
  const token = await customerToken();
  if (!token || (await getCustomer(token, context, LOOK_MS))) return token;
  await forgetToken();
  return null;
}

async function newToken(session: Session, context: ShopContext, event?: SignInEvent): Promise<string> {
  const token = await within(LOOK_MS, shopToken(session, context));
  if (!token) throw new AppError('timeout', { milliseconds: LOOK_MS, url: 'the shop' });
  await keepToken(token, session.sub, event);
  return token.accessToken;
}
