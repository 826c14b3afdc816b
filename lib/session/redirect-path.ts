import { templatesOf } from '../platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS, type Market } from '../platform/markets.ts';
import { CUSTOMER_TOKEN_COOKIE, hostPrefixed, SESSION_COOKIE } from './cookies.ts';

/** The cookie in which Auth.js stores the callback URL of a login. */
const CALLBACK_COOKIE = /^(?:__Secure-)?authjs\.callback-url$/;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The same validation as in Auth.js: a web URL, or a path. */
function isAddress(value: string): boolean {
  const url = URL.parse(decoded(value), value.startsWith('/') ? 'http://own.invalid' : undefined);
  return url !== null && /^https?:$/.test(url.protocol);
}

type Cleaned = { headers: Headers; erasures: string[] };

/**
 * The headers of a request without an invalid callback cookie, and the `Set-Cookie` lines that delete it; null when there
 * is none. Auth.js rejects every request with such a cookie, including requests for the session.
 */
export function withoutBadCallback(headers: Headers): Cleaned | null {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => {
    const [, name = pair, value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    return { pair, name, isBad: CALLBACK_COOKIE.test(name) && value !== '' && !isAddress(value.replace(/^"|"$/g, '')) };
  });
  const bad = pairs.filter(({ isBad }) => isBad);
  if (bad.length === 0) return null;
  const cleaned = new Headers(headers);
  cleaned.set('cookie', pairs.flatMap(({ pair, isBad }) => (isBad ? [] : [pair])).join('; '));
  return { headers: cleaned, erasures: bad.map(({ name }) => erasureOf(name)) };
}

/** Browsers ignore the deletion of a prefixed cookie without `Secure`. */
const erasureOf = (name: string): string =>
  `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${name.startsWith('__') ? '; Secure' : ''}`;

const LONGEST = 500;

/**
 * A path of this site as browsers parse it, or null for anything that could redirect to another site.
 * @param longest in characters
 */
export function safeRedirectPath(text: unknown, longest = LONGEST): string | null {
  if (typeof text !== 'string' || text.length > longest || !text.startsWith('/')) return null;
  // Browsers treat a backslash as a slash, and remove tabs and line breaks before parsing.
  if (/[\\\p{Cc}\s]/u.test(text)) return null;
  const base = 'http://own.invalid';
  const url = URL.parse(text, base);
  if (url?.origin !== base) return null;
  const path = url.pathname + url.search + url.hash;
  // `/..//elsewhere` is normalised to a path that begins with two slashes.
  return path.startsWith('//') ? null : path;
}

/** The path with a query value added or replaced. */
export function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://own.invalid');
  url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

type Cookie = { name: string; value: string };

/** The path that a visitor was on the way to, from the cookie in which Auth.js stores the callback URL: `…/auth?to=<path>`. */
export function requestedPath(jar: readonly Cookie[]): string | undefined {
  const value = jar.find(({ name }) => CALLBACK_COOKIE.test(name))?.value;
  const back = value ? URL.parse(value) : null;
  return safeRedirectPath(back?.searchParams.get('to')) ?? undefined;
}

/** A layout has access to neither path nor query: the middleware writes both into this request header. */
export const BARE_ADDRESS = 'x-bare-address';

/** The path that a bare page leads to, determined like in the page itself from its URL and the cookies. */
export function ledTo(address: string, jar: Parameters<typeof requestedPath>[0]): string {
  const url = URL.parse(address, 'http://own.invalid');
  if (!url) return '/';
  if (url.pathname === '/auth/error') return requestedPath(jar) ?? '/';
  return safeRedirectPath(url.searchParams.get(url.pathname === '/auth/signed-out' ? 'state' : 'to')) ?? '/';
}

/**
 * Redirect by a same-site request that carries the strict cookies and obtains a shop token, before the visitor continues
 * to `path`.
 */
export const throughAuth = (path: string): string => `/auth?${new URLSearchParams({ to: path })}`;

/** Obtains a shop token for the signed-in customer where there is none, and leads to `path`. */
export const shopTokenPath = (path: string): string => `/auth/shop?${new URLSearchParams({ to: path })}`;

export const loginPath = (locale: Locale, path: string): string =>
  `${MARKETS[locale].prefix}${templatesOf('/login', locale)[0]}?${new URLSearchParams({ to: path })}`;

const account = LOCALES.flatMap((locale) =>
  templatesOf('/my-account', locale).map((template) => ({ locale, root: MARKETS[locale].prefix + template })),
);

type AccountRequest = {
  path: string;
  search: string;
  cookies: readonly string[];
  /** The markets of the requested host. */
  markets: readonly Market[];
};

/**
 * Where a request for an account page must be redirected first, based on its cookies alone; null when the page may be
 * rendered. Without a session: to the login. With a session but no shop token: through `/auth`, because strict cookies
 * are not sent on a navigation from another site. Not an access control: the pages verify the session and the token
 * themselves.
 */
export function accountRedirect({ path, search, cookies, markets }: AccountRequest): string | null {
  const found = account.find(
    ({ locale, root }) =>
      markets.some((market) => market.locale === locale) && (path === root || path.startsWith(`${root}/`)),
  );
  if (!found) return null;
  const here = path + search;
  if (!cookies.some((name) => SESSION_COOKIE.test(name))) return loginPath(found.locale, here);
  const isToken = (name: string) => name === CUSTOMER_TOKEN_COOKIE || name === hostPrefixed(CUSTOMER_TOKEN_COOKIE);
  if (cookies.some(isToken) || new URLSearchParams(search).has('shop')) return null;
  return throughAuth(here);
}
