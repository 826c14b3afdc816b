import 'server-only';
import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { joinCart } from '../cart/buyer';
import { env } from '../platform/env';
import { AppError, errorCode } from '../platform/errors';
import { logError } from '../platform/log/log';
import type { Market } from '../platform/markets';
import { withTimeout } from '../platform/request';
import { LOOKUP_TIMEOUT_MS } from '../platform/timeout-limits';
import type { ShopContext } from '../services/shopify/client';
import { customerCapabilities } from '../services/shopify/customer-capabilities';
import { CustomerError } from '../services/shopify/customer-change';
import type { CustomerToken } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';
import { createTokenByMultipass } from '../services/shopify/operations/customer-token';
import { renewedToken } from '../session/checked-session';
import { CUSTOMER_TOKEN_COOKIE } from '../session/cookies';
import { customerToken, forgetRefused, forgetToken, keepToken, storedToken } from '../session/customer-token';
import { buyerContext } from '../session/request-market';
import { currentSession, hasOldName, type Session } from '../session/session';

/** A person to sign in at the shop. The shop trusts the email blindly: it must be verified. */
export type Person = {
  email: string;
  givenName: string | null;
  familyName: string | null;
  /** The provider's `sub`: identifies the person even when the email changes. */
  identifier: string;
};

/**
 * A Multipass token: AES-128-CBC of the person as JSON under the first half of SHA-256(secret), with the initialization
 * vector in front, and after it the HMAC-SHA256 of both under the second half; base64 with `-` and `_`. Single use, valid
 * for minutes. Without `remote_ip`: the shop would only accept the token from that address, but this server sends it, not
 * the visitor's browser. Source: shopify.dev/docs/api/multipass.
 */
export function multipassToken(secret: string, person: Person, now: Date): string {
  const keys = createHash('sha256').update(secret).digest();
  const customer = {
    email: person.email,
    created_at: now.toISOString(),
    identifier: person.identifier,
    ...(person.givenName && { first_name: person.givenName }),
    ...(person.familyName && { last_name: person.familyName }),
  };
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', keys.subarray(0, 16), vector);
  const body = Buffer.concat([vector, cipher.update(JSON.stringify(customer), 'utf8'), cipher.final()]);
  const signature = createHmac('sha256', keys.subarray(16)).update(body).digest();
  return Buffer.concat([body, signature]).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

/** A shop token for the signed-in person. Throws AppError `tokenRefused` when the shop denies access to this person. */
async function shopToken(session: Session, context: ShopContext): Promise<CustomerToken> {
  const secret = env().SHOPIFY_MULTIPASS_SECRET;
  if (customerCapabilities().signIn === 'here' || !secret) throw new AppError('signedOut');
  const person = { ...session, identifier: session.sub };
  try {
    return await createTokenByMultipass(multipassToken(secret, person, new Date()), context);
  } catch (error) {
    if (!(error instanceof CustomerError) && errorCode(error) !== 'customerNotFound') throw error;
    throw new AppError('tokenRefused', { messages: (error as AppError).message }, { cause: error });
  }
}

/**
 * Ensures that the signed-in person has a valid shop token, and that the cart is theirs. Only in route handlers and
 * actions. Throws AppError `tokenRefused`, `signedOut` (password mode: a new sign-in is required), and network errors.
 */
export async function ensureCustomerToken(session: Session, context: ShopContext): Promise<void> {
  const known = async () => (await knownToken(context)) ?? (await newToken(session, context));
  const token = await known().catch(forgetRefused);
  const joined = joinCart(token, context).catch((error) => logError('cart', error));
  await withTimeout(LOOKUP_TIMEOUT_MS, joined);
}

async function knownToken(context: ShopContext): Promise<string | null> {
  const token = await customerToken();
  if (!token || (await customers().getCustomer(token, context, LOOKUP_TIMEOUT_MS))) return token;
  await forgetToken();
  return null;
}

async function newToken(session: Session, context: ShopContext): Promise<string> {
  if (!customers().renewToken) return tokenOfSession(context);
  const token = await withTimeout(LOOKUP_TIMEOUT_MS, shopToken(session, context));
  if (!token) throw new AppError('timeout', { milliseconds: LOOKUP_TIMEOUT_MS, url: 'the shop' });
  await keepToken(token, session.sub);
  return token.accessToken;
}

/** Where the provider is the shop's own, its tokens are those of the shop. A new one that the shop does not know is refused. */
async function tokenOfSession(context: ShopContext): Promise<string> {
  const token = await renewedToken();
  if (!token) throw new AppError('signedOut');
  if (await customers().getCustomer(token, context, LOOKUP_TIMEOUT_MS)) return token;
  throw new AppError('tokenRefused', { messages: 'a new token is unknown' });
}

/** How long before its expiry a token is renewed. */
const AHEAD_MS = 7 * 24 * 3_600_000;

/**
 * Renews the signed-in customer's shop token, so that it does not expire while they keep returning. Only in route
 * handlers and actions.
 */
export async function renewShopToken(market: Market, now = Date.now()): Promise<void> {
  const token = market.shop ? await storedToken() : null;
  const session = token && (await currentSession());
  if (!token || !session) return;
  const { renewToken } = customers();
  if (!renewToken || Date.parse(token.expiresAt) - now > AHEAD_MS) {
    if (await hasOldName(CUSTOMER_TOKEN_COOKIE)) await keepToken(token, session.sub);
    return;
  }
  try {
    await keepToken(await renewToken(token.accessToken, await buyerContext(market)), session.sub);
  } catch (error) {
    logError('session', error);
    if (errorCode(error) === 'customerNotFound') await forgetToken();
  }
}
