import { z } from 'zod';
import { AppError, errorCode } from '@/lib/platform/errors';
import { apiError, tooManyRequests } from '@/lib/platform/http/responses';
import { logError } from '@/lib/platform/log/log';
import { consume } from '@/lib/rate-limit/consume';
import { SMALL_CALLS } from '@/lib/rate-limit/limits';
import { visitorAddress } from '@/lib/session/request-market';

const LONGEST_BYTES = 2_000;
const word = z.string().regex(/^[\w .:-]{1,80}$/);
const entry = z.object({ level: z.enum(['error', 'warn']), code: word });

/** Logs an error that a browser had while it requested its session (specification, section 7: "A log endpoint exists"). */
export async function POST(request: Request): Promise<Response> {
  try {
    await consume('session-log', SMALL_CALLS, await visitorAddress());
    const text = (await request.text()).slice(0, LONGEST_BYTES);
    const { level, code } = entry.parse(JSON.parse(text));
    logError('session', new AppError('browserSession', { level, code }));
    return new Response(null, { status: 204 });
  } catch (error) {
    if (errorCode(error) === 'limited') return tooManyRequests('session', error);
    return apiError(400, 'An entry is JSON with level (error or warn) and code.');
  }
}
