import type { IncomingMessage } from 'node:http';
import { isWithoutTags } from '../consent/tags.ts';
import type { Env } from '../env.ts';
import { MARKETS, type SiteUrls } from '../markets.ts';
import { type PageTraits, type Policy, type PolicySettings, policyFor, REPORTS_PATH } from './policy.ts';
import { requestKind } from './request-kind.ts';

/** What of a request decides about the headers of its answer. */
type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
export type Header = readonly [name: string, value: string];

export type Security = {
  /** Headers of an answer, before it is known what it will be. */
  headersOf: (asked: Asked) => readonly Header[];
  /** Headers of a document, at whatever address. */
  pageHeadersOf: (asked: Asked) => readonly Header[];
  /** The policy of a document, for the hashes or the nonce of its own. */
  policyOf: (asked: Asked, isDraft?: boolean) => Policy;
};

const TWO_YEARS_S = 63_072_000;

/** Players of films get what their frame allows them. Only names that Chromium knows: it complains about others on every page. */
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

/** Of pages, calls, data and refusals. The policy is that of what is no document; a document has one of its own. */
const PRIVATE: readonly Header[] = [
  ALWAYS,
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['reporting-endpoints', `csp="${REPORTS_PATH}"`],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', PERMISSIONS],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];

/** Of files. Pictures are shown by others too: a link that is shared, a mail, a feed. A policy would bind a worker. */
const PUBLIC: readonly Header[] = [ALWAYS, ['cross-origin-resource-policy', 'cross-origin']];

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** The rules of a house with these settings. */
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
