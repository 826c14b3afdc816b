import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ShopView } from '@/components/editorial/page-views';
import { pageMetaOf } from '@/lib/editorial/page-meta';
import { getShopPage } from '@/lib/editorial/pages';
import { pathFor } from '@/lib/platform/i18n/routes';
import { localeOf } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { pageMetadata } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { Slices } from '@/slices/zone';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/ecommerce'>;

async function pageOf({ params }: Props) {
  const locale = localeOf((await params).locale);
  const draft = await draftRef(locale);
  const page = MARKETS[locale].shop ? await getShopPage(locale, draft) : null;
  if (!page) notFound();
  return { locale, page, draft };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await pageOf(props);
  const path = pathFor(locale, '/ecommerce');
  return pageMetadata(locale, { ...pageMetaOf(page.document.data), path, alternates: page.alternates });
}

export default async function EcommercePage(props: Props) {
  const { locale, page, draft } = await pageOf(props);
  return (
    <ShopView locale={locale} page={page}>
      <Slices slices={page.document.data.slices} locale={locale} draft={draft} />
    </ShopView>
  );
}
