import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { env } from '../platform/env';
import { marketsOfHost } from '../platform/markets';
import { EMAIL, withAsciiDomain } from '../platform/text/email';
import { getCustomer } from '../services/shopify/operations/customer';
import { buyerContext } from './request-market';
import type { Session } from './session';

const name = z.string().trim().min(1).max(100).nullable().catch(null);

/** The provider's claims that the site reads. */
const claims = z.object({
  sub: z.string().min(1),
  /** As verified by the provider: not normalised further, so that it stays distinct from similar addresses. */
  email: z.string().overwrite(withAsciiDomain).regex(EMAIL),
  /** Some providers send it as a string. */
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).catch(false),
  given_name: name,
  family_name: name,
});

export type Claims = z.infer<typeof claims>;

/** The claims, or null when they do not identify a person. */
export const claimsIn = (profile: unknown): Claims | null => claims.safeParse(profile).data ?? null;

/**
 * Why a profile is not allowed to sign in, as the name of its error page; null when it is allowed. The shop trusts the
 * email of a Multipass token blindly: with an unverified one, anyone could access another customer's account.
 */
export function refusalOf(profile: unknown): 'Profile' | 'EmailUnverified' | null {
  const known = claimsIn(profile);
  if (!known) return 'Profile';
  return known.email_verified ? null : 'EmailUnverified';
}

/** The customer of a shop token, as a user of Auth.js; null when the shop does not recognise it. For SHOP_IDENTITY=password. */
export async function shopPerson(token: unknown): Promise<(Session & { id: string }) | null> {
  const [market] = marketsOfHost((await headers()).get('host'), env());
  if (typeof token !== 'string' || !market?.shop) return null;
  const customer = await getCustomer(token, await buyerContext(market));
  if (!customer?.email) return null;
  const { id, email, firstName, lastName } = customer;
  return { id, sub: id, email, givenName: firstName, familyName: lastName };
}
