import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { prettifyError } from 'zod';
import { refusal } from '../errors.ts';

export type Writer = { repository: string; writeToken: string };

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Throws unless the request carries the write token and the repository name, as the asset and migration APIs require. */
export function checkWriter({ headers }: Request, { repository, writeToken }: Writer) {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (!token) throw refusal(401, 'Unauthorized: a write token is missing');
  const named = headers.get('repository');
  if (!same(token, writeToken) || named !== repository) {
    throw refusal(
      403,
      `The write token does not give access to ${named ?? 'a repository that the header does not name'}`,
    );
  }
}

/** Parses and validates a JSON body; throws 400 with every validation error. */
export async function readBody<T extends z.ZodType>(request: Request, shape: T): Promise<z.output<T>> {
  const body: unknown = await request.json().catch(() => {
    throw refusal(400, 'The body is not JSON');
  });
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw refusal(400, prettifyError(parsed.error).replaceAll('\n', ' '));
  return parsed.data;
}
