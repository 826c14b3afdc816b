import { z } from 'zod';
import { AppError } from '../errors.ts';

type GraphQlError = { message?: string; extensions?: { code?: string } };
const THROTTLE_STATUS = new Set([429, 430]);
const MAX_WAIT_MS = 5_000;

type Body = { data?: unknown; errors?: unknown; extensions?: unknown };

/**
 * The data of a GraphQL answer. Throws AppError: `throttled` for 429, 430 and THROTTLED, `http` for another bad status,
 * `graphql` whose message is the first error's (specification, section 8), or says the status when there is none. Its `data` are
 * `errors` and `extensions` of the answer.
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

const costs = z.object({
  cost: z.object({
    requestedQueryCost: z.number(),
    throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
  }),
});

/** Seconds until the service has restored what a request costs, as the Admin API says it in `extensions`; null where it does not. */
function restoredAfter(body: Body | null): string | null {
  const { data } = costs.safeParse(body?.extensions);
  if (!data) return null;
  const { requestedQueryCost, throttleStatus } = data.cost;
  const lacking = Math.max(0, requestedQueryCost - throttleStatus.currentlyAvailable);
  return String(lacking / throttleStatus.restoreRate);
}

function parse(text: string): Body | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    // An HTML error page of a proxy, or a cut answer: the status says the rest.
    return null;
  }
}

/** `errors` is a list for GraphQL errors, a string or an object for refused requests. */
function firstError(body: Body | null): GraphQlError | undefined {
  const errors = body?.errors;
  if (!errors) return undefined;
  if (Array.isArray(errors)) return errors[0] as GraphQlError;
  return { message: typeof errors === 'string' ? errors : JSON.stringify(errors) };
}

/** Milliseconds to wait before a throttled query is sent again; null for any other error. */
export function throttleDelay(attempt: number, error: unknown): number | null {
  if (!(error instanceof AppError) || error.code !== 'throttled') return null;
  const asked = Number(error.values.retryAfter) * 1000;
  const backOff = 200 * 2 ** attempt;
  return Math.min(asked > 0 ? asked : backOff, MAX_WAIT_MS);
}
