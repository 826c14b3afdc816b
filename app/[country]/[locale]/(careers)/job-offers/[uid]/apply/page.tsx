import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ApplicationView, applicationAlternates } from '@/components/careers/application-view';
import { ClosedOfferView } from '@/components/careers/offer-view';
import { getOfferPage } from '@/lib/careers/queries';
import { staticUids } from '@/lib/editorial/pages';
import { GONE } from '@/lib/platform/http/responses';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { pageMetadata } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';

export const ensureStatic = 'navigation';

const ROUTE = '/job-offers/[uid]/apply';
type Props = PageProps<'/[country]/[locale]/job-offers/[uid]/apply'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticUids(params.locale, ROUTE, 'job_offer');

async function read({ params }: Props) {
  const { locale: segment, uid } = await params;
  const locale = localeOf(segment);
  const page = await getOfferPage(locale, decodeURIComponent(uid), await draftRef(locale));
  if (!page) notFound();
  return { locale, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await read(props);
  const t = await translations(locale, 'careers');
  const path = pathFor(locale, ROUTE, { params: { uid: page.offer.uid } });
  const title = t('offer.applyTo', { title: page.offer.title });
  const metadata = await pageMetadata(locale, { title, path, alternates: applicationAlternates(page), noindex: true });
  return page.open ? metadata : { ...metadata, other: GONE };
}

export default async function ApplyPage(props: Props) {
  const { locale, page } = await read(props);
  if (!page.open) return <ClosedOfferView locale={locale} page={page} />;
  return <ApplicationView locale={locale} page={page} />;
}
