import { ZodError } from 'zod';
import { eraseForOperator } from '@/lib/account/deletion';
import { listSubscribers } from '@/lib/newsletter/subscribe';
import { refusalUnlessOperator } from '@/lib/operations/operator';
import { isSiteTask, isTask, personInput, runTask, type SiteTask } from '@/lib/operations/tasks';
import { apiError, jsonResponse } from '@/lib/platform/http/responses';
import { logError } from '@/lib/platform/log/log';
import { store } from '@/lib/services/store/client';
import type { Store } from '@/lib/services/store/open';

/** Tasks that need the site's settings. */
const SITE_TASKS: Readonly<Record<SiteTask, (store: Store, input: unknown) => Promise<unknown>>> = {
  subscribers: listSubscribers,
  erase: (store, input) => eraseForOperator(store, personInput.parse(input).email),
};

/** Operator endpoint for `npm run ops` while this process holds the store. */
export async function POST(request: Request, { params }: RouteContext<'/api/ops/[task]'>): Promise<Response> {
  const refusal = await refusalUnlessOperator(request);
  if (refusal) return refusal;
  const { task } = await params;
  const isOfSite = isSiteTask(task);
  if (!isOfSite && !isTask(task)) return apiError(404, 'no such task');
  try {
    const [open, input] = [await store(), await request.json()];
    return jsonResponse(200, await (isOfSite ? SITE_TASKS[task](open, input) : runTask(open, task, input)));
  } catch (error) {
    if (error instanceof ZodError || error instanceof SyntaxError) return apiError(400, error.message);
    logError('ops', error);
    return apiError(503, 'the store did not answer');
  }
}
