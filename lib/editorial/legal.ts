import 'server-only';
import { cacheLife } from 'next/cache';
import type { Locale } from '../platform/markets';
import { type DraftRef, getAll } from '../services/prismic/documents';
import type { ContentLink } from '../services/prismic/links';
import { choiceOf, type ValueOf } from '../services/prismic/selects';
import { cacheTags, documentTags, listTag } from '../services/prismic/tags';

type Kind = ValueOf<'legalKind'>;

/** The legal page of a kind, such as the terms of sale; null when a market has none. */
export async function getLegalLink(kind: Kind, locale: Locale, ref: DraftRef): Promise<ContentLink | null> {
  'use cache';
  cacheLife('content');
  const page = (await getAll('legal_page', locale, ref)).find(({ data }) => choiceOf('legalKind', data.kind) === kind);
  cacheTags([listTag('legal_page', locale), ...documentTags([page])]);
  return page?.url ? { href: page.url, text: page.data.title ?? '' } : null;
}
