import type { IncomingMessage } from 'node:http';

/** Kinds of requests in the metrics: few, and none that a visitor can make up. */
const REQUEST_KINDS = ['page', 'navigation', 'action', 'handler', 'file', 'health'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What is requested: a document, a part of one for the script, an action or a form, a handler, a file. */
export function requestKind({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): RequestKind {
  if (url.startsWith('/_next/')) return 'file';
  if (/^\/(?:healthz|readyz)(?:\?|$)/.test(url)) return 'health';
  if (url.startsWith('/api/')) return 'handler';
  if (method === 'POST') return 'action';
  if (headers.rsc !== undefined) return 'navigation';
  return /\.[a-z0-9]{2,5}(?:\?|$)/i.test(url) ? 'file' : 'page';
}

/** Whether a page is requested as a document, or its headers are (HEAD). */
export const isPageRequest = ({
  method,
  headers,
  url = '',
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.rsc === undefined && !url.startsWith('/api/');

/** Whether an address has parameters other than the router's own. */
export function hasParameters(url: string): boolean {
  const start = url.indexOf('?');
  if (start < 0) return false;
  const query = new URLSearchParams(url.slice(start));
  query.delete('_rsc');
  return query.size > 0;
}

const segment = /^[a-z0-9._~-]{1,60}$/i;

/** An address for the log: without its query, and without segments and numbers that may be personal data. */
export const loggedPath = (url: string): string =>
  url
    .replace(/[?#].*$/s, '')
    .slice(0, 300)
    .split('/')
    .map((part) => (part === '' || segment.test(part) ? part.replace(/\d{4,}/g, '…') : '…'))
    .join('/');

/** Why a form posted without script failed; shown by app/[country]/[locale]/post-refused/[reason]. */
export const REFUSAL_REASONS = ['too-large', 'not-understood', 'busy'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Statuses of rejected page requests; shown by app/[country]/[locale]/request-refused/[code]. */
export const REFUSED_CODES = ['400', '414'] as const;
export type RefusedCode = (typeof REFUSED_CODES)[number];
