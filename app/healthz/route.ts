import { connection } from 'next/server';
import { healthAnswer, loopLag, MOST_LAG_MS } from '@/lib/operations/health';
import { isStoreAnswering } from '@/lib/worker/silence';

/**
 * Whether the process lives: no file, no database and no service is asked. An embedded store that has not answered for a
 * minute will not answer again in this process; one that is busy does.
 */
export async function GET(): Promise<Response> {
  await connection();
  const lag = loopLag();
  const store = await isStoreAnswering();
  return healthAnswer(store && (lag === null || lag < MOST_LAG_MS), { lag, store });
}
