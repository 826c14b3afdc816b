import 'server-only';
import { cacheLife } from 'next/cache';
import type { Locale } from '../platform/markets';
import { cacheTags, type DraftRef, documentTags, getAll, listTag } from '../services/prismic/documents';
import type { ContentLink } from '../services/prismic/links';
import { choiceOf, type ValueOf } from '../services/prismic/selects';

type Kind = ValueOf<'legalKind'>;

const pageOf = async (kind: Kind, locale: Locale, ref: DraftRef) =>
  (await getAll('legal_page', locale, ref)).find(({ data }) => choiceOf('legalKind', data.kind) === kind);

/**
 * The address of the legal page of a kind, for the frame of every page; null when a market has none. Not tagged with the
 * page: an edit of its text would make every page anew.
 */
export async function getLegalHref(kind: Kind, locale: Locale, ref: DraftRef): Promise<string | null> {
  'use cache';
  cacheLife('content');
  cacheTags([listTag('legal_page', locale)]);
  return (await pageOf(kind, locale, ref))?.url ?? null;
}

/** The legal page of a kind, such as the terms of sale; null when a market has none. */
export async function getLegalLink(kind: Kind, locale: Locale, ref: DraftRef): Promise<ContentLink | null> {
  'use cache';
  cacheLife('content');
  const page = await pageOf(kind, locale, ref);
  cacheTags([listTag('legal_page', locale), ...documentTags([page])]);
  return page?.url ? { href: page.url, text: page.data.title ?? '' } : null;
}
