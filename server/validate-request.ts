import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteUrls } from '../lib/platform/markets.ts';
import { isAdmitted, markAdmitted } from '../lib/platform/request/admitted.ts';
import { clientAddress } from '../lib/platform/request/client-address.ts';
import type { ErrorPages } from './error-pages.ts';
import { rejectionResponse, rejectRequest } from './reject-request.ts';
import { isActionPost, type Limits, ownOrigin, rejectionStatus, withinCookieLimit } from './request-rules.ts';
import type { Security } from './security-headers.ts';

/** The framework keeps the body of a post in memory until it is whole, before anybody looks at it: so many of the largest at once. */
const MOST_BODIES = 8;
/** Of one visitor, or of all who share an address. */
const MOST_BODIES_OF_ONE = 3;
/** Smaller ones are let in whatever is under way: a cart, a search, a form without files. */
const SMALL_BYTES = 64 * 1024;

/** Notes the bodies of posts that are under way. @param maxBody bytes of the largest that is let in */
export function bodyMemoryLimiter(maxBody: number) {
  let all = 0;
  const ofEach = new Map<string, number>();

  function add(visitor: string, bytes: number): void {
    all += bytes;
    const own = (ofEach.get(visitor) ?? 0) + bytes;
    if (own > 0) ofEach.set(visitor, own);
    else ofEach.delete(visitor);
  }

  return {
    /** Takes room for the body of a visitor's post; what gives it back, or null where there is none. */
    take(visitor: string, bytes: number): (() => void) | null {
      if (bytes <= SMALL_BYTES) return () => {};
      const own = ofEach.get(visitor) ?? 0;
      if (all + bytes > MOST_BODIES * maxBody || own + bytes > MOST_BODIES_OF_ONE * maxBody) return null;
      add(visitor, bytes);
      return () => add(visitor, -bytes);
    },
  };
}

type RoomForPosts = ReturnType<typeof bodyMemoryLimiter>;

type Trust = { origins: readonly string[]; hops: number };

// Next.js takes back some of these itself (INTERNAL_HEADERS in server-ipc/utils), the others it believes. From a policy it
// takes the nonce, and writes it into pages that others get.
const internal =
  /^(?:x-(?:middleware|matched|now|invoke|invocation|next|nextjs|prerender|action|vercel)-.*|x-forwarded-(?:host|port)|next-resume|content-security-policy.*)$/;

/**
 * Leaves of a request what a visitor may say. Addresses come from the settings, so no proxy says which host was asked or
 * how; `x-client-address` is ours alone, and actions trust it.
 */
function cleanHeaders({ headers, socket }: IncomingMessage, { origins, hops }: Trust): void {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name];
  if (headers.cookie !== undefined) headers.cookie = withinCookieLimit(headers.cookie);
  const site = ownOrigin(headers.host, origins);
  // In capitals, which a scheme may be written in: where the framework reads "https" it would ask itself over TLS as well, for the
  // page that an action leads to and for an action of another page, and nobody speaks that here.
  if (site) headers['x-forwarded-proto'] = site.slice(0, site.indexOf(':')).toUpperCase();
  else delete headers['x-forwarded-proto'];
  const forwarded = [headers['x-forwarded-for']].flat().join(',');
  headers['x-client-address'] = clientAddress({ socket: socket.remoteAddress, forwarded, hops });
  markAdmitted(headers);
}

export type ServerContext = Limits &
  Trust & { urls: SiteUrls; pageOf: ErrorPages; security: Security; room: RoomForPosts };

/** What the framework leaves unread of a post that it has answered is not waited for. */
const GRACE_MS = 5_000;

/** Whether a request is let in, with headers that may be believed; one that nobody has a reason to send is refused. */
export function validateRequest(request: IncomingMessage, response: ServerResponse, site: ServerContext): boolean {
  const asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headersDistinct };
  const refused = isAdmitted(request) ? null : (rejectionStatus(asked, site) ?? roomVerdict(request, response, site));
  if (refused !== null) {
    rejectRequest(request, response, rejectionResponse(request, refused, site));
    return false;
  }
  if (isActionPost(asked)) closeUnread(request, response);
  return true;
}

/** 503 where there is no room for the body of a request; else its place is taken until it is answered or aborted. */
function roomVerdict(request: IncomingMessage, response: ServerResponse, site: ServerContext): 503 | null {
  const { headers } = request;
  cleanHeaders(request, site);
  const giveBack = site.room.take(String(headers['x-client-address']), Number(headers['content-length'] ?? 0));
  if (giveBack) response.once('close', giveBack);
  return giveBack ? null : 503;
}

function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  // A stream of the framework that breaks takes the socket away from the request.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    const close = () => {
      // Read to its end meanwhile, it may carry the next request of the same visitor by now.
      if (!request.complete) socket.destroy();
    };
    setTimeout(close, GRACE_MS).unref();
  });
}
