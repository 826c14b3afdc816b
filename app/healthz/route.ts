import { connection } from 'next/server';
import { healthAnswer } from '@/lib/readiness/answer';
import { loopLag, MOST_LAG_MS } from '@/lib/readiness/loop';

/** Whether the process lives: no file, no database and no service is asked. */
export async function GET(): Promise<Response> {
  await connection();
  const lag = loopLag();
  return healthAnswer(lag === null || lag < MOST_LAG_MS, { lag });
}
