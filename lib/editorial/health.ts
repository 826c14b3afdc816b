import 'server-only';
import { type Content, filter } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { isBelow } from '../platform/i18n/routes';
import type { Locale } from '../platform/markets';
import { type Alternates, alternatesOf, type DraftRef, getAll, getByUid, getPage } from '../services/prismic/documents';
import { cacheTags, documentTags, listTag, memberTag, pageTags } from '../services/prismic/tags';
import { type AdviceCardView, adviceCard } from './health-cards';
import { type ListPage, listPage, NO_DOCUMENTS } from './page-meta';

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
export async function adviceList({ locale, themes, author, page, pageSize = ADVICE_PER_PAGE, ref }: AdviceQuery) {
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
  if (!document || !isBelow(document.url, path, locale)) {
    cacheLife('absent');
    return null;
  }
  cacheLife('content');
  cacheTags(pageTags(document));
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
