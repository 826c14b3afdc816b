import type { Metadata } from 'next';
import { ProductsPage, productsMetadata } from '@/components/product/products-page';
import { getProductPaths } from '@/lib/catalogue/pages';
import { localeOf } from '@/lib/platform/i18n/translations';
import { isLocale } from '@/lib/platform/markets';
import { draftRef } from '@/lib/services/prismic/preview';
import { slicesIn } from '@/slices/zone';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[country]/[locale]/products/[[...path]]'>;

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const paths = isLocale(params.locale) ? await getProductPaths(params.locale) : [];
  return [{ path: [] }, ...paths.map((path) => ({ path }))];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path = [] } = await params;
  return productsMetadata(localeOf(locale), path);
}

export default async function Page({ params }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale = localeOf(segment);
  const slicesOf = slicesIn(locale, await draftRef(locale));
  return <ProductsPage locale={locale} path={path} search="" slicesOf={slicesOf} />;
}
