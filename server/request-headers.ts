import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../lib/request/client-address.ts';
import { markInside } from '../lib/request/inside.ts';
import { ownOrigin } from './guard.ts';
import { withinCookieLimit } from './head-limits.ts';

export type Trust = { origins: readonly string[]; hops: number };

// Next.js takes back some of these itself (INTERNAL_HEADERS in server-ipc/utils), the others it believes. From a policy it
// takes the nonce, and writes it into pages that others get.
const internal =
  /^(?:x-(?:middleware|matched|now|invoke|invocation|next|nextjs|prerender|action|vercel)-.*|x-forwarded-(?:host|port)|next-resume|content-security-policy.*)$/;

/**
 * Leaves of a request what a visitor may say. Addresses come from the settings, so no proxy says which host was asked or
 * how; `x-client-address` is ours alone, and actions trust it.
 */
export function cleanHeaders({ headers, socket }: IncomingMessage, { origins, hops }: Trust): void {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name];
  if (headers.cookie !== undefined) headers.cookie = withinCookieLimit(headers.cookie);
  const site = ownOrigin(headers.host, origins);
  // In capitals, which a scheme may be written in: where the framework reads "https" it would ask itself over TLS as well, for the
  // page that an action leads to and for an action of another page, and nobody speaks that here.
  if (site) headers['x-forwarded-proto'] = site.slice(0, site.indexOf(':')).toUpperCase();
  else delete headers['x-forwarded-proto'];
  const forwarded = [headers['x-forwarded-for']].flat().join(',');
  headers['x-client-address'] = clientAddress({ socket: socket.remoteAddress, forwarded, hops });
  markInside(headers);
}
