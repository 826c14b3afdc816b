import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AuthorView } from '@/components/authors/author-view';
import { AuthorsView } from '@/components/authors/authors-view';
import { getAuthorPage, getAuthors } from '@/lib/authors/queries';
import { readPlace } from '@/lib/editorial/place';
import { pathFor } from '@/lib/i18n/navigation';
import { staticPaths } from '@/lib/i18n/static-paths';
import { localeOf, translations } from '@/lib/i18n/translations';
import { imageOf } from '@/lib/prismic/links';
import { draftRef } from '@/lib/prismic/preview';
import { pageMetadata } from '@/lib/seo/metadata';
import { numbered } from '@/lib/seo/numbered';
import { routeTwins } from '@/lib/seo/route-twins';

export const ensureStatic = 'navigation';

const ROUTE = '/authors/[[...path]]';
type Props = PageProps<'/[country]/[locale]/authors/[[...path]]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticPaths(params.locale, ROUTE, 'author');

/** Null for the list of all authors. */
async function read({ params }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale = localeOf(segment);
  const place = readPlace(path, locale);
  const [uid, ...rest] = place?.segments ?? [];
  if (!place || rest.length > 0 || (!uid && place.page > 1)) notFound();
  if (!uid) return { locale, page: 1, author: null };
  const author = await getAuthorPage(locale, uid, place.page, await draftRef(locale));
  if (!author) notFound();
  return { locale, page: place.page, author };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page, author } = await read(props);
  if (author) {
    const { data, url } = author.document;
    return pageMetadata(locale, {
      ...(await numbered(locale, data.meta_title || data.name, url ?? '', page, author.twins)),
      description: data.meta_description,
      image: imageOf(data.meta_image),
    });
  }
  const t = await translations(locale, 'pages');
  return pageMetadata(locale, {
    title: t('authors.title'),
    description: t('authors.metaDescription'),
    path: pathFor(locale, ROUTE),
    twins: routeTwins(ROUTE),
  });
}

export default async function AuthorsPage(props: Props) {
  const { locale, author } = await read(props);
  if (author) return <AuthorView locale={locale} page={author} />;
  return <AuthorsView locale={locale} authors={await getAuthors(locale, await draftRef(locale))} />;
}
