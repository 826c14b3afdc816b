import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isWithoutTags } from '../lib/consent/rules.ts';
import type { Env } from '../lib/platform/env.ts';
import { siteOrigins } from '../lib/platform/markets.ts';
import { requestKind } from '../lib/platform/request.ts';
import { type OwnSources, policyFor, REPORTS_PATH } from './content-security-policy.ts';

/** What in a request determines the headers of its response. */
type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
/** Header values by name, for `setHeaders` of a response. */
export type HeaderMap = Map<string, string>;

/** Video players get those of their frame. Only names that Chromium knows: it warns about others on every page. */
const PERMISSIONS = [
  'geolocation=(self), accelerometer=(), camera=(), display-capture=(), gyroscope=(), magnetometer=(), microphone=()',
  'midi=(), payment=(), usb=()',
].join(', ');

const ALWAYS = ['x-content-type-options', 'nosniff'] as const;

/** For pages, calls, data and rejections. The policy is for responses that are not documents; a document has its own. */
const PRIVATE: HeaderMap = new Map([
  ALWAYS,
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['reporting-endpoints', `csp="${REPORTS_PATH}"`],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', PERMISSIONS],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
]);

/** For files. Other sites embed pictures: a shared link, a mail, a feed. A policy would also apply to a worker. */
const PUBLIC: HeaderMap = new Map([ALWAYS, ['cross-origin-resource-policy', 'cross-origin']]);

/** Two years, in seconds. */
const HSTS = ['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const;

export function securityOf(settings: Env) {
  const origins = siteOrigins(settings).map((origin) => new URL(origin));
  const secure = new Set(origins.filter(({ protocol }) => protocol === 'https:').map(({ hostname }) => hostname));
  const isSecure = ({ headers: { host = '' } }: Asked): boolean => secure.has(host.toLowerCase().replace(/:\d+$/, ''));
  const plain = { pages: PRIVATE, files: PUBLIC };
  const secured = { pages: new Map([...PRIVATE, HSTS]), files: new Map([...PUBLIC, HSTS]) };
  const setsOf = (request: Asked) => (isSecure(request) ? secured : plain);
  return {
    /** Headers of a response, before its type is known. */
    headersOf: (request: Asked) => setsOf(request)[requestKind(request) === 'file' ? 'files' : 'pages'],
    /** Headers of a document, at any address. */
    pageHeadersOf: (request: Asked) => setsOf(request).pages,
    /** The policy of a document, for its own hashes or nonce. */
    policyOf(request: Asked, own: OwnSources, isDraft = false): string {
      const { url = '' } = request;
      const traits = {
        isTagged: !isWithoutTags(url),
        isDraft: isDraft && settings.PREVIEW_ENABLED,
        isSimulator: /^\/slice-simulator(?:[/?]|$)/.test(url),
        isSecure: isSecure(request),
      };
      return policyFor(settings, traits, own);
    },
  };
}

export type Security = ReturnType<typeof securityOf>;

/** The cookie of a visitor in draft mode; a forged one changes only that visitor's own policy. */
const DRAFT_COOKIE = /(?:^|;\s*)__prerender_bypass=/;

/** Sets a nonce where the framework reads it, and returns it as a source of a policy; none where there are no scripts. */
export function giveNonce({ headers, url = '' }: IncomingMessage): string {
  if (headers.rsc !== undefined || headers['next-action'] !== undefined || url.startsWith('/api/')) return '';
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  headers['content-security-policy'] = `script-src ${nonce}`;
  return nonce;
}

/** Whether drafts may be requested, by a cookie that is not verified here. */
export const isForDrafts = ({ headers }: IncomingMessage): boolean => DRAFT_COOKIE.test(headers.cookie ?? '');

/** Sets the security headers of a document. @param own hashes of its inline contents, or the nonce of the response */
export function protect(
  request: IncomingMessage,
  response: ServerResponse,
  security: Security,
  own: OwnSources | { nonce: string },
): void {
  // Others may get the same response: a nonce in it would be known to them.
  const shared = /(?:public|s-maxage)/.test(String(response.getHeader('cache-control') ?? ''));
  const isDraft = !shared && isForDrafts(request);
  const sources = 'nonce' in own ? { scripts: shared ? '' : own.nonce, styles: '' } : own;
  // An address that looks like a file's may return an error page.
  if (!response.hasHeader('permissions-policy')) response.setHeaders(security.pageHeadersOf(request));
  response.setHeader('content-security-policy', security.policyOf(request, sources, isDraft));
}
