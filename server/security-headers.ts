import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isWithoutTags } from '../lib/consent/rules.ts';
import type { Env } from '../lib/platform/env.ts';
import { MARKETS } from '../lib/platform/markets.ts';
import { requestKind } from '../lib/platform/request.ts';
import { type OwnSources, type Policy, policyFor, REPORTS_PATH } from './content-security-policy.ts';

/** What in a request determines the headers of its response. */
type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
/** Header values by name, for `setHeaders` of a response. */
export type HeaderMap = Map<string, string>;

const TWO_YEARS_S = 63_072_000;

/** Video players get the permissions of their frame. Only names that Chromium knows: it warns about others on every page. */
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

/** For files. Pictures are embedded by other sites too: a shared link, a mail, a feed. A policy would also apply to a worker. */
const PUBLIC: HeaderMap = new Map([ALWAYS, ['cross-origin-resource-policy', 'cross-origin']]);

export function securityOf(settings: Env) {
  const secure = new Set(
    Object.values(MARKETS)
      .map(({ siteUrlSetting }) => new URL(settings[siteUrlSetting]))
      .flatMap(({ protocol, hostname }) => (protocol === 'https:' ? [hostname] : [])),
  );
  const hsts = ['strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`] as const;
  const isSecure = ({ headers: { host = '' } }: RequestHead): boolean =>
    secure.has(host.toLowerCase().replace(/:\d+$/, ''));
  const plain = { pages: PRIVATE, files: PUBLIC };
  const secured = { pages: new Map([...PRIVATE, hsts]), files: new Map([...PUBLIC, hsts]) };
  const setsOf = (request: RequestHead) => (isSecure(request) ? secured : plain);
  const policies = new Map<string, Policy>();
  return {
    /** Headers of a response, before its type is known. */
    headersOf: (request: RequestHead) => setsOf(request)[requestKind(request) === 'file' ? 'files' : 'pages'],
    /** Headers of a document, at any address. */
    pageHeadersOf: (request: RequestHead) => setsOf(request).pages,
    /** The policy of a document, for its own hashes or nonce. */
    policyOf(request: RequestHead, isDraft = false): Policy {
      const traits = {
        isTagged: !isWithoutTags(request.url ?? ''),
        isDraft: isDraft && settings.PREVIEW_ENABLED,
        isSimulator: /^\/slice-simulator(?:[/?]|$)/.test(request.url ?? ''),
        isSecure: isSecure(request),
      };
      const key = Object.values(traits).join();
      const policy = policies.get(key) ?? policyFor(settings, traits);
      policies.set(key, policy);
      return policy;
    },
  };
}

export type Security = ReturnType<typeof securityOf>;

/** The cookie of a visitor in draft mode; a forged one changes only that visitor's own policy. */
const DRAFT_COOKIE = /(?:^|;\s*)__prerender_bypass=/;

/**
 * Gives the scripts of this response a nonce, where the framework reads it, and returns it as a source of a policy. None
 * for parts of documents and responses of handlers, which have no scripts.
 */
export function giveNonce({ headers, url = '' }: IncomingMessage): string {
  if (headers.rsc !== undefined || headers['next-action'] !== undefined || url.startsWith('/api/')) return '';
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  headers['content-security-policy'] = `script-src ${nonce}`;
  return nonce;
}

/** Whether drafts may be requested, by a cookie that is not verified here. */
export const isForDrafts = ({ headers }: IncomingMessage): boolean => DRAFT_COOKIE.test(headers.cookie ?? '');

/**
 * Sets the security headers of a document.
 * @param own hashes of its inline contents, or the nonce of the response
 */
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
  response.setHeader('content-security-policy', security.policyOf(request, isDraft)(sources));
}
