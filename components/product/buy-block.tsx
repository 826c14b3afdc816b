import { emailFormWords } from '@/components/forms/form-words';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import type { Product } from '@/lib/shopify/types';
import { bundleItems } from './bundle-items';
import { BundleList } from './bundle-list';
import { BuyBox, type BuyWords } from './buy-box';
import { Reassurance } from './reassurance';

type Props = { locale: Locale; product: Product; name: string; search: string };

/** Price, options, quantity and button; then what reassures and what a bundle holds. */
export async function BuyBlock({ locale, product, name, search }: Props) {
  const t = await translations(locale, 'catalogue');
  const items = [
    { icon: 'truck', text: t('reassurance.shipping') },
    { icon: 'pin', text: t('reassurance.region') },
    { icon: 'leaf', text: t('reassurance.made') },
  ] as const;
  return (
    <>
      <BuyBox
        locale={locale}
        name={name}
        cartHref={pathFor(locale, '/checkout/cart')}
        options={product.options}
        variants={product.variants.map(({ bundledProducts, postalCodeExclusions, ean, sku, ...variant }) => variant)}
        initial={search}
        words={await buyWords(locale)}
      />
      <Reassurance items={items} />
      {product.isBundle && (
        <BundleList title={t('bundle')} items={bundleItems(product, MARKETS[locale].tag, t('optionUnavailable'))} />
      )}
    </>
  );
}

async function buyWords(locale: Locale): Promise<BuyWords> {
  const [t, forms, words] = await Promise.all([
    translations(locale, 'catalogue'),
    translations(locale, 'forms'),
    emailFormWords(locale),
  ]);
  return {
    add: t('add'),
    quantity: t('quantity'),
    decrease: t('decrease'),
    increase: t('increase'),
    choose: t('applyOption'),
    unavailable: t('optionUnavailable'),
    soldOut: t('soldOutLong'),
    inStock: t('inStockLine'),
    lowStock: [0, 1, 2].map((count) => t('lowStock', { count })),
    before: t('oldPrice'),
    perUnit: t('perUnit', { price: '{price}', quantity: '{quantity}', unit: '{unit}' }),
    alert: {
      words,
      title: forms('alert.title', { name: '{name}' }),
      text: forms('alert.text'),
      email: forms('alert.email'),
      submit: forms('alert.submit'),
      done: forms('alert.done'),
      doneText: forms('alert.doneText'),
    },
  };
}
