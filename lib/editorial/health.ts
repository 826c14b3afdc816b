import 'server-only';
import { type Content, filter, isFilled } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { isBelow } from '../platform/i18n/routes';
import type { Locale } from '../platform/markets';
import {
  type Alternates,
  alternatesOf,
  cacheTags,
  type DraftRef,
  documentTags,
  getAll,
  getByUid,
  getPage,
  listTag,
  memberTag,
  pageTags,
} from '../services/prismic/documents';
import { type ContentImage, imageOf } from '../services/prismic/links';
import { backgroundOf } from '../services/prismic/selects';
import { readingMinutes } from './headings';
import { type ListPage, listPage, NO_DOCUMENTS } from './page-meta';

/** Card of a health advice in a list. */
export type AdviceCardView = {
  id: string;
  href: string;
  title: string;
  standfirst: string;
  /** Name of its theme. */
  theme: string;
  picture: ContentImage | null;
  background: string | null;
  /** Reading time in minutes, 0 when the text is not loaded. */
  readingMinutes: number;
};

type Advice = Content.AdviceDocument;
type LinkedAdvice = Advice['data']['related_advice'][number]['advice'];

const themeOf = (theme: Advice['data']['theme']) => (isFilled.contentRelationship(theme) ? theme.data : undefined);

/** Card of an advice document; null when it has no address. */
function adviceCard({ id, url, data }: Advice): AdviceCardView | null {
  if (!url) return null;
  const theme = themeOf(data.theme);
  return {
    id,
    href: url,
    title: data.title ?? '',
    standfirst: data.standfirst ?? '',
    theme: theme?.short_title || theme?.title || '',
    picture: imageOf(data.picture),
    background: backgroundOf(data.section_background),
    readingMinutes: readingMinutes(data.slices),
  };
}

/**
 * Card of an advice that another document links to, from the fields that come with the link; null when the link is empty
 * or broken.
 */
export function linkedAdvice(link: LinkedAdvice): AdviceCardView | null {
  if (!isFilled.contentRelationship(link) || link.isBroken || !link.url || !link.data) return null;
  const { title, standfirst, picture, theme } = link.data;
  const named = isFilled.contentRelationship(theme) ? theme.data : undefined;
  return {
    id: link.id,
    href: link.url,
    title: title ?? '',
    standfirst: standfirst ?? '',
    theme: named?.short_title || named?.title || '',
    picture: imageOf(picture),
    background: backgroundOf(named?.section_background),
    readingMinutes: 0,
  };
}

type Theme = Content.HealthThemeDocument;
const ADVICE_PER_PAGE = 12;

const newest = [
  { field: 'my.advice.published_on', direction: 'desc' },
  { field: 'document.first_publication_date', direction: 'desc' },
] as const;

/** All themes in the editor's order. */
export async function getThemes(locale: Locale, ref?: DraftRef): Promise<Theme[]> {
  'use cache';
  cacheLife('content');
  const themes = await getAll('health_theme', locale, ref);
  cacheTags([listTag('health_theme', locale), ...documentTags(themes)]);
  return themes.sort((a, b) => (a.data.position ?? 0) - (b.data.position ?? 0));
}

type Identified = { id: string };
type AdviceQuery = {
  locale: Locale;
  themes: readonly Identified[];
  author?: Identified;
  page: number;
  pageSize?: number;
  ref?: DraftRef;
};

/** One page of the advice of some themes, newest first. Advice that lost its theme has no address and is in no list. */
async function adviceList({ locale, themes, author, page, pageSize = ADVICE_PER_PAGE, ref }: AdviceQuery) {
  const ids = themes.map(({ id }) => id);
  const filters = [filter.any('my.advice.theme', ids), ...(author ? [filter.at('my.advice.author', author.id)] : [])];
  const query = { lang: locale, page, pageSize, orderings: [...newest], filters, ref };
  const found = ids.length > 0 ? await getPage('advice', query) : NO_DOCUMENTS;
  // An author's advice changes with its author; the themes bring their own tags.
  const groups = author ? [author.id] : ids;
  cacheTags([listTag('advice', locale), ...groups.map(memberTag), ...documentTags(found.documents)]);
  return listPage(found, page, adviceCard);
}

export type HealthLanding = { themes: Theme[]; advice: ListPage<AdviceCardView> };

/** The themes and one page of all advice, newest first; null beyond the last page. */
export async function getHealthLanding(locale: Locale, page: number, ref?: DraftRef): Promise<HealthLanding | null> {
  'use cache';
  cacheLife('content');
  const themes = await getThemes(locale, ref);
  const advice = await adviceList({ locale, themes, page, ref });
  return advice && { themes, advice };
}

export type ThemePage = { document: Theme; themes: Theme[]; advice: ListPage<AdviceCardView>; alternates: Alternates };

export async function getThemePage(
  locale: Locale,
  uid: string,
  page: number,
  ref?: DraftRef,
): Promise<ThemePage | null> {
  'use cache';
  const document = await getByUid('health_theme', uid, locale, ref);
  if (!document) {
    cacheLife('absent');
    return null;
  }
  cacheLife('content');
  const [themes, advice, alternates] = await Promise.all([
    getThemes(locale, ref),
    adviceList({ locale, page, ref, themes: [document] }),
    alternatesOf(document, ref),
  ]);
  return advice && { document, themes, advice, alternates };
}

export type AdvicePage = { document: Content.AdviceDocument; alternates: Alternates };

/** The advice at `<theme>/<uid>`; null when it does not exist. */
export async function getAdvicePage(
  locale: Locale,
  path: readonly string[],
  ref?: DraftRef,
): Promise<AdvicePage | null> {
  'use cache';
  const document = await getByUid('advice', path.at(-1) ?? '', locale, ref);
  // Also where it has another address: an edit may move it to this one.
  if (document) cacheTags(pageTags(document));
  if (!document || !isBelow(document.url, path, locale)) {
    cacheLife('absent');
    return null;
  }
  cacheLife('content');
  return { document, alternates: await alternatesOf(document, ref) };
}

/** The newest advice of a theme, as cards. */
export async function getThemeAdvice(
  locale: Locale,
  themeId: string,
  count: number,
  ref?: DraftRef,
): Promise<AdviceCardView[]> {
  'use cache';
  cacheLife('content');
  return (await adviceList({ locale, page: 1, pageSize: count, themes: [{ id: themeId }], ref }))?.items ?? [];
}

type Author = Content.AuthorDocument;

export async function getAuthors(locale: Locale, ref?: DraftRef): Promise<Author[]> {
  'use cache';
  cacheLife('content');
  const authors = await getAll('author', locale, ref);
  cacheTags([listTag('author', locale), ...documentTags(authors)]);
  return authors.sort((a, b) => (a.data.position ?? 0) - (b.data.position ?? 0));
}

export type AuthorPage = { document: Author; advice: ListPage<AdviceCardView>; alternates: Alternates };

/** An author with a page of the advice that they wrote; null when there is no such page. */
export async function getAuthorPage(
  locale: Locale,
  uid: string,
  page: number,
  ref?: DraftRef,
): Promise<AuthorPage | null> {
  'use cache';
  const document = await getByUid('author', uid, locale, ref);
  if (!document) {
    cacheLife('absent');
    return null;
  }
  cacheLife('content');
  cacheTags(documentTags([document]));
  const themes = await getThemes(locale, ref);
  const [advice, alternates] = await Promise.all([
    adviceList({ locale, themes, author: document, page, ref }),
    alternatesOf(document, ref),
  ]);
  return advice && { document, advice, alternates };
}
