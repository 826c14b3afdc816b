import 'server-only';
import { createStorefrontClient } from '@shopify/hydrogen-react/storefront-client';
import type { TadaDocumentNode } from 'gql.tada';
import { type DocumentNode, print } from 'graphql';
import { env } from '../../platform/env.ts';
import { AppError, type ErrorCode, errorCode } from '../../platform/errors.ts';
import { type Outbound, outbound, retryDelay, retryOnce, withoutQuery } from '../../platform/http/outbound.ts';
import { remainingTime, withTimeout } from '../../platform/request.ts';
import { LOOKUP_TIMEOUT_MS } from '../../platform/timeout-limits.ts';
import { adminToken } from './admin-token.ts';
import { argumentsFor, type ContextValues, dataOf, inVersion, WRITTEN_FOR, withContextArguments } from './graphql.ts';

const MAX_WAIT_MS = 5_000;

/** Backoff in milliseconds before a throttled query is retried; null for any other error. */
export function throttleDelay(attempt: number, error: unknown): number | null {
  if (!(error instanceof AppError) || error.code !== 'throttled') return null;
  const requestedMs = Number(error.values.retryAfter) * 1000;
  const backOff = 200 * 2 ** attempt;
  return Math.min(requestedMs > 0 ? requestedMs : backOff, MAX_WAIT_MS);
}

/** Codes of GraphQL errors caused by the service itself; NO_DATA stands for a truncated response. */
const PASSING = new Set(['NO_DATA', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

function isPassing(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'http') return Number(error.values.status) >= 500;
  if (error.code === 'graphql') return PASSING.has(String(error.values.reason));
  return error.code === 'unreachable';
}

/** The delay before a query is retried. */
export const shopRetryDelay = retryDelay({ throttledMs: throttleDelay, isPassing });

/** The market context of a request, spread into the variables of an operation. */
export type ShopContext = {
  country: 'FR' | 'BE';
  language: 'FR' | 'NL';
  /**
   * IP address of the visitor for whom the request is sent: with a private token the service otherwise treats all
   * visitors as one.
   */
  buyerIp?: string;
} & ContextValues;
export type Operation<Result, Variables> = { document: TadaDocumentNode<Result, Variables>; variables: Variables };

/**
 * The version that the service answers in, as its last response said: a request for a version that is no longer
 * supported is answered in a later one. Until the first response, the version that the documents are written for, which
 * all versions understand.
 */
let answered = WRITTEN_FOR;
export const answeredVersion = (): string => answered;

type Printed = { version: string; query: string; operationName: string | null };
const printed = new WeakMap<object, Printed>();

/** The text and the operation name of a document in the version that is answered, computed once. */
function textOf(document: DocumentNode): Omit<Printed, 'version'> {
  let known = printed.get(document);
  if (known?.version !== answered) {
    const query = print(inVersion(document, answered));
    known = { version: answered, query, operationName: operationIn(query) };
    printed.set(document, known);
  }
  const { query, operationName } = known;
  return { query, operationName };
}

/** The operation name of a text, or null. */
const operationIn = (text: string): string | null => /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? null;

type Endpoint = { url: string; headers: Record<string, string> };

function endpoint(buyerIp: string | undefined): Endpoint {
  const { SHOPIFY_STORE_DOMAIN, SHOPIFY_STOREFRONT_TOKEN, SHOPIFY_PRIVATE_TOKEN, SHOPIFY_API_VERSION } = env();
  const client = createStorefrontClient({
    storeDomain: SHOPIFY_STORE_DOMAIN,
    publicStorefrontToken: SHOPIFY_STOREFRONT_TOKEN,
    contentType: 'json',
    ...(SHOPIFY_PRIVATE_TOKEN && { privateStorefrontToken: SHOPIFY_PRIVATE_TOKEN }),
  });
  const headers = SHOPIFY_PRIVATE_TOKEN
    ? client.getPrivateTokenHeaders(buyerIp ? { buyerIp } : {})
    : client.getPublicTokenHeaders();
  // Not an option of the client: it would warn that the package was published for another version.
  return { url: client.getStorefrontApiUrl({ storefrontApiVersion: SHOPIFY_API_VERSION }), headers };
}

type Call = Pick<Outbound, 'timeoutMs' | 'isRead'>;

type Posted<Result> = { data: Result; version: string | null };

async function post<Result>({ url, headers }: Endpoint, payload: object, call: Call): Promise<Posted<Result>> {
  const init = {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: JSON.stringify(payload),
    cache: 'no-store',
  } as const;
  const response = await outbound({ service: 'shop', url, init, ...call });
  const data = dataOf<Result>(response, await response.text(), withoutQuery(url));
  return { data, version: response.headers.get('x-shopify-api-version') };
}

type Optional = Pick<ShopContext, 'buyerIp' | keyof ContextValues>;

async function send<Result, Variables>(operation: Operation<Result, Variables>, call: Call): Promise<Result> {
  const { buyerIp, buyer, visitorConsent, ...variables } = operation.variables as Variables & Optional;
  const given = argumentsFor({ buyer, visitorConsent }, { version: answered, isRead: call.isRead ?? false });
  const document = withContextArguments(operation.document as DocumentNode, Object.keys(given));
  const payload = { ...textOf(document), variables: { ...variables, ...given } };
  const { data, version } = await post<Result>(endpoint(buyerIp), payload, call);
  answered = version ?? answered;
  return data;
}

/**
 * Sends a query, retried once where that may help.
 * @param most timeout in milliseconds, instead of the usual 30 s
 */
export function query<Result, Variables>(
  operation: Operation<Result, Variables>,
  most = env().REQUEST_TIMEOUT_MS,
): Promise<Result> {
  const ask = (operation: Operation<Result, Variables>) =>
    retryOnce('shop', (timeoutMs) => send(operation, { timeoutMs, isRead: true }), { most, delay: shopRetryDelay });
  if (!(operation.variables as Partial<ShopContext>).buyer) return ask(operation);
  // A token that the shop has just ended must cost nobody the cart: the rest of the context is still good.
  return ask(operation).catch((error) => {
    if (!(error instanceof AppError) || error.code !== 'graphql' || isPassing(error)) throw error;
    return ask({ ...operation, variables: { ...operation.variables, buyer: undefined } });
  });
}

/** Sends a mutation exactly once: after a lost response it is unknown whether it was carried out. */
export function mutate<Result, Variables>(operation: Operation<Result, Variables>): Promise<Result> {
  return send(operation, { timeoutMs: env().REQUEST_TIMEOUT_MS });
}

/**
 * Sends a query to the Admin API; the caller must validate the response. A token that the shop refuses is replaced once,
 * where it comes from the client credentials.
 */
export function queryAdmin(text: string, variables: Record<string, unknown>): Promise<unknown> {
  const { SHOPIFY_STORE_DOMAIN, SHOPIFY_API_VERSION, SHOPIFY_ADMIN_TOKEN, REQUEST_TIMEOUT_MS } = env();
  const url = `${SHOPIFY_STORE_DOMAIN}/admin/api/${SHOPIFY_API_VERSION}/graphql.json`;
  const payload = { query: text, operationName: operationIn(text), variables };
  async function attempt(timeoutMs: number): Promise<unknown> {
    const left = remainingTime(timeoutMs);
    const ask = async (token: string) => {
      const headers = { 'content-type': 'application/json', 'x-shopify-access-token': token };
      return (await post({ url, headers }, payload, { timeoutMs: left() ?? timeoutMs, isRead: true })).data;
    };
    const token = await adminToken(timeoutMs);
    try {
      return await ask(token);
    } catch (error) {
      if (SHOPIFY_ADMIN_TOKEN || !(error instanceof AppError && error.status === 401)) throw error;
      return ask(await adminToken(left() ?? timeoutMs, token));
    }
  }
  return retryOnce('shop', attempt, { most: REQUEST_TIMEOUT_MS, delay: shopRetryDelay });
}

/** Responses without a result: section 8 of the specification has messages of their own for them. */
const WITHOUT_RESULT: ReadonlySet<ErrorCode> = new Set(['customerResponseNull', 'customerMissing']);

const UNKNOWN: ReadonlySet<ErrorCode> = new Set([
  'timeout',
  'unreachable',
  'graphql',
  'unconfirmed',
  ...WITHOUT_RESULT,
]);

/**
 * Whether it is unknown if a mutation was carried out: its response was lost, truncated, without a result, or an error of a
 * gateway.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'http') return Number(error.values.status) >= 500;
  return UNKNOWN.has(error.code);
}

/** Outcome of a change as read from the shop afterwards: its result, not carried out, or unknown. */
export type Held<Result> = { result: Result } | 'not' | 'unknown';

export type Verification<Found, Result> = {
  /**
   * Reads the changed entity; null when it cannot be read.
   * @param most timeout in milliseconds
   */
  read: (most: number) => Promise<Found | null>;
  held: (current: Found) => Held<Result>;
};

/**
 * Carries out a change once. When its response is lost the shop is read: a change that was applied is not reported as a
 * failure, so that it is not repeated. Throws AppError `unconfirmed`, or that of a response without a result, when the outcome
 * stays unknown.
 */
export async function withVerification<Found, Result>(
  change: Promise<Result>,
  { read, held }: Verification<Found, Result>,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const current = await withTimeout(LOOKUP_TIMEOUT_MS, read(LOOKUP_TIMEOUT_MS));
    const found = current ? held(current) : 'unknown';
    if (found === 'not') throw error;
    if (found === 'unknown') throw unconfirmed(error);
    return found.result;
  }
}

/** For a change that cannot be verified afterwards: after a lost response it is reported as `unconfirmed`. */
export const withoutVerification = <Result>(change: Promise<Result>): Promise<Result> =>
  change.catch((error) => {
    throw isOutcomeUnknown(error) ? unconfirmed(error) : error;
  });

const unconfirmed = (cause: unknown) =>
  cause instanceof AppError && WITHOUT_RESULT.has(cause.code)
    ? cause
    : new AppError('unconfirmed', { reason: errorCode(cause) ?? '' }, { cause });
