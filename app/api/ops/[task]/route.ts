import { ZodError } from 'zod';
import { env } from '@/lib/env';
import { jsonAnswer, sentence } from '@/lib/http/answers';
import { isSame } from '@/lib/http/secret';
import { logError } from '@/lib/log';
import { isTask, runTask } from '@/lib/ops/tasks';
import { store } from '@/lib/store/client';

function isOperator(request: Request): boolean {
  const { OPS_TOKEN } = env();
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '');
  return Boolean(OPS_TOKEN && given && isSame(given, OPS_TOKEN));
}

/** The operator's door, for `npm run ops` while this process has the store. */
export async function POST(request: Request, { params }: RouteContext<'/api/ops/[task]'>): Promise<Response> {
  if (!isOperator(request)) return sentence(401, 'wrong token');
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
