import { compile, match } from 'path-to-regexp';
import type { RedirectRule, RewriteRule } from '../../lib/routing/rewrites.ts';

export type Resolved = { redirect: string } | { path: string; query: Record<string, string> };
type Rule = RewriteRule | RedirectRule;
type Condition = NonNullable<RewriteRule['has']>[number];
type Headers = Readonly<Record<string, string>>;
type Asked = { url: URL; headers: Headers };
type Params = Record<string, unknown>;

/** The parameters that a condition extracts from the request; null where it does not match. */
function taken(condition: Condition, { url, headers }: Asked): Params | null {
  if (condition.type === 'host')
    return new RegExp(`^${condition.value}$`).exec(url.hostname)?.groups ?? held(condition, url);
  const { key, value = '.+' } = condition;
  const given = condition.type === 'query' ? url.searchParams.get(key) : headers[key];
  return given && new RegExp(`^${value}$`, 's').test(given) ? {} : null;
}

const held = ({ value }: { value: string }, { hostname }: URL): Params | null =>
  new RegExp(`^${value}$`).test(hostname) ? {} : null;

function hit(rule: Rule, asked: Asked, path: string): Params | null {
  const found = match(rule.source, { strict: true, decode: decodeURIComponent })(path);
  if (!found) return null;
  const { has = [], missing = [] } = { missing: undefined, ...rule };
  if (missing.some((condition) => taken(condition, asked))) return null;
  const all = has.map((condition) => taken(condition, asked));
  return all.includes(null) ? null : Object.assign({}, found.params, ...all);
}

const filled = (path: string, params: Params): string =>
  compile(path, { validate: false, encode: encodeURIComponent })(params);

/**
 * The destination of an address in Next.js, with the library that it uses for matching: redirects first, then every rewrite in
 * order. e2e/requests/routes.spec.ts verifies the same against Next.js itself.
 */
export function resolveAddress(
  address: string,
  rewrites: RewriteRule[],
  redirects: RedirectRule[] = [],
  headers: Headers = {},
): Resolved {
  const asked = { url: new URL(address), headers };
  const { pathname, search, searchParams } = asked.url;
  for (const rule of redirects) {
    const params = hit(rule, asked, pathname);
    if (!params) continue;
    const { origin } = new URL(rule.destination);
    const to = filled(rule.destination.slice(origin.length), params);
    return { redirect: new URL(to + search, origin).href };
  }
  let path = pathname;
  for (const rule of rewrites) {
    const params = hit(rule, asked, path);
    if (params) path = filled(rule.destination, params);
  }
  return { path, query: Object.fromEntries(searchParams) };
}
