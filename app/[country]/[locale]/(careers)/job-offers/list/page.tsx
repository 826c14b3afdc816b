import type { Metadata } from 'next';
import { JobListView } from '@/components/careers/job-list';
import { readJobSelection } from '@/lib/careers/offers';
import { getOpenOffers, jobListMetadata } from '@/lib/careers/queries';
import { localeOf } from '@/lib/platform/i18n/translations';
import { draftRef } from '@/lib/services/prismic/preview';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/job-offers/list'>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  jobListMetadata(localeOf((await params).locale), false);

export default async function JobListPage({ params }: Props) {
  const locale = localeOf((await params).locale);
  const offers = await getOpenOffers(locale, await draftRef(locale));
  return <JobListView locale={locale} offers={offers} selection={readJobSelection(new URLSearchParams())} />;
}
