import { ZodError } from 'zod';
import { refusalUnlessOperator } from '@/lib/operations/operator';
import { runSiteTask } from '@/lib/operations/site-tasks';
import { isSiteTask, isTask, runTask } from '@/lib/operations/tasks';
import { apiError, jsonResponse } from '@/lib/platform/http/responses';
import { logError } from '@/lib/platform/log/log';
import { store } from '@/lib/services/store/client';

/** Operator endpoint for `npm run ops` while this process holds the store. */
export async function POST(request: Request, { params }: RouteContext<'/api/ops/[task]'>): Promise<Response> {
  const refusal = await refusalUnlessOperator(request);
  if (refusal) return refusal;
  const { task } = await params;
  const isOfSite = isSiteTask(task);
  if (!isOfSite && !isTask(task)) return apiError(404, 'no such task');
  try {
    const [open, input] = [await store(), await request.json()];
    return jsonResponse(200, await (isOfSite ? runSiteTask(open, task, input) : runTask(open, task, input)));
  } catch (error) {
    if (error instanceof ZodError || error instanceof SyntaxError) return apiError(400, error.message);
    logError('ops', error);
    return apiError(503, 'the store did not answer');
  }
}
