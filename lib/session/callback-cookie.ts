/** The cookie in which Auth.js stores the callback URL of a login. */
export const CALLBACK_COOKIE = /^(?:__Secure-)?authjs\.callback-url$/;

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
