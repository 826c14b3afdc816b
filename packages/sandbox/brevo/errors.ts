import type { z } from 'zod';

/** The rate limit reported in every response. */
const LIMIT = 1000;

export const rateHeaders = (remaining = LIMIT - 1, reset = 1) => ({
  'x-sib-ratelimit-limit': String(LIMIT),
  'x-sib-ratelimit-remaining': String(remaining),
  'x-sib-ratelimit-reset': String(reset),
});

type Code =
  | 'missing_parameter'
  | 'invalid_parameter'
  | 'duplicate_parameter'
  | 'unauthorized'
  | 'document_not_found'
  | 'method_not_allowed';

/** An error response in Brevo's format. */
export class BrevoProblem extends Error {
  readonly status: number;
  readonly code: Code;
  constructor(status: number, code: Code, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const unauthorized = (message: string) => new BrevoProblem(401, 'unauthorized', message);
export const notFound = (message: string) => new BrevoProblem(404, 'document_not_found', message);
export const invalid = (message: string) => new BrevoProblem(400, 'invalid_parameter', message);
export const duplicate = (message: string) => new BrevoProblem(400, 'duplicate_parameter', message);

export const problemResponse = ({ status, code, message }: BrevoProblem) =>
  Response.json({ code, message }, { status, headers: rateHeaders() });

/** 429 in Brevo's format: the time to retry is in its own header. */
export const tooMany = ({ retryAfter = 1 }: { retryAfter?: number }) =>
  Response.json(
    { code: 'too_many_requests', message: 'The rate limit is reached' },
    { status: 429, headers: rateHeaders(0, retryAfter) },
  );

/** The value at a path of the body; undefined when any part of the path is missing. */
const at = (body: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

/** Parses and validates the body; throws `missing_parameter` or `invalid_parameter` for the first validation error. */
export async function readBody<T extends z.ZodType>(request: Request, shape: T): Promise<z.output<T>> {
  const body: unknown = await request.json().catch(() => {
    throw invalid('Invalid JSON body');
  });
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const { path = [], message } = parsed.error.issues[0] ?? {};
  const name = path.join('.') || 'body';
  if (at(body, path) === undefined) throw new BrevoProblem(400, 'missing_parameter', `${name} is missing`);
  throw invalid(`${name} is not valid: ${message}`);
}
