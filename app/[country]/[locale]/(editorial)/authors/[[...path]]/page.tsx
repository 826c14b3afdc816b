import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AuthorsView, AuthorView } from '@/components/editorial/author-view';
import { getAuthorPage, getAuthors } from '@/lib/editorial/health';
import { staticPaths } from '@/lib/editorial/pages';
import { pathFor, readPlace } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { numbered, pageMetadata, routeAlternates } from '@/lib/seo/metadata';
import { imageOf } from '@/lib/services/prismic/links';
import { draftRef } from '@/lib/services/prismic/preview';

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
      ...(await numbered(locale, data.meta_title || data.name, url ?? '', page, author.alternates)),
      description: data.meta_description,
      image: imageOf(data.meta_image),
    });
  }
  const t = await translations(locale, 'pages');
  return pageMetadata(locale, {
    title: t('authors.title'),
    description: t('authors.metaDescription'),
    path: pathFor(locale, ROUTE),
    alternates: routeAlternates(ROUTE),
  });
}

export default async function AuthorsPage(props: Props) {
  const { locale, author } = await read(props);
  if (author) return <AuthorView locale={locale} page={author} />;
  return <AuthorsView locale={locale} authors={await getAuthors(locale, await draftRef(locale))} />;
}
