import type { Env } from '../../../../lib/platform/env.ts';
import { requestAdminToken } from '../../../../lib/services/shopify/admin-token.ts';
import { PATIENCE_MS, postJson } from './ask.ts';

export type ShopAnswer<Data> = {
  status: number;
  /** API version of the shop's response. */
  version: string | null;
  data: Data | null;
  /** Codes or messages of the errors, in order. */
  errors: string[];
};

type Body = { data?: unknown; errors?: unknown };
type GraphQlError = { message?: string; extensions?: { code?: string } };

function errorsOf({ errors }: Body): string[] {
  if (!errors) return [];
  if (!Array.isArray(errors)) return [typeof errors === 'string' ? errors : JSON.stringify(errors)];
  return (errors as GraphQlError[]).map(({ message, extensions }) => extensions?.code ?? message ?? 'unknown');
}

async function post<Data>(url: string, headers: Record<string, string>, payload: object): Promise<ShopAnswer<Data>> {
  const { status, headers: said, json } = await postJson(url, payload, headers);
  const body: Body = typeof json === 'object' && json !== null ? json : {};
  return {
    status,
    version: said.get('x-shopify-api-version'),
    data: (body.data ?? null) as Data | null,
    errors: errorsOf(body),
  };
}

/** Queries the Storefront API, with the private token where there is one. */
export function askShop<Data>(
  env: Env,
  query: string,
  variables: object = {},
  token: 'public' | 'private' = 'private',
) {
  const headers: Record<string, string> =
    token === 'private' && env.SHOPIFY_PRIVATE_TOKEN
      ? { 'shopify-storefront-private-token': env.SHOPIFY_PRIVATE_TOKEN }
      : { 'x-shopify-storefront-access-token': env.SHOPIFY_STOREFRONT_TOKEN };
  const url = `${env.SHOPIFY_STORE_DOMAIN}/api/${env.SHOPIFY_API_VERSION}/graphql.json`;
  return post<Data>(url, headers, { query, variables });
}

/** What the shop answered, where that is no data. */
export const refusalOf = ({ status, errors }: ShopAnswer<unknown>): string =>
  `the shop answers ${status} ${errors[0] ?? ''}`.trim();

/** Data of the Storefront API. Throws when the shop answers none: nothing can be said of it then. */
export async function readShop<Data>(env: Env, query: string, variables: object = {}): Promise<Data> {
  const answer = await askShop<Data>(env, query, variables);
  if (answer.data === null) throw new Error(refusalOf(answer));
  return answer.data;
}

const tokens = new WeakMap<Env, Promise<string>>();

/** The permanent token, or one by client credentials, which is requested once for all checks. */
function adminTokenOf(env: Env): Promise<string> {
  if (env.SHOPIFY_ADMIN_TOKEN) return Promise.resolve(env.SHOPIFY_ADMIN_TOKEN);
  const known = tokens.get(env) ?? requestAdminToken(env, PATIENCE_MS).then(({ token }) => token);
  tokens.set(env, known);
  return known;
}

/** Queries the Admin API. Throws AppError when the shop grants no token. */
export async function askAdmin<Data>(env: Env, query: string, variables: object = {}) {
  const url = `${env.SHOPIFY_STORE_DOMAIN}/admin/api/${env.SHOPIFY_API_VERSION}/graphql.json`;
  return post<Data>(url, { 'x-shopify-access-token': await adminTokenOf(env) }, { query, variables });
}
