import { LINK_ACTIONS } from '@/lib/confirmation/link-actions';
import { readLink, runLink } from '@/lib/links/signed';
import { env } from '@/lib/platform/env';
import { logError } from '@/lib/platform/log/log';

const answer = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

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
