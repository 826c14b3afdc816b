import type { IncomingMessage } from 'node:http';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination';
import type { RedirectRule, RewriteRule } from '../../lib/i18n/rewrites.ts';

export type Resolved = { redirect: string } | { path: string; query: Record<string, unknown> };
type Rule = RewriteRule | RedirectRule;
type Headers = Record<string, string>;
type Asked = { url: URL; headers: Headers };
type Query = Record<string, string | string[]>;

function hit(rule: Rule, { url, headers }: Asked, pathname: string, query: Query): Record<string, string> | false {
  const params = getPathMatch(rule.source, { strict: true, removeUnnamedParams: true })(pathname);
  if (!params) return false;
  const conditions = { missing: undefined, ...rule } as { has?: never[]; missing?: never[] };
  const request = { headers: { host: url.host, ...headers } } as unknown as IncomingMessage;
  const found = matchHas(request, query, conditions.has, conditions.missing);
  return found && { ...params, ...found };
}

/** Where Next.js itself takes an address, with its own matcher: redirects first, then every rewrite in turn. */
export function resolveAddress(
  address: string,
  rewrites: RewriteRule[],
  redirects: RedirectRule[] = [],
  headers: Headers = {},
): Resolved {
  const url = new URL(address);
  const query: Query = Object.fromEntries(url.searchParams);
  for (const rule of redirects) {
    const params = hit(rule, { url, headers }, url.pathname, query);
    if (!params) continue;
    const { destination } = rule;
    const { parsedDestination: to } = prepareDestination({ appendParamsToQuery: false, destination, params, query });
    return { redirect: new URL(to.pathname + url.search, to.href).href };
  }
  let path = url.pathname;
  for (const rule of rewrites) {
    const params = hit(rule, { url, headers }, path, query);
    if (!params) continue;
    const { parsedDestination } = prepareDestination({
      appendParamsToQuery: true,
      destination: rule.destination,
      params,
      query,
    });
    path = parsedDestination.pathname;
    Object.assign(query, parsedDestination.query);
  }
  return { path, query };
}
