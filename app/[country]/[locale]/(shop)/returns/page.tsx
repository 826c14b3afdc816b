import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReturnsView } from '@/components/returns/returns-view';
import { isRouteIn } from '@/lib/platform/i18n/routes';
import { localeOf } from '@/lib/platform/i18n/translations';
import { getReturnsPage } from '@/lib/returns/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/returns'>;

async function read({ params }: Props) {
  const locale = localeOf((await params).locale);
  const page = isRouteIn('/returns', locale) ? await getReturnsPage(locale, await draftRef(locale)) : null;
  if (!page) notFound();
  return { locale, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await read(props);
  return pageMetadata(locale, { ...page.meta, path: page.path, alternates: page.alternates });
}

export default async function Returns(props: Props) {
  return <ReturnsView {...(await read(props))} />;
}
