import { getProductHrefs } from '@/lib/catalogue/sold';
import type { VariantTable } from '@/lib/catalogue/variant-table';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { PricedProduct } from '@/lib/prices/reference';
import { BundleList, bundleTable, isSame, itemsOf } from './bundle-list';
import { BundleOfChoice } from './bundle-of-choice';

type Props = { locale: Locale; product: PricedProduct; table: VariantTable; search: string };

export async function BundleBlock({ locale, product, table, search }: Props) {
  const components = product.variants.flatMap(({ bundledProducts }) =>
    bundledProducts.map(({ productId }) => productId),
  );
  const [t, hrefs] = await Promise.all([translations(locale, 'catalogue'), getProductHrefs(locale, components)]);
  const words = {
    soldOut: t('optionUnavailable'),
    tooFew: t('bundleTooFew'),
    saving: t('bundleSaving', { amount: '{amount}' }),
  };
  const bundle = bundleTable(product.variants, { tag: MARKETS[locale].tag, words, hrefs });
  return isSame(bundle) ? (
    <BundleList title={t('bundle')} items={itemsOf(bundle, 0)} note={bundle.savings[0]} />
  ) : (
    <BundleOfChoice title={t('bundle')} bundle={bundle} table={table} initial={search} />
  );
}
