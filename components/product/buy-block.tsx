import { packVariants, variantsIn } from '@/lib/catalogue/variant-table';
import { variantFor } from '@/lib/catalogue/variants';
import { pathFor } from '@/lib/i18n/navigation';
import { type Locale, MARKETS } from '@/lib/markets';
import type { PricedProduct } from '@/lib/prices/types';
import { BundleBlock } from './bundle-block';
import { BuyBox } from './buy-box';
import { buyWords } from './buy-words';
import { variantPrice } from './variant-price';

type Props = { locale: Locale; product: PricedProduct; name: string; search: string };

/** Price, options, quantity and button, what reassures; then what a bundle holds. */
export async function BuyBlock({ locale, product, name, search }: Props) {
  const table = packVariants(product);
  const words = await buyWords(locale);
  const variant = variantFor(variantsIn(table), new URLSearchParams(search));
  return (
    <>
      <BuyBox
        locale={locale}
        name={name}
        cartHref={pathFor(locale, '/checkout/cart')}
        table={table}
        initial={search}
        words={words}
        first={variant && variantPrice(variant, MARKETS[locale].tag, words.prices)}
      />
      {product.isBundle && <BundleBlock locale={locale} product={product} table={table} search={search} />}
    </>
  );
}
