import { z } from 'zod';
import { EMAIL, withAsciiDomain } from '../platform/text/email.ts';

const name = z.string().trim().min(1).max(100).nullable().catch(null);

/** The claims of the provider that the site reads. */
const claims = z.object({
  sub: z.string().min(1),
  /** As the provider proves it: with nothing cleaned away that tells it from another one. */
  email: z.string().overwrite(withAsciiDomain).regex(EMAIL),
  /** Some providers write it as a text. */
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).catch(false),
  given_name: name,
  family_name: name,
});

export type Claims = z.infer<typeof claims>;

/** The claims, or null when they do not say who it is. */
export const claimsIn = (profile: unknown): Claims | null => claims.safeParse(profile).data ?? null;

/**
 * Why a profile does not sign in, by the name of its error page; null when it does. The shop trusts the e-mail of a
 * Multipass blindly: with one that is not verified anybody would be let into another's account.
 */
export function refusalOf(profile: unknown): 'Profile' | 'EmailUnverified' | null {
  const known = claimsIn(profile);
  if (!known) return 'Profile';
  return known.email_verified ? null : 'EmailUnverified';
}
