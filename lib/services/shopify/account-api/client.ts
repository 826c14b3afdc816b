import 'server-only';
import { type DocumentNode, Kind, print } from 'graphql';
import { z } from 'zod';
import { env } from '../../../platform/env.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  discoveredUrl,
  outbound,
  outboundDiscovery,
  retryOnce,
  withoutQuery,
} from '../../../platform/http/outbound.ts';
import { LOOKUP_TIMEOUT_MS } from '../../../platform/timeout-limits.ts';
import { type Operation, type ShopContext, shopRetryDelay } from '../client.ts';
import { dataOf, inLanguage, versionIn } from '../graphql.ts';

const document = z.object({ graphql_api: discoveredUrl });

/** The shop's description of its interfaces is cached for an hour; while the shop does not respond, the older one serves for another minute. */
const KEPT_MS = 3_600_000;
const AGAIN_MS = 60_000;
let known: { url: string; at: number } | undefined;

async function ask(): Promise<string> {
  const url = `${env().SHOPIFY_STORE_DOMAIN}/.well-known/customer-account-api`;
  const call = { service: 'accounts', url, init: { cache: 'no-store' }, timeoutMs: LOOKUP_TIMEOUT_MS } as const;
  const response = await outboundDiscovery(call);
  if (!response.ok) throw new AppError('http', { status: response.status, url });
  const described = document.safeParse(await response.json().catch(() => null));
  if (described.success) return described.data.graphql_api;
  throw new AppError(
    'unreachable',
    { url },
    { detail: described.error.issues.map(({ message }) => message).join(', ') },
  );
}

/** The address of the API, as the shop names it: it is never composed here. */
async function endpoint(): Promise<string> {
  if (known && Date.now() - known.at < KEPT_MS) return known.url;
  try {
    known = { url: await ask(), at: Date.now() };
  } catch (error) {
    if (!known) throw error;
    known.at = Date.now() - KEPT_MS + AGAIN_MS;
  }
  return known.url;
}

/** The version in which the API answers, as its last response said: one that is no longer supported is answered in a later one. */
let answered: string | null = null;

/** The version that the API answers in; before its first response, the one in its address. */
export const apiVersion = async (): Promise<string | null> => answered ?? versionIn(await endpoint());

/** The API has `@inContext` since 2025-04; the schema that was published for that version has not. */
const KNOWS_LANGUAGE = '2025-07';

type Printed = { query: string; operationName: string | null };
const printed = new WeakMap<object, Printed>();

/** The text and the operation name of a document, computed once. */
function textOf(document: DocumentNode): Printed {
  const known = printed.get(document);
  if (known) return known;
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const made = { query: print(document), operationName: operation?.name?.value ?? null };
  printed.set(document, made);
  return made;
}

type Language = ShopContext['language'];

/** What is sent: in the visitor's language, where the version knows it. */
function payloadOf<Result, Variables>(
  { document, variables }: Operation<Result, Variables>,
  version: string | null,
  language?: Language,
) {
  const query = document as DocumentNode;
  if (!language || (version !== null && version < KNOWS_LANGUAGE)) return { ...textOf(query), variables };
  return { ...textOf(inLanguage(query)), variables: { ...variables, language } };
}

type Call = { timeoutMs: number; isRead?: boolean; language?: Language };

async function send<Result, Variables>(
  token: string,
  operation: Operation<Result, Variables>,
  { language, ...call }: Call,
): Promise<Result> {
  const url = await endpoint();
  const init = {
    method: 'POST',
    // The token alone, without a scheme: so the API wants it.
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(payloadOf(operation, await apiVersion(), language)),
    cache: 'no-store',
  } as const;
  const response = await outbound({ service: 'accounts', url, init, origins: [new URL(url).origin], ...call });
  answered = response.headers.get('x-shopify-api-version') ?? answered;
  if (response.status === 401) throw new AppError('customerNotFound', {}, { detail: 'status 401' });
  // The account is closed, or the client lacks a permission: no other token would help.
  if (response.status === 403) throw new AppError('tokenRefused', { messages: 'status 403' });
  return dataOf<Result>(response, await response.text(), withoutQuery(url));
}

/**
 * Sends a query as the customer, retried once where that may help; the texts of the result are in the visitor's
 * language. Null when the token is over or revoked; throws AppError `tokenRefused` when the customer may not use the
 * API.
 * @param most timeout in milliseconds, instead of the usual 30 s
 */
export async function queryAs<Result, Variables>(
  token: string,
  operation: Operation<Result, Variables>,
  { language }: Pick<ShopContext, 'language'>,
  most = env().REQUEST_TIMEOUT_MS,
): Promise<Result | null> {
  const ask = (timeoutMs: number) =>
    send(token, operation, { timeoutMs, isRead: true, language }).catch((error) => {
      if (error instanceof AppError && error.code === 'customerNotFound') return null;
      throw error;
    });
  return retryOnce('accounts', ask, { most, delay: shopRetryDelay });
}

/**
 * Sends a mutation exactly once. Throws AppError `customerNotFound` when the token is over or revoked, and
 * `tokenRefused` when the customer may not use the API.
 */
export const mutateAs = <Result, Variables>(token: string, operation: Operation<Result, Variables>): Promise<Result> =>
  send(token, operation, { timeoutMs: env().REQUEST_TIMEOUT_MS });
