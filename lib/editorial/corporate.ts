import 'server-only';
import { type Content, isFilled } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { templatesOf } from '../platform/i18n/routes';
import type { Locale } from '../platform/markets';
import { type Alternates, alternatesOf, type DraftRef, getAll } from '../services/prismic/documents';
import { nothingListed } from '../services/prismic/page-not-found';
import { cacheTags, documentTags, listTag, pageTags } from '../services/prismic/tags';

type Section = Content.CorporateSectionDocument;
type CorporatePage = Content.CorporatePageDocument;
export type Corporate = { section: Section; pages: CorporatePage[] }[];

const byPosition = (a: Section | CorporatePage, b: Section | CorporatePage): number =>
  (a.data.position ?? 0) - (b.data.position ?? 0);

/** The sections with their pages, both in the editor's order. */
export async function getCorporate(locale: Locale, ref?: DraftRef): Promise<Corporate> {
  'use cache';
  cacheLife('content');
  const [sections, pages] = await Promise.all([
    getAll('corporate_section', locale, ref),
    getAll('corporate_page', locale, ref),
  ]);
  cacheTags([
    listTag('corporate_section', locale),
    listTag('corporate_page', locale),
    ...documentTags([...sections, ...pages]),
  ]);
  const under = Map.groupBy(pages, ({ data }) => (isFilled.contentRelationship(data.section) ? data.section.id : null));
  return sections
    .sort(byPosition)
    .map((section) => ({ section, pages: (under.get(section.id) ?? []).sort(byPosition) }));
}

/** `qui-sommes-nous`: the first segment of the corporate URLs of a locale. */
const prefixOf = (locale: Locale): string | undefined =>
  templatesOf('/corporate/[[...path]]', locale)[0]?.split('/')[1];

export type CorporatePlace = {
  section: Section;
  page: CorporatePage | null;
  pages: CorporatePage[];
  alternates: Alternates;
};

/**
 * The section or page at a corporate URL. The route has already removed the public prefix, and a bare alias names its
 * section (`notre-vision`): an empty path is the section of the prefix (`qui-sommes-nous`), or the first one where no
 * section is called so; a uid is another section or a page of any section.
 */
export async function getCorporatePlace(
  locale: Locale,
  path: readonly string[],
  ref?: DraftRef,
): Promise<CorporatePlace | null> {
  'use cache';
  const corporate = await getCorporate(locale, ref);
  const [uid] = path;
  const entry = uid
    ? corporate.find(({ section, pages }) => [section, ...pages].some((each) => each.uid === uid))
    : (corporate.find(({ section }) => section.uid === prefixOf(locale)) ?? corporate[0]);
  const page = entry?.pages.find((each) => each.uid === uid) ?? null;
  if (!entry || path.length > 1) return nothingListed();
  cacheLife('content');
  const document = page ?? entry.section;
  cacheTags(pageTags(document));
  return { section: entry.section, page, pages: entry.pages, alternates: await alternatesOf(document, ref) };
}
