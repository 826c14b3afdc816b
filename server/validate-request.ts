import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, isAdmitted, markAdmitted } from '../lib/platform/request.ts';
import type { Site } from './pipeline.ts';
import { rejectionResponse, rejectRequest } from './reject-request.ts';
import { isActionPost, ownOrigin, rejectionStatus, withinCookieLimit } from './request-rules.ts';

/** Bodies of the largest size at once: the framework holds each in memory until it is complete. */
const MOST_BODIES = 8;
/** For one visitor, or for all who share an address. */
const MOST_BODIES_OF_ONE = 3;
/** Smaller bodies are always accepted: a cart, a search, a form without files. */
const SMALL_BYTES = 64 * 1024;

/** Tracks the bodies of posts in progress. @param maxBody maximum bytes of one body */
export function bodyMemoryLimiter(maxBody: number) {
  const ofEach = new Map<string, number>();
  return {
    /** Reserves memory for the body of a visitor's post; returns what releases it, or null where none is left. */
    take(visitor: string, bytes: number): (() => void) | null {
      if (bytes <= SMALL_BYTES) return () => {};
      const own = ofEach.get(visitor) ?? 0;
      const all = ofEach.values().reduce((sum, each) => sum + each, 0);
      if (all + bytes > MOST_BODIES * maxBody || own + bytes > MOST_BODIES_OF_ONE * maxBody) return null;
      ofEach.set(visitor, own + bytes);
      return () => {
        const left = (ofEach.get(visitor) ?? 0) - bytes;
        if (left > 0) ofEach.set(visitor, left);
        else ofEach.delete(visitor);
      };
    },
  };
}

export type BodyMemoryLimiter = ReturnType<typeof bodyMemoryLimiter>;

/** By these the router asks for a part of a page; its script sends them with `rsc: 1` only. */
const ofRouter = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'];

/** Removes headers of the framework's router that its script does not send so: caches do not know them (docs/decisions/071). */
export function cleanRouterHeaders(request: IncomingMessage): void {
  const { method, headers } = request;
  if (isAdmitted(request)) return;
  if (headers.rsc !== '1') for (const name of ofRouter) delete headers[name];
  if (method !== 'POST') delete headers['next-action'];
}

// Next.js removes some of these itself (INTERNAL_HEADERS in server-ipc/utils) and trusts the others. It takes a nonce from
// a policy; its internal requests fail with an `upgrade`.
const internal =
  /^(?:x-(?:middleware|matched|now|invoke|invocation|next|nextjs|prerender|action|vercel)-.*|x-forwarded-(?:host|port)|next-resume|content-security-policy.*|upgrade)$/;

/**
 * Removes from a request the headers that a visitor may not set. Addresses come from the settings, so no proxy header
 * decides the host or the protocol; only this server sets `x-client-address`, and actions trust it.
 */
function cleanHeaders({ headers, socket }: IncomingMessage, { origins, hops }: Site): void {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name];
  if (headers.cookie !== undefined) headers.cookie = withinCookieLimit(headers.cookie);
  const site = ownOrigin(headers.host, origins);
  // In upper case the framework does not take it for TLS in its internal requests (docs/decisions/066).
  if (site) headers['x-forwarded-proto'] = site.slice(0, site.indexOf(':')).toUpperCase();
  else delete headers['x-forwarded-proto'];
  const forwarded = [headers['x-forwarded-for']].flat().join(',');
  headers['x-client-address'] = clientAddress({ socket: socket.remoteAddress, forwarded, hops });
  markAdmitted(headers);
}

/** Whether a request is admitted, with trusted headers; one that no legitimate client sends is rejected. */
export function validateRequest(request: IncomingMessage, response: ServerResponse, site: Site): boolean {
  const refused = isAdmitted(request) ? null : (rejectionStatus(request, site) ?? admit(request, response, site));
  if (refused !== null) {
    rejectRequest(request, response, rejectionResponse(request, refused, site));
    return false;
  }
  if (isActionPost(request)) closeUnread(request, response);
  return true;
}

/** 503 where no memory is left for the body of a request; otherwise it is reserved until the response has ended. */
function admit(request: IncomingMessage, response: ServerResponse, site: Site): 503 | null {
  cleanHeaders(request, site);
  const { 'x-client-address': visitor, 'content-length': bytes = 0 } = request.headers;
  const giveBack = site.room.take(String(visitor), Number(bytes));
  if (giveBack) response.once('close', giveBack);
  return giveBack ? null : 503;
}

/** Milliseconds for the rest of a post that the framework has answered without reading all of it. */
const GRACE_MS = 5_000;

function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  // Read in advance: a broken stream of the framework detaches the socket from the request.
  const { socket } = request;
  const close = () => {
    // If the body was read completely meanwhile, the socket may already carry the same visitor's next request.
    if (!request.complete) socket.destroy();
  };
  response.once('finish', () => request.complete || setTimeout(close, GRACE_MS).unref());
}
