import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { WriteReviewView } from '@/components/reviews/write-view';
import { isRouteIn } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import { reviewAccess } from '@/lib/reviews/queries';
import { ownMetadata } from '@/lib/seo/metadata';

// The content depends on the link: the page is rendered per request, and no search engine may index it.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/review'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'reviews');
  // The URL contains the token: not even the next page of this site receives it as referrer, where tags could read it.
  return { ...(await ownMetadata(locale, t('section.title'))), referrer: 'strict-origin' };
}

export default async function ReviewPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!isRouteIn('/review', locale)) notFound();
  const { t, outcome } = await searchParams;
  const token = typeof t === 'string' ? t : '';
  // Whether the link has been used must be checked on each request.
  await connection();
  const access = await reviewAccess(token).catch((error: unknown) => {
    logError('reviews', error);
    return null;
  });
  return <WriteReviewView locale={locale} token={token} access={access} done={outcome === 'done'} />;
}
