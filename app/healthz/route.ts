import { connection } from 'next/server';
import { healthAnswer, loopLag, MOST_LAG_MS } from '@/lib/operations/health';
import { isStoreAnswering } from '@/lib/worker/silence';

/**
 * Liveness: no file, database or service is accessed. An embedded store that has not responded for a minute will not recover in
 * this process, while one that is only busy will.
 */
export async function GET(): Promise<Response> {
  await connection();
  const lag = loopLag();
  const store = await isStoreAnswering();
  return healthAnswer(store && (lag === null || lag < MOST_LAG_MS), { lag, store });
}
