import { refusalUnlessOperator } from '@/lib/operations/operator';
import { apiError, jsonResponse } from '@/lib/platform/http/responses';
import { logError } from '@/lib/platform/log/log';
import { store } from '@/lib/services/store/client';
import { workOff } from '@/lib/worker/worker';

/**
 * For a scheduler, once a minute, where no long-running process works on the queue: mails, stock alerts, prices, deletions.
 * Idempotent: two calls at once do no harm.
 */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refusalUnlessOperator(request);
  if (refusal) return refusal;
  try {
    return jsonResponse(200, await workOff(await store()));
  } catch (error) {
    logError('ops', error);
    return apiError(503, 'the store did not answer');
  }
}

export const POST = GET;
