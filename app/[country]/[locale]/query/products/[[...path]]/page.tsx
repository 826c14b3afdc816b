import type { Metadata } from 'next';
import { ProductsPage, productsMetadata } from '@/components/product/products-page';
import { searchText } from '@/lib/platform/i18n/paths';
import { localeOf } from '@/lib/platform/i18n/translations';
import { draftRef } from '@/lib/services/prismic/preview';
import { slicesIn } from '@/slices';

// The twin of the static page for addresses with a selection (`?need=…`, `?variant=…`): the rewrites choose between them,
// so that the plain address stays static and a selection is in the first answer, with or without script.
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
