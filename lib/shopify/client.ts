import 'server-only';
import { createStorefrontClient } from '@shopify/hydrogen-react/storefront-client';
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { outbound, withoutQuery } from '../http/outbound.ts';
import { retry } from '../http/retry.ts';
import { dataOf, throttleDelay } from './answer.ts';

export type ShopContext = { country: 'FR' | 'BE'; language: 'FR' | 'NL' };
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

function endpoint(): { url: string; headers: Record<string, string> } {
  const { SHOPIFY_STORE_DOMAIN, SHOPIFY_STOREFRONT_TOKEN, SHOPIFY_PRIVATE_TOKEN, SHOPIFY_API_VERSION } = env();
  const client = createStorefrontClient({
    storeDomain: SHOPIFY_STORE_DOMAIN,
    storefrontApiVersion: SHOPIFY_API_VERSION,
    publicStorefrontToken: SHOPIFY_STOREFRONT_TOKEN,
    contentType: 'json',
    ...(SHOPIFY_PRIVATE_TOKEN && { privateStorefrontToken: SHOPIFY_PRIVATE_TOKEN }),
  });
  const headers = SHOPIFY_PRIVATE_TOKEN ? client.getPrivateTokenHeaders() : client.getPublicTokenHeaders();
  return { url: client.getStorefrontApiUrl(), headers };
}

async function send<Result, Variables>({ document, variables }: Operation<Result, Variables>): Promise<Result> {
  const { url, headers } = endpoint();
  const body = JSON.stringify({ query: textOf(document), variables });
  const response = await outbound({
    url,
    init: { method: 'POST', headers: { accept: 'application/json', ...headers }, body, cache: 'no-store' },
    timeoutMs: env().REQUEST_TIMEOUT_MS,
  });
  const text = await response.text().catch((cause) => {
    throw new AppError('unreachable', { url: withoutQuery(url) }, { cause });
  });
  return dataOf<Result>(response, text, withoutQuery(url));
}

/** Sends a query. A throttled one is sent again, at most twice, after the wait that the service asks for. */
export function query<Result, Variables>(operation: Operation<Result, Variables>): Promise<Result> {
  return retry(() => send(operation), { retries: 2, delay: throttleDelay });
}

/** Sends a mutation exactly once: after a lost answer nobody knows whether it was carried out. */
export function mutate<Result, Variables>(operation: Operation<Result, Variables>): Promise<Result> {
  return send(operation);
}
