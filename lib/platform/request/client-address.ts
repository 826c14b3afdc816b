import ipaddr from 'ipaddr.js';

type Connection = {
  /** The remote address of the connection. */
  socket: string | undefined;
  /** X-Forwarded-For as received. */
  forwarded: string | undefined;
  /** Number of trusted proxies in front (TRUSTED_PROXY_HOPS). */
  hops: number;
};

/** Without port, brackets, quotes and zone: some proxies write `[2001:db8::1]:443` or `203.0.113.7:5000`. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');

/** An IPv4 address unchanged, also one written as IPv6; for an IPv6 address its /64, which one household has. */
function keyOf(text: string | undefined): string | null {
  const address = bare(text ?? '');
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * The visitor's address as the rate limit key: the n-th from the right in X-Forwarded-For for n trusted proxies, each
 * of which appends the address it saw; anything further left is the visitor's own claim. Falls back to the socket's
 * address where that is invalid.
 */
export function clientAddress({ socket, forwarded = '', hops }: Connection): string {
  const claimed = hops > 0 ? keyOf(forwarded.split(',').at(-hops)) : null;
  return claimed ?? keyOf(socket) ?? 'unknown';
}
