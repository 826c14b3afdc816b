import type { z } from 'zod';
import { AppError } from '../../errors';
import { outbound, withoutQuery } from '../../http/outbound';

/** A call's answer as its schema has it. Throws AppError `http`, `timeout`, `unreachable`; `invalidInput` for another form. */
export async function askRemote<T>(
  schema: z.ZodType<T>,
  { url, init = {}, timeoutMs }: { url: string; init?: RequestInit; timeoutMs: number },
): Promise<T> {
  const response = await outbound({ url, init, timeoutMs });
  if (!response.ok) throw new AppError('http', { status: response.status, url: withoutQuery(url) });
  const parsed = schema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new AppError('invalidInput', { fields: `answer of ${withoutQuery(url)}: ${fields || 'no JSON'}` });
}
