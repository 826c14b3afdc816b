import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ShopView } from '@/components/product/shop-view';
import { getShopPage } from '@/lib/editorial/pages';
import { pathFor } from '@/lib/i18n/navigation';
import { localeOf } from '@/lib/i18n/translations';
import { MARKETS } from '@/lib/markets';
import { imageOf } from '@/lib/prismic/links';
import { draftRef } from '@/lib/prismic/preview';
import { pageMetadata } from '@/lib/seo/metadata';
import { Slices } from '@/slices';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/ecommerce'>;

async function pageOf({ params }: Props) {
  const locale = localeOf((await params).locale);
  const page = MARKETS[locale].shop ? await getShopPage(locale, await draftRef(locale)) : null;
  if (!page) notFound();
  return { locale, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await pageOf(props);
  const { meta_title, title, meta_description: description, meta_image } = page.document.data;
  const [path, image] = [pathFor(locale, '/ecommerce'), imageOf(meta_image)];
  return pageMetadata(locale, { title: meta_title || title, description, image, path, twins: page.twins });
}

export default async function EcommercePage(props: Props) {
  const { locale, page } = await pageOf(props);
  return (
    <ShopView locale={locale} page={page}>
      <Slices slices={page.document.data.slices} locale={locale} />
    </ShopView>
  );
}
