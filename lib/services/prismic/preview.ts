import 'server-only';
import { buildQueryURL, cookie, filter, type PrismicDocument } from '@prismicio/client';
import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { contentClient } from '@/prismicio';
import { env } from '../../platform/env';
import { AppError } from '../../platform/errors';
import { withoutQuery } from '../../platform/http/outbound';
import { apiError } from '../../platform/http/responses.ts';
import { logError } from '../../platform/log/log.ts';
import { isLocale, type Locale } from '../../platform/markets';
import { parseJson } from '../../platform/text/clean.ts';
import { notingUnanswered } from './content-state';
import { NOT_KEPT, type ReadQuery, read, withContentErrors } from './documents';
import { routesIn } from './links';
import { answerOf, isPreviewOver } from './response';

/**
 * The ref in a preview's cookie: the ref itself, whose form is not documented, or the toolbar's
 * `{"<repository>.prismic.io": {"preview": <ref>}, …}`. Undefined where there is none, or more than one.
 */
function refIn(text: string): string | undefined {
  const jar = parseJson(text);
  if (typeof jar !== 'object' || jar === null) return text || undefined;
  const refs = Object.values(jar).flatMap((one) => (typeof one?.preview === 'string' ? [one.preview] : []));
  return refs.length === 1 && refs[0] ? refs[0] : undefined;
}

/** The toolbar URL-encodes its cookie; a cookie with invalid encoding holds no ref. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

export type RefState = 'alive' | 'expired' | 'unknown';

/** Whether a ref is that of the published content, or of a release: no draft, and known to everybody. */
const isListed = async (ref: string): Promise<boolean> =>
  (await withContentErrors(contentClient().getRefs({ fetchOptions: NOT_KEPT }))).some((listed) => listed.ref === ref);

/**
 * State of a preview's ref according to the service. Requested without the client, which would return the published
 * content for an unknown ref, so that anybody could start a preview with an invented one.
 */
export async function stateOf(ref: string): Promise<RefState> {
  const text = decoded(ref);
  if (refIn(text) !== text) return 'unknown';
  const { PRISMIC_ACCESS_TOKEN: accessToken, REQUEST_TIMEOUT_MS: timeoutMs } = env();
  const url = buildQueryURL(contentClient().documentAPIEndpoint, { ref, accessToken, pageSize: 1, lang: '*' });
  const answer = await notingUnanswered(answerOf({ url, init: { cache: 'no-store' }, timeoutMs }));
  if (answer.ok) return (await isListed(text)) ? 'unknown' : 'alive';
  // 400: a text that can be no ref.
  if ([400, 404, 410].includes(answer.status)) return isPreviewOver(await answer.text()) ? 'expired' : 'unknown';
  throw new AppError('http', { status: answer.status, url: withoutQuery(url) });
}

/**
 * The draft that this visitor previews, or undefined: requested once per request. Cookies are read in draft mode only,
 * so that a page stays static for everyone else. An expired preview redirects to the page that reports it.
 */
export const draftRef = cache(async (locale: Locale): Promise<string | undefined> => {
  if (!env().PREVIEW_ENABLED || !(await draftMode()).isEnabled) return undefined;
  const ref = refIn(decoded((await cookies()).get(cookie.preview)?.value ?? ''));
  if (!ref) return undefined;
  if ((await stateOf(ref)) !== 'alive') redirect(`/api/exit-preview?expired=${locale}`);
  return ref;
});

/** Id of the document whose preview was started, for the bar above it. */
export const PREVIEWED_COOKIE = 'previewed-document';

/** The draft whose preview was started; null when it is not in this language, or no longer there. */
export async function previewedDocument(locale: Locale, ref: string): Promise<PrismicDocument | null> {
  const id = (await cookies()).get(PREVIEWED_COOKIE)?.value ?? '';
  if (!/^[\w-]+$/.test(id)) return null;
  const { results } = await withContentErrors(contentClient().getByIDs([id], { ref, lang: locale }));
  return results[0] ?? null;
}

/** What is published of a document; null when it never was. Always from the service: it may have changed a moment ago. */
export async function publishedVersion({ id, lang }: PrismicDocument): Promise<PrismicDocument | null> {
  const { results } = await withContentErrors(contentClient().getByIDs([id], { lang, fetchOptions: NOT_KEPT }));
  return results[0] ?? null;
}

export type PreviewTarget = {
  locale: Locale /** Public path of the draft; null when it has no page of its own. */;
  path: string | null;
};

/**
 * Where a draft is displayed. Null when the service has no such document.
 * @param token the ref passed by the editor's tool
 */
export async function previewTarget(documentId: string, token: string): Promise<PreviewTarget | null> {
  const ask = (params: Parameters<ReturnType<typeof contentClient>['getByIDs']>[1]) =>
    withContentErrors(contentClient().getByIDs([documentId], { ref: token, lang: '*', ...params }));
  const [found] = (await ask({})).results;
  if (!found || !isLocale(found.lang)) return null;
  const [document] = (await ask({ routes: routesIn(found.lang) })).results;
  return { locale: found.lang, path: document?.url ?? null };
}

/**
 * Used where previews are disabled (the end-to-end environment): the endpoint responds as missing, and the request is
 * logged.
 */
export function notEnabled(path: string): Response {
  logError('preview', new Error(`${path} was asked for, but previews are switched off (PREVIEW_ENABLED)`));
  return apiError(404, 'previews are switched off here');
}

type Link = { id?: unknown; url?: unknown; data?: unknown };

/** The most documents of one query, and ids that a query may contain. */
const MOST = 100;
const ID = /^[\w-]+$/;

/** A link to a document, or what a page would take for one with the fields of its document. */
const isLink = (value: object): value is Link =>
  ('link_type' in value && value.link_type === 'Document') || ('data' in value && ('id' in value || 'url' in value));

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isLink(value)) return Object.values(value).flatMap(idsIn);
  return typeof value.id === 'string' && ID.test(value.id) ? [value.id] : [];
}

const byId = async (ids: readonly string[], query: ReadQuery): Promise<PrismicDocument[]> =>
  ids.length === 0
    ? []
    : (
        await read({
          ...query,
          filters: [filter.in('document.id', [...ids])],
          pageSize: MOST,
          fetchOptions: NOT_KEPT,
        })
      ).results;

/** The published documents of these ids by id, each in the wanted language where it has a translation. */
async function translated(ids: readonly string[], lang: Locale): Promise<Map<string, PrismicDocument>> {
  const found = await byId(ids, { lang: '*' });
  const idIn = new Map(
    found.map((document) => [
      document.id,
      document.lang === lang ? document.id : document.alternate_languages.find((other) => other.lang === lang)?.id,
    ]),
  );
  const wanted = [...idIn.values()].filter((id) => id !== undefined);
  const documents = new Map((await byId(wanted, { lang, routes: routesIn(lang) })).map((one) => [one.id, one]));
  return new Map(
    [...idIn].flatMap(([id, alternate]) => {
      const document = alternate && documents.get(alternate);
      return document ? [[id, document]] : [];
    }),
  );
}

function filled(value: unknown, documents: ReadonlyMap<unknown, PrismicDocument>): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, documents));
  if (typeof value !== 'object' || value === null) return value;
  if (!isLink(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, documents)]));
  const { url: _, data: __, ...sent } = value;
  const document = documents.get(sent.id);
  if (!document) return { ...sent, isBroken: true };
  const { id, type, uid, url, lang, tags, data } = document;
  return { ...sent, id, type, uid, url, lang, tags, slug: document.slugs[0], isBroken: false, data };
}

/**
 * Content from an editing tool, with the documents that it links to: in its language, with their address and fields, as the
 * API returns them with a document. Those that were sent are left out, as anybody can send them. A link to a document that
 * is not published there is broken, and each is while the content service does not respond.
 */
export async function withLinkedDocuments<T>(content: T, lang: Locale): Promise<T> {
  const ids = [...new Set(idsIn(content))].slice(0, MOST);
  const documents = await translated(ids, lang).catch((error: unknown) => {
    logError('simulator', error);
    return new Map<string, PrismicDocument>();
  });
  return filled(content, documents) as T;
}

type PlannedRelease = { id: string; label: string /** ISO 8601; null without a date. */; planned: string | null };

/** The releases that wait in the repository, the earliest first and those without a date last. */
export async function getPlannedReleases(): Promise<PlannedRelease[]> {
  const releases = await withContentErrors(contentClient().getReleases());
  return releases
    .map(({ id, label, scheduledAt }) => ({
      id,
      label,
      planned: scheduledAt ? new Date(scheduledAt).toISOString() : null,
    }))
    .sort((one, other) => (one.planned ?? '9').localeCompare(other.planned ?? '9'));
}
