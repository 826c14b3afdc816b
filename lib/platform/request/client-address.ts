import ipaddr from 'ipaddr.js';

type Seen = {
  /** The other end of the connection. */
  socket: string | undefined;
  /** X-Forwarded-For as it came. */
  forwarded: string | undefined;
  /** How many proxies in front are believed (TRUSTED_PROXY_HOPS). */
  hops: number;
};

/** Without port, brackets, quotes and zone: `[2001:db8::1]:443` and `203.0.113.7:5000` are what some proxies write. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');

/** An IPv4 address as it is, also one written as IPv6; of an IPv6 address the /64 that one household has. */
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
 * The visitor's address as the key of limits: the n-th from the right in X-Forwarded-For for n trusted proxies, each of
 * which adds whom it saw; what stands further left is the visitor's own claim. The socket's where that names no address.
 */
export function clientAddress({ socket, forwarded = '', hops }: Seen): string {
  const claimed = hops > 0 ? keyOf(forwarded.split(',').at(-hops)) : null;
  return claimed ?? keyOf(socket) ?? 'unknown';
}
