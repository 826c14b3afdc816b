import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CampaignView } from '@/components/editorial/plain-view';
import { getPlainPage } from '@/lib/editorial/pages';
import { pathFor } from '@/lib/i18n/navigation';
import { isRouteIn } from '@/lib/i18n/routes';
import { staticUids } from '@/lib/i18n/static-paths';
import { localeOf } from '@/lib/i18n/translations';
import { imageOf } from '@/lib/prismic/links';
import { draftRef } from '@/lib/prismic/preview';
import { pageMetadata } from '@/lib/seo/metadata';
import { Slices } from '@/slices';

export const ensureStatic = 'navigation';

const ROUTE = '/campaigns/[uid]';
type Props = PageProps<'/[country]/[locale]/campaigns/[uid]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticUids(params.locale, ROUTE, 'campaign_page');

async function read({ params }: Props) {
  const { locale: segment, uid } = await params;
  const locale = localeOf(segment);
  if (!isRouteIn(ROUTE, locale)) notFound();
  const page = await getPlainPage('campaign_page', decodeURIComponent(uid), locale, await draftRef(locale));
  if (!page) notFound();
  return { locale, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await read(props);
  const { data, url, uid } = page.document;
  return pageMetadata(locale, {
    title: data.meta_title || data.title,
    description: data.meta_description,
    path: url ?? pathFor(locale, ROUTE, { params: { uid } }),
    twins: page.twins,
    image: imageOf(data.meta_image),
  });
}

export default async function CampaignPage(props: Props) {
  const { locale, page } = await read(props);
  const slices = <Slices slices={page.document.data.slices} locale={locale} />;
  return <CampaignView locale={locale} page={page} slices={slices} />;
}
