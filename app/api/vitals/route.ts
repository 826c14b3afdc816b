import { apiError, tooManyRequests } from '@/lib/platform/http/responses';
import { vital } from '@/lib/platform/metrics/meter';
import { consume } from '@/lib/rate-limit/consume';
import { SMALL_CALLS } from '@/lib/rate-limit/limits';
import { isCrossSite, visitorAddress } from '@/lib/session/request-market';
import { vitalsReport } from '@/lib/vitals/report';

const LONGEST_BYTES = 1_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Receives the web vitals of a page view from a browser of this site, into the metrics. No client reads the response. */
export async function POST(request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length')) > LONGEST_BYTES) return apiError(413, 'too long for a report');
  if (await isCrossSite()) return apiError(403, 'not from this site');
  try {
    await consume('vitals', SMALL_CALLS, await visitorAddress());
  } catch (error) {
    return tooManyRequests('metrics', error);
  }
  const report = vitalsReport.safeParse(parsed(await request.text()));
  if (!report.success) return apiError(400, 'This is no report of web vitals.');
  const { market, page, device, figures } = report.data;
  for (const { name, value } of figures) vital({ vital: name, page, market, device }, value);
  return new Response(null, { status: 204 });
}
