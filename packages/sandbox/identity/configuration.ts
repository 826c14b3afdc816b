import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { interactionPolicy } from 'oidc-provider';
import type { Sites } from '../checkout/handler.ts';
import type { Accounts } from './accounts.ts';
import { cookieKeys, jwks } from './keys.ts';
import type { Account } from './state.ts';
import type { Store } from './store.ts';

export interface Client {
  id: string;
  secret: string;
}

export interface ConfigurationOptions {
  client: Client;
  sites: Sites;
  accounts: Accounts;
  store: Store;
  accessTokenSeconds: number;
}

const SCOPE = 'openid profile email offline_access';
const HOUR = 3600;
const FORTNIGHT = 14 * 24 * HOUR;

function claimsOf({ sub, email, emailVerified, givenName, familyName, locale }: Account) {
  return {
    sub,
    email,
    email_verified: emailVerified,
    given_name: givenName,
    family_name: familyName,
    name: [givenName, familyName].filter(Boolean).join(' '),
    locale,
  };
}

/** Requires an account again when the session's account is closed. */
export function closedAccountPolicy() {
  const { base, Check } = interactionPolicy;
  const prompts = base();
  const isClosed = ({ oidc }: KoaContextWithOIDC) => Boolean(oidc.session?.accountId && !oidc.account);
  prompts.get('login')?.checks.add(new Check('account_closed', 'the account of the session is closed', isClosed));
  return prompts;
}

/** Requires an account also when registration is requested (prompt=create). */
function policy() {
  const prompts = closedAccountPolicy();
  prompts.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return prompts;
}

/** The session's grant, or a new one, with every scope the client may request: there is no consent page. */
export async function grantOf({ oidc }: KoaContextWithOIDC, scope = SCOPE) {
  const { provider, client, session, account } = oidc;
  if (!client || !account) return undefined;
  const id = session?.grantIdFor(client.clientId);
  const known = id ? await provider.Grant.find(id) : undefined;
  const isOurs = known?.accountId === account.accountId;
  const grant =
    known && isOurs ? known : new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

/** The configuration of oidc-provider. Every setting whose absence makes it log a warning, at startup or later, is set. */
export function configurationOf(options: ConfigurationOptions): Configuration {
  const { client, accounts, store, accessTokenSeconds } = options;
  const sites = [...new Set(Object.values(options.sites))];
  return {
    adapter: store.adapter,
    jwks,
    cookies: { keys: cookieKeys, names: { session: 'idp', interaction: 'idp_interaction', resume: 'idp_resume' } },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: sites.map((site) => new URL('/api/auth/callback/idp', site).href),
        post_logout_redirect_uris: sites.map((site) => new URL('/auth/signed-out', site).href),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        scope: SCOPE,
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'locale'],
    },
    clientAuthMethods: ['client_secret_basic'],
    clientBasedCORS: () => false,
    extraParams: ['screen'],
    findAccount(_ctx, sub) {
      const account = accounts.bySub(sub);
      return account && !account.disabled ? { accountId: sub, claims: () => claimsOf(account) } : undefined;
    },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: (ctx) => grantOf(ctx),
    pkce: { required: () => true },
    routes: {
      authorization: '/authorize',
      end_session: '/end-session',
      jwks: '/jwks',
      token: '/token',
      userinfo: '/userinfo',
    },
    scopes: SCOPE.split(' '),
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: FORTNIGHT,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: FORTNIGHT,
      Session: FORTNIGHT,
    },
  };
}
