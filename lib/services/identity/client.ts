import { type Env, env } from '../../platform/env.ts';

/** The site as a client of an OpenID provider. */
export type OpenIdClient = {
  /** Name of the provider in addresses (`/api/auth/callback/<id>`). */
  id: string;
  /** Address below which its discovery document is. */
  address: string;
  /** Whether that address is the issuer as well. */
  isIssuer: boolean;
  clientId: string;
  /** Null for a public client, which is known by PKCE and the origin of its requests. */
  secret: string | null;
  scope: string;
  /** Whether its access token is a customer's token of the shop, which must not expire unnoticed. */
  opensShop: boolean;
};

const CLIENTS: Readonly<Record<Env['SHOP_IDENTITY'], (settings: Env) => OpenIdClient | null>> = {
  multipass: ({ OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' }) => ({
    id: 'idp',
    address: OIDC_ISSUER,
    isIssuer: true,
    clientId: OIDC_CLIENT_ID,
    secret: OIDC_CLIENT_SECRET,
    scope: 'openid profile email offline_access',
    opensShop: false,
  }),
  password: () => null,
  'customer-accounts': (settings) => ({
    id: 'shop-account',
    address: settings.SHOPIFY_STORE_DOMAIN,
    isIssuer: false,
    clientId: settings.SHOPIFY_CUSTOMER_CLIENT_ID ?? '',
    secret: settings.SHOPIFY_CUSTOMER_CLIENT_SECRET ?? null,
    scope: 'openid email customer-account-api:full',
    opensShop: true,
  }),
};

/** The provider that customers sign in at; null where the shop keeps their passwords. */
export const openIdClient = (): OpenIdClient | null => CLIENTS[env().SHOP_IDENTITY](env());

/**
 * Address of a provider's discovery document (OpenID Connect Discovery 1.0, section 4). A trailing slash belongs to the
 * issuer identifier, which is compared exactly, but not to this address.
 */
export const discoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
