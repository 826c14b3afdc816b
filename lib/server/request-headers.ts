import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address.ts';
import { ownOrigin } from './guard.ts';
import { withinCookieLimit } from './head-limits.ts';

export type Trust = { origins: readonly string[]; hops: number };

// Next.js takes back some of these itself (INTERNAL_HEADERS in server-ipc/utils), the others it believes. From a policy it
// takes the nonce, and writes it into pages that others get.
const internal =
  /^(?:x-(?:middleware|matched|now|invoke|invocation|next|nextjs|prerender|action|vercel)-.*|x-forwarded-(?:host|port)|next-resume|content-security-policy.*)$/;

const INSIDE = 'x-inside';
const place = Symbol.for('silene.inside');

/** Nobody outside of this process knows it; on globalThis, since the hook and the pages are bundles of their own. */
function secret(): string {
  const holder = globalThis as { [place]?: string };
  holder[place] ??= randomBytes(16).toString('hex');
  return holder[place];
}

/** Whether a request has come through `cleanHeaders`. The first ones of a server may not have: it listens before it has its hooks. */
export const isClean = (headers: Headers): boolean => headers.get(INSIDE) === secret();

/**
 * Whether the framework asks itself on behalf of a post that was admitted: an action of another page, or the page that an
 * action redirects to. It passes on what the visitor sent and writes headers and a body that no visitor may.
 */
export const isInside = ({ headers }: IncomingMessage): boolean => headers[INSIDE] === secret();

/**
 * Leaves of a request what a visitor may say. Addresses come from the settings, so no proxy says which host was asked or
 * how; `x-client-address` is ours alone, and actions trust it.
 */
export function cleanHeaders({ headers, socket }: IncomingMessage, { origins, hops }: Trust): void {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name];
  if (headers.cookie !== undefined) headers.cookie = withinCookieLimit(headers.cookie);
  const site = ownOrigin(headers.host, origins);
  if (site) headers['x-forwarded-proto'] = site.slice(0, site.indexOf(':'));
  else delete headers['x-forwarded-proto'];
  const forwarded = [headers['x-forwarded-for']].flat().join(',');
  headers['x-client-address'] = clientAddress({ socket: socket.remoteAddress, forwarded, hops });
  headers[INSIDE] = secret();
}
