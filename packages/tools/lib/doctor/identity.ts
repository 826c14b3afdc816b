import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Env } from '../../../../lib/platform/env.ts';
import { discoveryAddress } from '../../../../lib/services/identity/discovery-address.ts';
import { type Answer, ask, momentOf } from './ask.ts';
import { type Check, type Finding, type House, orOk, problem, unset, warning } from './check.ts';
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
/** Tokens contain their start and end time, by the provider's clock. */
const SKEW_MS = 30_000;

/** Compares the provider's metadata with the requirements of the sign-in. A list that it does not publish is not a problem. */
export function judgeProvider(provider: Provider, issuer: string): Finding[] {
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
  if (lacks(provider.token_endpoint_auth_methods_supported, 'client_secret_basic'))
    found.push(problem('it takes no client_secret_basic', 'allow it there'));
  for (const scope of SCOPES.filter((each) => lacks(provider.scopes_supported, each)))
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
async function redirectUri({ authorization_endpoint }: Provider, env: Env, site: string): Promise<Finding[]> {
  const redirect = `${site}/api/auth/callback/idp`;
  const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url');
  const query = new URLSearchParams({
    client_id: env.OIDC_CLIENT_ID ?? '',
    redirect_uri: redirect,
    response_type: 'code',
    scope: SCOPES.join(' '),
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
async function clientSecret(
  { token_endpoint }: Provider,
  { OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '', SITE_URL_FR }: Env,
): Promise<Finding[]> {
  const credentials = [OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].map(encodeURIComponent).join(':');
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'doctor',
    redirect_uri: `${SITE_URL_FR}/api/auth/callback/idp`,
    code_verifier: randomBytes(32).toString('base64url'),
  });
  const headers = { authorization: `Basic ${btoa(credentials)}` };
  const { status, json } = await ask(token_endpoint, { method: 'POST', body, headers });
  const error = z.object({ error: z.string() }).safeParse(json).data?.error;
  if (error === 'invalid_grant') return [];
  if (error === 'invalid_client' || status === 401)
    return [problem('it refuses our client id and secret', 'copy OIDC_CLIENT_ID and OIDC_CLIENT_SECRET again')];
  return [
    warning(
      `its token endpoint answers ${status} ${error ?? ''}`.trim(),
      'look whether our client may use codes there',
    ),
  ];
}

async function examineProvider({ env, now }: House, issuer: string): Promise<Finding[]> {
  const url = discoveryAddress(issuer);
  const answer = await ask(url);
  const provider = described.safeParse(answer.json);
  if (answer.status !== 200 || !provider.success)
    return [problem(`${url} answers ${answer.status}, not with a description`, 'correct OIDC_ISSUER')];
  const tried = await Promise.all([
    ...sitesOf(env).map((site) => redirectUri(provider.data, env, site)),
    clientSecret(provider.data, env),
  ]);
  return [
    ...judgeProvider(provider.data, issuer),
    ...judgeFormEnd(env, 'its sign-in', provider.data.authorization_endpoint),
    ...judgeClock(answer, now()),
    ...tried.flat(),
  ];
}

export const identity: Check = {
  area: 'identity',
  async look(house) {
    const { SHOP_IDENTITY, OIDC_ISSUER } = house.env;
    if (SHOP_IDENTITY === 'password' || !OIDC_ISSUER) return [unset('SHOP_IDENTITY=password: there is no provider')];
    const says = `${OIDC_ISSUER} knows our client, its secret and the three addresses that it sends people back to`;
    return orOk(await examineProvider(house, OIDC_ISSUER), says);
  },
};
