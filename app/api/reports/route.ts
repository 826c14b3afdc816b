import { type Violation, violationsIn } from '@/lib/operations/csp-reports';
import { apiError, tooManyRequests } from '@/lib/platform/http/responses';
import { logNote, throttledLog } from '@/lib/platform/log/log';
import { consume } from '@/lib/rate-limit/consume';
import { SMALL_CALLS } from '@/lib/rate-limit/limits';
import { visitorAddress } from '@/lib/session/request-market';

const LONGEST_BYTES = 32_000;

const say = throttledLog((message) => logNote('policy', message));

function tell({ directive, blocked }: Violation): void {
  say(`a browser has stopped ${blocked} by ${directive}`);
}

/** Receives violation reports of the content security policy. No client reads the response. */
export async function POST(request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length')) > LONGEST_BYTES) return apiError(413, 'too long for a report');
  try {
    await consume('reports', SMALL_CALLS, await visitorAddress());
  } catch (error) {
    return tooManyRequests('policy', error);
  }
  try {
    violationsIn(await request.text()).forEach(tell);
    return new Response(null, { status: 204 });
  } catch {
    return apiError(400, 'A report is JSON.');
  }
}
