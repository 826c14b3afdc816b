import { z } from 'zod';
import { apiError, tooManyRequests } from '@/lib/platform/http/responses';
import { logNote, throttledLog } from '@/lib/platform/log/log';
import { consume } from '@/lib/rate-limit/consume';
import { SMALL_CALLS } from '@/lib/rate-limit/limits';
import { visitorAddress } from '@/lib/session/request-market';

/** A CSP violation, without visitor data: no page, no query, no script text. */
type Violation = {
  /** The directive, such as `script-src-elem`. */
  directive: string;
  /** The blocked origin, or a keyword such as `inline`. */
  blocked: string;
};

const directive = z.string().regex(/^[a-z]{3,12}(?:-[a-z]{2,12}){1,3}$/);
/** Report formats of `report-uri` and of `report-to`. */
const older = z.object({ 'csp-report': z.object({ 'effective-directive': directive, 'blocked-uri': z.string() }) });
const newer = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: directive, blockedURL: z.string() }),
});
const MOST = 20;

/** Null for content injected by a browser extension. */
function blockedBy(address: string): string | null {
  if (/^[a-z-]{0,24}$/.test(address)) return address || 'inline';
  if (!URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && /^[\w.:[\]-]{1,100}$/.test(host) ? `${protocol}//${host}` : null;
}

function violationOf(report: unknown): Violation | null {
  const old = older.safeParse(report).data?.['csp-report'];
  const young = newer.safeParse(report).data?.body;
  const name = old?.['effective-directive'] ?? young?.effectiveDirective;
  const blocked = blockedBy(old?.['blocked-uri'] ?? young?.blockedURL ?? 'unknown');
  return name && blocked ? { directive: name, blocked } : null;
}

/** Violations in a browser's report, in either of the two formats. Throws a SyntaxError when the text is not JSON. */
export function violationsIn(text: string): Violation[] {
  const reports: unknown[] = [JSON.parse(text)].flat().slice(0, MOST);
  return reports.map(violationOf).filter((violation) => violation !== null);
}

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
