import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClosedOfferView, OfferView } from '@/components/careers/offer-view';
import { PlainView } from '@/components/editorial/page-views';
import { getOfferPage, getOpenOffers, type OfferPage } from '@/lib/careers/queries';
import { pageMetaOf } from '@/lib/editorial/page-meta';
import { getJobLanding, staticPaths } from '@/lib/editorial/pages';
import { GONE } from '@/lib/platform/http/responses';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { pageMetadata } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { Slices } from '@/slices/zone';

export const ensureStatic = 'navigation';

const ROUTE = '/job-offers/[[...path]]';
type Props = PageProps<'/[country]/[locale]/job-offers/[[...path]]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticPaths(params.locale, ROUTE, 'job_offer');

/** The landing page, or the offer that the URL names. */
async function read({ params }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale = localeOf(segment);
  const ref = await draftRef(locale);
  const [uid, ...rest] = path;
  const landing = uid === undefined ? await getJobLanding(locale, ref) : null;
  const page = uid && rest.length === 0 ? await getOfferPage(locale, decodeURIComponent(uid), ref) : null;
  if (!landing && !page) notFound();
  return { locale, ref, landing, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, landing, page } = await read(props);
  if (page) return offerMetadata(locale, page);
  if (!landing) notFound();
  const { data } = landing.document;
  return pageMetadata(locale, {
    ...pageMetaOf(data, data.picture),
    path: pathFor(locale, ROUTE),
    alternates: landing.alternates,
  });
}

async function offerMetadata(locale: Locale, { document, offer, open, alternates }: OfferPage): Promise<Metadata> {
  const described = { ...pageMetaOf(document.data), path: offer.href, alternates, noindex: !open };
  if (open) return pageMetadata(locale, described);
  const t = await translations(locale, 'careers');
  return { ...(await pageMetadata(locale, { ...described, title: t('closed.title') })), other: GONE };
}

export default async function JobOffersPage(props: Props) {
  const { locale, ref, landing, page } = await read(props);
  if (landing) {
    return (
      <PlainView
        locale={locale}
        page={landing}
        slices={<Slices slices={landing.document.data.slices} locale={locale} draft={ref} />}
      />
    );
  }
  if (!page) notFound();
  if (!page.open) return <ClosedOfferView locale={locale} page={page} />;
  const offers = await getOpenOffers(locale, ref);
  const others = offers.filter(({ id, category }) => id !== page.offer.id && category === page.offer.category);
  return <OfferView locale={locale} page={page} others={others.slice(0, 3)} />;
}
