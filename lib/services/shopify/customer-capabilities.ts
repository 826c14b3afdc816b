import 'server-only';
import { type Env, env } from '../../platform/env.ts';
import { cleanEmail } from '../../platform/text/email.ts';

/**
 * What a customer can do here; everything else is done at the shop or at the identity provider. Screens ask this, never
 * the setting.
 */
export type CustomerCapabilities = {
  /** Where visitors sign in: in the forms of the login page, or at the pages of an OpenID provider. */
  signIn: 'here' | 'provider';
  /** Whether the provider has a page for a new account; at the shop's own, signing in makes one. */
  canRegister: boolean;
  /** Where a password is changed; null where there is none, but a code by e-mail. */
  password: 'here' | 'provider' | null;
  /** Whether the e-mail that signs in may differ from that of the orders. */
  hasSignInEmail: boolean;
  /** The page of the shop where e-mail and phone are changed; null where they are changed here. */
  contactPage: string | null;
  /** Whether the session's e-mail is verified; where the shop keeps the passwords, anybody may enter any address. */
  provesEmail: boolean;
  /** Whether what the customer has subscribed to is to be seen and changed here. */
  hasSubscriptions: boolean;
};

const CAPABILITIES: Readonly<Record<Env['SHOP_IDENTITY'], (settings: Env) => CustomerCapabilities>> = {
  /** An OpenID provider knows the customers, and its profile opens the shop by Multipass. */
  multipass: () => ({
    signIn: 'provider',
    canRegister: true,
    password: 'provider',
    hasSignInEmail: true,
    contactPage: null,
    provesEmail: true,
    hasSubscriptions: false,
  }),
  /** The shop keeps the passwords. */
  password: () => ({
    signIn: 'here',
    canRegister: true,
    password: 'here',
    hasSignInEmail: false,
    contactPage: null,
    provesEmail: false,
    hasSubscriptions: false,
  }),
  /** Customer accounts of the shop, by the Customer Account API. */
  'customer-accounts': ({ SHOPIFY_STORE_DOMAIN: shop }) => ({
    signIn: 'provider',
    canRegister: false,
    password: null,
    hasSignInEmail: false,
    contactPage: `${shop}/account`,
    provesEmail: true,
    hasSubscriptions: true,
  }),
};

/** What SHOP_IDENTITY allows; `customers.ts` does it. Pages that only ask this need none of the shop's operations. */
export const customerCapabilities = (): CustomerCapabilities => CAPABILITIES[env().SHOP_IDENTITY](env());

/**
 * The addresses that the sign-in proves. Where the shop itself signs customers in, also the one that it has now; elsewhere a
 * customer may enter the address of somebody else at the shop.
 * @param session with the address that signs in
 */
export function provenAddresses(session: { email: string }, customer: { email: string | null }): string[] {
  const { provesEmail, hasSignInEmail } = customerCapabilities();
  if (!provesEmail) return [];
  const corrected = hasSignInEmail ? null : customer.email;
  return [...new Set([session.email, corrected ?? session.email].map(cleanEmail))];
}
