import { ZodError } from 'zod';
import { jsonAnswer, sentence } from '@/lib/http/answers';
import { logError } from '@/lib/log';
import { operatorOf } from '@/lib/ops/operator';
import { isTask, runTask } from '@/lib/ops/tasks';
import { store } from '@/lib/store/client';

/** The operator's door, for `npm run ops` while this process has the store. */
export async function POST(request: Request, { params }: RouteContext<'/api/ops/[task]'>): Promise<Response> {
  const asker = operatorOf(request);
  if (asker === 'limited') return sentence(429, 'too many wrong tokens, try again later');
  if (asker !== 'operator') return sentence(401, 'wrong token');
  const { task } = await params;
  if (!isTask(task)) return sentence(404, 'no such task');
  try {
    return jsonAnswer(200, await runTask(await store(), task, await request.json()));
  } catch (error) {
    if (error instanceof ZodError || error instanceof SyntaxError) return sentence(400, error.message);
    logError('ops', error);
    return sentence(503, 'the store did not answer');
  }
}
