import { packVariants } from '@/lib/catalogue/variant-table';
import { pathFor } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/markets';
import type { PricedProduct } from '@/lib/prices/types';
import { BundleBlock } from './bundle-block';
import { BuyBox } from './buy-box';
import { buyWords } from './buy-words';

type Props = { locale: Locale; product: PricedProduct; name: string; search: string };

/** Price, options, quantity and button, what reassures; then what a bundle holds. */
export async function BuyBlock({ locale, product, name, search }: Props) {
  const table = packVariants(product);
  return (
    <>
      <BuyBox
        locale={locale}
        name={name}
        cartHref={pathFor(locale, '/checkout/cart')}
        table={table}
        initial={search}
        words={await buyWords(locale)}
      />
      {product.isBundle && <BundleBlock locale={locale} product={product} table={table} search={search} />}
    </>
  );
}
