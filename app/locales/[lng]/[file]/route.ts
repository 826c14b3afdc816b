import { createHash } from 'node:crypto';
import { connection } from 'next/server';
import { apiErrorBody, isNotModified } from '@/lib/platform/http/responses';
import { isNamespace, loadMessages } from '@/lib/platform/i18n/messages';
import { isLocale } from '@/lib/platform/markets';
import common from '../../../../messages/en/common.json';

/** Section 9 of the specification: "default locale en, default namespace common". No market uses English. */
export const ENGLISH = { locale: 'en', namespace: 'common', messages: common } as const;

/** The URL has no content hash, so caches revalidate after a minute. */
const CACHE = 'public, max-age=0, s-maxage=60, must-revalidate';

async function messagesOf(lng: string, namespace: string): Promise<object | null> {
  if (lng === ENGLISH.locale) return namespace === ENGLISH.namespace ? ENGLISH.messages : null;
  return isLocale(lng) && isNamespace(namespace) ? (await loadMessages(lng))[namespace] : null;
}

/** `/locales/{lng}/{ns}.json` (specification, section 7): the messages of a namespace in the locale. */
export async function GET(request: Request, { params }: RouteContext<'/locales/[lng]/[file]'>): Promise<Response> {
  await connection();
  const { lng, file } = await params;
  const messages = file.endsWith('.json') ? await messagesOf(lng, file.slice(0, -'.json'.length)) : null;
  const headers = { 'cache-control': CACHE };
  if (!messages) return Response.json(apiErrorBody(404, 'there are no such messages'), { status: 404, headers });
  const body = JSON.stringify(messages);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  if (isNotModified(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  return new Response(body, { headers: { ...headers, etag, 'content-type': 'application/json' } });
}
