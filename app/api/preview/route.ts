import { cookie } from '@prismicio/client';
import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { env } from '@/lib/platform/env';
import { errorCode } from '@/lib/platform/errors';
import { apiError, tooManyRequests } from '@/lib/platform/http/responses';
import { absoluteUrl, pathFor } from '@/lib/platform/i18n/routes';
import { logError } from '@/lib/platform/log/log';
import { MARKETS, marketsOfHost } from '@/lib/platform/markets';
import { consume, giveBack } from '@/lib/rate-limit/consume';
import { PREVIEW_GUESSES } from '@/lib/rate-limit/limits';
import {
  notEnabled,
  PREVIEWED_COOKIE,
  type PreviewTarget,
  previewTarget,
  type RefState,
  stateOf,
} from '@/lib/services/prismic/preview';
import { visitorAddress } from '@/lib/session/request-market';

/** Longer than any id or token of the service. */
const MAX_LENGTH = 2_000;

/**
 * `GET /api/preview?documentId&token` (specification, section 2): starts the preview of a draft on the host of its market and
 * redirects to its page.
 */
export async function GET(request: Request): Promise<Response> {
  // Never prerendered at build time: the setting is that of the running site.
  await connection();
  if (!env().PREVIEW_ENABLED) return notEnabled('/api/preview');
  const { searchParams, search } = new URL(request.url);
  const documentId = searchParams.get('documentId') ?? '';
  const token = searchParams.get('token') ?? '';
  if (!documentId || !token || search.length > MAX_LENGTH) return apiError(400, 'documentId and token are required');
  const guess = ['previews', PREVIEW_GUESSES, await visitorAddress()] as const;
  try {
    await consume(...guess);
  } catch (error) {
    return tooManyRequests('preview', error);
  }
  let state: RefState;
  let target: PreviewTarget | null = null;
  try {
    state = await stateOf(token);
    if (state === 'alive') target = await previewTarget(documentId, token);
  } catch (error) {
    const code = errorCode(error);
    logError('preview', error);
    return apiError(code === 'contentForbidden' ? 403 : 502, 'the content service did not hand out this draft');
  }
  const markets = marketsOfHost(request.headers.get('host'), env());
  if (state === 'expired' && markets[0]) redirect(pathFor(markets[0].locale, '/preview-expired'));
  if (state !== 'alive') return apiError(403, 'this token is none of the content service');
  if (!target) return apiError(404, 'there is no such document');
  await giveBack(...guess);
  const { locale, path } = target;
  const here = markets.some(({ country }) => country === MARKETS[locale].country);
  const site = env()[MARKETS[locale].siteUrlSetting];
  // Cookies belong to one host: the preview must start on the host that serves the page.
  if (!here) redirect(`${site}/api/preview${search}`);
  (await draftMode()).enable();
  const jar = await cookies();
  const attributes = { path: '/', sameSite: 'lax', secure: site.startsWith('https:') } as const;
  jar.set(cookie.preview, token, attributes);
  jar.set(PREVIEWED_COOKIE, documentId, { ...attributes, httpOnly: true });
  redirect(absoluteUrl(locale, path ?? pathFor(locale, '/')));
}
