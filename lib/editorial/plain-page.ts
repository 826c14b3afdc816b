import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pathFor } from '../platform/i18n/navigation';
import { isRouteIn, type Route } from '../platform/i18n/routes';
import { localeOf } from '../platform/i18n/translations';
import { pageMetadata } from '../seo/metadata';
import { draftRef } from '../services/prismic/preview';
import { pageMetaOf } from './page-meta';
import { getPlainPage, type PlainType } from './pages';

type Asked = { params: Promise<{ locale: string; uid: string }> };

/** The document of a route with one uid, in its locale; calls the not-found page when there is none. */
export async function readPlainPage<T extends PlainType>(type: T, route: Route, { params }: Asked) {
  const { locale: segment, uid } = await params;
  const locale = localeOf(segment);
  if (!isRouteIn(route, locale)) notFound();
  const draft = await draftRef(locale);
  const page = await getPlainPage(type, decodeURIComponent(uid), locale, draft);
  if (!page) notFound();
  return { locale, page, draft };
}

export async function plainPageMetadata(type: PlainType, route: Route, asked: Asked): Promise<Metadata> {
  const { locale, page } = await readPlainPage(type, route, asked);
  const { data, url, uid } = page.document;
  return pageMetadata(locale, {
    ...pageMetaOf(data),
    path: url ?? pathFor(locale, route, { params: { uid } }),
    twins: page.twins,
  });
}
