import 'server-only';
import { cleanEmail } from '../platform/text/email';
import { customerCapabilities } from '../services/shopify/customer-capabilities';
import type { Customer } from '../services/shopify/customer-types';
import type { Session } from '../session/session';

/**
 * The addresses that the sign-in proves. Where the shop itself signs customers in, also the one that it has now; elsewhere a
 * customer may enter the address of somebody else at the shop.
 */
export function provenAddresses({ email }: Pick<Session, 'email'>, customer: Pick<Customer, 'email'>): string[] {
  const { provesEmail, hasSignInEmail } = customerCapabilities();
  if (!provesEmail) return [];
  const corrected = hasSignInEmail ? null : customer.email;
  return [...new Set([email, corrected ?? email].map(cleanEmail))];
}
