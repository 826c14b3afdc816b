import { connection } from 'next/server';
import { healthAnswer } from '@/lib/readiness/answer';
import { loopLag, MOST_LAG_MS } from '@/lib/readiness/loop';
import { isStoreAnswering } from '@/lib/readiness/silence';

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
