import { z } from 'zod';
import { AppError } from '../../errors';
import { type Outbound, outbound, withoutQuery } from '../../http/outbound';

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

type Call = Omit<Outbound, 'init'> & { init?: RequestInit };

/** A call's answer as its schema has it. Throws AppError `http`, `timeout`, `unreachable`; `invalidInput` for another form. */
export async function askRemote<T>(
  schema: z.ZodType<T>,
  { url, init = {}, timeoutMs, place = withoutQuery(url) }: Call,
): Promise<T> {
  const response = await outbound({ url, init, timeoutMs, place });
  if (!response.ok) throw new AppError('http', { status: response.status, url: place });
  const parsed = schema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new AppError('invalidInput', { fields: `answer of ${place}: ${fields || 'no JSON'}` });
}
