import { NextRequest } from 'next/server';
import { beforeEach } from 'vitest';
import { GET as shopGate } from '../../app/(bare)/auth/shop/route.ts';
import { GET as authGate } from '../../app/api/auth/[...nextauth]/route.ts';
import { startSignIn } from '../../lib/sign-in/actions.ts';
import type { Client } from '../../packages/sandbox/accounts/provider.ts';
import { changed } from './changed-settings.ts';
import { newRequest } from './next/headers.ts';
import { Interruption } from './next/navigation.ts';
import { startServices } from './services.ts';

export const SITE = 'http://fr.localhost:3000';
type Jar = ReturnType<typeof newRequest>;

export const ACCOUNT_CLIENTS = {
  confidential: { id: 'the-site', secret: 'the-secret' },
  public: { id: 'the-site' },
} as const;

/** The cookies of a response, in the cookies of the browser. */
function take(jar: Jar, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = ''] = pair.split('=');
    const value = decodeURIComponent(pair.slice(name.length + 1));
    if (/max-age=0/i.test(line) || value === '') jar.delete(name);
    else jar.set(name, value);
  }
}

const cookieOf = (jar: Jar): string =>
  jar
    .getAll()
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

/** A request of the browser to a route handler of the site. */
export async function visit(jar: Jar, path: string): Promise<Response> {
  const url = new URL(path, SITE);
  const request = new NextRequest(url, { headers: { host: url.host, cookie: cookieOf(jar) } });
  const response = await (url.pathname === '/auth/shop' ? shopGate(request) : authGate(request));
  take(jar, response);
  return response;
}

/** Follows redirects at the shop; the response with a form, or the redirect that leads out. */
async function atShop(address: string, cookies: Map<string, string>, form?: Record<string, string>): Promise<Response> {
  const url = new URL(address);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const init: RequestInit = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie, origin: url.origin } });
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = ''] = pair.split('=');
    cookies.set(name, pair.slice(name.length + 1));
  }
  const next = response.headers.get('location');
  if (!next) return response;
  const to = new URL(next, url);
  return to.origin === url.origin ? atShop(to.href, cookies) : response;
}

const actionOf = async (page: Response): Promise<string> =>
  new URL(/<form method="post" action="([^"]*)"/.exec(await page.text())?.[1] ?? '', page.url).href;

/** A new browser; its requests pass the site's own server, which names address and protocol. */
export const newBrowser = (host = 'fr.localhost:3000'): Jar =>
  newRequest({ host, headers: { 'x-client-address': '203.0.113.9', 'x-forwarded-proto': 'http' } });

/** The address that the sign-in button leads to. */
export async function signInAddress(locale = 'fr-fr'): Promise<string> {
  const form = new FormData();
  form.set('locale', locale);
  const led = await startSignIn(form).catch((error: unknown) => error);
  if (led instanceof Interruption) return led.to;
  throw led;
}

/** The embedded shop with its customer accounts, where `SHOP_IDENTITY` is customer-accounts. */
export async function startAccounts(client: Client) {
  const { accounts: started, ...services } = await startServices({ content: false, accountClient: client });
  if (!started) throw new Error('the shop has no customer accounts');
  const accounts = started;
  beforeEach(() => {
    changed.SHOP_IDENTITY = 'customer-accounts';
    changed.SHOPIFY_CUSTOMER_CLIENT_ID = client.id;
    changed.SHOPIFY_CUSTOMER_CLIENT_SECRET = client.secret;
  });

  /** From the button of the site to the address that the provider sends the browser back to. */
  async function throughShop(email: string): Promise<string> {
    const cookies = new Map<string, string>();
    const first = await actionOf(await atShop(await signInAddress(), cookies));
    const second = await actionOf(await atShop(first, cookies, { email }));
    const [mail] = await accounts.inbox.list({ to: email });
    const back = await atShop(second, cookies, { code: /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '' });
    return back.headers.get('location') ?? '';
  }

  /** Signs a customer in as a browser does; the new browser's cookies. */
  async function signIn(email: string): Promise<Jar> {
    const jar = newBrowser();
    await visit(jar, await throughShop(email));
    await visit(jar, '/auth/shop?to=/mon-compte&event=login');
    return jar;
  }
  return { ...services, accounts, throughShop, signIn };
}
