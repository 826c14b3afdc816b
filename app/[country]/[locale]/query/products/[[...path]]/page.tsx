import type { Metadata } from 'next';
import { ProductsPage, productsMetadata } from '@/components/product/products-page';
import { searchText } from '@/lib/platform/i18n/routes';
import { localeOf } from '@/lib/platform/i18n/translations';
import { draftRef } from '@/lib/services/prismic/preview';
import { slicesIn } from '@/slices/zone';

// Dynamic variant of the static page for URLs with a selection (`?need=…`, `?variant=…`): the rewrites choose between the two, so
// that the plain URL stays static and a selection is in the first response, with or without JavaScript.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/query/products/[[...path]]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path = [] } = await params;
  return productsMetadata(localeOf(locale), path);
}

export default async function Page({ params, searchParams }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale = localeOf(segment);
  const slicesOf = slicesIn(locale, await draftRef(locale));
  return <ProductsPage locale={locale} path={path} search={searchText(await searchParams)} slicesOf={slicesOf} />;
}
