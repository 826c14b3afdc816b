/** Which requests are rejected, by method, address and headers alone (docs/decisions/017 and 065). */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { canonicalPath } from '../lib/platform/i18n/routes.ts';
import type { Site } from './pipeline.ts';

type Rejection = 400 | 403 | 404 | 405 | 411 | 413 | 414 | 415 | 421;
/** With every value of each header: joined headers hide a second value. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headersDistinct'>;
type Limits = Pick<Site, 'origins' | 'maxBody' | 'anyHost' | 'hops'>;

/** No browser stores more for one site (Chromium and Firefox: 180); the framework reads them again and again. */
export const MAX_COOKIES = 180;
/** A page uses two thirds of it at most; the framework matches each rule of the route table against all parameters. */
export const MAX_PARAMETERS = 64;
/** The deepest route has six segments. */
export const MAX_SEGMENTS = 40;
/** Maximum bytes of a post to a handler, the only limit for webhooks: enough for a product with many variants. */
export const MAX_API_BODY = 4 * 1024 * 1024;
/** A web socket among the protocols that are offered, with its version or without. */
const WEB_SOCKET = /(?:^|,)\s*websocket(?:$|[\s,/])/i;
/** Maximum characters of a router state that the framework reads. */
const MAX_STATE = 40_000;

/** `multipart/form-data` of `Multipart/Form-Data; boundary=x`. */
export const mediaType = (header = ''): string => (header.split(';')[0] ?? '').trim().toLowerCase();
const isHandler = (url: string): boolean => url.startsWith('/api/');

/** Methods that an address supports, for the Allow header. */
export const methodsOf = (url: string): readonly string[] =>
  isHandler(url) ? ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] : ['GET', 'HEAD', 'POST'];

/** The base address that a Host header belongs to. */
export const ownOrigin = (host: string | undefined, origins: readonly string[]): string | undefined =>
  origins.find((origin) => host && origin.endsWith(`//${host.toLowerCase()}`));

/** The first cookies of a header, as many as a browser sends: the oldest ones of the most specific path. */
export const withinCookieLimit = (header: string): string =>
  header
    .split(';', MAX_COOKIES + 1)
    .slice(0, MAX_COOKIES)
    .join(';');

/** Whether Next.js would look for an action in the request; it does so at any address. */
export const isActionPost = ({ method, headersDistinct: headers }: RequestHead): boolean =>
  method === 'POST' &&
  (headers['next-action'] !== undefined || mediaType(headers['content-type']?.[0]) === 'multipart/form-data');

/**
 * The status with which a request is rejected before it reaches Next.js, or null. Next.js itself responds with 500 to
 * half of all malformed posts, lets X-Forwarded-Host override Host, and reads a body before it checks its type.
 */
export const rejectionStatus = (request: RequestHead, limits: Limits): Rejection | null =>
  shapeVerdict(request, limits) ??
  hostVerdict(request, limits) ??
  addressRejection(request.url ?? '') ??
  privateVerdict(request, limits);

/** Headers that are trusted: with a second value it would be ambiguous which one counts. */
const SINGLE = 'host origin sec-fetch-site content-type content-length next-action next-router-state-tree'.split(' ');

function shapeVerdict(request: RequestHead, { origins, maxBody }: Limits): Rejection | null {
  const { method = '', url = '', headersDistinct: headers } = request;
  // Other offers, of HTTP/2 or TLS, are ignored (RFC 9110, 7.8); who wants a web socket has no use for a page.
  if (headers.upgrade?.some((offers) => WEB_SOCKET.test(offers))) return 400;
  if (!methodsOf(url).includes(method)) return 405;
  // No browser sends a fragment, and the framework would drop it.
  if (!url.startsWith('/') || url.includes('#') || SINGLE.some((name) => (headers[name]?.length ?? 0) > 1)) return 400;
  if (!isRouterState(headers['next-router-state-tree']?.[0])) return 400;
  if (method === 'GET' || method === 'HEAD') return hasBody(request) ? 400 : null;
  if (isHandler(url) && !headers['next-action']) return handlerVerdict(request, origins);
  if (!isActionPost(request) && !hasBody(request) && !headers['content-type']) return null;
  return originVerdict(request, origins) ?? lengthVerdict(request, maxBody) ?? contentVerdict(request);
}

const hasBody = ({ headersDistinct: headers }: RequestHead): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']?.[0] ?? 0) !== 0;

/** Webhooks and mail programs (RFC 8058) send no Origin; one that is sent with a form must be ours. */
function handlerVerdict(request: RequestHead, origins: readonly string[]): Rejection | null {
  const isForm = isActionPost(request);
  const foreign = isForm && request.headersDistinct.origin ? originVerdict(request, origins) : null;
  const length = hasBody(request) ? lengthVerdict(request, MAX_API_BODY) : null;
  return foreign ?? length ?? (isForm ? contentVerdict(request) : null);
}

/** The origin must match the Host of the request, so that no other site and no other market can post here. */
function originVerdict({ headersDistinct: headers }: RequestHead, origins: readonly string[]): 403 | null {
  const own = ownOrigin(headers.host?.[0], origins);
  const origin = headers.origin?.[0];
  const isOwn = origin === undefined ? headers['sec-fetch-site']?.[0] === 'same-origin' : origin === own;
  return own && isOwn ? null : 403;
}

function lengthVerdict({ headersDistinct: headers }: RequestHead, most: number): 400 | 411 | 413 | null {
  const length = headers['content-length']?.[0];
  if (headers['transfer-encoding'] || length === undefined) return 411;
  if (!/^\d+$/.test(length)) return 400;
  return Number(length) > most ? 413 : null;
}

// RFC 2046 allows 70 characters; an unquoted token allows fewer kinds. No other parameter: browsers write none.
const multipart = /^multipart\/form-data\s*;\s*boundary=(?:[\w'+.-]{1,70}|"[\w'()+,./:=?-]{1,70}")$/i;
const readable = /^[\w/-]+(?:\s*;\s*charset="?utf-8"?)?$/i;
// The first bit of an id marks a cached function: those are in the manifest too, and must not be called.
const actionId = /^[0-7][0-9a-f]{41}$/;

/** 415 for a type that no form or action sends, 400 for a body whose parts cannot be found or an invalid action. */
function contentVerdict({ headersDistinct: headers }: RequestHead): 400 | 415 | null {
  const id = headers['next-action']?.[0];
  const header = headers['content-type']?.[0] ?? '';
  const type = mediaType(header);
  const isForm = type === 'multipart/form-data';
  const isText = type === 'text/plain' || (type === 'application/x-www-form-urlencoded' && id === undefined);
  if (headers['content-encoding'] || !(isForm || (isText && readable.test(header)))) return 415;
  return (isForm && !multipart.test(header)) || (id !== undefined && !actionId.test(id)) ? 400 : null;
}

const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), z.array(z.string()).nullable()]),
]);
/** State of the framework's router: a segment, the slots below it, what to refetch. No route here intercepts another. */
const routerState: z.ZodType = z.tuple([
  segment,
  z.lazy(() => z.record(z.string(), routerState)),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/** Whether the router's state is valid: the framework would respond with 500 to an invalid one. */
function isRouterState(header: string | undefined): boolean {
  if (header === undefined) return true;
  try {
    return header.length <= MAX_STATE && routerState.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    // Not JSON, or nested too deeply.
    return false;
  }
}

/** Programs call these at the address of a process: they authenticate, or get no information. */
const BY_ADDRESS = /^\/(?:healthz|readyz|api\/(?:ops|revalidate|webhooks))(?:[/?]|$)/;

/** `fr.localhost` from a Host header or an origin. */
const nameIn = (address: string): string => address.replace(/^\w+:\/\//, '').replace(/:\d+$/, '');

/** Compares host names only: a proxy may use its own port. */
function hostVerdict({ url = '', headersDistinct: { host } }: RequestHead, { origins, anyHost }: Limits): 421 | null {
  const name = nameIn(host?.[0] ?? '').toLowerCase();
  return anyHost || BY_ADDRESS.test(url) || origins.some((origin) => nameIn(origin) === name) ? null : 421;
}

/** 414 for more parameters or segments than any page has, 400 for a path that cannot be decoded; otherwise null. */
export function addressRejection(url: string): null | 400 | 414 {
  const [path = ''] = url.split('?', 1);
  // The rest of the query may contain further question marks.
  const query = url.slice(path.length + 1);
  if (path.split('/').length - 1 > MAX_SEGMENTS || query.split('&').length > MAX_PARAMETERS) return 414;
  return canonicalPath(path) === null ? 400 : null;
}

/** For operators only: the readiness check, and the operator's tasks. */
const PRIVATE = /^\/(?:readyz|api\/ops)(?:\/|$)/i;

/** Not through a proxy in front of the site, which may put its line below an empty one of the visitor. */
const privateVerdict = ({ url = '', headersDistinct: headers }: RequestHead, { hops }: Limits): 404 | null =>
  hops > 0 && headers['x-forwarded-for'] && PRIVATE.test(decodeURIComponent(url.replace(/\?.*/s, ''))) ? 404 : null;
