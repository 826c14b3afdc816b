import type { Metadata } from 'next';
import { CorporateView } from '@/components/editorial/page-views';
import { pageMetaOf } from '@/lib/editorial/page-meta';
import { getCorporatePlace, staticPaths } from '@/lib/editorial/pages';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf } from '@/lib/platform/i18n/translations';
import { isLocale } from '@/lib/platform/markets';
import { pageMetadata } from '@/lib/seo/metadata';
import { getBuiltUrls, noPage } from '@/lib/services/prismic/documents';
import { draftRef } from '@/lib/services/prismic/preview';
import { Slices } from '@/slices/zone';

export const ensureStatic = 'navigation';

const ROUTE = '/corporate/[[...path]]';
type Props = PageProps<'/[country]/[locale]/corporate/[[...path]]'>;

/** Paths below the route, and the section alias, which has a path of its own. */
export async function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  const sections = isLocale(locale) ? await getBuiltUrls('corporate_section', locale) : [];
  const aliases = sections.map((url) => ({ path: url.split('/').slice(-1) }));
  return [...(await staticPaths(locale, ROUTE, 'corporate_page')), ...aliases];
}

async function read({ params }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale = localeOf(segment);
  const draft = await draftRef(locale);
  const place = await getCorporatePlace(locale, path.map(decodeURIComponent), draft);
  if (!place) noPage();
  return { locale, place, draft, document: place.page ?? place.section };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, place, document } = await read(props);
  const { data, url } = document;
  return pageMetadata(locale, {
    ...pageMetaOf(data, data.picture),
    path: url ?? pathFor(locale, ROUTE),
    alternates: place.alternates,
  });
}

export default async function CorporatePage(props: Props) {
  const { locale, place, draft, document } = await read(props);
  const slices = <Slices slices={document.data.slices} locale={locale} draft={draft} />;
  return <CorporateView locale={locale} place={place} slices={slices} />;
}
