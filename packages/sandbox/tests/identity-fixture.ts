import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { createControl } from '../control/control.ts';
import { createFaults, withFaults } from '../control/faults.ts';
import { identityOperation } from '../control/operation.ts';
import { type Handler, serve } from '../http.ts';
import { readDemonstration } from '../identity/demonstration.ts';
import { createIdentity, type Identity } from '../identity/service.ts';

export const sites = {
  SITE_URL_FR: 'http://fr.localhost:3000',
  SITE_URL_BE: 'http://be.localhost:3000',
  SITE_URL_TN: 'http://tn.localhost:3000',
};
export const client = { id: 'the-site', secret: 'the-secret' };
export const callback = `${sites.SITE_URL_FR}/api/auth/callback/idp`;
export const camille = { email: 'camille.morel@exemple.fr', password: 'silene-demo-1' };
export const lotte = { email: 'lotte.peeters@voorbeeld.be', password: 'silene-demo-2' };
const demonstration = await readDemonstration('content/shop/customers.json');

/** A browser's cookies, by name and path. */
function createJar() {
  const kept = new Map<string, { path: string; pair: string }>();
  return {
    cookie: (path: string) =>
      [...kept.values()]
        .filter((one) => path.startsWith(one.path))
        .map(({ pair }) => pair)
        .join('; '),
    take(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...rest] = line.split('; ');
        const path = rest.find((one) => one.startsWith('path='))?.slice(5) ?? '/';
        const key = `${pair.split('=')[0]} ${path}`;
        if (line.includes('expires=Thu, 01 Jan 1970')) kept.delete(key);
        else kept.set(key, { path, pair });
      }
    },
  };
}

/** An HTTP client that follows redirects inside the provider, and stops at one that leads out. */
export function createBrowser(origin: string) {
  const jar = createJar();
  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, origin);
    const headers = { cookie: jar.cookie(url.pathname), accept: 'text/html', ...init.headers };
    const answer = await fetch(url, { redirect: 'manual', ...init, headers });
    // Read at once, as a browser would: undici fails on a connection that closes while a body is unread.
    const response = new Response(await answer.arrayBuffer(), answer);
    jar.take(response);
    const next = response.headers.get('location');
    if (!next || new URL(next, url).origin !== origin) return response;
    return visit(new URL(next, url).href);
  }
  const post = (address: string, fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
    visit(address, { method: 'POST', body: new URLSearchParams(fields), headers });
  return { visit, post };
}

export type Browser = ReturnType<typeof createBrowser>;

/** The first form of a page: its target, and its values. */
export async function formOf(page: Response) {
  const text = await page.text();
  const hidden = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  return { text, action: text.match(/<form method="post" action="([^"]*)"/)?.[1] ?? '', fields };
}

/** Serves until the end of the test, on a free port unless one is given. */
export async function listen(handler: Handler, name: string, wanted = 0) {
  const server = await serve(handler, { name, host: '127.0.0.1', port: wanted });
  // After a restart a client would reuse its kept-alive connection.
  server.maxRequestsPerSocket = 1;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(async () => {
    await close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, close };
}

/** The provider on a free port, and a client for it. */
export async function openIdentity(options: { file?: string; clock?: () => Date; port?: number } = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const faults = createFaults();
  let identity: Identity;
  const handle: Handler = (request) => identity.handle(request);
  const handler = withFaults(handle, { service: 'identity', faults, operationOf: identityOperation });
  const { port, origin: issuer, close } = await listen(handler, 'Identity provider', options.port);
  identity = createIdentity({ issuer, client, sites, demonstration, ...options });
  const control = createControl({ commerce: null, content: null, identity, faults });

  const verifier = randomBytes(32).toString('base64url');
  const authorize = (extra: Record<string, string> = {}) =>
    `/authorize?${new URLSearchParams({
      client_id: client.id,
      redirect_uri: callback,
      response_type: 'code',
      scope: 'openid profile email offline_access',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    })}`;
  async function token(fields: Record<string, string>, secret = client.secret) {
    const authorization = `Basic ${Buffer.from(`${client.id}:${secret}`).toString('base64')}`;
    const body = new URLSearchParams({ redirect_uri: callback, code_verifier: verifier, ...fields });
    const response = await fetch(`${issuer}/token`, { method: 'POST', body, headers: { authorization } });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  }
  const exchange = (code: string | null) => token({ grant_type: 'authorization_code', code: code ?? '' });
  const refresh = (refreshToken = '') => token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const browser = () => createBrowser(issuer);
  return { identity, faults, control, issuer, port, close, authorize, token, exchange, refresh, browser };
}

export type Opened = Awaited<ReturnType<typeof openIdentity>>;

/** The parameters that the client receives in the redirect URL. */
export function told(response: Response) {
  const location = response.headers.get('location') ?? '';
  const { origin, pathname, searchParams } = new URL(location, 'http://nowhere.test');
  return { address: origin + pathname, ...Object.fromEntries(searchParams) } as Record<string, string>;
}

/** The claims of an id_token. */
export const claimsIn = (idToken = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

/** Signs a customer in, from the site's button to the tokens. */
export async function signIn(opened: Opened, browser: Browser, who = camille, extra: Record<string, string> = {}) {
  const { action } = await formOf(await browser.visit(opened.authorize(extra)));
  const back = told(await browser.post(action, who));
  return { back, ...(await opened.exchange(back.code ?? null)) };
}
