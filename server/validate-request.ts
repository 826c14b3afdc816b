import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteUrls } from '../lib/platform/markets.ts';
import { clientAddress, isAdmitted, markAdmitted } from '../lib/platform/request.ts';
import type { ErrorPages } from './error-pages.ts';
import { rejectionResponse, rejectRequest } from './reject-request.ts';
import { isActionPost, type Limits, ownOrigin, rejectionStatus, withinCookieLimit } from './request-rules.ts';
import type { Security } from './security-headers.ts';

/**
 * The framework holds the body of a post in memory until it is complete, before any check: at most this many of the
 * largest at once.
 */
const MOST_BODIES = 8;
/** For one visitor, or for all who share an address. */
const MOST_BODIES_OF_ONE = 3;
/** Smaller bodies are always accepted: a cart, a search, a form without files. */
const SMALL_BYTES = 64 * 1024;

/** Tracks the bodies of posts in progress. @param maxBody maximum bytes of one body */
export function bodyMemoryLimiter(maxBody: number) {
  const ofEach = new Map<string, number>();
  let all = 0;
  return {
    /** Reserves memory for the body of a visitor's post; returns the function that releases it, or null where none is left. */
    take(visitor: string, bytes: number): (() => void) | null {
      if (bytes <= SMALL_BYTES) return () => {};
      const own = ofEach.get(visitor) ?? 0;
      if (all + bytes > MOST_BODIES * maxBody || own + bytes > MOST_BODIES_OF_ONE * maxBody) return null;
      all += bytes;
      ofEach.set(visitor, own + bytes);
      return () => {
        const left = (ofEach.get(visitor) ?? 0) - bytes;
        all -= bytes;
        if (left > 0) ofEach.set(visitor, left);
        else ofEach.delete(visitor);
      };
    },
  };
}

type Trust = { origins: readonly string[]; hops: number };
export type ServerContext = Limits &
  Trust & { urls: SiteUrls; pageOf: ErrorPages; security: Security; room: ReturnType<typeof bodyMemoryLimiter> };

// Next.js removes some of these itself (INTERNAL_HEADERS in server-ipc/utils) and trusts the others. From a policy it
// takes the nonce, and writes it into pages that others get.
const internal =
  /^(?:x-(?:middleware|matched|now|invoke|invocation|next|nextjs|prerender|action|vercel)-.*|x-forwarded-(?:host|port)|next-resume|content-security-policy.*)$/;

/** By these the router asks for a part of a page; its script sends them with `rsc: 1` only. */
const ofRouter = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'];

/**
 * Removes headers of the framework's router from a request that its script does not send so: the framework would answer with a
 * part of a page, or with the page of another address, and caches in front, which do not know these headers, would keep that.
 */
function cleanRouterHeaders({ method, headers }: IncomingMessage): void {
  if (headers.rsc !== '1') for (const name of ofRouter) delete headers[name];
  if (method !== 'POST') delete headers['next-action'];
}

/**
 * Removes from a request the headers that a visitor may not set. Addresses come from the settings, so no proxy header
 * decides the host or the protocol; only this server sets `x-client-address`, and actions trust it.
 */
function cleanHeaders({ headers, socket }: IncomingMessage, { origins, hops }: Trust): void {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name];
  if (headers.cookie !== undefined) headers.cookie = withinCookieLimit(headers.cookie);
  const site = ownOrigin(headers.host, origins);
  // In upper case, which is valid for a scheme: where the framework reads "https" it would make its internal requests
  // over TLS as well, for the page that an action leads to and for an action of another page, and this server does not
  // speak TLS.
  if (site) headers['x-forwarded-proto'] = site.slice(0, site.indexOf(':')).toUpperCase();
  else delete headers['x-forwarded-proto'];
  const forwarded = [headers['x-forwarded-for']].flat().join(',');
  headers['x-client-address'] = clientAddress({ socket: socket.remoteAddress, forwarded, hops });
  markAdmitted(headers);
}

/** How long the connection stays open when the framework has responded to a post without reading all of it. */
const GRACE_MS = 5_000;

/** Whether a request is admitted, with trusted headers; one that no legitimate client sends is rejected. */
export function validateRequest(request: IncomingMessage, response: ServerResponse, site: ServerContext): boolean {
  const head = { method: request.method ?? '', url: request.url ?? '', headers: request.headersDistinct };
  const refused = isAdmitted(request) ? null : (rejectionStatus(head, site) ?? roomVerdict(request, response, site));
  if (refused !== null) {
    rejectRequest(request, response, rejectionResponse(request, refused, site));
    return false;
  }
  if (isActionPost(head)) closeUnread(request, response);
  return true;
}

/** 503 where no memory is left for the body of a request; otherwise its share is reserved until it is answered or aborted. */
function roomVerdict(request: IncomingMessage, response: ServerResponse, site: ServerContext): 503 | null {
  cleanHeaders(request, site);
  cleanRouterHeaders(request);
  const { 'x-client-address': visitor, 'content-length': bytes = 0 } = request.headers;
  const giveBack = site.room.take(String(visitor), Number(bytes));
  if (giveBack) response.once('close', giveBack);
  return giveBack ? null : 503;
}

function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  // Read in advance: a broken stream of the framework detaches the socket from the request.
  const { socket } = request;
  const close = () => {
    // If the body was read completely meanwhile, the socket may already carry the same visitor's next request.
    if (!request.complete) socket.destroy();
  };
  response.once('finish', () => request.complete || setTimeout(close, GRACE_MS).unref());
}
