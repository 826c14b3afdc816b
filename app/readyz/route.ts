import { connection } from 'next/server';
import { healthAnswer } from '@/lib/operations/health';
import { operatorOf } from '@/lib/operations/operator';
import { isReady, readiness } from '@/lib/operations/readiness';
import { outboundStates } from '@/lib/platform/http/circuit-breakers';

/** How the hosted services fare, for the operator: one that is away is no reason to send visitors elsewhere. */
const services = () => Object.fromEntries(outboundStates().map(({ service, state }) => [service, state]));

/** Whether the process may be sent visitors. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const found = await readiness();
  return healthAnswer(isReady(found), {
    ...found,
    ...((await operatorOf(request)) === 'operator' && { services: services() }),
  });
}
