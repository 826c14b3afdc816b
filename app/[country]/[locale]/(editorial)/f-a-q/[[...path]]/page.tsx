import { asText } from '@prismicio/client';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FaqCategoryView, FaqLandingView, FaqQuestionView } from '@/components/editorial/faq-view';
import { getFaq, getFaqPlace } from '@/lib/editorial/faq';
import { staticPaths } from '@/lib/editorial/pages';
import { isRouteIn, pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { excerpt } from '@/lib/search/entries';
import { pageMetadata, routeAlternates } from '@/lib/seo/metadata';
import { noPage } from '@/lib/services/prismic/documents';
import { imageOf } from '@/lib/services/prismic/links';
import { draftRef } from '@/lib/services/prismic/preview';

export const ensureStatic = 'navigation';

const ROUTE = '/f-a-q/[[...path]]';
type Props = PageProps<'/[country]/[locale]/f-a-q/[[...path]]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticPaths(params.locale, ROUTE, 'faq_category', 'faq_question');

/** Null for the landing page. */
async function read({ params }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale = localeOf(segment);
  if (!isRouteIn(ROUTE, locale)) notFound();
  const ref = await draftRef(locale);
  const place = path.length > 0 ? await getFaqPlace(locale, path.map(decodeURIComponent), ref) : null;
  if (path.length > 0 && !place) noPage();
  return { locale, place, faq: await getFaq(locale, ref) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, place } = await read(props);
  if (place) {
    const { entry, question, alternates } = place;
    const { data, url } = question ?? entry.category;
    const name = 'question' in data ? data.question : data.title;
    const summary = 'answer' in data ? excerpt(asText(data.answer)) : data.intro;
    return pageMetadata(locale, {
      title: data.meta_title || name,
      description: data.meta_description || summary,
      path: url ?? '',
      alternates,
      image: imageOf(data.meta_image),
    });
  }
  const t = await translations(locale, 'pages');
  return pageMetadata(locale, {
    title: t('faq.title'),
    description: t('faq.metaDescription'),
    path: pathFor(locale, ROUTE),
    alternates: routeAlternates(ROUTE),
  });
}

export default async function FaqPage(props: Props) {
  const { locale, place, faq } = await read(props);
  if (!place) return <FaqLandingView locale={locale} faq={faq} />;
  if (!place.question) return <FaqCategoryView locale={locale} faq={faq} place={place} />;
  return <FaqQuestionView locale={locale} place={place} question={place.question} />;
}
