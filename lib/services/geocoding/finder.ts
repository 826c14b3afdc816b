import { z } from 'zod';
import { AppError } from '../../platform/errors';
import { type Outbound, outbound, withoutQuery } from '../../platform/http/outbound';
import { PART_TIMEOUT_MS } from '../../platform/http/timeout-limits';
import type { Place } from './place';

/**
 * One way to turn words into places, best first, at most `limit`. A remote one throws AppError when it is away, slow or
 * answers otherwise than it says it does. None is told where a visitor is: `communeAt` answers that here.
 */
export type Finder = (text: string, limit: number) => Promise<readonly Place[]>;

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** Asked while somebody types: what comes later comes too late. */
type Call = Pick<Outbound, 'url'> & Partial<Pick<Outbound, 'init' | 'timeoutMs' | 'place'>>;

/** A call's answer as its schema has it. Throws AppError `http`, `timeout`, `unreachable`; `invalidInput` for another form. */
export async function askRemote<T>(
  schema: z.ZodType<T>,
  { url, init = {}, timeoutMs = PART_TIMEOUT_MS, place = withoutQuery(url) }: Call,
): Promise<T> {
  const response = await outbound({ service: 'geocoder', url, init, timeoutMs, place, isRead: true });
  if (!response.ok) throw new AppError('http', { status: response.status, url: place });
  const parsed = schema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new AppError('invalidInput', { fields: `answer of ${place}: ${fields || 'no JSON'}` });
}
