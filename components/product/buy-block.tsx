import { packVariants } from '@/lib/catalogue/variant-table';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { PricedProduct } from '@/lib/prices/types';
import { BundleBlock } from './bundle-block';
import { BuyBox } from './buy-box';
import { buyWords } from './buy-words';
import { Reassurance } from './reassurance';

type Props = { locale: Locale; product: PricedProduct; name: string; search: string };

/** Price, options, quantity and button; then what reassures and what a bundle holds. */
export async function BuyBlock({ locale, product, name, search }: Props) {
  const t = await translations(locale, 'catalogue');
  const items = [
    { icon: 'truck', text: t('reassurance.shipping') },
    { icon: 'pin', text: t('reassurance.region') },
    { icon: 'leaf', text: t('reassurance.made') },
  ] as const;
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
      <Reassurance items={items} />
      {product.isBundle && <BundleBlock locale={locale} product={product} table={table} search={search} />}
    </>
  );
}
