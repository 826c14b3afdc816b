import { connection } from 'next/server';
import { healthAnswer } from '@/lib/operations/health';
import { operatorOf } from '@/lib/operations/operator';
import { isReady, readiness, readinessWithoutStore } from '@/lib/operations/readiness';
import { outboundStates } from '@/lib/platform/http/circuit-breakers';

/** State of the hosted services, for the operator: an unavailable one is no reason to route visitors elsewhere. */
const services = () => Object.fromEntries(outboundStates().map(({ service, state }) => [service, state]));

/** Readiness: whether the process may receive traffic; with `?exclude=store` also while the store is away. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const isWithoutStore = new URL(request.url).searchParams.getAll('exclude').includes('store');
  const found = isWithoutStore ? readinessWithoutStore() : await readiness();
  return healthAnswer(isReady(found), {
    ...found,
    ...((await operatorOf(request)) === 'operator' && { services: services() }),
  });
}
