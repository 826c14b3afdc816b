import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Env } from '../../../../lib/platform/env.ts';
import { discoveryAddress } from '../../../../lib/services/identity.ts';
import { versionIn } from '../../../../lib/services/shopify/graphql.ts';
import { newest } from '../../../sandbox/shopify/versions.ts';
import { type Answer, ask, askDiscovery, momentOf } from './ask.ts';
import { type Check, type DoctorContext, type Finding, ok, orOk, problem, unset, warning } from './check.ts';
import { judgeFormEnd } from './form-hosts.ts';
import { sitesOf } from './local.ts';

const described = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  end_session_endpoint: z.url().optional(),
  scopes_supported: z.array(z.string()).optional(),
  code_challenge_methods_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});
export type Provider = z.infer<typeof described>;

const SCOPES = ['openid', 'profile', 'email', 'offline_access'];

/** The site as a client of a provider: what differs between a company's provider and the one of the shop. */
type Client = {
  /** Address below which its discovery document is. */
  address: string;
  /** Setting of that address. */
  setting: string;
  id: string;
  /** Without one, it is a public client. */
  secret: string | undefined;
  secrets: string;
  scopes: readonly string[];
  callback: string;
};

const atProvider = ({ OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' }: Env): Client => ({
  address: OIDC_ISSUER,
  setting: 'OIDC_ISSUER',
  id: OIDC_CLIENT_ID,
  secret: OIDC_CLIENT_SECRET,
  secrets: 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
  scopes: SCOPES,
  callback: 'idp',
});

const atShop = (env: Env): Client => ({
  address: env.SHOPIFY_STORE_DOMAIN,
  setting: 'SHOPIFY_STORE_DOMAIN',
  id: env.SHOPIFY_CUSTOMER_CLIENT_ID ?? '',
  secret: env.SHOPIFY_CUSTOMER_CLIENT_SECRET,
  secrets: 'SHOPIFY_CUSTOMER_CLIENT_ID and SHOPIFY_CUSTOMER_CLIENT_SECRET',
  scopes: ['openid', 'email', 'customer-account-api:full'],
  callback: 'shop-account',
});

/** Tokens contain their start and end time, by the provider's clock. */
const SKEW_MS = 30_000;

/** Compares the provider's metadata with the requirements of the sign-in. A list that it does not publish is not a problem. */
export function judgeProvider(
  provider: Provider,
  issuer: string,
  { scopes, secret }: Pick<Client, 'scopes' | 'secret'> = { scopes: SCOPES, secret: '' },
): Finding[] {
  const found: Finding[] = [];
  const lacks = (list: readonly string[] | undefined, wanted: string) => list !== undefined && !list.includes(wanted);
  // As oauth4webapi compares them: a bare host may end in a slash or not, a path may not.
  if (URL.parse(provider.issuer)?.href !== new URL(issuer).href)
    found.push(
      problem(`it calls itself ${provider.issuer}`, 'write that in OIDC_ISSUER: tokens of another issuer are refused'),
    );
  if (!provider.end_session_endpoint)
    found.push(warning('it has no end_session_endpoint', 'who signs out here stays signed in there'));
  if (lacks(provider.code_challenge_methods_supported, 'S256'))
    found.push(problem('it knows no PKCE (S256)', 'switch it on there'));
  if (secret !== undefined && lacks(provider.token_endpoint_auth_methods_supported, 'client_secret_basic'))
    found.push(problem('it takes no client_secret_basic', 'allow it there'));
  for (const scope of scopes.filter((each) => lacks(provider.scopes_supported, each)))
    found.push(problem(`it has no scope ${scope}`, 'allow it for our client'));
  return found;
}

/** Clock skew, from a response that has just arrived. */
export function judgeClock(answer: Pick<Answer, 'headers'>, now: number): Finding[] {
  const skew = Math.abs(now - (momentOf(answer) ?? now));
  if (skew <= SKEW_MS) return [];
  return [
    problem(
      `its clock is ${Math.round(skew / 1000)} s off ours`,
      'synchronise the clocks (NTP): tokens are good for minutes',
    ),
  ];
}

/** An unknown redirect address is refused on a page of the provider; a known one receives the redirect, or the sign-in is shown. */
async function redirectUri({ authorization_endpoint }: Provider, client: Client, site: string): Promise<Finding[]> {
  const redirect = `${site}/api/auth/callback/${client.callback}`;
  const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url');
  const query = new URLSearchParams({
    client_id: client.id,
    redirect_uri: redirect,
    response_type: 'code',
    scope: client.scopes.join(' '),
    state: 'doctor',
    nonce: 'doctor',
    prompt: 'none',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const { status, headers } = await ask(`${authorization_endpoint}?${query}`);
  const goesTo = headers.get('location') ?? '';
  if (status < 400 && !/error=(unauthorized_client|invalid_scope|invalid_request)/.test(goesTo)) return [];
  return [
    problem(
      `it refuses to send people back to ${redirect}`,
      'register that redirect URI, our client id and our scopes there',
    ),
  ];
}

/** An invalid code: a known client receives that error, an unknown one is told that the client is unknown. */
async function clientSecret({ token_endpoint }: Provider, client: Client, site: string): Promise<Finding[]> {
  const { id, secret, secrets } = client;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'doctor',
    redirect_uri: `${site}/api/auth/callback/${client.callback}`,
    code_verifier: randomBytes(32).toString('base64url'),
    ...(secret === undefined && { client_id: id }),
  });
  const credentials = [id, secret ?? ''].map(encodeURIComponent).join(':');
  const headers: Record<string, string> =
    secret === undefined ? { origin: site } : { authorization: `Basic ${btoa(credentials)}` };
  const { status, json } = await ask(token_endpoint, { method: 'POST', body, headers });
  const error = z.object({ error: z.string() }).safeParse(json).data?.error;
  if (error === 'invalid_grant') return [];
  if (error === 'invalid_client' || status === 401)
    return [problem('it refuses our client id and secret', `copy ${secrets} again`)];
  return [
    warning(
      `its token endpoint answers ${status} ${error ?? ''}`.trim(),
      'look whether our client may use codes there',
    ),
  ];
}

async function examineProvider({ env, now }: DoctorContext, client: Client): Promise<Finding[]> {
  const url = discoveryAddress(client.address);
  const answer = await (client.callback === 'idp' ? ask : askDiscovery)(url);
  const provider = described.safeParse(answer.json);
  if (answer.status !== 200 || !provider.success)
    return [problem(`${url} answers ${answer.status}, not with a description`, `correct ${client.setting}`)];
  const tried = await Promise.all([
    ...sitesOf(env).map((site) => redirectUri(provider.data, client, site)),
    clientSecret(provider.data, client, env.SITE_URL_FR),
  ]);
  return [
    // The shop's provider names another issuer than the address of the shop.
    ...judgeProvider(provider.data, client.callback === 'idp' ? client.address : provider.data.issuer, client),
    ...judgeFormEnd(env, 'its sign-in', provider.data.authorization_endpoint),
    ...judgeClock(answer, now()),
    ...tried.flat(),
  ];
}

/** The shop names its latest version, of which no schema may be published yet. */
function judgeApiVersion(url: string): Finding[] {
  const version = versionIn(url);
  if (!version || version <= newest) return [];
  const tried = `this site is tried with ${newest}, the newest whose schema is published`;
  return [ok(`its Customer Account API is in version ${version}; ${tried}`)];
}

const api = z.object({ graphql_api: z.url() });

/** The shop has to name its Customer Account API beside its provider. */
async function examineApi({ SHOPIFY_STORE_DOMAIN }: Env): Promise<{ problems: Finding[]; notes: Finding[] }> {
  const url = `${SHOPIFY_STORE_DOMAIN}/.well-known/customer-account-api`;
  const { status, json } = await askDiscovery(url);
  const named = api.safeParse(json);
  if (status === 200 && named.success) return { problems: [], notes: judgeApiVersion(named.data.graphql_api) };
  const how = 'switch the customer accounts on in the shop, and give its Headless channel the Customer Account API';
  return { problems: [problem(`${url} answers ${status}, and names no graphql_api`, how)], notes: [] };
}

const knows = ({ address }: Client) =>
  `${address} knows our client, its secret and the three addresses that it sends people back to`;

export const identity: Check = {
  area: 'identity',
  async look(context) {
    const { env } = context;
    if (env.SHOP_IDENTITY === 'password') return [unset('SHOP_IDENTITY=password: there is no provider')];
    if (env.SHOP_IDENTITY === 'multipass')
      return orOk(await examineProvider(context, atProvider(env)), knows(atProvider(env)));
    const [found, { problems, notes }] = await Promise.all([examineProvider(context, atShop(env)), examineApi(env)]);
    return [...orOk([...found, ...problems], knows(atShop(env))), ...notes];
  },
};
