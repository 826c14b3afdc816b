import { z } from 'zod';
import { AppError } from '../../platform/errors';
import { type Outbound, outbound, withoutQuery } from '../../platform/http/outbound';
import { PART_TIMEOUT_MS } from '../../platform/http/timeout-limits';
import type { Place } from './place';

/**
 * A geocoder: resolves a text to places, best match first, at most `limit`. A remote one throws AppError when it is
 * unavailable, slow or returns an unexpected response. No geocoder receives the visitor's position: `communeAt`
 * resolves it on this server.
 */
export type Finder = (text: string, limit: number) => Promise<readonly Place[]>;

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** Short, because it is called while the visitor types: a late result is useless. */
type Call = Pick<Outbound, 'url'> & Partial<Pick<Outbound, 'init' | 'timeoutMs' | 'place'>>;

/**
 * Response of a request, validated against its schema. Throws AppError `http`, `timeout`, `unreachable`; `invalidInput`
 * for a response of another shape.
 */
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
