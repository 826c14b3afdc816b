import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WithdrawalView } from '@/components/withdrawal/withdrawal-view';
import { isRouteIn, pathFor } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { pageMetadata, routeAlternates } from '@/lib/seo/metadata';

export const ensureStatic = 'navigation';

const ROUTE = '/withdrawal';

type Props = PageProps<'/[country]/[locale]/withdrawal'>;

async function read({ params }: Props) {
  const locale = localeOf((await params).locale);
  if (!isRouteIn(ROUTE, locale)) notFound();
  return locale;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await read(props);
  const t = await translations(locale, 'withdrawal');
  return pageMetadata(locale, {
    title: t('meta.title'),
    description: t('meta.description'),
    path: pathFor(locale, ROUTE),
    alternates: routeAlternates(ROUTE),
  });
}

export default async function Withdrawal(props: Props) {
  return <WithdrawalView locale={await read(props)} />;
}
