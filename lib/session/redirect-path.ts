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

/** A path of this site as browsers parse it, or null for anything that could redirect to another site. */
export function safeRedirectPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !text.startsWith('/')) return null;
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
