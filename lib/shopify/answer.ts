import { AppError } from '../errors.ts';

type GraphQlError = { message?: string; extensions?: { code?: string } };
const THROTTLE_STATUS = new Set([429, 430]);
const MAX_WAIT_MS = 5_000;

/**
 * The data of a GraphQL answer. Throws AppError: `throttled` for 429, 430 and THROTTLED, `http` for another bad status,
 * `graphql` whose message is the first error's (specification, section 8), or says the status when there is none.
 */
export function dataOf<Result>(response: Response, text: string, url: string): Result {
  const body = parse(text);
  const first = firstError(body);
  if (THROTTLE_STATUS.has(response.status) || first?.extensions?.code === 'THROTTLED') {
    throw new AppError('throttled', { url, retryAfter: response.headers.get('retry-after') ?? '' });
  }
  if (!response.ok) {
    throw new AppError('http', { status: response.status, url }, { detail: first?.message });
  }
  if (first || !body?.data) {
    const reason = first ? (first.extensions?.code ?? '') : 'NO_DATA';
    throw new AppError('graphql', { status: response.status, reason }, { message: first?.message });
  }
  return body.data as Result;
}

function parse(text: string): { data?: unknown; errors?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    // An HTML error page of a proxy, or a cut answer: the status says the rest.
    return null;
  }
}

/** `errors` is a list for GraphQL errors, a string or an object for refused requests. */
function firstError(body: { errors?: unknown } | null): GraphQlError | undefined {
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
