import { ZodError } from 'zod';
import { env } from '@/lib/env';
import { isSame } from '@/lib/http/secret';
import { logError } from '@/lib/log';
import { isTask, runTask } from '@/lib/ops/tasks';
import { store } from '@/lib/store/client';

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

function isOperator(request: Request): boolean {
  const { OPS_TOKEN } = env();
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '');
  return Boolean(OPS_TOKEN && given && isSame(given, OPS_TOKEN));
}

/** The operator's door, for `npm run ops` while this process has the store. */
export async function POST(request: Request, { params }: RouteContext<'/api/ops/[task]'>): Promise<Response> {
  if (!isOperator(request)) return answer(401, { message: 'wrong token' });
  const { task } = await params;
  if (!isTask(task)) return answer(404, { message: 'no such task' });
  try {
    return answer(200, await runTask(await store(), task, await request.json()));
  } catch (error) {
    if (error instanceof ZodError || error instanceof SyntaxError) return answer(400, { message: error.message });
    logError('ops', error);
    return answer(503, { message: 'the store did not answer' });
  }
}
