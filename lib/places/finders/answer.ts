import { z } from 'zod';
import { AppError } from '../../errors';
import { type Outbound, outbound, withoutQuery } from '../../http/outbound';
import { PART_MS } from '../../http/patience';

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** Asked while somebody types: what comes later comes too late. */
type Call = Pick<Outbound, 'url'> & Partial<Pick<Outbound, 'init' | 'timeoutMs' | 'place'>>;

/** A call's answer as its schema has it. Throws AppError `http`, `timeout`, `unreachable`; `invalidInput` for another form. */
export async function askRemote<T>(
  schema: z.ZodType<T>,
  { url, init = {}, timeoutMs = PART_MS, place = withoutQuery(url) }: Call,
): Promise<T> {
  const response = await outbound({ service: 'geocoder', url, init, timeoutMs, place, isRead: true });
  if (!response.ok) throw new AppError('http', { status: response.status, url: place });
  const parsed = schema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new AppError('invalidInput', { fields: `answer of ${place}: ${fields || 'no JSON'}` });
}
