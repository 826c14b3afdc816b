import { z } from 'zod';
import { canonicalPath } from '../lib/platform/i18n/canonical-path.ts';

// RFC 2046 allows 70 characters; a token without quotes has fewer kinds of them. No other parameter: browsers write none.
const multipart = /^multipart\/form-data\s*;\s*boundary=(?:[\w'+.-]{1,70}|"[\w'()+,./:=?-]{1,70}")$/i;
const readable = /^[\w/-]+(?:\s*;\s*charset="?utf-8"?)?$/i;

/** `multipart/form-data` of `Multipart/Form-Data; boundary=x`. */
export const mediaType = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase();

/**
 * What is wrong with the Content-Type of a post to a page: null, 400 for a multipart body whose parts cannot be found, 415
 * for a kind that no form and no action of this site sends.
 */
function typeVerdict(header: string | undefined, isAction: boolean): null | 400 | 415 {
  const type = mediaType(header ?? '');
  if (type === 'multipart/form-data') return multipart.test(header ?? '') ? null : 400;
  const known = type === 'text/plain' || (type === 'application/x-www-form-urlencoded' && !isAction);
  return known && readable.test(header ?? '') ? null : 415;
}

/**
 * No browser keeps more for one site (Chromium and Firefox: 180). Each costs the framework some tenths of a millisecond, at every
 * place where it reads them.
 */
export const MAX_COOKIES = 180;
/** Every facet of the longest list ticked, and what campaigns add, is two thirds of it. The framework tries each rule of the table with all of them. */
export const MAX_PARAMETERS = 64;
/** The deepest route has six segments. */
export const MAX_SEGMENTS = 40;

const countOf = (text: string, character: string): number => text.split(character).length;

/** The cookies of a request without those that no browser sends: the first ones stay, which are the oldest of the most particular path. */
export function withinCookieLimit(header: string): string {
  const cookies = header.split(';', MAX_COOKIES + 1);
  return cookies.length > MAX_COOKIES ? cookies.slice(0, MAX_COOKIES).join(';') : header;
}

/** 414 for an address of more parameters or segments than any page has, 400 for one whose path cannot be decoded; else null. */
export function addressRejection(url: string): null | 400 | 414 {
  const [path = '', query = ''] = url.split('?', 2);
  if (countOf(path, '/') - 1 > MAX_SEGMENTS) return 414;
  // The rest of the query may contain further question marks.
  if (query !== '' && countOf(url.slice(path.length), '&') > MAX_PARAMETERS) return 414;
  return canonicalPath(path) === null ? 400 : null;
}

export type Rejection = 400 | 403 | 404 | 405 | 411 | 413 | 414 | 415 | 421;
/** A request with every value of each header (`headersDistinct` of Node.js): the joined ones hide a second value. */
export type Asked = {
  method: string;
  url: string;
  headers: Readonly<Record<string, readonly string[] | undefined>>;
};
export type Limits = {
  /** Base addresses of the site, as a browser writes them in Origin. */
  origins: readonly string[];
  /** Bytes of a post to a page. */
  maxBody: number;
  /** Whether a Host that is none of ours is let in all the same (ALLOW_UNKNOWN_HOSTS). */
  anyHost?: boolean;
  /** How many proxies in front are believed (TRUSTED_PROXY_HOPS). */
  hops?: number;
};

/** Bytes of a post to a handler, the one limit of webhooks: with room for a product of many variants. */
const MAX_API_BODY = 4 * 1024 * 1024;

const PAGE_METHODS = ['GET', 'HEAD', 'POST'];
const API_METHODS = [...PAGE_METHODS, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Headers that are believed: a second value would leave open which of them. */
const SINGLE = [
  'host',
  'origin',
  'sec-fetch-site',
  'content-type',
  'content-length',
  'next-action',
  'next-router-state-tree',
];

const isHandler = (url: string): boolean => url.startsWith('/api/');

/** The base address that a Host header belongs to. */
export const ownOrigin = (host: string | undefined, origins: readonly string[]): string | undefined =>
  origins.find((origin) => host && origin.endsWith(`//${host.toLowerCase()}`));

/** Methods that an address answers to, for the Allow header. */
export const methodsOf = (url: string): readonly string[] => (isHandler(url) ? API_METHODS : PAGE_METHODS);

/** Whether Next.js would look for an action in it. At any address: the page of an unknown one runs actions as well. */
export const isActionPost = ({ method, headers }: Pick<Asked, 'method' | 'headers'>): boolean =>
  method === 'POST' &&
  (headers['next-action'] !== undefined || mediaType(headers['content-type']?.[0] ?? '') === 'multipart/form-data');

/**
 * What a request is refused with before Next.js sees it, or null. Next.js itself answers 500 to half of the malformed
 * posts there are, lets X-Forwarded-Host speak for Host, and reads a body before it looks at what it is.
 */
export function rejectionStatus(asked: Asked, limits: Limits): Rejection | null {
  return (
    shapeVerdict(asked, limits) ??
    hostVerdict(asked, limits) ??
    addressRejection(asked.url) ??
    privateVerdict(asked, limits)
  );
}

/** For who runs the site: its readiness, and the operator's tasks. */
const PRIVATE = /^\/(?:readyz|api\/ops)(?:\/|$)/i;

/** They are not there for whom a proxy in front speaks; who asks the process itself stands behind that proxy. */
const privateVerdict = ({ url, headers }: Asked, { hops = 0 }: Limits): 404 | null =>
  hops > 0 && headers['x-forwarded-for']?.[0] && PRIVATE.test(decodeURIComponent(url.replace(/\?.*/s, '')))
    ? 404
    : null;

function shapeVerdict(asked: Asked, { origins, maxBody }: Limits): Rejection | null {
  const { method, url, headers } = asked;
  if (!methodsOf(url).includes(method)) return 405;
  if (!url.startsWith('/') || SINGLE.some((name) => (headers[name]?.length ?? 0) > 1)) return 400;
  if (!isRouterState(headers['next-router-state-tree']?.[0])) return 400;
  if (method === 'GET' || method === 'HEAD') return hasBody(asked) ? 400 : null;
  if (isHandler(url) && !headers['next-action']) return handlerVerdict(asked, origins);
  if (!isActionPost(asked) && !hasBody(asked) && !headers['content-type']) return null;
  return originVerdict(asked, origins) ?? lengthVerdict(asked, maxBody) ?? contentVerdict(asked);
}

/** Programs ask these by the address of a process: they prove who they are, or learn nothing. */
const BY_ADDRESS = /^\/(?:healthz|readyz|api\/(?:ops|revalidate|webhooks))(?:[/?]|$)/;

/** `fr.localhost` of a Host header or an origin. */
const nameIn = (address: string): string => address.replace(/^\w+:\/\//, '').replace(/:\d+$/, '');

/** By name: a proxy may have a port of its own. */
function hostVerdict({ url, headers }: Asked, { origins, anyHost }: Limits): 421 | null {
  const name = nameIn(headers.host?.[0] ?? '').toLowerCase();
  return anyHost || BY_ADDRESS.test(url) || origins.some((origin) => nameIn(origin) === name) ? null : 421;
}

/** Webhooks, and the mail programs that unsubscribe by a form (RFC 8058), name no origin; who names one must be ours. */
function handlerVerdict(asked: Asked, origins: readonly string[]): Rejection | null {
  const isForm = isActionPost(asked);
  const foreign = isForm && asked.headers.origin ? originVerdict(asked, origins) : null;
  const length = hasBody(asked) ? lengthVerdict(asked, MAX_API_BODY) : null;
  return foreign ?? length ?? (isForm ? contentVerdict(asked) : null);
}

const hasBody = ({ headers }: Asked): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']?.[0] ?? 0) !== 0;

/** The origin must be the one of the Host that is asked, so that no other site and no other market posts here. */
function originVerdict({ headers }: Asked, origins: readonly string[]): 403 | null {
  const own = ownOrigin(headers.host?.[0], origins);
  const origin = headers.origin?.[0];
  const isOwn = origin === undefined ? headers['sec-fetch-site']?.[0] === 'same-origin' : origin === own;
  return own && isOwn ? null : 403;
}

function lengthVerdict({ headers }: Asked, most: number): 400 | 411 | 413 | null {
  const length = headers['content-length']?.[0];
  if (headers['transfer-encoding'] || length === undefined) return 411;
  if (!/^\d+$/.test(length)) return 400;
  return Number(length) > most ? 413 : null;
}

// The first bit of an id says that it is a cached function: those are in the manifest too, and nobody's to call.
const actionId = /^[0-7][0-9a-f]{41}$/;

function contentVerdict({ headers }: Asked): 400 | 415 | null {
  const id = headers['next-action']?.[0];
  if (headers['content-encoding']) return 415;
  return (
    typeVerdict(headers['content-type']?.[0], id !== undefined) ?? (id === undefined || actionId.test(id) ? null : 400)
  );
}

/** Characters of a state that the framework reads. */
const MOST_STATE = 40_000;

const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), z.array(z.string()).nullable()]),
]);
/** What the framework's router says of where it is: a segment and the slots below it, and what it wants anew. No route here intercepts another. */
const routerState: z.ZodType = z.tuple([
  segment,
  z.record(
    z.string(),
    z.lazy(() => routerState),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/** Whether the router's state is one: for another the framework would answer 500. */
function isRouterState(header: string | undefined): boolean {
  if (header === undefined) return true;
  if (header.length > MOST_STATE) return false;
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    // No JSON, or deeper than anybody reads.
    return false;
  }
}
