import type { Sites } from '../checkout/handler.ts';
import { answerOf, toIncoming } from '../identity/node-bridge.ts';
import { failedPage } from '../identity/notices.ts';
import { createStore } from '../identity/store.ts';
import type { Inbox } from '../mail/inbox.ts';
import { openSaved } from '../saved.ts';
import type { Tools } from '../shopify/context.ts';
import { newest, type Version } from '../shopify/versions.ts';
import { allPermissions } from './access.ts';
import { type Api, createApi } from './api.ts';
import { createCodes, emptyState } from './codes.ts';
import { handleLogin } from './login.ts';
import { accountWords } from './messages.ts';
import { handleProfile } from './profile.ts';
import { type Addresses, type Client, createAccountProvider, createAddresses, LEAVING } from './provider.ts';

export interface AccountsOptions {
  commerce: Tools;
  /** Receives the codes. */
  inbox: Inbox;
  /** Base URL of the shop, without a trailing slash. */
  origin: string;
  client: Client;
  /** The client's sites: its redirect URLs, and the origins of its token requests. */
  sites: Sites;
  /** State file; without it, the state lives only as long as the process. */
  file?: string;
  accessTokenSeconds?: number;
  /** Version that the discovery document names: the newest one, as at the real service. */
  version?: Version;
}

export interface Accounts {
  /** Whether a URL is one of customer accounts. */
  owns(request: Request): boolean;
  handle(request: Request): Promise<Response>;
  /** Ends the sign-ins of a customer everywhere. */
  signOut(customerId: number): void;
  /** Deletes sessions, tokens and codes. */
  reset(): void;
}

const DISCOVERY = '/.well-known/openid-configuration';
const API_DISCOVERY = '/.well-known/customer-account-api';
const OURS = /^\/(authentication|customer|account|\.well-known)(\/|$)/;

/** A public client's token request needs an Origin that the client registered. */
function originProblem({ headers }: Request, { isOurs }: Addresses): Response | null {
  if (isOurs(headers.get('origin') ?? '')) return null;
  const body = { error: 'invalid_token', error_description: 'The Origin header is missing or is not registered.' };
  return Response.json(body, { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });
}

/** Shopify's customer accounts: an OpenID provider with sign-in by e-mailed code, the Customer Account API, and an account page. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { commerce, inbox, origin, client, sites, accessTokenSeconds = 3600, version = newest } = options;
  const saved = openSaved(emptyState, options.file);
  const store = createStore(saved);
  const codes = createCodes({ saved, inbox, clock: commerce.clock });
  const path = `/authentication/${commerce.catalogue.shop.id}`;
  const addresses = createAddresses(sites);
  const provider = createAccountProvider({
    issuer: `${origin}${path}`,
    path,
    client,
    sites,
    commerce,
    store,
    accessTokenSeconds,
    addresses,
  });
  const listener = provider.callback();
  const tools = { provider, commerce, codes, sites, path: `${path}/login` };
  const isKnown = (token: string) => Object.hasOwn(saved.data.entries, `AccessToken:${token}`);
  const permissions = () => client.permissions ?? allPermissions;
  const api: Api = createApi(commerce, { isKnown, permissions });
  const passOn = async (request: Request) => answerOf(listener, await toIncoming(request));

  async function discovery(request: Request): Promise<Response> {
    const answer = await passOn(new Request(new URL(DISCOVERY, request.url), { headers: request.headers }));
    const found = (await answer.json()) as Record<string, unknown>;
    const like = {
      response_modes_supported: ['query'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    };
    return Response.json({ ...found, ...like }, { headers: { 'access-control-allow-origin': '*' } });
  }

  function apiDiscovery({ url }: Request): Response {
    const base = `${new URL(url).origin}/customer/api`;
    const found = { graphql_api: `${base}/${version}/graphql`, mcp_api: `${base}/mcp` };
    return Response.json(found, { headers: { 'access-control-allow-origin': '*' } });
  }

  /** Confirms a sign-out at once, in the name of the page that the provider would show. */
  async function leave(request: Request, asked: Response): Promise<Response> {
    const secret = asked.headers.get(LEAVING);
    if (!secret) return asked;
    const set = asked.headers.getSetCookie();
    const names = new Set(set.map((line) => line.split('=')[0]));
    const kept = (request.headers.get('cookie') ?? '').split('; ').filter((pair) => !names.has(pair.split('=')[0]));
    const cookie = [...kept, ...set.map((line) => line.split(';')[0])].filter(Boolean).join('; ');
    const body = new URLSearchParams({ xsrf: secret, logout: 'yes' });
    const confirm = new Request(new URL(`${path}/logout/confirm`, request.url), {
      method: 'POST',
      body,
      headers: { cookie },
    });
    const answer = await passOn(confirm);
    const headers = new Headers(answer.headers);
    for (const line of set) if (!line.startsWith('shop_session')) headers.append('set-cookie', line);
    return new Response(answer.body, { status: answer.status, headers });
  }

  /** A sign-out needs the id_token, and may end at any URL of a registered origin. */
  async function signOutProblem(request: Request): Promise<Response | null> {
    const form = request.method === 'POST' ? await request.clone().formData() : new URL(request.url).searchParams;
    const refuse = (reason: string) =>
      failedPage(accountWords(request.headers.get('accept-language')), sites, reason, 400);
    if (!form.get('id_token_hint')) return refuse('id_token_hint_missing');
    const target = form.get('post_logout_redirect_uri');
    if (typeof target === 'string' && !addresses.register('logout', target)) return refuse('invalid_logout_uri');
    return null;
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === DISCOVERY || pathname === `${path}${DISCOVERY}`) return discovery(request);
    if (pathname === API_DISCOVERY) return apiDiscovery(request);
    if (pathname.startsWith('/customer/')) return api.handle(request);
    if (pathname === `${path}/oauth/token` && request.method === 'POST') {
      const problem = client.secret ? null : originProblem(request, addresses);
      if (problem) return problem;
    }
    if (pathname === `${path}/oauth/authorize`) addresses.register('redirect', searchParams.get('redirect_uri') ?? '');
    if (pathname === `${path}/logout`) {
      const problem = await signOutProblem(request);
      if (problem) return problem;
    }
    const page = (await handleLogin(request, tools)) ?? (await handleProfile(request, tools));
    return page ?? leave(request, await passOn(request));
  }

  return {
    owns: (request) => OURS.test(new URL(request.url).pathname),
    async handle(request) {
      const response = await answer(request);
      store.settle();
      return response;
    },
    signOut(customerId) {
      for (const [key, { payload }] of Object.entries(saved.data.entries))
        if (payload.accountId === String(customerId)) delete saved.data.entries[key];
      saved.save();
    },
    reset() {
      saved.reset();
      codes.clear();
      api.reset();
    },
  };
}
