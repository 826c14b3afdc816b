import type { Adapter, ClientMetadata, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Sites } from '../checkout/handler.ts';
import { closedAccountPolicy, grantOf } from '../identity/configuration.ts';
import { createProvider } from '../identity/provider.ts';
import type { Store } from '../identity/store.ts';
import type { Tools } from '../shopify/context.ts';
import { customerById } from '../shopify/engine/customers.ts';
import { cookieKeys, jwks } from './keys.ts';

export interface Client {
  id: string;
  /** Without a secret, the client is a public one. */
  secret?: string;
  /** Its permissions in the Headless channel; `customer_write_x` includes `customer_read_x`. By default it has all. */
  permissions?: readonly string[];
}

export interface AccountProviderOptions {
  issuer: string;
  /** Path of the provider's URLs. */
  path: string;
  client: Client;
  sites: Sites;
  commerce: Tools;
  store: Store;
  accessTokenSeconds: number;
  addresses: Addresses;
}

const API_SCOPE = 'customer-account-api:full';
const SCOPE = `openid email ${API_SCOPE}`;
const HOUR = 3600;
const MONTH = 30 * 24 * HOUR;

/** Header by which the provider passes on, inside this process, the token that confirms a sign-out. */
export const LEAVING = 'x-confirm-sign-out';

export interface Addresses {
  /** Whether a URL is of a registered site: by origin, on this machine by host, whatever the port. */
  isOurs(address: string): boolean;
  /** Registers a URL of a sign-in or a sign-out; false when it is not of a registered site. */
  register(kind: 'redirect' | 'logout', address: string): boolean;
  redirectUris(): string[];
  logoutUris(): string[];
}

const CALLBACK = '/api/auth/callback/shop-account';
const MOST_URIS = 100;

/** The registered URLs of the client: the callback of each site, and any page of one after a sign-out. */
export function createAddresses(sites: Sites): Addresses {
  const urls = Object.values(sites).map((site) => new URL(site));
  const callbacks = urls.map(({ origin }) => origin + CALLBACK);
  const asked = { redirect: new Set<string>(), logout: new Set<string>() };
  const isLocal = (hostname: string) => /(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname);
  function isOurs(address: string): boolean {
    const url = URL.parse(address);
    return urls.some(
      ({ origin, protocol, hostname }) =>
        url?.origin === origin || (isLocal(hostname) && url?.hostname === hostname && url.protocol === protocol),
    );
  }
  return {
    isOurs,
    register(kind, address) {
      if (!isOurs(address)) return false;
      const uris = asked[kind];
      if (uris.size >= MOST_URIS) uris.clear();
      if (kind === 'logout' || new URL(address).pathname === CALLBACK) uris.add(address);
      return true;
    },
    redirectUris: () => [...new Set([...callbacks, ...asked.redirect])],
    logoutUris: () => [...asked.logout],
  };
}

function metadataOf({ client, addresses }: AccountProviderOptions): ClientMetadata {
  return {
    client_id: client.id,
    client_secret: client.secret,
    redirect_uris: addresses.redirectUris(),
    post_logout_redirect_uris: addresses.logoutUris(),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: client.secret ? 'client_secret_basic' : 'none',
    scope: SCOPE,
  };
}

/** The one client is read anew each time: its URLs are registered as they are asked for. */
function clientAdapter(base: Adapter, options: AccountProviderOptions): Adapter {
  return { ...base, find: async (id) => (id === options.client.id ? metadataOf(options) : undefined) };
}

/** Access tokens for the API are customer tokens of the shop as well: the Storefront API accepts them. */
function tokenAdapter(base: Adapter, { commerce }: AccountProviderOptions): Adapter {
  const { state, clock } = commerce;
  return {
    ...base,
    async upsert(id, payload, seconds) {
      await base.upsert(id, payload, seconds);
      if (!payload.scope?.split(' ').includes(API_SCOPE)) return;
      const expiresAt = new Date(clock().getTime() + (seconds ?? 0) * 1000).toISOString();
      const now = clock().toISOString();
      for (const [token, one] of Object.entries(state.data.tokens))
        if (one.grantId && one.expiresAt < now) delete state.data.tokens[token];
      state.data.tokens[id] = { customerId: Number(payload.accountId), expiresAt, grantId: payload.grantId };
      state.changed();
    },
    async destroy(id) {
      await base.destroy(id);
      delete state.data.tokens[id];
      state.changed();
    },
    async revokeByGrantId(grantId) {
      await base.revokeByGrantId(grantId);
      for (const [token, one] of Object.entries(state.data.tokens))
        if (one.grantId === grantId) delete state.data.tokens[token];
      state.changed();
    },
  };
}

function configurationOf(options: AccountProviderOptions): Configuration {
  const { path, client, commerce, store, accessTokenSeconds, addresses } = options;
  return {
    adapter(model) {
      const base = store.adapter(model) as Adapter;
      if (model === 'Client') return clientAdapter(base, options);
      return model === 'AccessToken' ? tokenAdapter(base, options) : base;
    },
    jwks,
    cookies: {
      keys: cookieKeys,
      names: { session: 'shop_session', interaction: 'shop_interaction', resume: 'shop_resume' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    clientAuthMethods: ['client_secret_basic', 'none'],
    clientBasedCORS: (_ctx, origin) => Boolean(client.secret) || addresses.isOurs(origin ?? ''),
    extraParams: ['locale', 'region_country'],
    features: { userinfo: { enabled: false } },
    findAccount(_ctx, sub) {
      const customer = customerById(Number(sub), commerce);
      if (!customer || customer.disabled) return undefined;
      return { accountId: sub, claims: () => ({ sub, email: customer.email, email_verified: true }) };
    },
    interactions: { policy: closedAccountPolicy(), url: (_ctx, { uid }) => `${path}/login/${uid}` },
    loadExistingGrant: (ctx) => grantOf(ctx, SCOPE),
    pkce: { required: () => !client.secret },
    routes: {
      authorization: `${path}/oauth/authorize`,
      end_session: `${path}/logout`,
      jwks: `${path}/.well-known/jwks.json`,
      token: `${path}/oauth/token`,
    },
    scopes: SCOPE.split(' '),
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: MONTH,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: MONTH,
      Session: MONTH,
    },
  };
}

/** A sign-out needs no confirmation: it is refused without an id_token hint, and only the site has one. */
function leave(ctx: KoaContextWithOIDC) {
  ctx.set(LEAVING, String(ctx.oidc.session?.state?.secret));
}

/** The shop's own OpenID provider. As documented, a refresh brings no new id_token. */
export function createAccountProvider(options: AccountProviderOptions) {
  const provider = createProvider(options.issuer, {
    sites: options.sites,
    configuration: configurationOf(options),
    leave,
  });
  provider.use(async (ctx, next) => {
    await next();
    const isRefresh = ctx.oidc?.route === 'token' && ctx.oidc.params?.grant_type === 'refresh_token';
    if (isRefresh && ctx.status === 200) delete (ctx.body as { id_token?: string }).id_token;
  });
  return provider;
}
