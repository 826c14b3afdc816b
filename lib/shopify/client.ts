import 'server-only';
import { createStorefrontClient } from '@shopify/hydrogen-react/storefront-client';
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import { env } from '../env.ts';
import { type Outbound, outbound, withoutQuery } from '../http/outbound.ts';
import { twice } from '../http/retry.ts';
import { againDelay } from './again.ts';
import { dataOf } from './answer.ts';

/** Where the shop is asked from, spread into the variables of an operation. */
export type ShopContext = {
  country: 'FR' | 'BE';
  language: 'FR' | 'NL';
  /** Of the visitor in whose name it is asked: with a private token the service else takes all of them for one. */
  buyerIp?: string;
};
type Operation<Result, Variables> = { document: TadaDocumentNode<Result, Variables>; variables: Variables };

type Printed = { query: string; operationName: string | null };
const printed = new WeakMap<object, Printed>();

/** The text and the name of a document's operation, made once. */
function textOf(document: object): Printed {
  const known = printed.get(document);
  if (known) return known;
  const query = print(document as Parameters<typeof print>[0]);
  const made = { query, operationName: operationIn(query) };
  printed.set(document, made);
  return made;
}

/** The name of a text's operation, or null. */
const operationIn = (text: string): string | null => /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? null;

type Endpoint = { url: string; headers: Record<string, string> };

function endpoint(buyerIp: string | undefined): Endpoint {
  const { SHOPIFY_STORE_DOMAIN, SHOPIFY_STOREFRONT_TOKEN, SHOPIFY_PRIVATE_TOKEN, SHOPIFY_API_VERSION } = env();
  const client = createStorefrontClient({
    storeDomain: SHOPIFY_STORE_DOMAIN,
    storefrontApiVersion: SHOPIFY_API_VERSION,
    publicStorefrontToken: SHOPIFY_STOREFRONT_TOKEN,
    contentType: 'json',
    ...(SHOPIFY_PRIVATE_TOKEN && { privateStorefrontToken: SHOPIFY_PRIVATE_TOKEN }),
  });
  const headers = SHOPIFY_PRIVATE_TOKEN
    ? client.getPrivateTokenHeaders(buyerIp ? { buyerIp } : {})
    : client.getPublicTokenHeaders();
  return { url: client.getStorefrontApiUrl(), headers };
}

type Call = Pick<Outbound, 'timeoutMs' | 'isRead'>;

async function post<Result>({ url, headers }: Endpoint, asked: object, call: Call): Promise<Result> {
  const init = {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: JSON.stringify(asked),
    cache: 'no-store',
  } as const;
  const response = await outbound({ service: 'shop', url, init, ...call });
  return dataOf<Result>(response, await response.text(), withoutQuery(url));
}

function send<Result, Variables>(operation: Operation<Result, Variables>, call: Call): Promise<Result> {
  const { buyerIp, ...variables } = operation.variables as Variables & Pick<ShopContext, 'buyerIp'>;
  return post(endpoint(buyerIp), { ...textOf(operation.document), variables }, call);
}

/** Sends a query, twice where that may help. @param most milliseconds that it may wait for an answer, where not the usual 30 s */
export function query<Result, Variables>(
  operation: Operation<Result, Variables>,
  most = env().REQUEST_TIMEOUT_MS,
): Promise<Result> {
  return twice('shop', (timeoutMs) => send(operation, { timeoutMs, isRead: true }), { most, delay: againDelay });
}

/** Sends a mutation exactly once: after a lost answer nobody knows whether it was carried out. */
export function mutate<Result, Variables>(operation: Operation<Result, Variables>): Promise<Result> {
  return send(operation, { timeoutMs: env().REQUEST_TIMEOUT_MS });
}

/** Sends a query to the Admin API, whose answer the caller has to check. @param token SHOPIFY_ADMIN_TOKEN */
export function queryAdmin(token: string, text: string, variables: Record<string, unknown>): Promise<unknown> {
  const { SHOPIFY_STORE_DOMAIN, SHOPIFY_API_VERSION, REQUEST_TIMEOUT_MS } = env();
  const url = `${SHOPIFY_STORE_DOMAIN}/admin/api/${SHOPIFY_API_VERSION}/graphql.json`;
  const headers = { 'content-type': 'application/json', 'x-shopify-access-token': token };
  const asked = { query: text, operationName: operationIn(text), variables };
  return twice('shop', (timeoutMs) => post({ url, headers }, asked, { timeoutMs, isRead: true }), {
    most: REQUEST_TIMEOUT_MS,
    delay: againDelay,
  });
}
