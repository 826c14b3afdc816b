/** The cookie in which Auth.js keeps where a login leads. */
export const CALLBACK_COOKIE = /^(?:__Secure-)?authjs\.callback-url$/;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** As Auth.js judges it: an address of the web, or a path. */
function isAddress(value: string): boolean {
  const url = URL.parse(decoded(value), value.startsWith('/') ? 'http://own.invalid' : undefined);
  return url !== null && /^https?:$/.test(url.protocol);
}

type Cleaned = { headers: Headers; erasures: string[] };

/**
 * The headers of a request without a callback cookie that is no address, and the `Set-Cookie` lines that erase it; null where there
 * is none. Auth.js refuses whatever is asked with such a cookie, the session too.
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

/** Browsers ignore what would erase a prefixed cookie without `Secure`. */
const erasureOf = (name: string): string =>
  `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${name.startsWith('__') ? '; Secure' : ''}`;
