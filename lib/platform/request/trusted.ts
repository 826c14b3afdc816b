import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';
import { processSingleton } from '../process/singletons.ts';

const INSIDE = 'x-inside';
const held = processSingleton<string>('inside');

/** A secret that is known only inside this process. */
function secret(): string {
  held.current ??= randomBytes(16).toString('hex');
  return held.current;
}

/** Marks this process as the site's own server, at its start (server.ts). */
export const beOwnServer = (): void => void secret();

/** Whether this process runs the site's own server (server.ts); otherwise a host runs Next.js in its own way. */
export const isOwnServer = (): boolean => held.current !== undefined;

/** Marks a request as admitted by the server, which has written the trusted headers. */
export const markAdmitted = (headers: IncomingHttpHeaders): void => {
  headers[INSIDE] = secret();
};

/**
 * Whether the framework sends an internal request on behalf of an admitted post: for an action of another page, or for
 * the page that an action redirects to. It forwards what the visitor sent and adds headers and a body that no visitor
 * may send.
 */
export const isAdmitted = ({ headers }: { headers: IncomingHttpHeaders }): boolean => headers[INSIDE] === secret();

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
