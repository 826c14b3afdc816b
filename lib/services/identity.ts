import { z } from 'zod';
import { type Env, env } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { discoveredUrl, outbound, outboundDiscovery } from '../platform/http/outbound.ts';
import { LOOKUP_TIMEOUT_MS } from '../platform/timeout-limits.ts';

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

const KEPT_MS = 3_600_000;

const describedBy = (address: z.ZodType<string>) =>
  z.object({
    issuer: z.string().min(1),
    authorization_endpoint: address,
    token_endpoint: address,
    end_session_endpoint: address.optional(),
    jwks_uri: address.optional(),
  });
const ofShop = describedBy(discoveredUrl);
const ofOthers = describedBy(z.url());
export type Provider = z.infer<typeof ofShop>;

let known: { address: string; provider: Provider; at: number } | undefined;

/** The provider's discovery document, cached for at most an hour. Throws AppError `providerUnavailable`. */
export const provider = async (): Promise<Provider> =>
  known?.address === openIdClient()?.address && known && Date.now() - known.at < KEPT_MS
    ? known.provider
    : fetchDiscovery();

/** Requests the discovery document from the provider, bypassing the cache. Throws AppError `providerUnavailable`. */
export async function fetchDiscovery(): Promise<Provider> {
  const client = openIdClient();
  const url = discoveryAddress(client?.address ?? '');
  try {
    const send = client?.opensShop ? outboundDiscovery : outbound;
    const response = await send({
      service: 'identity',
      url,
      init: { cache: 'no-store' },
      timeoutMs: LOOKUP_TIMEOUT_MS,
      origins: [URL.parse(url)?.origin ?? ''],
    });
    if (!response.ok) throw new AppError('http', { status: response.status, url });
    const described = (client?.opensShop ? ofShop : ofOthers).parse(await response.json());
    known = { address: client?.address ?? '', provider: described, at: Date.now() };
    return described;
  } catch (cause) {
    throw new AppError('providerUnavailable', { reason: 'discovery' }, { cause });
  }
}

/** The addresses that the discovery document names, some of them on other hosts, count as the provider's. */
const originsIn = ({ issuer: _, ...addresses }: Provider): string[] => [
  ...new Set([openIdClient()?.address, ...Object.values(addresses)].flatMap((url) => (url ? new URL(url).origin : []))),
];

/**
 * `fetch` for the requests that Auth.js sends to the provider while a visitor waits for the response.
 * @param origin of the site; a public client has to name it
 */
export const providerFetch =
  (origin: string | undefined): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    if (origin && openIdClient()?.secret === null) headers.set('origin', origin);
    return outbound({
      service: 'identity',
      url: String(input),
      init: { ...init, headers, cache: 'no-store' },
      timeoutMs: LOOKUP_TIMEOUT_MS,
      origins: originsIn(await provider()),
    });
  };

/**
 * Exchanges a refresh token at the provider, whatever the status of its response.
 * @param origin of the site; a public client has to name it
 */
export async function requestRefresh(refreshToken: string, origin: string): Promise<Response> {
  const client = openIdClient();
  if (!client) throw new AppError('providerUnavailable', { reason: 'there is none' });
  const { clientId, secret } = client;
  const described = await provider();
  const basic = [clientId, secret ?? ''].map(encodeURIComponent).join(':');
  const proof: Record<string, string> =
    secret === null ? { origin } : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` };
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return outbound({
    service: 'identity',
    url: described.token_endpoint,
    init: {
      method: 'POST',
      cache: 'no-store',
      headers: { ...proof, accept: 'application/json' },
      body: new URLSearchParams(secret === null ? { ...body, client_id: clientId } : body),
    },
    timeoutMs: LOOKUP_TIMEOUT_MS,
    origins: originsIn(described),
  });
}
