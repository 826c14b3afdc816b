import type { Metadata } from 'next';
import { JobListView } from '@/components/careers/job-list';
import { readJobSelection } from '@/lib/careers/offers';
import { getOpenOffers, jobListMetadata } from '@/lib/careers/queries';
import { searchText } from '@/lib/platform/i18n/routes';
import { localeOf } from '@/lib/platform/i18n/translations';
import { draftRef } from '@/lib/services/prismic/preview';

// Dynamic variant of the static list for URLs with a selection: the rewrites choose between the two.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/query/job-offers/list'>;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  jobListMetadata(localeOf((await params).locale), true);

export default async function JobListPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  const selection = readJobSelection(new URLSearchParams(searchText(await searchParams)));
  return (
    <JobListView locale={locale} offers={await getOpenOffers(locale, await draftRef(locale))} selection={selection} />
  );
}
