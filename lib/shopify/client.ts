import 'server-only';
import { createStorefrontClient } from '@shopify/hydrogen-react/storefront-client';
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import { env } from '../env.ts';
import { AppError, errorCode } from '../errors.ts';
import { outbound, withoutQuery } from '../http/outbound.ts';
import { retry } from '../http/retry.ts';
import { againDelay } from './again.ts';
import { dataOf } from './answer.ts';
import { createPatience } from './patience.ts';

/** Where the shop is asked from, spread into the variables of an operation. */
export type ShopContext = {
  country: 'FR' | 'BE';
  language: 'FR' | 'NL';
  /** Of the visitor in whose name it is asked: with a private token the service else takes all of them for one. */
  buyerIp?: string;
};
type Operation<Result, Variables> = { document: TadaDocumentNode<Result, Variables>; variables: Variables };

const printed = new WeakMap<object, string>();

/** The text of a document, printed once. */
function textOf(document: object): string {
  const known = printed.get(document);
  if (known) return known;
  const text = print(document as Parameters<typeof print>[0]);
  printed.set(document, text);
  return text;
}

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

async function post<Result>({ url, headers }: Endpoint, asked: object, timeoutMs: number): Promise<Result> {
  const response = await outbound({
    url,
    init: {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body: JSON.stringify(asked),
      cache: 'no-store',
    },
    timeoutMs,
  });
  const text = await response.text().catch((cause) => {
    throw new AppError('unreachable', { url: withoutQuery(url) }, { cause });
  });
  return dataOf<Result>(response, text, withoutQuery(url));
}

function send<Result, Variables>(operation: Operation<Result, Variables>, timeoutMs: number): Promise<Result> {
  const { buyerIp, ...variables } = operation.variables as Variables & Pick<ShopContext, 'buyerIp'>;
  return post(endpoint(buyerIp), { query: textOf(operation.document), variables }, timeoutMs);
}

const patience = createPatience();

/** Tries `work` again, at most twice, when it was throttled or met with a passing trouble. */
async function asking<Result>(most: number, work: (timeoutMs: number) => Promise<Result>): Promise<Result> {
  const timeoutMs = patience.of(most);
  try {
    const result = await retry(() => work(timeoutMs), { retries: 2, delay: againDelay(timeoutMs) });
    patience.answered();
    return result;
  } catch (error) {
    if (errorCode(error) === 'timeout') patience.inVain(timeoutMs);
    throw error;
  }
}

/** Sends a query, as often as may help. @param most milliseconds that it may wait for an answer, where not the usual 30 s */
export function query<Result, Variables>(
  operation: Operation<Result, Variables>,
  most = env().REQUEST_TIMEOUT_MS,
): Promise<Result> {
  return asking(most, (timeoutMs) => send(operation, timeoutMs));
}

/** Sends a mutation exactly once: after a lost answer nobody knows whether it was carried out. */
export function mutate<Result, Variables>(operation: Operation<Result, Variables>): Promise<Result> {
  return send(operation, env().REQUEST_TIMEOUT_MS);
}

/** Sends a query to the Admin API, whose answer the caller has to check. @param token SHOPIFY_ADMIN_TOKEN */
export function queryAdmin(token: string, text: string, variables: Record<string, unknown>): Promise<unknown> {
  const { SHOPIFY_STORE_DOMAIN, SHOPIFY_API_VERSION, REQUEST_TIMEOUT_MS } = env();
  const url = `${SHOPIFY_STORE_DOMAIN}/admin/api/${SHOPIFY_API_VERSION}/graphql.json`;
  const headers = { 'content-type': 'application/json', 'x-shopify-access-token': token };
  return asking(REQUEST_TIMEOUT_MS, (timeoutMs) => post({ url, headers }, { query: text, variables }, timeoutMs));
}
