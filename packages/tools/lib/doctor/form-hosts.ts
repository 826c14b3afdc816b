import type { Env } from '../../../../lib/platform/env.ts';
import { formSources } from '../../../../server/content-security-policy.ts';
import { type Finding, problem } from './check.ts';

/**
 * Whether a source of the policy allows a form to end at an address (CSP 3, section 6.7.2): `*.` is any subdomain, a source
 * without a scheme has that of the page, and https is allowed where http is.
 * @param page protocol of the site
 */
function allows(source: string, { protocol, hostname, port }: URL, page: string): boolean {
  const known = URL.parse(source.includes('://') ? source : `${page}//${source}`);
  if (!known || known.port !== port || ![known.protocol, 'https:'].includes(protocol)) return false;
  return known.hostname.startsWith('*.') ? hostname.endsWith(known.hostname.slice(1)) : hostname === known.hostname;
}

/** Browsers block a form whose last redirect leads to a host that the pages' policy does not list. @param what sends it there */
export function judgeFormEnd(settings: Env, what: string, address: string): Finding[] {
  const url = URL.parse(address);
  if (!url || formSources(settings).some((source) => allows(source, url, new URL(settings.SITE_URL_FR).protocol)))
    return [];
  return [
    problem(`${what} is at ${url.origin}, where browsers do not let our forms end`, `add ${url.origin} to FORM_HOSTS`),
  ];
}
