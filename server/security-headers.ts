import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isWithoutTags } from '../lib/consent/tags.ts';
import type { Env } from '../lib/platform/env.ts';
import { MARKETS, type SiteUrls } from '../lib/platform/markets.ts';
import { requestKind } from '../lib/platform/request/kind.ts';
import {
  type OwnSources,
  type PageTraits,
  type Policy,
  type PolicySettings,
  policyFor,
  REPORTS_PATH,
} from './content-security-policy.ts';

/** What in a request determines the headers of its response. */
type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
export type Header = readonly [name: string, value: string];

export type Security = {
  /** Headers of a response, before its type is known. */
  headersOf: (asked: Asked) => readonly Header[];
  /** Headers of a document, at any address. */
  pageHeadersOf: (asked: Asked) => readonly Header[];
  /** The policy of a document, for its own hashes or nonce. */
  policyOf: (asked: Asked, isDraft?: boolean) => Policy;
};

const TWO_YEARS_S = 63_072_000;

/** Video players get the permissions of their frame. Only names that Chromium knows: it warns about others on every page. */
const PERMISSIONS = [
  'geolocation=(self)',
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

const ALWAYS: Header = ['x-content-type-options', 'nosniff'];

/** For pages, calls, data and rejections. The policy is for responses that are not documents; a document has its own. */
const PRIVATE: readonly Header[] = [
  ALWAYS,
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['reporting-endpoints', `csp="${REPORTS_PATH}"`],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', PERMISSIONS],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];

/** For files. Pictures are embedded by other sites too: a shared link, a mail, a feed. A policy would also apply to a worker. */
const PUBLIC: readonly Header[] = [ALWAYS, ['cross-origin-resource-policy', 'cross-origin']];

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** The security headers of a site with these settings. */
export function securityOf(settings: PolicySettings & SiteUrls & Pick<Env, 'PREVIEW_ENABLED'>): Security {
  const secure = new Set(
    Object.values(MARKETS)
      .map(({ siteUrlSetting }) => new URL(settings[siteUrlSetting]))
      .filter(({ protocol }) => protocol === 'https:')
      .map(({ hostname }) => hostname),
  );
  const hsts: Header = ['strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`];
  const secured = { pages: [...PRIVATE, hsts], files: [...PUBLIC, hsts] };
  const plain = { pages: PRIVATE, files: PUBLIC };
  const isSecure = ({ headers: { host } }: Asked): boolean => host !== undefined && secure.has(nameOf(host));
  const setsOf = (asked: Asked) => (isSecure(asked) ? secured : plain);

  const policies = new Map<string, Policy>();
  const policyWith = (traits: PageTraits): Policy => {
    const key = Object.values(traits).join();
    const policy = policies.get(key) ?? policyFor(settings, traits);
    policies.set(key, policy);
    return policy;
  };
  return {
    headersOf: (asked) => setsOf(asked)[requestKind(asked) === 'file' ? 'files' : 'pages'],
    pageHeadersOf: (asked) => setsOf(asked).pages,
    policyOf: (asked, isDraft = false) =>
      policyWith({
        isTagged: !isWithoutTags(asked.url ?? ''),
        isDraft: isDraft && settings.PREVIEW_ENABLED,
        isSimulator: /^\/slice-simulator(?:[/?]|$)/.test(asked.url ?? ''),
        isSecure: isSecure(asked),
      }),
  };
}

/** The cookie of a visitor in draft mode; a forged one changes only that visitor's own policy. */
const DRAFT_COOKIE = /(?:^|;\s*)__prerender_bypass=/;

/** Whether the framework may respond with a document: parts of documents, and handler responses, have no scripts. */
const mayBeDocument = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.rsc === undefined && headers['next-action'] === undefined && !url.startsWith('/api/');

/** Gives the scripts of this response a nonce, where the framework reads it, and returns it as a source of a policy. */
export function giveNonce(request: IncomingMessage): string {
  if (!mayBeDocument(request)) return '';
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  request.headers['content-security-policy'] = `script-src ${nonce}`;
  return nonce;
}

/** Whether drafts may be requested, by a cookie that is not verified here. */
export const isForDrafts = ({ headers }: IncomingMessage): boolean => DRAFT_COOKIE.test(headers.cookie ?? '');

/** Whether others may get the same response: a nonce in it would be known to them. */
const isShared = (response: ServerResponse): boolean =>
  /(?:public|s-maxage)/.test(String(response.getHeader('cache-control') ?? ''));

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
  const shared = isShared(response);
  const isDraft = !shared && isForDrafts(request);
  const sources = 'nonce' in own ? { scripts: shared ? '' : own.nonce, styles: '' } : own;
  // An address that looks like a file's may return an error page.
  if (!response.hasHeader('permissions-policy')) setAll(response, security.pageHeadersOf(request));
  response.setHeader('content-security-policy', security.policyOf(request, isDraft)(sources));
}

export function setAll(response: ServerResponse, headers: readonly Header[]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
