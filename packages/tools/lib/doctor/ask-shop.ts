import type { Env } from '../../../../lib/platform/env.ts';
import { postJson } from './ask.ts';

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

async function post<Data>(url: string, headers: Record<string, string>, asked: object): Promise<ShopAnswer<Data>> {
  const { status, headers: said, json } = await postJson(url, asked, headers);
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

/** Queries the Admin API. */
export function askAdmin<Data>(env: Env, token: string, query: string, variables: object = {}) {
  const url = `${env.SHOPIFY_STORE_DOMAIN}/admin/api/${env.SHOPIFY_API_VERSION}/graphql.json`;
  return post<Data>(url, { 'x-shopify-access-token': token }, { query, variables });
}
