import { LINK_ACTIONS } from '@/lib/confirmation/link-actions';
import { readLink, runLink } from '@/lib/links/signed';
import { env } from '@/lib/platform/env';
import { pathFor } from '@/lib/platform/i18n/routes';
import { logError } from '@/lib/platform/log/log';
import { requestMarket } from '@/lib/session/request-market';

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** For a mail program that opens the address instead of posting to it: to the page whose button unsubscribes. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { locale } = await requestMarket(searchParams.get('l'));
  const query = { t: searchParams.get('t') ?? '' };
  return answer(303, { location: pathFor(locale, '/your-request', { query }) });
}

/** Target of the "unsubscribe" button of mail programs (RFC 8058). Only unsubscribe links are accepted here. */
export async function POST(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('t') ?? '';
  const link = readLink(token, env().FORMS_SECRET);
  if (!link.valid || !link.purpose.endsWith('-leave')) return answer(400);
  try {
    await runLink(token, LINK_ACTIONS);
    return answer(200);
  } catch (error) {
    logError('leave', error);
    return answer(503);
  }
}
