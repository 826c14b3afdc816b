import { cookie } from '@prismicio/client';
import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { env } from '@/lib/platform/env';
import { jsonResponse } from '@/lib/platform/http/responses';
import { pathFor } from '@/lib/platform/i18n/routes';
import { isLocale } from '@/lib/platform/markets';
import { notEnabled, PREVIEWED_COOKIE } from '@/lib/services/prismic/preview';

/** The path that the visitor came from, when it is on this host; the home page otherwise. */
function wayBack(request: Request): string {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  return host === request.headers.get('host') && !pathname.startsWith('//') ? pathname : '/';
}

/**
 * `GET /api/exit-preview` (specification, section 2): ends a preview. The toolbar calls it by script and gets
 * `{"success":true}`; a visitor who follows the link is redirected to the published page, or to the page that reports an
 * expired draft.
 */
export async function GET(request: Request): Promise<Response> {
  // Never prerendered at build time: the setting is that of the running site.
  await connection();
  if (!env().PREVIEW_ENABLED) return notEnabled('/api/exit-preview');
  (await draftMode()).disable();
  const jar = await cookies();
  jar.delete(cookie.preview);
  jar.delete(PREVIEWED_COOKIE);
  const expired = new URL(request.url).searchParams.get('expired');
  if (isLocale(expired)) redirect(pathFor(expired, '/preview-expired'));
  if (request.headers.get('accept')?.includes('text/html')) redirect(wayBack(request));
  return jsonResponse(200, { success: true });
}
