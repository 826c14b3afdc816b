import type { Metadata } from 'next';
import { CorporateView } from '@/components/corporate/corporate-view';
import { getCorporatePlace } from '@/lib/corporate/queries';
import { pathFor } from '@/lib/i18n/navigation';
import { staticPaths } from '@/lib/i18n/static-paths';
import { localeOf } from '@/lib/i18n/translations';
import { isLocale } from '@/lib/markets';
import { getBuiltUrls } from '@/lib/prismic/documents';
import { imageOf } from '@/lib/prismic/links';
import { noPage } from '@/lib/prismic/no-page';
import { draftRef } from '@/lib/prismic/preview';
import { pageMetadata } from '@/lib/seo/metadata';
import { Slices } from '@/slices';

export const ensureStatic = 'navigation';

const ROUTE = '/corporate/[[...path]]';
type Props = PageProps<'/[country]/[locale]/corporate/[[...path]]'>;

/** Below the route, and at an address of its own: the section that is an alias. */
export async function generateStaticParams({ params: { locale } }: { params: { locale: string } }) {
  const sections = isLocale(locale) ? await getBuiltUrls('corporate_section', locale) : [];
  const aliases = sections.map((url) => ({ path: url.split('/').slice(-1) }));
  return [...(await staticPaths(locale, ROUTE, 'corporate_page')), ...aliases];
}

async function read({ params }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale = localeOf(segment);
  const place = await getCorporatePlace(locale, path.map(decodeURIComponent), await draftRef(locale));
  if (!place) noPage();
  return { locale, place, document: place.page ?? place.section };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, place, document } = await read(props);
  const { data, url } = document;
  return pageMetadata(locale, {
    title: data.meta_title || data.title,
    description: data.meta_description,
    path: url ?? pathFor(locale, ROUTE),
    twins: place.twins,
    image: imageOf(data.meta_image) ?? imageOf(data.picture),
  });
}

export default async function CorporatePage(props: Props) {
  const { locale, place, document } = await read(props);
  return (
    <CorporateView locale={locale} place={place} slices={<Slices slices={document.data.slices} locale={locale} />} />
  );
}
