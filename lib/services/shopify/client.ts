import 'server-only';
import { createStorefrontClient } from '@shopify/hydrogen-react/storefront-client';
import type { TadaDocumentNode } from 'gql.tada';
import { type DocumentNode, print } from 'graphql';
import { z } from 'zod';
import { env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { type Outbound, outbound, withoutQuery } from '../../platform/http/outbound.ts';
import { retryDelay, retryOnce } from '../../platform/http/retry.ts';
import { remainingTime } from '../../platform/http/timeouts.ts';
import { parseJson } from '../../platform/text/json.ts';
import { adminToken } from './admin-token.ts';
import { argumentsFor, type ContextValues, inVersion, WRITTEN_FOR, withContextArguments } from './graphql.ts';

type GraphQlError = { message?: string; extensions?: { code?: string } };
const THROTTLE_STATUS = new Set([429, 430]);
const MAX_WAIT_MS = 5_000;

type Body = { data?: unknown; errors?: unknown; extensions?: unknown };

/**
 * The data of a GraphQL response. Throws AppError: `throttled` for 429, 430 and THROTTLED, `http` for another bad
 * status, `graphql` whose message is the first error's (specification, section 8), or names the status when there is
 * none. Its `data` are `errors` and `extensions` of the response.
 */
export function dataOf<Result>(response: Response, text: string, url: string): Result {
  const body = parse(text);
  const { status } = response;
  const first = firstError(body);
  const data = body && { errors: body.errors ?? null, extensions: body.extensions ?? null };
  if (THROTTLE_STATUS.has(status) || first?.extensions?.code === 'THROTTLED') {
    const retryAfter = response.headers.get('retry-after') ?? restoredAfter(body) ?? '';
    throw new AppError('throttled', { status, url, retryAfter }, { data });
  }
  if (!response.ok) throw new AppError('http', { status, url }, { detail: first?.message, data });
  if (first || !body?.data) {
    const reason = first ? (first.extensions?.code ?? '') : 'NO_DATA';
    throw new AppError('graphql', { status, reason }, { message: first?.message, data });
  }
  return body.data as Result;
}

/** Whether the token, or the client that it was issued to, lacks the scope of a field. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'graphql' && error.values.reason === 'ACCESS_DENIED';

const isBadCursor = (error: unknown, after: string | null | undefined): boolean =>
  after != null && error instanceof AppError && error.code === 'graphql' && /cursor/i.test(error.message);

/** For `catch`: a cursor that the shop does not know is an error of the caller. Throws AppError `invalidInput` for it. */
export const cursorProblem = (after: string | null | undefined) => (cause: unknown) => {
  throw isBadCursor(cause, after) ? new AppError('invalidInput', { fields: 'after' }, { cause }) : cause;
};

type PageInfo = { hasNextPage: boolean; endCursor?: string | null | undefined };
/** The cursor of the next page; null after the last one. */
export const nextOf = ({ hasNextPage, endCursor }: PageInfo): string | null =>
  hasNextPage ? (endCursor ?? null) : null;

const costs = z.object({
  cost: z.object({
    requestedQueryCost: z.number(),
    throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
  }),
});

/**
 * Seconds until the service has restored the query cost of a request, from `extensions` of the Admin API; null without
 * it.
 */
function restoredAfter(body: Body | null): string | null {
  const { data } = costs.safeParse(body?.extensions);
  if (!data) return null;
  const { requestedQueryCost, throttleStatus } = data.cost;
  const lacking = Math.max(0, requestedQueryCost - throttleStatus.currentlyAvailable);
  return String(lacking / throttleStatus.restoreRate);
}

function parse(text: string): Body | null {
  const value = parseJson(text);
  // Anything else is an HTML error page of a proxy, or a truncated response: the caller uses the status instead.
  return typeof value === 'object' ? value : null;
}

/** `errors` is a list for GraphQL errors, a string or an object for refused requests. */
function firstError(body: Body | null): GraphQlError | undefined {
  const errors = body?.errors;
  if (!errors) return undefined;
  if (Array.isArray(errors)) return errors[0] as GraphQlError;
  return { message: typeof errors === 'string' ? errors : JSON.stringify(errors) };
}

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
